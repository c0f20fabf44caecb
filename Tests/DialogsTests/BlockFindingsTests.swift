import Diagnostics
import Dialogs
import Testing

/// Each `block/*` finding that a block alone can give, at exactly the marked place, wherever the fence stands.
struct BlockFindingsTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var rules: [String]
    var text: String
    var isRead = true
    var testDescription: String { text.split(separator: "\n").first { $0.contains("«") }.map(String.init) ?? text }
  }

  static let alert = "kind: alert\ntitle: Leave?\nbuttons: [Leave, Stay]\n"

  static let cases: [Case] = [
    // Syntax; after it nothing else is said.
    Case(rules: ["block/syntax"], text: "kind: alert\ntitle: a«:» b\nbogus: 1", isRead: false),
    Case(rules: ["block/syntax"], text: "kind: alert\ntitle: One\nid: a\n«title»: Two", isRead: false),
    Case(
      rules: ["block/syntax"],
      text: "kind: alert\nbuttons:\n  - label: A\n    role: cancel\n    «label»: B\ntitle: C",
      isRead: false),
    Case(rules: ["block/syntax"], text: "«just text»", isRead: false),
    Case(rules: ["block/syntax"], text: "«- kind: alert»\n- title: Leave?", isRead: false),
    Case(rules: ["block/syntax"], text: "kind: alert\ntitle: «!include secrets»", isRead: false),
    Case(rules: ["block/syntax"], text: "kind: alert\ntitle: «*nowhere»", isRead: false),
    // The kind.
    Case(rules: ["block/missing-field"], text: "«kin»: alert\ntitle: Leave?", isRead: false),
    Case(rules: ["block/missing-field"], text: "title: alert\n«type»: alert\nbuttons: [OK]", isRead: false),
    Case(rules: ["block/invalid-value"], text: "kind: «allert»\nbogus: 1", isRead: false),
    Case(rules: ["block/invalid-value"], text: "kind: «[alert]»", isRead: false),
    // Unknown keys.
    Case(rules: ["block/unknown-key"], text: alert + "«mesage»: Hello"),
    Case(rules: ["block/unknown-key"], text: alert + "«navigation»: {leading: Back}"),
    Case(
      rules: ["block/unknown-key", "block/missing-field"],
      text: "kind: «modal»\ntitle: Edit\n«buttons»: [Save]"),
    Case(rules: ["block/unknown-key"], text: "kind: snackbar\nmessage: Sent\n«title»: Sent"),
    Case(rules: ["block/unknown-key"], text: alert + "«violates»: [va-mobile/two-buttons]"),
    Case(rules: ["block/unknown-key"], text: alert + "situation: {«efect»: minor}"),
    Case(
      rules: ["block/unknown-key"], text: "kind: alert\ntitle: A\nbuttons:\n  - {label: B, «rôle»: cancel}\n  - C"),
    Case(
      rules: ["block/unknown-key"],
      text: "kind: modal\nnavigation: {leading: Back}\ncontent:\n  - «switch»: Wi-Fi\n  - text: Hello"),
    // Backgrounds of alerts: nothing else is said of the key.
    Case(rules: ["block/alert-background"], text: alert + "«appearance»: green"),
    Case(rules: ["block/alert-background"], text: alert + "«background»: {colour: blue}"),
    // Missing fields.
    Case(rules: ["block/missing-field"], text: "kind: «alert»\nbuttons: [Leave, Stay]"),
    Case(rules: ["block/missing-field"], text: "kind: alert\n«title»:\nbuttons: [Leave, Stay]"),
    Case(rules: ["block/missing-field"], text: "kind: «alert»\ntitle: Leave?"),
    Case(rules: ["block/missing-field"], text: "kind: alert\ntitle: Leave?\nbuttons: «[]»"),
    Case(rules: ["block/missing-field"], text: "kind: «action-sheet»\ntitle: Leave?"),
    Case(rules: ["block/missing-field"], text: "kind: «modal»\ntitle: Edit"),
    Case(rules: ["block/missing-field"], text: "kind: modal\nnavigation: «{}»"),
    Case(rules: ["block/missing-field"], text: "kind: «snackbar»\naction: Undo"),
    Case(rules: ["block/missing-field"], text: "kind: alert\ntitle: A\nbuttons:\n  - «role: cancel»\n  - B"),
    // Values.
    Case(rules: ["block/invalid-value"], text: alert.replacing("Leave?", with: "«''»")),
    Case(rules: ["block/invalid-value"], text: alert.replacing("Leave?", with: "«[a, b]»")),
    Case(rules: ["block/invalid-value"], text: "kind: alert\ntitle: A\nbuttons: «Leave»"),
    Case(rules: ["block/invalid-value"], text: "kind: alert\ntitle: A\nbuttons: [Leave, «\" \"»]"),
    Case(rules: ["block/invalid-value"], text: "kind: alert\ntitle: A\nbuttons: [Leave, «[Stay]»]"),
    Case(
      rules: ["block/invalid-value"], text: "kind: alert\ntitle: A\nbuttons:\n  - {label: B, role: «destructiv»}\n  - C"
    ),
    Case(
      rules: ["block/invalid-value"], text: "kind: alert\ntitle: A\nbuttons:\n  - {label: B, primary: «yes»}\n  - C"),
    Case(rules: ["block/invalid-value"], text: alert + "platforms: [ios, «windows»]"),
    Case(rules: ["block/invalid-value"], text: alert + "platforms: [ios, «ios»]"),
    Case(rules: ["block/invalid-value"], text: alert + "platforms: «[]»"),
    Case(rules: ["block/invalid-value"], text: alert + "situation:\n  effect: «huge»"),
    Case(rules: ["block/invalid-value"], text: alert + "situation:\n  subtask: «maybe»"),
    Case(rules: ["block/invalid-value"], text: alert + "situation: «minor»"),
    Case(rules: ["block/invalid-value"], text: alert + "id: «Leave it»"),
    Case(rules: ["block/invalid-value"], text: alert + "id: «leave--it»"),
    Case(rules: ["block/invalid-value"], text: alert + "language: «english please»"),
    Case(rules: ["block/invalid-value"], text: alert + "direction: «left»"),
    Case(rules: ["block/invalid-value"], text: alert + "text-size: «huge»"),
    Case(rules: ["block/invalid-value"], text: alert + "stage: «whole»"),
    Case(rules: ["block/invalid-value"], text: alert + "icon: «cautoin»"),
    Case(rules: ["block/invalid-value"], text: alert + "help: «2»"),
    Case(rules: ["block/invalid-value"], text: alert + "allow: «[va-mobile/two-buttons]»"),
    Case(rules: ["block/invalid-value"], text: "kind: modal\nnavigation: «Back»"),
    Case(rules: ["block/invalid-value"], text: "kind: modal\nnavigation: {leading: Back}\ncontent:\n  - «text»:"),
    Case(
      rules: ["block/invalid-value"],
      text: "kind: modal\nnavigation: {leading: Back}\ncontent:\n  - «text: A»\n    field: B"),
    // What platforms lack.
    Case(
      rules: ["block/unsupported-platform"],
      text: "kind: action-sheet\nplatforms: [ios, «harmattan»]\nbuttons: [Leave, Stay]"),
    Case(
      rules: ["block/unsupported-platform"],
      text: "kind: modal\nplatforms:\n  - «tvos»\n  - ios\nnavigation: {leading: Back}"),
    Case(rules: ["block/unsupported-element"], text: alert + "platforms: [ios, tvos]\n«text-field»: Password"),
    Case(rules: ["block/unsupported-element"], text: alert + "platforms: [macos, ios]\n«icon»: caution"),
    Case(rules: ["block/unsupported-element"], text: alert + "platforms: [ios]\n«suppression»: Do not ask"),
    Case(rules: ["block/unsupported-element"], text: alert + "platforms: [ios]\n«help»: true"),
    // Buttons that are one too many.
    Case(rules: ["block/duplicate-button"], text: "kind: alert\ntitle: A\nbuttons: [Leave, «leave»]"),
    Case(rules: ["block/duplicate-button"], text: "kind: alert\ntitle: A\nbuttons: [Cancel, B, «Cancel»]"),
    Case(
      rules: ["block/duplicate-button"],
      text: "kind: alert\ntitle: A\nbuttons:\n  - Cancel\n  - {label: Stay, role: «cancel»}"),
    Case(
      rules: ["block/duplicate-button"],
      text: "kind: alert\ntitle: A\nbuttons:\n  - {label: B, primary: true}\n  - {label: C, primary: «true»}"),
  ]

  @Test(arguments: cases, MarkedBlock.Container.allCases)
  func finds(_ example: Case, in container: MarkedBlock.Container) {
    let block = MarkedBlock(example.text, in: container)
    let (dialog, diagnostics) = block.parse()
    #expect(diagnostics.map(\.rule) == example.rules, "\(diagnostics.map(\.summary))")
    #expect(
      Set(diagnostics.compactMap { $0.location?.range }) == Set(block.marked),
      "found “\(diagnostics.compactMap { $0.location?.range }.map { slice(block.page, $0) })”")
    #expect((dialog != nil) == example.isRead)
    for diagnostic in diagnostics {
      #expect(!diagnostic.summary.hasSuffix("."))
      #expect(!diagnostic.explanation.isEmpty || diagnostic.rule == "block/invalid-value")
    }
  }

  @Test(arguments: ["", "# nothing but a comment", "\n\n", "---"])
  func saysThatABlockIsEmpty(_ text: String) {
    let block = MarkedBlock(text)
    let (dialog, diagnostics) = block.parse()
    #expect(dialog == nil)
    #expect(diagnostics.map(\.rule) == ["block/syntax"])
    #expect(diagnostics.first?.location == block.fence)
  }

  @Test(arguments: ["dialog don't", "dialog good", "dialog do dont", "dialog {#id}"])
  func refusesOtherWordsAfterDialog(_ infoString: String) {
    let block = MarkedBlock(Self.alert, infoString: infoString)
    let (dialog, diagnostics) = block.parse(infoString: infoString)
    #expect(dialog?.marking == .plain)
    #expect(diagnostics.map(\.rule) == ["block/invalid-value"])
    #expect(diagnostics.first?.location == block.fence)
  }

  @Test(arguments: [("dialog", Dialog.Marking.plain), ("dialog do", .good), ("dialog  dont ", .bad)])
  func readsTheMarking(_ infoString: String, _ marking: Dialog.Marking) {
    let (dialog, diagnostics) = MarkedBlock(Self.alert).parse(infoString: infoString)
    #expect(diagnostics.isEmpty)
    #expect(dialog?.marking == marking)
  }

  @Test func suggestsTheNearestKeyThatIsNotThereYet() throws {
    let (_, diagnostics) = MarkedBlock(Self.alert + "titel: Leave\nmesage: Hello").parse()
    #expect(diagnostics.count == 2)
    #expect(diagnostics[0].fixes.isEmpty, "another “title” would break the block")
    #expect(diagnostics[1].summary.contains("did you mean “message”?"))
    #expect(diagnostics[1].fixes.first?.edits.first?.replacement == "message")
  }

  @Test func saysWhereAKeyBelongs() throws {
    let (_, diagnostics) = MarkedBlock("kind: action-sheet\nbuttons: [A, B]\ntext-field: Name").parse()
    #expect(diagnostics.first?.explanation.contains("alerts") == true)
  }

  @Test func doesNotMistakeAnAbsentElementForAnUnsupportedOne() {
    #expect(MarkedBlock(Self.alert + "platforms: [ios]\nhelp: false").parse().diagnostics.isEmpty)
  }

  private func slice(_ page: String, _ range: SourceRange) -> String {
    String(decoding: Array(page.utf8)[range.clamped(to: 0..<page.utf8.count)], as: UTF8.self)
  }
}
