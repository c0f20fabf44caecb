import Diagnostics
import Dialogs

extension BlockRules {
  /// A choice that another dialog opens can be canceled.
  struct FlowWayBack: SiteRule {
    var description: RuleDescription {
      RuleDescription(
        id: "block/flow-way-back", summary: "A choice that another dialog opens has a way back",
        rationale: "People open it to see what comes next, and by mistake. A button that cancels takes them back "
          + "without consequences.",
        severity: .warning)
    }

    var heuristic: String? {
      "A button is known to cancel by its role, or by the word for “Cancel” in its language. A dialog with one button "
        + "is left with it."
    }

    func check(_ site: SiteSubject, _ options: RuleOptions) -> [SiteFinding] {
      guard let graph = FlowGraph(site) else { return [] }
      return graph.openers.keys.sorted().compactMap { number in
        let place = graph.places[number]
        guard let dialog = site.block(place).dialog, dialog.unreadKeys.isEmpty, dialog.buttons.count > 1,
          dialog.kind.value == .alert || dialog.kind.value == .actionSheet, dialog.cancelIndex == nil,
          !graph.edges[number].contains(where: { $0.target == graph.openers[number] })
        else { return nil }
        return SiteFinding(
          page: place.page, dialog: place.block,
          Finding(
            "no button goes back; give one the role cancel", at: dialog.headline?.range ?? dialog.kind.range,
            notes: site.opening(of: number, in: graph)))
      }
    }

    var examples: [RuleExample] {
      [
        .passing(page: Self.flow(title: "Which copy?", "This one, Both, {label: Neither, role: cancel}")),
        .passing(page: Self.flow(title: "Photo deleted", "OK")),
        .failing(page: Self.flow(title: "«Which copy?»", "This one, Both")),
        .failing(page: Self.flow(title: "«Which copies?»", "First, Second, Both")),
      ]
    }

    private static func flow(title: String, _ buttons: String) -> String {
      """
      ```dialog
      kind: action-sheet
      title: Photo
      buttons:
        - label: Delete copy
          leads-to: delete-copy
        - label: Cancel
          role: cancel
      ```

      ```dialog
      id: delete-copy
      kind: alert
      title: \(title)
      buttons: [\(buttons)]
      ```
      """
    }
  }
}
