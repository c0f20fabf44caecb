import Diagnostics
import Dialogs

extension AppleHIG {
  /// Action sheets follow an action of the person.
  struct SheetUnexpected: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "apple-hig/sheet-unexpected",
        summary: "An action sheet follows an action that the person started",
        rationale: "An action sheet belongs to a tap. One that appears by itself looks like an accidental tap. If the "
          + "information cannot wait, use an alert.",
        source: AppleHIG.source("Action sheets, Best practices"), severity: .warning)
    }

    var scope: RuleScope { RuleScope(kinds: [.actionSheet]) }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      let situation = subject.situation
      let isUnbidden = situation.intentional.map { !$0.value } ?? false
      guard isUnbidden || situation.unexpected?.value == true,
        let cause = isUnbidden ? situation.intentional?.range : situation.unexpected?.range
      else { return [] }
      return [
        Finding(
          "the action sheet does not follow an action of the person; use an alert", at: subject.dialog.kind.range,
          notes: [subject.note("stated here", at: cause)])
      ]
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: action-sheet
          title: Export Notes
          buttons:
            - Copy Link
            - Print
            - label: Cancel
              role: cancel
          situation: {intentional: true}
          """),
        .passing(
          """
          kind: alert
          title: Storage Almost Full
          buttons:
            - Manage Storage
            - label: Cancel
              role: cancel
          situation: {unexpected: true}
          """),
        .failing(
          """
          kind: «action-sheet»
          title: Storage Almost Full
          buttons:
            - Manage Storage
            - label: Cancel
              role: cancel
          situation: {intentional: false}
          """),
        .failing(
          """
          kind: «action-sheet»
          title: Storage Almost Full
          buttons:
            - Manage Storage
            - label: Cancel
              role: cancel
          situation:
            unexpected: true
          """),
      ]
    }
  }
}
