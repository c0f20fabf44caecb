import Diagnostics
import Dialogs
import Guidelines
import TestSupport
import Testing

/// Every rule's examples, and every rule over the examples of the others.
struct RuleExampleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var rule: String
    var example: RuleExample
    var index: Int
    var testDescription: String { "\(rule) \(index)" }
  }

  static func examples(of forms: [RuleExample.Form]) -> [Case] {
    RuleList.all.flatMap { rule in
      let id = rule.description.id
      return rule.examples.enumerated()
        .filter { forms.contains($0.element.form) && SelectedExamples.includes(rule: id, index: $0.offset) }
        .map { Case(rule: id, example: $0.element, index: $0.offset) }
    }
  }

  static let blocks = examples(of: [.block])

  @Test func theSelectedExampleExists() {
    let names = RuleList.all.flatMap { rule in
      [rule.description.id] + rule.examples.indices.map { "\(rule.description.id) \($0)" }
    }
    guard let selection = SelectedExamples.selection, !names.contains(selection) else { return }
    Issue.record("no rule has an example “\(selection)”: EXAMPLE takes “PACK/RULE” or “PACK/RULE NUMBER”")
  }

  private func pack(of rule: String) -> [String] {
    let pack = String(rule.prefix { $0 != "/" })
    return Pack.alwaysInForce.contains(pack) ? [] : [pack]
  }

  @Test(arguments: blocks, ExamplePage.Container.allCases)
  func findsWhatIsMarkedAndNothingElse(_ test: Case, in container: ExamplePage.Container) throws {
    let page = ExamplePage(
      test.example.text, infoString: test.example.infoString, in: container, guidelines: pack(of: test.rule))
    let validator = Validator(settings: try RuleSettings(options: test.example.options, of: test.rule))
    let found = validator.validate(page.facts).filter { $0.rule == test.rule }
    let expected = test.example.marks.map(page.pageRange)
    #expect(
      found.compactMap { $0.location?.range }.sorted { $0.lowerBound < $1.lowerBound } == expected,
      "\(found.map(\.summary))")
    #expect(test.example.marks.isEmpty == (test.example.verdict == .passes), "marks are what a failing example has")
  }

  @Test(arguments: blocks, ExamplePage.Container.allCases)
  func fixesAsShown(_ test: Case, in container: ExamplePage.Container) throws {
    let page = ExamplePage(
      test.example.text, infoString: test.example.infoString, in: container, guidelines: pack(of: test.rule))
    let validator = Validator(settings: try RuleSettings(options: test.example.options, of: test.rule))
    let found = validator.validate(page.facts).filter { $0.rule == test.rule }
    guard let fixed = test.example.fixed else {
      // What the parsers suggest is a correction of a word, which needs no picture.
      if !test.rule.hasPrefix("block/") {
        #expect(found.allSatisfy { $0.fixes.isEmpty }, "a fix that no example shows")
      }
      return
    }
    let edits = found.flatMap { $0.fixes.first?.edits ?? [] }
    #expect(page.applying(edits, container: container) == fixed)
    let after = ExamplePage(fixed, in: container, guidelines: pack(of: test.rule))
    #expect(validator.validate(after.facts).allSatisfy { $0.rule != test.rule }, "the fix resolves the finding")
  }

  /// What one rule shows as right, no other rule of the pack finds wrong.
  @Test(arguments: blocks.filter { $0.example.verdict == .passes && !$0.rule.hasPrefix("block/") })
  func passesEveryOtherRuleOfThePack(_ test: Case) throws {
    let page = ExamplePage(test.example.text, guidelines: pack(of: test.rule))
    let found = Validator(settings: RuleSettings()).validate(page.facts)
    #expect(found.isEmpty, "\(found.map { "\($0.rule): \($0.summary)" })")
  }

  /// Findings of failing examples are those of the packs only: what is shown is a block that can be drawn.
  @Test(arguments: blocks.filter { $0.example.verdict == .fails && !$0.rule.hasPrefix("block/") })
  func showsABlockThatCanBeDrawn(_ test: Case) throws {
    let page = ExamplePage(test.example.text, guidelines: pack(of: test.rule))
    #expect(page.facts.blocks.allSatisfy { $0.dialog != nil && $0.diagnostics.isEmpty })
  }
}
