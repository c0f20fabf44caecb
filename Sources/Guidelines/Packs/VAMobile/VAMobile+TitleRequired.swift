import Diagnostics
import Dialogs

extension VAMobile {
  /// Every action sheet and alert asks its question in a title.
  struct TitleRequired: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "va-mobile/title-required",
        summary: "An action sheet or alert has a title",
        rationale:
          "The title asks people to confirm their intention. Without it, the buttons answer a question that nobody asked, "
          + "and a screen reader has nothing to announce.",
        source: VAMobile.source("Anatomy"), severity: .error)
    }

    var scope: RuleScope { RuleScope(kinds: [.alert, .actionSheet]) }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard subject.dialog.title == nil, !subject.unreadKeys.contains("title") else { return [] }
      return [Finding("the \(subject.kind.name) has no title; add one", at: subject.dialog.kind.range)]
    }

    var heuristic: String? {
      "An alert without a title cannot be drawn and is reported only as `block/missing-field`."
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
          """),
        .passing(
          """
          kind: alert
          title: Leave the app?
          message: Messages opens in your browser.
          buttons:
            - Leave
            - label: Stay here
              role: cancel
          """),
        .failing(
          """
          kind: «action-sheet»
          buttons:
            - label: Delete
              role: destructive
            - label: Keep editing
              role: cancel
          """),
        .failing(
          """
          kind: «action-sheet»
          message: Your message will be lost.
          buttons:
            - label: Delete
              role: destructive
            - label: Keep editing
              role: cancel
          """),
      ]
    }
  }
}
