package import Diagnostics

extension Words {
  /// Folder of the files below Templates.
  package static let folder = "words"

  /// The words of a language: those that the site gives, then the built-in ones, then the same for the language without
  /// its region, and for English at last.
  ///
  /// - Parameter files: the site's own files of words. All are checked, those of other languages too.
  /// - Returns: the words, and whether there are any in the language.
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

  /// A tag, those that it is a variety of, and English: `de-AT`, `de`, `en`.
  private static func chain(of language: String) -> [String] {
    LanguageChain.tags(of: language) + (LanguageChain.isSameLanguage(language, "en") ? [] : ["en"])
  }

  /// The language of a file by its name: `Templates/words/de-AT.yml`.
  private static func tag(of path: String) -> String {
    String((path.split(separator: "/").last ?? "").prefix { $0 != "." })
  }

  /// Languages whose singular is also that of nothing, as Unicode's plural rules have it.
  private static func oneIncludesZero(_ tag: String) -> Bool {
    ["fr", "pt"].contains { LanguageChain.isSameLanguage(tag, $0) } && tag.lowercased() != "pt-pt"
  }
}

/// BCP 47 tags as varieties of each other.
enum LanguageChain {
  /// A tag and what is left of it as its last parts are taken away.
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
  /// The list that the English file makes.
  package static let english: WordList = {
    guard let file = file("en") else { preconditionFailure("the theme has no English words") }
    return WordList(WordsReader(list: nil, oneIncludesZero: false).read(file).words)
  }()

  /// Tags of the built-in files.
  package static var builtInLanguages: [String] { EmbeddedFiles.all.map { String($0.name.dropLast(4)) } }

  /// The built-in words of a language.
  static func builtIn(_ language: String) -> WordsReader.Result? {
    file(language).map { WordsReader(list: .english, oneIncludesZero: language == "fr").read($0) }
  }

  /// The built-in file of a language, as a site's own file of it would be called.
  package static func file(_ language: String) -> SourceFile? {
    EmbeddedFiles.all.first { $0.name.lowercased() == language.lowercased() + ".yml" }
      .map { SourceFile(path: "Templates/\(Words.folder)/\($0.name)", bytes: $0.bytes) }
  }
}
