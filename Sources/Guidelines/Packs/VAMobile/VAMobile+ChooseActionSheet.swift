import Diagnostics
import Dialogs

extension VAMobile {
  /// Minor actions and choices among several options use an action sheet.
  struct ChooseActionSheet: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "va-mobile/choose-action-sheet",
        summary: "An action sheet confirms an action that is minor, destructive but not major, or has several answers",
        rationale:
          "An action sheet belongs to what people just did and closes when they continue. Using an alert for the same "
          + "purpose wears out the attention that critical questions need.",
        source: VAMobile.source("Usage"), severity: .warning)
    }

    var scope: RuleScope { RuleScope(kinds: [.alert]) }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      let choice = Choice(subject)
      guard let reason = choice.reasonForActionSheet, choice.reasonForAlert == nil else { return [] }
      return [Finding("\(reason); use an action sheet", at: subject.dialog.kind.range)]
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: action-sheet
          title: Delete this message?
          buttons:
            - label: Delete
              role: destructive
            - Save draft
            - label: Keep editing
              role: cancel
          situation: {effect: minor, destructive: true, intentional: true}
          """),
        .passing(
          """
          kind: alert
          title: Close your account?
          buttons:
            - label: Close
              role: destructive
            - Pause it
            - label: Keep account
              role: cancel
          situation: {effect: major, destructive: true, intentional: true}
          """),
        .passing(
          """
          kind: alert
          title: Leave the app?
          buttons:
            - Leave
            - label: Stay here
              role: cancel
          situation: {destructive: true}
          """),
        .failing(
          """
          kind: «alert»
          title: Remove this provider?
          buttons:
            - label: Remove
              role: destructive
            - label: Keep provider
              role: cancel
          situation: {effect: minor, intentional: true}
          """),
        .failing(
          """
          kind: «alert»
          title: What should become of your message?
          buttons:
            - label: Delete
              role: destructive
            - Save draft
            - label: Keep editing
              role: cancel
          situation: {intentional: true}
          """),
      ]
    }
  }
}
