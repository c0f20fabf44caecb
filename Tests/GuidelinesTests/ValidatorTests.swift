import Diagnostics
import Dialogs
import Mockups
import Testing
import YAML

@testable import Guidelines

/// Which rules are enabled, how much they matter, and what blocks say of them.
struct ValidatorTests {
  /// Breaks `va-mobile/button-vague` once.
  private static let vague = "kind: alert\ntitle: Leave?\nbuttons: [Leave, OK]\n"

  private func findings(
    _ block: String, infoString: String = "dialog", page: [String]? = nil, site: [String] = [], rules: String? = nil
  ) throws -> [Diagnostic] {
    var settings = try Self.settings(rules)
    settings.guidelines = site
    var facts = ExamplePage(block, infoString: infoString, guidelines: page ?? []).facts
    if page == nil { facts.guidelines = nil }
    return Validator(settings: settings).validate(facts)
  }

  private static func settings(_ rules: String?) throws -> RuleSettings {
    guard let rules else { return RuleSettings() }
    let (parsed, diagnostics) = try parse(rules)
    #expect(diagnostics.isEmpty)
    return RuleSettings(rules: parsed)
  }

  private static func parse(_ rules: String) throws -> (
    rules: [String: RuleSettings.Setting], diagnostics: [Diagnostic]
  ) {
    let file = SourceFile(path: "site.yml", text: rules)
    let node = try YAMLParser.parse(SourceExcerpt(0..<file.bytes.count, of: file), limits: .configuration)
    let ids = MappingReader.Rules(invalidValue: .configuration, unknownKey: .configuration)
    return RuleSettings.parse(rules: try #require(node), path: file.path, ids: ids)
  }

  // MARK: In force

  @Test func takesPacksOfTheBlockThenThePageThenTheSite() throws {
    let rule = "va-mobile/button-vague"
    #expect(try findings(Self.vague).isEmpty)
    #expect(try findings(Self.vague, site: ["va-mobile"]).map(\.rule) == [rule])
    #expect(try findings(Self.vague, page: ["harmattan"], site: ["va-mobile"]).isEmpty)
    #expect(try findings(Self.vague, page: ["va-mobile"], site: ["harmattan"]).map(\.rule) == [rule])
    #expect(try findings(Self.vague + "guidelines: []", page: ["va-mobile"]).isEmpty)
    #expect(try findings(Self.vague + "guidelines: va-mobile", site: ["harmattan"]).map(\.rule) == [rule])
  }

  @Test func reportsUnknownPacks() throws {
    let block = try findings(Self.vague + "guidelines: [va-mobil, block]")
    #expect(block.map(\.rule) == ["block/invalid-value", "block/invalid-value"])
    #expect(block[0].fixes.first?.edits.first?.replacement == "va-mobile")
    #expect(try findings(Self.vague, page: ["apple"]).map(\.rule) == ["page/front-matter"])
  }

  @Test func reportsPlatformsOfWhichNoneHasTheDialog() throws {
    var facts = ExamplePage("kind: snackbar\nmessage: Sent", guidelines: []).facts
    facts.platforms = [.watchos, .tvos]
    let validator = Validator(settings: RuleSettings())
    #expect(validator.validate(facts).map(\.rule) == ["block/unsupported-platform"])
    facts.platforms = [.watchos, .ios]
    #expect(validator.validate(facts).isEmpty)
  }

  @Test func reportsElementsThatNoPlatformHas() throws {
    var facts = ExamplePage(Self.vague + "icon: caution\nhelp: false\ntext-field: Name", guidelines: []).facts
    facts.platforms = [.tvos, .ios]
    let validator = Validator(settings: RuleSettings())
    #expect(validator.validate(facts).map(\.summary) == ["“icon” does not exist on tvOS and iOS"])
    facts.platforms = [.tvos, .macos]
    #expect(validator.validate(facts).isEmpty)
  }

  // MARK: Settings

  @Test(arguments: [
    ("va-mobile/button-vague: error", [Severity.error]), ("va-mobile/button-vague: note", [.note]),
    ("va-mobile/button-vague: off", []), ("va-mobile/button-vague: {words: [stay]}", []),
    ("va-mobile/button-vague: {severity: note, words: OK}", [.note]),
  ])
  func appliesSettings(_ rules: String, _ severities: [Severity]) throws {
    #expect(try findings(Self.vague, page: ["va-mobile"], rules: rules).map(\.severity) == severities)
  }

  @Test func appliesSettingsToWhatParsersFind() throws {
    let block = Self.vague + "mesage: Hello"
    #expect(try findings(block, rules: "block/unknown-key: warning").map(\.severity) == [.warning])
    #expect(try findings(block, rules: "block/unknown-key: off").isEmpty)
  }

  @Test func prefersTheSitesSeverityToThatOfTheCase() throws {
    let block = "kind: action-sheet\nguidelines: [apple-hig]\ntitle: Export\nbuttons: [Copy the Link, Cancel]"
    #expect(try findings(block).map(\.severity) == [.note])
    #expect(try findings(block, rules: "apple-hig/button-words: error").map(\.severity) == [.error])
  }

  @Test func reportsSettingsThatDoNotExist() throws {
    let (rules, diagnostics) = try Self.parse(
      """
      va-mobile/button-vage: error
      va-mobile/button-words: {severity: fatal, max: many, mx: 2}
      va-mobile/title-filler: [off]
      page/image-alt:
      """)
    #expect(diagnostics.count == 5)
    #expect(diagnostics.contains { $0.summary.contains("did you mean “va-mobile/button-vague”?") })
    #expect(rules["page/image-alt"] == nil)
    #expect(rules["va-mobile/button-words"]?.severity == nil)
  }

  // MARK: Exceptions

  @Test func silencesWhatIsAllowedWithAReason() throws {
    let allow = "guidelines: [va-mobile]\nallow:\n  va-mobile/button-vague: "
    #expect(try findings(Self.vague + allow + "The system draws it.").isEmpty)
    #expect(
      try findings(Self.vague + allow).map(\.rule).sorted() == ["block/unused-allow", "va-mobile/button-vague"])
  }

  @Test(arguments: [
    ("va-mobile/two-buttons", "nothing breaks"), ("apple-hig/button-vague", "not enabled"),
    ("va-mobile/button-vage", "did you mean “va-mobile/button-vague”?"),
  ])
  func reportsExceptionsThatSilenceNothing(_ rule: String, _ summary: String) throws {
    let block =
      "kind: alert\nguidelines: [va-mobile]\ntitle: Leave?\nbuttons: [Leave, Stay]\nallow: {\(rule): Because.}"
    let found = try findings(block)
    #expect(found.map(\.rule) == ["block/unused-allow"])
    #expect(found.first?.summary.contains(summary) == true)
  }

  // MARK: Counter-examples

  @Test func takesWhatACounterExamplePromisesForGranted() throws {
    let block = Self.vague + "guidelines: [va-mobile]\nviolates: [va-mobile/button-vague]"
    #expect(try findings(block, infoString: "dialog dont").isEmpty)
    #expect(
      try findings(block, infoString: "dialog dont", rules: "va-mobile/button-vague: off").isEmpty,
      "a rule that is off is still broken")
  }

  @Test func reportsPromisesThatACounterExampleDoesNotKeep() throws {
    let block = Self.vague + "guidelines: [va-mobile]\nviolates: [va-mobile/two-buttons, va-mobile/x, apple-hig/tone]"
    let found = try findings(block, infoString: "dialog dont")
    #expect(found.filter { $0.rule == "block/dont-passes" }.count == 3)
    #expect(found.filter { $0.rule == "va-mobile/button-vague" }.map(\.severity) == [.note])
  }

  @Test func keepsFaultsOfACounterExamplesBlock() throws {
    let block = Self.vague + "mesage: Hello\nviolates: []"
    #expect(try findings(block, infoString: "dialog dont").map(\.severity) == [.error])
  }

  @Test func takesFaultsOfABlockThatArePromisedForGranted() throws {
    let block = "kind: alert\nbuttons: [Leave, Stay]\nviolates: [block/missing-field]"
    #expect(try findings(block, infoString: "dialog dont").isEmpty)
  }

  // MARK: Sites

  private func siteFindings(_ pages: [(path: String, text: String)], rules: String? = nil) throws -> [Diagnostic] {
    let site = ExampleSite(pages)
    let validator = Validator(settings: try Self.settings(rules))
    return site.pages.flatMap(validator.validate) + validator.validate(site.pages)
  }

  private func page(_ blocks: String...) -> String {
    blocks.map { "```\($0.contains("violates:") ? "dialog dont" : "dialog")\n\($0)\n```\n\n" }.joined()
  }

  @Test func findsWhereNothingLeads() throws {
    let modal = "kind: modal\nnavigation: {leading: Cancel}\nsituation: {leads-to: leave-aler}"
    let found = try siteFindings([("page.md", page(modal, "id: leave-alert\n" + Self.vague))])
    #expect(found.map(\.rule) == ["block/invalid-value"])
    #expect(found.first?.fixes.first?.edits.first?.replacement == "leave-alert")
    let there = try siteFindings([("page.md", page(modal, "id: leave-aler\n" + Self.vague))])
    #expect(there.map(\.rule) == ["block/flow-way-back"])
  }

  @Test func findsWhereAButtonLeadsNowhere() throws {
    let menu = "kind: action-sheet\ntitle: Menu\nbuttons: [{label: Leave, leads-to: leave-aler}, Cancel]"
    let found = try siteFindings([("page.md", page(menu, "id: leave-alert\nkind: alert\ntitle: Left\nbuttons: [OK]"))])
      .filter { $0.rule.hasPrefix("block/") }
    #expect(found.map(\.rule) == ["block/invalid-value"])
    #expect(found.first?.fixes.first?.edits.first?.replacement == "leave-alert")
  }

  /// A long chain must neither use up the stack nor be reported more than once.
  @Test func followsALongChainToItsStart() throws {
    let blocks = (0..<400).map { index in
      "```dialog\nid: d\(index)\nkind: alert\ntitle: Step \(index)\n"
        + "buttons: [{label: Next, leads-to: d\((index + 1) % 400)}, {label: Cancel, role: cancel}]\n```\n"
    }
    let found = try siteFindings([("page.md", blocks.joined(separator: "\n"))])
    #expect(found.filter { $0.rule == "block/flow-loop" }.count == 1)
  }

  /// Of each kind, under each guideline, and in each folder, all later dialogs are compared with the first.
  @Test func comparesLabelsOfTheSameQuestion() throws {
    func ask(_ answer: String, _ kind: String = "action-sheet", _ rest: String = "") -> String {
      "kind: \(kind)\ntitle: Delete this photo?\nbuttons: [\(answer), Cancel]\n\(rest)"
    }
    let pages = [
      ("a/one.md", page(ask("Delete"), ask("Remove", "alert"), ask("Drop", "alert", "guidelines: [va-mobile]"))),
      ("a/two.md", page(ask("Erase"), ask("Erase", "alert"), ask("Drop", "alert", "guidelines: [va-mobile]"))),
      ("b/one.md", page(ask("Discard"), ask("Discard"), ask("Remove"))),
    ]
    let found = try siteFindings(pages).filter { $0.rule == "site/consistent-labels" }
    #expect(
      found.map { "\($0.location?.path ?? "") \($0.summary)" } == [
        "a/two.md “Erase” is “Delete” elsewhere; use the same label",
        "a/two.md “Erase” is “Remove” elsewhere; use the same label",
        "b/one.md “Remove” is “Discard” elsewhere; use the same label",
      ])
  }

  @Test(arguments: [[], [0], [63], [0, 5, 62, 63]])
  func holdsPlaces(_ places: [Int]) {
    let set = PlaceSet(places)
    #expect((0..<64).filter(set.contains) == places)
  }

  @Test func allowsAndPromisesWhatOnlyAllPagesShow() throws {
    let first = "id: a\n" + Self.vague
    #expect(try siteFindings([("page.md", page(first, first))]).map(\.rule) == ["block/duplicate-id"])
    #expect(try siteFindings([("page.md", page(first, first + "allow: {block/duplicate-id: A test.}"))]).isEmpty)
    #expect(try siteFindings([("page.md", page(first, first + "violates: [block/duplicate-id]"))]).isEmpty)
    #expect(
      try siteFindings([("page.md", page("id: b\n" + Self.vague + "allow: {block/duplicate-id: A test.}"))]).map(\.rule)
        == ["block/unused-allow"])
    #expect(
      try siteFindings([("page.md", page("id: b\n" + Self.vague + "violates: [block/duplicate-id]"))]).map(\.rule)
        == ["block/dont-passes"])
  }

  @Test func comparesLabelsWithinASectionOnly() throws {
    let delete = "kind: action-sheet\ntitle: Delete it?\nbuttons: [Delete, Cancel]"
    let remove = "kind: action-sheet\ntitle: Delete it?\nbuttons: [Remove, Cancel]"
    let index = ("a/index.md", "Text.")
    let apart = try siteFindings([index, ("a/x.md", page(delete)), ("b/index.md", page(remove))])
    #expect(apart.isEmpty)
    let together = try siteFindings([index, ("a/x.md", page(delete)), ("a/y.md", page(remove))])
    #expect(together.map(\.rule) == ["site/consistent-labels"])
    #expect(together.first?.location?.path == "a/y.md")
    #expect(together.first?.notes.first?.location?.path == "a/x.md")
  }
}
