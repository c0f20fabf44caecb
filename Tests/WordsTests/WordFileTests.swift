import Diagnostics
import Foundation
import Testing

@testable import Words

/// The built-in word files: the same words in all of them, with the same places; and no other words in the program.
@Suite struct WordFileTests {
  private static func file(_ language: String) throws -> SourceFile {
    try #require(WordList.file(language))
  }

  @Test func hasTheLanguages() {
    #expect(
      Set(WordList.builtInLanguages).isSuperset(of: ["ar", "de", "en", "es", "fr", "it", "ja", "nl", "pl", "pt"]))
  }

  @Test(arguments: WordList.builtInLanguages)
  func hasEveryWordWithItsPlaces(language: String) throws {
    let list = WordList.english
    let result = WordsReader(list: list, oneIncludesZero: false).read(try Self.file(language))
    #expect(result.diagnostics == [])
    let words = result.words.flatMap { group in group.words.map { (group.group + "." + $0.key, $0.entry) } }
    let names = words.map(\.0)
    let missing = Set(list.names).subtracting(names).sorted()
    #expect(missing == [], "Templates/words/\(language).yml lacks \(missing.joined(separator: ", "))")
    // In the order of the English file; what one lacks does not put the others out of order.
    #expect(names == list.names.filter(names.contains))
    for (name, entry) in words {
      let english = try #require(list.index(of: name).map { list.entries[$0] }, "\(name)")
      #expect(Set(entry.other.places) == Set(english.other.places), "\(name)")
      #expect(entry.other.linkCount == english.other.linkCount, "\(name)")
      #expect(entry.isCounted == english.isCounted, "\(name)")
    }
  }

  /// A translation that forgot a word would still show it in English.
  @Test(arguments: WordList.builtInLanguages.filter { $0 != "en" })
  func translatesNearlyEveryWord(language: String) {
    let words = Words.load(language: language, files: []).words
    let same = zip(WordList.english.names, zip(words.entries, WordList.english.entries))
      .filter { $1.0.other == $1.1.other && $1.0.other.text.contains(where: \.isLetter) }.map(\.0)
    #expect(same.count <= 40, "\(same)")
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func sources(_ folder: String, _ endings: [String]) throws -> [String] {
    let url = root.appending(path: folder)
    return try FileManager.default.subpathsOfDirectory(atPath: url.path).compactMap { path in
      // Folders of parts are called like files, and cannot be read as such.
      guard endings.contains(where: path.hasSuffix), !path.hasPrefix("Theme/Templates") else { return nil }
      return try? String(contentsOf: url.appending(path: path), encoding: .utf8)
    }
  }

  /// What the program, the templates and the scripts ask for is there, and nothing is there that none of them asks
  /// for.
  @Test func listsTheWordsThatAreUsed() throws {
    var used: Set<String> = []
    for source in try Self.sources("Sources", [".swift"]) {
      for match in source.matches(of: /\bWord\("([a-z0-9_.]+)"\)/) { used.insert(String(match.output.1)) }
    }
    for template in try Self.sources("Templates", [".mustache"]) {
      for match in template.matches(of: /\{\{words\.([a-z0-9_]+\.[a-z0-9_]+)/) { used.insert(String(match.output.1)) }
    }
    for asset in try Self.sources("Templates", [".js", ".css"]) {
      for match in asset.matches(of: /\bWORDS\.([a-z0-9_]+)(?:\.([a-z0-9_]+))?/) {
        let group = String(match.output.1)
        if let key = match.output.2 {
          used.insert(group + "." + key)
        } else {
          for key in WordList.english.group(group)?.keys ?? [] { used.insert(group + "." + key) }
        }
      }
    }
    let names = Set(WordList.english.names)
    #expect(used.subtracting(names) == [])
    #expect(names.subtracting(used) == [])
  }
}
