import Diagnostics
import Dialogs

extension IPhoneOS {
  /// An alert asks for one of two answers.
  struct AlertManyButtons: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "iphone-os/alert-many-buttons", summary: "An alert has at most two buttons",
        rationale: "Two answers are easy to choose from. A third makes the alert much harder to understand. If there "
          + "are that many options, an action sheet presents them better.",
        source: IPhoneOS.source("Designing an alert"), severity: .warning)
    }

    var scope: RuleScope { RuleScope(kinds: [.alert]) }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard subject.buttons.count > 2 else { return [] }
      let label = subject.buttons[2].label
      return [
        Finding("the alert has \(subject.buttons.count) buttons; prefer two", at: label.range)
      ]
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
          kind: action-sheet
          buttons:
            - Email Photo
            - Send to Album
            - Assign to Contact
            - label: Cancel
              role: cancel
          """),
        .failing(
          """
          kind: alert
          title: Your photo was not sent
          buttons:
            - Try Again
            - Try Later
            - label: «Cancel»
              role: cancel
          """),
        .failing(
          """
          kind: alert
          title: Low battery in the sensor
          buttons:
            - Order One
            - Remind Me
            - «Show Stores»
            - label: Ignore
              role: cancel
          """),
      ]
    }
  }
}
