/// One word of the interface by its name in the files of words: `page.skip`.
///
/// Which words there are is said by the English file alone. A word is looked for in it once, when it is first used; a test
/// holds every name that the program uses against the file.
package struct Word: Sendable, Hashable {
  let index: Int

  package init(_ name: String) {
    guard let index = WordList.english.index(of: name) else { preconditionFailure("there is no word “\(name)”") }
    self.index = index
  }
}

/// The words that there are, by groups, in the order of the English file; and the English ones.
package struct WordList: Sendable {
  package struct Group: Sendable {
    package let name: String
    package let keys: [String]
    /// Where its first word stands among all.
    let start: Int
  }

  package let groups: [Group]
  /// What the words are in English: their places and forms are those of every other language.
  package let entries: [WordEntry]
  private let indexByName: [String: Int]

  /// Where a word stands among all.
  package func index(of name: String) -> Int? { indexByName[name] }

  /// A group by its name.
  package func group(_ name: String) -> Group? { groups.first { $0.name == name } }

  /// All names: `page.skip`.
  package var names: [String] { groups.flatMap { group in group.keys.map { group.name + "." + $0 } } }

  init(_ file: [(group: String, words: [(key: String, entry: WordEntry)])]) {
    var groups: [Group] = []
    var entries: [WordEntry] = []
    var indexByName: [String: Int] = [:]
    for (group, words) in file {
      groups.append(Group(name: group, keys: words.map(\.key), start: entries.count))
      for (key, entry) in words {
        indexByName[group + "." + key] = entries.count
        entries.append(entry)
      }
    }
    self.groups = groups
    self.entries = entries
    self.indexByName = indexByName
  }
}

/// What a word is in one language.
package struct WordEntry: Sendable, Hashable {
  /// For one of what is counted, where the language has a form for that.
  package var one: Phrase?
  package var other: Phrase
  /// Whether it counts, and so may have two forms.
  package var isCounted: Bool
  /// Whether `one` is the form for nothing, too.
  package var oneIncludesZero = false

  /// The form for a number.
  package func phrase(for count: Int) -> Phrase {
    count == 1 || (count == 0 && oneIncludesZero) ? one ?? other : other
  }
}
