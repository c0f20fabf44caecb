import Diagnostics
import Dialogs

extension BlockRules {
  /// A dialog that another opens can be left.
  struct FlowDeadEnd: SiteRule {
    var description: RuleDescription {
      RuleDescription(
        id: "block/flow-dead-end", summary: "A dialog that another one opens has a button that can be chosen",
        rationale: "If all buttons are disabled when it appears, people cannot go on or back.",
        severity: .warning)
    }

    var scope: RuleScope { RuleScope(kinds: DialogKind.allCases) }

    func check(_ site: SiteSubject, _ options: RuleOptions) -> [SiteFinding] {
      guard let graph = FlowGraph(site) else { return [] }
      return graph.openers.keys.sorted().compactMap { number in
        let place = graph.places[number]
        guard let dialog = site.block(place).dialog, dialog.kind.value != .snackbar, dialog.unreadKeys.isEmpty
        else { return nil }
        let bar = [dialog.navigation?.leading, dialog.navigation?.trailing].compactMap(\.self)
        let buttons = dialog.kind.value == .modal ? bar : dialog.buttons
        guard let first = buttons.first, !buttons.contains(where: \.isEnabled) else { return nil }
        return SiteFinding(
          page: place.page, dialog: place.block,
          Finding(
            "no button can be chosen; enable one that goes on or back", at: first.enabledRange ?? first.label.range,
            notes: site.opening(of: number, in: graph)))
      }
    }

    var examples: [RuleExample] {
      [
        .passing(page: Self.flow("{label: Move, enabled: false}, {label: Cancel, role: cancel}")),
        .passing(page: Self.flow("Move, {label: Cancel, role: cancel}")),
        .failing(page: Self.flow("{label: Move, enabled: «false»}")),
        .failing(
          page: Self.flow("{label: Move, enabled: «false»}, {label: Cancel, role: cancel, enabled: false}")),
      ]
    }

    private static func flow(_ buttons: String) -> String {
      """
      ```dialog
      kind: action-sheet
      title: Photo
      buttons:
        - label: Move to album
          leads-to: move-photo
        - label: Cancel
          role: cancel
      ```

      ```dialog
      id: move-photo
      kind: action-sheet
      title: Move this photo?
      buttons: [\(buttons)]
      ```
      """
    }
  }
}
