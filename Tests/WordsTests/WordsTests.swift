import Diagnostics
import Testing

@testable import Words

@Suite struct WordsTests {
  private static let skip = Word("page.skip")
  private static let next = Word("page.next")
  private static let count = Word("catalogue.count")

  private static func load(_ language: String, _ files: [String: String] = [:]) -> Words {
    Words.load(
      language: language,
      files: files.sorted { $0.key < $1.key }.map { SourceFile(path: "Templates/words/\($0.key).yml", text: $0.value) }
    ).words
  }

  @Test func takesWordsFromTheNearestFile() {
    let files = ["de-AT": "page: {skip: Zum Text}", "en": "page: {next: Onward}", "sv": "page: {skip: Till texten}"]
    let austrian = Self.load("de-at", files)
    #expect(austrian.text(Self.skip) == "Zum Text")
    #expect(austrian.text(Self.next) == "Weiter")
    #expect(austrian.language == "de-AT")
    let swedish = Self.load("sv", files)
    #expect(swedish.text(Self.skip) == "Till texten")
    #expect(swedish.text(Self.next) == "Onward")
    #expect(swedish.language == "sv")
    #expect(Self.load("de-CH").language == "de")
  }

  @Test(arguments: [("sv", false), ("en", true), ("en-GB", true), ("de-AT", true), ("ja", true), ("den", false)])
  func saysWhetherThereAreWords(language: String, isTranslated: Bool) {
    let loaded = Words.load(language: language, files: [])
    #expect(loaded.isTranslated == isTranslated)
    #expect(loaded.diagnostics == [])
    if !isTranslated { #expect(loaded.words.text(Self.skip) == "Skip to content") }
  }

  @Test(arguments: [
    ("en", 0, "0 dialogs"), ("en", 1, "1 dialog"), ("en", 2, "2 dialogs"), ("fr", 0, "0 dialogue"),
    ("fr", 2, "2 dialogues"), ("pt", 0, "0 diálogo"), ("pl", 1, "Okna: 1"), ("ja", 1, "ダイアログ1件"),
  ])
  func countsAsTheLanguageDoes(language: String, count: Int, text: String) {
    #expect(Self.load(language).text(Self.count, count: count) == text)
  }

  @Test func letsAFormLeaveOutItsOne() {
    let words = Self.load("de", ["de": "catalogue:\n  count:\n    one: Ein Dialog\n    other: \"{count} Dialoge\"\n"])
    #expect(words.text(Self.count, count: 1) == "Ein Dialog")
  }

  @Test func escapesWordsForHTML() {
    let words = Self.load("en", ["en": "page: {skip: \"A & B <\\\"\"}"])
    #expect(String(decoding: words.html(Self.skip), as: UTF8.self) == "A &amp; B &lt;&quot;")
  }

  /// Each mistake with where it is found and what is said of it.
  @Test(arguments: [
    ("page: {skpi: Los}", "skpi", "unknown key “skpi”; did you mean “skip”?"),
    ("pages: {skip: Los}", "pages", "unknown key “pages”; did you mean “page”?"),
    ("skip: Los", "skip", "unknown key “skip”"),
    ("page: Los", "Los", "“page” is text, not a mapping of keys to values"),
    ("page: {skip: [Los]}", "[Los]", "“skip” is a list, not text"),
    ("page: {skip: {one: Los, other: Los}}", "{one: Los, other: Los}", "“skip” is a mapping, not text"),
    ("page: {skip: \" \"}", "\" \"", "“skip” is empty"),
    (
      "page: {skip: \(String(repeating: "x", count: 1_001))}", String(repeating: "x", count: 1_001),
      "“skip” is longer than 1000 bytes"
    ),
    ("page: {all: \"Alle {cuont}\"}", "{cuont}", "“all” has no placeholder “{cuont}”; did you mean “{count}”?"),
    ("page: {skip: \"Zu {count}\"}", "{count}", "“skip” has no placeholder “{count}”"),
    ("page: {all: Alle}", "Alle", "“all” is missing {count}"),
    ("page: {all: \"Alle {count\"}", "{", "in “all”, unmatched “{”"),
    ("page: {all: \"Alle {}{count}\"}", "{}", "in “all”, “{}” is empty"),
    ("catalogue: {count: {one: Einer}}", "{one: Einer}", "“count” has no form “other”"),
    ("catalogue: {count: {few: Alle, other: \"{count}\"}}", "few", "unknown key “few”"),
    ("search_page: {home: Startseite}", "Startseite", "“home” is missing its link"),
    ("page: {skip: \"Zum [Inhalt]\"}", "\"Zum [Inhalt]\"", "“skip” must not contain a link"),
    ("page: {skip: a}\npage: {}", "page", "duplicate key “page”"),
  ])
  func reportsMistakes(text: String, found: String, summary: String) throws {
    let file = SourceFile(path: "Templates/words/de.yml", text: text)
    let (words, _, diagnostics) = Words.load(language: "de", files: [file])
    let finding = try #require(diagnostics.first)
    #expect(diagnostics.count == 1)
    #expect(finding.summary == summary)
    #expect(finding.rule == RuleDescription.interfaceWords.id)
    #expect(finding.severity == .error)
    let range = try #require(finding.location?.range)
    #expect(file.text(range) == found)
    // What is wrong is passed over.
    #expect(words.text(Self.skip) == "Zum Inhalt springen" || summary.contains("twice"))
  }

  @Test func checksFilesOfOtherLanguages() {
    let file = SourceFile(path: "Templates/words/de.yml", text: "page: {skip: }\nfoo: {}\n")
    #expect(Words.load(language: "en", files: [file]).diagnostics.map(\.summary) == ["unknown key “foo”"])
  }
}
