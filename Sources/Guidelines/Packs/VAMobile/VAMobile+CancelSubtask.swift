import Diagnostics
import Dialogs

extension VAMobile {
  /// Leaving a subtask asks only if significant changes would be lost.
  struct CancelSubtask: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "va-mobile/cancel-subtask",
        summary: "Canceling a subtask asks only if there are significant changes",
        rationale:
          "A change is significant if people might not easily recall it once it is lost. Asking about less is annoying; "
          + "not asking loses their work.",
        source: VAMobile.source("Appearance logic for cancellation confirmations"), severity: .warning)
    }

    var scope: RuleScope { RuleScope(kinds: [.alert, .actionSheet, .modal]) }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      let situation = subject.situation
      guard let changes = situation.changes else { return [] }
      if subject.kind == .modal {
        // Leaving a screen that saves automatically loses nothing.
        guard changes.value == .significant, situation.leadsTo == nil, !subject.unreadKeys.contains("situation"),
          situation.subtask?.value != false,
          subject.dialog.confirmation?.value != .automatic
        else { return [] }
        return [
          Finding(
            "significant changes would be lost without a question", at: changes.range,
            because: "Leaving this screen discards changes that are hard to recall. Name the dialog that asks first: "
              + "“leads-to:” with its ID.")
        ]
      }
      guard situation.subtask?.value == true, changes.value != .significant else { return [] }
      let what = changes.value == .none ? "there are no changes" : "there are no significant changes"
      return [Finding("\(what), so leaving needs no question", at: changes.range)]
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: action-sheet
          title: Delete this refill request?
          buttons:
            - label: Delete request
              role: destructive
            - label: Keep editing
              role: cancel
          situation: {subtask: true, changes: significant}
          """),
        .passing(
          """
          kind: modal
          title: Preferred name
          navigation: {leading: Cancel, trailing: Save}
          situation: {subtask: true, changes: significant, leads-to: preferred-name-sheet}
          """),
        .passing(
          """
          kind: modal
          title: Claim evaluation
          navigation: {leading: Cancel, trailing: Submit}
          situation: {subtask: true, changes: insignificant}
          """),
        .failing(
          """
          kind: action-sheet
          title: Delete changes to this claim?
          buttons:
            - label: Delete changes
              role: destructive
            - label: Keep editing
              role: cancel
          situation: {subtask: true, changes: «insignificant»}
          """),
        .failing(
          """
          kind: alert
          title: Leave this form?
          buttons:
            - Leave
            - label: Keep editing
              role: cancel
          situation:
            subtask: true
            changes: «none»
          """),
        .failing(
          """
          kind: modal
          title: Refill request
          navigation: {leading: Cancel, trailing: Request}
          situation: {subtask: true, changes: «significant»}
          """),
      ]
    }
  }
}
