import Diagnostics
import Dialogs
import Guidelines
import Testing

/// Fixes of blocks written in whatever style: what parsed still parses, and the finding is gone for good.
struct FixSafetyTests {
  /// Blocks that break many rules, each written differently.
  static let blocks = [
    """
    kind: action-sheet
    title: "Are you sure you want to delete 'it'."
    buttons:
      - label: cancel # the way back
        role: cancel

      # what destroys
      - label:   delete
        enabled: true
      - Save draft   # kept
    """,
    """
    kind: action-sheet
    title: 'Do you want to: delete this'
    message: >-
      folded
      text
    buttons: [ {role: cancel, label: "never, mind"}, delete!, {label: remove it, primary: true} ]
    """,
    """
    buttons:
    - role: cancel
      label: Stay
    - label: "Delete: all"
    - {label: Erase, role: destructive}
    kind: action-sheet
    title: would you like to leave
    situation: {screen-buttons: ["Delete: all"]}
    """,
    """
    kind: action-sheet
    title: &t Are you sure you want to do you want to leave.
    message: *t
    buttons: [&c {label: Stay, role: cancel}, Delete]
    """,
    """
    kind: action-sheet
    title: Are you sure you want to - leave?
    buttons:
      - {label: Stay, role: cancel}
      -
        label: Delete
      - "remove \\u0041ll"
    """,
    """
    kind: alert
    title: Are you sure you want to {leave}?
    buttons: [{label: Cancel, role: cancel}, {label: Erase, default: true}, Wipe…]
    situation: {destructive: true}
    """,
    """
    kind: modal
    confirmation: manual
    edited: false
    navigation: {leading: Back, trailing: Save}
    """,
    """
    kind: modal
    confirmation: automatic
    navigation:
      trailing:
        label: Save
      leading:
        label: Cancel
        enabled: false
    """,
  ]

  private static let packs = Pack.all.map(\.id)

  @Test(arguments: blocks, packs)
  func mendsWithoutHarm(_ block: String, _ pack: String) throws {
    for container in ExamplePage.Container.allCases {
      var text = block
      // Each round applies what the one before made possible; a fix that comes back would never end.
      for round in 0..<8 {
        let page = ExamplePage(text, in: container, guidelines: [pack])
        #expect(page.facts.blocks[0].dialog != nil)
        let findings = Validator(settings: RuleSettings()).validate(page.facts)
        let edits = FixSelection.compatible(findings).flatMap { $0.fixes[0].edits }
        if edits.isEmpty { break }
        try #require(round < 7, "fixes go round in circles:\n\(text)")
        text = try #require(page.applying(edits, container: container))
        let after = ExamplePage(text, in: container, guidelines: [pack]).facts.blocks[0]
        #expect(after.diagnostics.map(\.rule) == page.facts.blocks[0].diagnostics.map(\.rule), "\(text)")
        #expect(after.dialog?.buttons.count == page.facts.blocks[0].dialog?.buttons.count)
      }
    }
  }
}
