import Diagnostics
import Dialogs
import Guidelines
import Testing

/// Fixes of buttons and keys in the many ways that these can be written; the plain ones are the rules' own examples.
struct ButtonFixTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var rule: String
    var block: String
    /// Nil if a fix would be a guess.
    var fixed: String?

    init(_ rule: String, _ block: String, _ fixed: String?) {
      (self.rule, self.block, self.fixed) = (rule, block, fixed)
    }

    var testDescription: String { "\(rule): \(block.split(separator: "\n").last ?? "")" }
  }

  private static let red = "iphone-os/sheet-destructive-top"
  private static let active = "harmattan/confirm-inactive"

  private static let back = "harmattan/automatic-back"

  private static func automatic(_ navigation: String) -> String {
    "kind: modal\nconfirmation: automatic\nnavigation: \(navigation)"
  }
  private static func sheet(_ buttons: String) -> String { "kind: action-sheet\nbuttons: \(buttons)" }
  private static func screen(_ navigation: String) -> String {
    "kind: modal\nconfirmation: manual\nedited: false\nnavigation: \(navigation)"
  }

  static let cases = [
    Case(red, sheet(#"["Delete: all", Cancel]"#), sheet(#"[{label: "Delete: all", role: destructive}, Cancel]"#)),
    Case(red, sheet("['Delete', Cancel]"), sheet("[{label: 'Delete', role: destructive}, Cancel]")),
    Case(red, sheet("[{label: Delete}, Cancel]"), sheet("[{label: Delete, role: destructive}, Cancel]")),
    Case(
      red, sheet("[{role: default, label: Delete}, Cancel]"), sheet("[{role: destructive, label: Delete}, Cancel]")),
    Case(
      red, sheet("\n  - Save\n  - label: Delete  # for good\n    primary: true\n  - Cancel"),
      sheet("\n  - label: Delete\n    role: destructive  # for good\n    primary: true\n  - Save\n  - Cancel")),
    Case(
      red, sheet("\n-   primary: true\n    label: Delete\n- Cancel"),
      sheet("\n-   primary: true\n    label: Delete\n    role: destructive\n- Cancel")),
    // The key is there, without a value.
    Case(red, sheet("[{label: Delete, role}, Cancel]"), nil),
    Case(red, sheet("[{role, label: Delete}, Cancel]"), nil),
    Case(
      red, sheet("[{label: Delete role}, Cancel]"), sheet("[{label: Delete role, role: destructive}, Cancel]")),
    // A comma would end the label between braces.
    Case(red, sheet("\n  - Delete, then close\n  - Cancel"), nil),
    Case(red, sheet("\n  - Delete #2\n  - Cancel"), sheet("\n  - {label: Delete, role: destructive} #2\n  - Cancel")),
    // Anchors stand for text elsewhere.
    Case(red, sheet("[&first Delete, Cancel]"), nil),
    Case(red, "title: &name Delete\n" + sheet("[*name, Cancel]"), nil),
    Case(red, "title: &name Delete\n" + sheet("[{label: *name}, Cancel]"), nil),
    Case(red, sheet("[Save, *first, Cancel]").replacing("kind", with: "message: &first Delete\nkind"), nil),
    Case(
      active, screen("{leading: Cancel, trailing: Save}"),
      screen("{leading: Cancel, trailing: {label: Save, enabled: false}}")),
    Case(
      active, screen("{leading: Cancel, trailing: {label: Save, enabled: true}}"),
      screen("{leading: Cancel, trailing: {label: Save, enabled: false}}")),
    Case(
      active, screen("\n  leading: Cancel\n  trailing: {primary: true, label: Save}"),
      screen("\n  leading: Cancel\n  trailing: {primary: true, label: Save, enabled: false}")),
    Case(
      back, automatic("{trailing: Done}"), automatic("{leading: Back, trailing: Done}")),
    // The key is there already, and may not be there twice.
    Case(back, automatic("{leading: , trailing: Done}"), nil),
    Case(back, automatic("\n  trailing: Done\n  leading:"), nil),
    Case(back, automatic("{leading: &way Close, trailing: Done}"), automatic("{leading: &way Back, trailing: Done}")),
  ]

  @Test(arguments: cases, ExamplePage.Container.allCases)
  func editsOnlyWhatItIsSureOf(_ test: Case, in container: ExamplePage.Container) {
    let pack = [String(test.rule.prefix { $0 != "/" })]
    let page = ExamplePage(test.block, in: container, guidelines: pack)
    let validator = Validator(settings: RuleSettings())
    let found = validator.validate(page.facts).filter { $0.rule == test.rule }
    #expect(!found.isEmpty)
    let edits = found.flatMap { $0.fixes.first?.edits ?? [] }
    #expect(edits.isEmpty == (test.fixed == nil))
    guard let fixed = test.fixed else { return }
    #expect(page.applying(edits, container: container) == fixed)
    let after = ExamplePage(fixed, in: container, guidelines: pack)
    #expect(after.facts.blocks.allSatisfy { $0.dialog != nil && $0.diagnostics.isEmpty })
    #expect(validator.validate(after.facts).allSatisfy { $0.rule != test.rule })
  }
}
