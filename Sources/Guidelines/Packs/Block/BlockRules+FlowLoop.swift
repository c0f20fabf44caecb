import Diagnostics
import Dialogs

extension BlockRules {
  /// Dialogs do not lead in a circle.
  struct FlowLoop: SiteRule {
    var description: RuleDescription {
      RuleDescription(
        id: "block/flow-loop", summary: "Going on from dialog to dialog does not lead in a circle",
        rationale: "People who go on expect to get closer to the end, and would see the same question again.",
        severity: .warning)
    }

    var leniency: String? { "Buttons that cancel and leading buttons of modal views can lead back." }

    func check(_ site: SiteSubject, _ options: RuleOptions) -> [SiteFinding] {
      guard let graph = FlowGraph(site) else { return [] }
      let loops = graph.loops { number, edge in
        site.block(graph.places[number]).dialog.map { !$0.goesBack(edge.step) } ?? false
      }
      return loops.map { number, edge in
        let (place, target) = (graph.places[number], edge.step.target)
        let isSame = edge.target == number
        return SiteFinding(
          page: place.page, dialog: place.block,
          Finding(
            isSame
              ? "the dialog leads to itself; name the one that follows"
              : "“\(target.value)” leads here again; end the circle, or give a button that goes back the role cancel",
            at: target.range))
      }
    }

    var examples: [RuleExample] {
      [
        .passing(page: Self.flow("{label: Move, leads-to: moved}, {label: Back, role: cancel, leads-to: photo-menu}")),
        .passing(page: Self.flow("{label: Move, leads-to: moved}, {label: Cancel, role: cancel}")),
        .failing(page: Self.flow("{label: Move, leads-to: «photo-menu»}, {label: Cancel, role: cancel}")),
        .failing(page: Self.flow("{label: Move again, leads-to: «move-photo»}, {label: Cancel, role: cancel}")),
      ]
    }

    private static func flow(_ buttons: String) -> String {
      """
      ```dialog
      id: photo-menu
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

      ```dialog
      id: moved
      kind: alert
      title: Photo moved
      buttons: [OK]
      ```
      """
    }
  }
}
