import Diagnostics
import Dialogs

extension VAMobile {
  /// Every action sheet and alert offers a choice.
  struct TwoButtons: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "va-mobile/two-buttons",
        summary: "An action sheet or alert has at least two buttons",
        rationale: "A confirmation is a choice: one button continues, another lets people reconsider. With a single "
          + "button, there is nothing to choose.",
        source: VAMobile.source("Anatomy"), severity: .error)
    }

    var scope: RuleScope { RuleScope(kinds: [.alert, .actionSheet]) }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard !subject.unreadKeys.contains("buttons") else { return [] }
      guard let only = subject.buttons.first else {
        return [Finding("the \(subject.kind.name) has no buttons; add at least two", at: subject.dialog.kind.range)]
      }
      guard subject.buttons.count == 1 else { return [] }
      return [Finding("“\(only.label.value)” is the only button; add another choice", at: only.label.range)]
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: alert
          title: Leave the app?
          buttons:
            - Leave
            - label: Stay here
              role: cancel
          """),
        .passing(
          """
          kind: action-sheet
          title: Remove this provider?
          buttons:
            - Remove
            - label: Keep provider
              role: cancel
          """),
        .failing(
          """
          kind: alert
          title: Your session has ended
          buttons:
            - «Sign in»
          """),
        .failing(
          """
          kind: action-sheet
          title: Delete this draft?
          buttons:
            - label: «Delete»
              role: destructive
          """),
      ]
    }
  }
}
