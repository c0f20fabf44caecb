/// A key of the interface text: `page.skip`.
///
/// Only the English file defines which keys exist. A key is looked up in it once, on first use; a test checks every
/// key that the program uses against the file.
package struct Word: Sendable, Hashable {
  let index: Int

  package init(_ name: String) {
    guard let index = WordList.english.index(of: name) else { preconditionFailure("there is no word “\(name)”") }
    self.index = index
  }
}

/// All keys by group, in the order of the English file, and the English text.
package struct WordList: Sendable {
  package struct Group: Sendable {
    package let name: String
    package let keys: [String]
    /// The index of the first word of the group.
    let start: Int
  }

  package let groups: [Group]
  /// The English text; its placeholders and plural forms apply to every language.
  package let entries: [WordEntry]
  private let indexByName: [String: Int]

  /// The index of a word.
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

/// The text of a word in one language.
package struct WordEntry: Sendable, Hashable {
  /// The form for one, if the language has it.
  package var one: Phrase?
  package var other: Phrase
  /// Whether it is counted, and so can have two forms.
  package var isCounted: Bool
  /// Whether `one` is also the form for zero.
  package var oneIncludesZero = false

  /// The form for a number.
  package func phrase(for count: Int) -> Phrase {
    count == 1 || (count == 0 && oneIncludesZero) ? one ?? other : other
  }
}
