import Diagnostics
import Dialogs

extension BlockRules {
  /// Alerts look as the system draws them.
  struct AlertBackground: Rule {
    var description: RuleDescription { .alertBackground }
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
