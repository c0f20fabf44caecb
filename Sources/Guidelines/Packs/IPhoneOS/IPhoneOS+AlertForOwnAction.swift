import Diagnostics
import Dialogs

extension IPhoneOS {
  /// Actions that people started are confirmed in an action sheet.
  struct AlertForOwnAction: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "iphone-os/alert-for-own-action", summary: "An alert does not confirm an action that the person started",
        rationale: "An alert floats in the middle of the screen because it comes from elsewhere. A question about what "
          + "someone just tapped belongs to that tap, however risky it is. An action sheet shows where it comes from "
          + "and has room for alternatives.",
        source: IPhoneOS.source("Using alerts"), severity: .warning)
    }

    var scope: RuleScope { RuleScope(kinds: [.alert]) }
    var heuristic: String? {
      "An alert confirms if it has more than one button and no text field, and reports nothing. An alert that reports "
        + "a blocked task is correct."
    }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      let situation = subject.situation
      guard let intentional = situation.intentional, intentional.value, situation.reports == nil,
        subject.buttons.count > 1, subject.dialog.textField == nil
      else { return [] }
      return [
        Finding(
          "the person started this action; use an action sheet", at: subject.dialog.kind.range,
          notes: [subject.note("stated here", at: intentional.range)])
      ]
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: action-sheet
          buttons:
            - label: Delete Contact
              role: destructive
            - label: Cancel
              role: cancel
          situation: {intentional: true, destructive: true}
          """),
        .passing(
          """
          kind: alert
          title: Your photo was not sent
          buttons:
            - Try Again
            - label: Cancel
              role: cancel
          situation: {intentional: true, reports: error, actionable: true}
          """),
        .passing(
          """
          kind: alert
          platforms: [ios]
          title: Password for the guest network
          text-field: Password
          buttons:
            - Join
            - label: Cancel
              role: cancel
          situation: {intentional: true}
          """),
        .failing(
          """
          kind: «alert»
          title: Delete this contact?
          buttons:
            - label: Cancel
              role: cancel
            - label: Delete
              role: destructive
          situation: {intentional: true, destructive: true}
          """),
        .failing(
          """
          kind: «alert»
          title: Send all 12 photos?
          buttons:
            - Send
            - label: Cancel
              role: cancel
          situation:
            intentional: true
            trigger: The Send button in the toolbar
          """),
      ]
    }
  }
}
