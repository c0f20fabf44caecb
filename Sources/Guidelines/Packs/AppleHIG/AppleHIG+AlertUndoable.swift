import Diagnostics
import Dialogs

extension AppleHIG {
  /// Common actions that can be undone show no alert.
  struct AlertUndoable: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "apple-hig/alert-undoable",
        summary: "A common action that can be undone shows no alert",
        rationale: "People who delete a message mean to, and can restore it. An alert each time teaches them to "
          + "dismiss alerts unread.",
        source: AppleHIG.source("Alerts, Best practices"), severity: .warning)
    }

    var scope: RuleScope { RuleScope(kinds: [.alert]) }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard let uncommon = subject.situation.uncommon, !uncommon.value, let reversible = subject.situation.reversible,
        reversible.value
      else { return [] }
      return [
        Finding(
          "a common action that can be undone needs no alert", at: reversible.range,
          notes: [subject.note("marked as common here", at: uncommon.range)])
      ]
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: alert
          title: Erase this device?
          buttons:
            - label: Erase
              role: destructive
            - label: Cancel
              role: cancel
          situation: {uncommon: true, reversible: false}
          """),
        .passing(
          """
          kind: alert
          title: Move this document?
          buttons:
            - Move
            - label: Cancel
              role: cancel
          situation: {reversible: true}
          """),
        .failing(
          """
          kind: alert
          title: Delete this message?
          buttons:
            - label: Delete
              role: destructive
            - label: Cancel
              role: cancel
          situation: {uncommon: false, reversible: «true»}
          """),
        .failing(
          """
          kind: alert
          title: Archive this message?
          buttons:
            - Archive
            - label: Cancel
              role: cancel
          situation:
            reversible: «true»
            uncommon: false
          """),
      ]
    }
  }
}
