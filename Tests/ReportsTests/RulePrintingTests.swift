import Diagnostics
import Dialogs
import Foundation
import Guidelines
import Listings
import Mockups
import TestSupport
import Testing

/// The rules as `patternbook rules` prints them, from a book of two.
@Suite struct RulePrintingTests {
  @Test(arguments: [false, true]) func listing(_ all: Bool) throws {
    let bytes = RuleListing.text(Self.book.chapters, all: all, color: false)
    try Goldens().expect(bytes, is: all ? "rules-all.text" : "rules.text")
  }

  @Test func listingInColour() {
    let text = String(decoding: RuleListing.text(Self.book.chapters, all: true, color: true), as: UTF8.self)
    #expect(text.contains("\u{1B}["))
  }

  @Test(arguments: ["apple-hig/polite", "page/calm"]) func explanation(_ id: String) throws {
    let (chapter, sheet) = try #require(Self.book.sheet(of: id))
    let name = "rule-" + String(id.split(separator: "/")[1]) + ".text"
    try Goldens().expect(RuleExplanation.text(sheet, of: chapter, color: false), is: name)
  }

  @Test func json() throws {
    // A few statements that no new rule changes: drawn, left to people, and checked.
    let chapters = Self.book.chapters.map { chapter in
      var chapter = chapter
      let unchecked = chapter.statements.filter(\.rules.isEmpty).prefix(4)
      chapter.statements = unchecked + chapter.statements.filter { $0.rules == ["apple-hig/tone"] }
      return chapter
    }
    let bytes = RulesJSON.bytes(chapters, toolVersion: "1.2.3")
    try Goldens().expect(bytes, is: "rules.json")
    #expect(try JSONSerialization.jsonObject(with: Data(bytes)) is [String: Any])
  }

  static let goldens: Set<String> = [
    "rules-all.text", "rules.text", "rule-polite.text", "rule-calm.text", "rules.json",
  ]

  private static let book = RuleBook(
    settings: RuleSettings(rules: ["page/calm": .init(severity: .off)]), rules: [Polite(), Calm()])
}

private struct Polite: DialogRule {
  var description: RuleDescription {
    RuleDescription(
      id: "apple-hig/polite", summary: "A dialog says please",
      rationale: "People are asked for a favour: their attention. A word that costs nothing makes up for some of it, "
        + "and sets the tone for what comes.",
      source: "A guideline: Manners", severity: .warning)
  }

  var scope: RuleScope { RuleScope(kinds: [.alert, .modal], platforms: [.macos, .watchos]) }
  var options: [any ConfigurableOption] {
    [
      RuleOption("max", 2, "How often it may"),
      RuleOption("words", ["please", "if you, would", "be so kind"], "Words that will do"),
    ]
  }
  var leniency: String? { "a note on Sundays" }
  var heuristic: String? { "Manners are told by words." }

  func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] { [] }

  var examples: [RuleExample] {
    [
      .failing("kind: alert\ntitle: «Gehen»\t«Sie»!\u{1B}[2J\n", fixed: "kind: alert\ntitle: Bitte gehen Sie!\n"),
      .passing("kind: alert\ntitle: Please 🙏 go", options: "{max: 3}"),
    ]
  }
}

private struct Calm: PageRule {
  var description: RuleDescription {
    RuleDescription(
      id: "page/calm", summary: "A page does not shout", rationale: "Capitals are hard to read.", severity: .error)
  }

  func check(_ page: PageFacts, _ options: RuleOptions) -> [Finding] { [] }

  var examples: [RuleExample] { [.failing(page: "A «LOUD\nVOICE» proves nothing.")] }
}
