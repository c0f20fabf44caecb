import Diagnostics
import Dialogs

extension IPhoneOS {
  /// An alert lets people decide something.
  struct AlertOneButton: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "iphone-os/alert-one-button", summary: "An alert has more than one button",
        rationale: "With a single button, people can only dismiss what they read. They are interrupted but have no "
          + "choice.",
        source: IPhoneOS.source("Designing an alert"), severity: .warning)
    }

    var scope: RuleScope { RuleScope(kinds: [.alert]) }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard subject.buttons.count == 1, !subject.unreadKeys.contains("buttons") else { return [] }
      let label = subject.buttons[0].label
      return [Finding("“\(label.value)” is the only button; add another choice", at: label.range)]
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: alert
          title: Your photo was not sent
          buttons:
            - Try Again
            - label: Cancel
              role: cancel
          """),
        .passing(
          """
          kind: alert
          title: Compass needs your current location
          buttons:
            - OK
            - label: Don’t Allow
              role: cancel
          """),
        .failing(
          """
          kind: alert
          title: Your photo was not sent
          buttons: [«Dismiss»]
          """),
        .failing(
          """
          kind: alert
          title: New timetable in force
          message: It came into force on Monday.
          buttons:
            - label: «"OK"»
              role: cancel
          """),
      ]
    }
  }
}
