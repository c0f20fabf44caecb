package import Diagnostics

extension Words {
  /// Folder of the files below Templates.
  package static let folder = "words"

  /// The interface text in a language: first from the site, then built-in, then the same for the language without its
  /// region, and finally English.
  ///
  /// - Parameter files: the word files of the site. All of them are checked, including those of other languages.
  /// - Returns: the text, and whether there is any in the language.
  package static func load(
    language: String, files: [SourceFile]
  ) -> (words: Words, isTranslated: Bool, diagnostics: [Diagnostic]) {
    if files.isEmpty, language == "en" { return (.english, true, []) }
    var own: [String: WordsReader.Result] = [:]
    var tags: [String: String] = [:]
    var diagnostics: [Diagnostic] = []
    for file in files {
      let tag = Self.tag(of: file.path)
      let result = WordsReader(list: .english, oneIncludesZero: oneIncludesZero(tag)).read(file)
      diagnostics += result.diagnostics
      own[tag.lowercased()] = result
      tags[tag.lowercased()] = tag
    }
    var entries = WordList.english.entries
    var found: String?
    for tag in chain(of: language).reversed() {
      let key = tag.lowercased()
      let builtIn = key == "en" ? nil : WordList.builtIn(key)
      for result in [builtIn, own[key]].compactMap(\.self) {
        for (group, words) in result.words {
          for (key, entry) in words {
            guard let index = WordList.english.index(of: group + "." + key) else { continue }
            entries[index] = entry
          }
        }
      }
      if builtIn != nil || own[key] != nil || key == "en" { found = tags[key] ?? tag }
    }
    let words = Words(language: found ?? "en", entries: entries)
    return (words, LanguageChain.isSameLanguage(words.language, language), diagnostics)
  }

  /// A tag, its less specific tags, and English: `de-AT`, `de`, `en`.
  private static func chain(of language: String) -> [String] {
    LanguageChain.tags(of: language) + (LanguageChain.isSameLanguage(language, "en") ? [] : ["en"])
  }

  /// The language of a file by its name: `Templates/words/de-AT.yml`.
  private static func tag(of path: String) -> String {
    String((path.split(separator: "/").last ?? "").prefix { $0 != "." })
  }

  /// Languages whose singular is also used for zero, according to Unicode's plural rules.
  fileprivate static func oneIncludesZero(_ tag: String) -> Bool {
    ["fr", "pt"].contains { LanguageChain.isSameLanguage(tag, $0) } && tag.lowercased() != "pt-pt"
  }
}

/// BCP 47 tags and their less specific tags.
enum LanguageChain {
  /// A tag, followed by the tags without its last parts.
  static func tags(of language: String) -> [String] {
    var tags = [language]
    while let hyphen = tags[tags.count - 1].lastIndex(of: "-") { tags.append(String(tags[tags.count - 1][..<hyphen])) }
    return tags
  }

  static func isSameLanguage(_ left: String, _ right: String) -> Bool {
    tags(of: left).last?.lowercased() == tags(of: right).last?.lowercased()
  }
}

extension WordList {
  /// The list defined by the English file.
  package static let english: WordList = {
    guard let file = file("en") else { preconditionFailure("the theme has no English words") }
    return WordList(WordsReader(list: nil, oneIncludesZero: false).read(file).words)
  }()

  /// Tags of the built-in files.
  package static var builtInLanguages: [String] { EmbeddedFiles.all.map { String($0.name.dropLast(4)) } }

  /// The built-in text of a language.
  static func builtIn(_ language: String) -> WordsReader.Result? {
    file(language).map { WordsReader(list: .english, oneIncludesZero: Words.oneIncludesZero(language)).read($0) }
  }

  /// The built-in file of a language, under the name that a site would use for its own.
  package static func file(_ language: String) -> SourceFile? {
    EmbeddedFiles.all.first { $0.name.lowercased() == language.lowercased() + ".yml" }
      .map { SourceFile(path: "Templates/\(Words.folder)/\($0.name)", bytes: $0.bytes) }
  }
}
