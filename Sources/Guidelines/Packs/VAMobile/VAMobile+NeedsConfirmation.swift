import Diagnostics
import Dialogs

extension VAMobile {
  /// Only actions with consequences are confirmed.
  struct NeedsConfirmation: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "va-mobile/needs-confirmation",
        summary: "Routine, negligible, or reversible actions are not confirmed",
        rationale:
          "Unneeded questions teach people to answer without reading. Routine actions, actions that can be undone, and "
          + "negligible ones should simply happen.",
        source: VAMobile.source("Introduction"), severity: .warning)
    }

    var scope: RuleScope { RuleScope(kinds: [.alert, .actionSheet]) }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      let effect = subject.situation.effect
      if let effect, effect.value == .routine || effect.value == .negligible {
        let what = effect.value == .routine ? "a routine action" : "a negligible effect"
        return [Finding("\(what) needs no confirmation", at: effect.range)]
      }
      if let reversible = subject.situation.reversible, reversible.value, effect?.value != .major {
        return [Finding("an action that can be undone needs no confirmation", at: reversible.range)]
      }
      return []
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
            - label: Keep editing
              role: cancel
          situation: {effect: minor, reversible: false}
          """),
        .passing(
          """
          kind: alert
          title: Close your account?
          message: You can open it again within 30 days.
          buttons:
            - Close account
            - label: Keep account
              role: cancel
          situation: {effect: major, reversible: true}
          """),
        .passing(
          """
          kind: snackbar
          message: Appointment canceled
          action: Undo
          situation: {effect: routine, reversible: true, reports: done}
          """),
        .failing(
          """
          kind: action-sheet
          title: Mark this message as read?
          buttons:
            - Mark as read
            - label: Keep unread
              role: cancel
          situation: {effect: «routine»}
          """),
        .failing(
          """
          kind: alert
          title: Archive this message?
          buttons:
            - Archive
            - label: Keep it
              role: cancel
          situation:
            effect: minor
            reversible: «true»
          """),
      ]
    }
  }
}
