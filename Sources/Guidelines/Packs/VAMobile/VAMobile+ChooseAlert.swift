import Diagnostics
import Dialogs

extension VAMobile {
  /// Major actions, and uncommon irreversible ones, use an alert.
  struct ChooseAlert: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "va-mobile/choose-alert",
        summary: "An alert confirms an action that is major, or uncommon and irreversible",
        rationale:
          "An alert is in the middle of the screen and blocks everything else. That is right for critical information, "
          + "which people could miss or dismiss casually in an action sheet or snackbar.",
        source: VAMobile.source("Usage"), severity: .warning)
    }

    var scope: RuleScope { RuleScope(kinds: [.actionSheet, .snackbar]) }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      let choice = Choice(subject)
      guard let reason = choice.reasonForAlert, choice.reasonForActionSheet == nil else { return [] }
      // A snackbar that reports something asks nothing.
      if subject.kind == .snackbar, let report = subject.situation.reports?.value, report != .error { return [] }
      return [Finding("\(reason); use an alert", at: subject.dialog.kind.range)]
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: alert
          title: Delete your account?
          message: Your messages and claims are deleted with it.
          buttons:
            - label: Delete account
              role: destructive
            - label: Keep account
              role: cancel
          situation: {effect: major, intentional: true}
          """),
        .passing(
          """
          kind: action-sheet
          title: Withdraw your claim?
          buttons:
            - label: Withdraw
              role: destructive
            - Save copy
            - label: Keep claim
              role: cancel
          situation: {uncommon: true, reversible: false, intentional: true}
          """),
        .passing(
          """
          kind: snackbar
          message: Account deleted
          situation: {effect: major, reports: done}
          """),
        .failing(
          """
          kind: «action-sheet»
          title: Delete your account?
          buttons:
            - label: Delete account
              role: destructive
            - label: Keep account
              role: cancel
          situation: {effect: major, intentional: true}
          """),
        .failing(
          """
          kind: «snackbar»
          message: Claim withdrawn for good
          action: Undo
          situation: {uncommon: true, reversible: false}
          """),
      ]
    }
  }
}
