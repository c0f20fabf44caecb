import Diagnostics
import Dialogs
import Guidelines
import Testing

/// One fault is reported once: a rule about something missing is silent where the block itself is at fault, and a Cancel
/// out of its place does not put other buttons out of theirs.
struct OneFaultTests {
  @Test(arguments: [
    // Missing or empty.
    ("kind: alert\nmessage: Gone.\nbuttons: [Leave, Stay]", ["block/missing-field"]),
    ("kind: alert\ntitle:\nbuttons: [Leave, Stay]", ["block/missing-field"]),
    ("kind: alert\ntitle: Leave now?", ["block/missing-field"]),
    ("kind: alert\ntitle: Leave now?\nbuttons: []", ["block/missing-field"]),
    ("kind: action-sheet\ntitle: Leave now?\nbuttons: []", ["block/missing-field"]),
    ("kind: alert\ntitle: Leave now?\nbuttons: [Leave, \"\"]", ["block/invalid-value"]),
    ("kind: action-sheet\ntitle: Leave now?\nbuttons: [Leave, {role: cancel}]", ["block/missing-field"]),
    // Misspelled.
    ("kind: action-sheet\ntitel: Leave?\nbuttons: [Leave, Cancel]", ["block/unknown-key"]),
    ("kind: alert\ntittle: Leave now?\nbuttons: [Leave, Stay]", ["block/unknown-key"]),
    ("kind: alert\ntitle: Erase it?\nbuttons: [{label: Erase, role: destructve}, Keep]", ["block/invalid-value"]),
    ("kind: alert\ntitle: Erase it?\nbuttons: [{label: Erase, rol: destructive}, Keep]", ["block/unknown-key"]),
    (
      "kind: alert\ntitle: Erase it?\nbuttons: [{label: Erase, role: destructive}, {label: Keep, role: cancle}]",
      ["block/invalid-value"]
    ),
    ("kind: modal\ntitle: A note\nnavigation: {leading: Cancel, traling: Save}", ["block/unknown-key"]),
    (
      "kind: modal\ntitle: A note\nconfirmation: manual\nnavigation: {leading: Cancel, trailing: \"\"}",
      ["block/invalid-value"]
    ),
    // Which of two Cancels is in its place cannot be told.
    (
      "kind: alert\ntitle: Leave now?\nbuttons: [Leave, {label: Keep, role: cancel}, {label: Stay, role: cancel}]",
      ["block/duplicate-button"]
    ),
  ])
  func isReportedOnce(_ block: String, _ expected: [String]) {
    let packs = Pack.all.map(\.id)
    let found = Validator(settings: RuleSettings()).validate(ExamplePage(block, guidelines: packs).facts)
    // What else is wrong, such as a “Keep” that is not called “Cancel”, is a fault of its own.
    let errors = found.filter { $0.severity == .error }.map(\.rule)
    #expect(errors == expected, "\(found.map { "\($0.rule): \($0.summary)" })")
    let absence: Set = [
      "apple-hig/alert-informs-only", "apple-hig/alert-prefer-two", "apple-hig/sheet-cancel",
      "apple-hig/destructive-style", "iphone-os/alert-one-button", "iphone-os/modal-title", "iphone-os/modal-buttons",
    ]
    let isTriple = found.contains { $0.rule == "block/duplicate-button" }
    if !isTriple { #expect(absence.isDisjoint(with: found.map(\.rule))) }
  }

  /// Other faults of a block excuse nothing.
  @Test func judgesWhatIsThere() {
    let block = "kind: alert\nplatforms: [ios]\nicon: caution\ntitle: Leave now?\nbuttons: [Leave]"
    let found = Validator(settings: RuleSettings()).validate(ExamplePage(block, guidelines: ["va-mobile"]).facts)
    #expect(found.map(\.rule) == ["block/unsupported-element", "va-mobile/two-buttons"])
  }

  /// Where the site does not report it as a fault of the block, the guideline speaks.
  @Test func leavesNoFaultUnreported() throws {
    let block = "kind: alert\nmessage: Gone.\nbuttons: [Leave, Stay]\nallow: {block/missing-field: It is one line.}"
    let found = Validator(settings: RuleSettings()).validate(ExamplePage(block, guidelines: ["va-mobile"]).facts)
    #expect(found.map(\.rule) == ["va-mobile/title-required"])
  }

  /// A block that names a rule has its finding: a counter-example may show both sides of a fault.
  @Test func keepsWhatTheBlockNames() {
    let block = "kind: action-sheet\nbuttons: [Cancel, {label: Delete, role: destructive}]\nguidelines: [iphone-os]\n"
    let rules = ["iphone-os/sheet-cancel-bottom", "iphone-os/sheet-destructive-top"]
    let counterexample = block + "violates: [\(rules.joined(separator: ", "))]"
    let page = ExamplePage(counterexample, infoString: "dialog dont", guidelines: [])
    #expect(Validator(settings: RuleSettings()).validate(page.facts).isEmpty)
    let allowing = block + "allow: {\(rules.map { "\($0): As on the old phones." }.joined(separator: ", "))}"
    #expect(Validator(settings: RuleSettings()).validate(ExamplePage(allowing, guidelines: []).facts).isEmpty)
  }

  @Test func speaksWhereTheOtherRuleIsOff() throws {
    let rule = "iphone-os/sheet-cancel-bottom"
    let settings = try RuleSettings(options: "off", of: rule)
    let page = ExamplePage(
      "kind: action-sheet\nbuttons: [Cancel, {label: Delete, role: destructive}]", guidelines: ["iphone-os"])
    #expect(Validator(settings: settings).validate(page.facts).map(\.rule) == ["iphone-os/sheet-destructive-top"])
  }

  @Test(arguments: [
    ("[Cancel, {label: Delete, role: destructive}]", ["apple-hig/button-order", "iphone-os/sheet-cancel-bottom"]),
    (
      "[Cancel, Archive, {label: Delete, role: destructive}]",
      [
        "apple-hig/button-order", "apple-hig/destructive-first", "iphone-os/sheet-cancel-bottom",
        "iphone-os/sheet-destructive-top",
      ]
    ),
  ])
  func blamesCancelAlone(_ buttons: String, _ expected: [String]) {
    let packs = ["apple-hig", "iphone-os"]
    let page = ExamplePage("kind: action-sheet\nbuttons: \(buttons)", guidelines: packs)
    #expect(Set(Validator(settings: RuleSettings()).validate(page.facts).map(\.rule)) == Set(expected))
  }
}
