import Diagnostics
import Dialogs

extension BlockRules {
  /// Alerts look as the system draws them.
  struct AlertBackground: Rule {
    var description: RuleDescription {
      RuleDescription(
        id: "block/alert-background", summary: "An alert has no custom background",
        rationale: "The system draws alerts the same in every app, so that people recognize them. Only action sheets "
          + "and navigation bars of iPhone OS can have another look.",
        source: "iPhone Human Interface Guidelines (2009): Designing an alert", severity: .error)
    }
    var scope: RuleScope { RuleScope(kinds: [.alert]) }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: action-sheet
          platforms: [iphone-os]
          appearance: black-translucent
          buttons: [Email Photo, Cancel]
          """),
        .passing(
          """
          kind: alert
          platforms: [iphone-os]
          title: Battery Low
          buttons: [Dismiss]
          """),
        .failing(
          """
          kind: alert
          platforms: [iphone-os]
          «appearance»: black-translucent
          title: Battery Low
          buttons: [Dismiss]
          """),
        .failing(
          """
          kind: alert
          «background»: red
          title: Battery Low
          buttons: [Dismiss]
          """),
      ]
    }
  }
}
