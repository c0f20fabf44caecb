import Diagnostics
import Dialogs

extension Web {
  /// A dialog is named by its heading.
  struct Title: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "web/title", summary: "A dialog has a title, which names it",
        rationale: "A screen reader announces the name of a dialog when it opens. If the name is a visible heading, "
          + "everyone gets the same answer to what this is about.",
        source: Web.aria("Dialog (Modal), roles, states, and properties"), severity: .warning)
    }

    var scope: RuleScope { Web.scope(.alert, .actionSheet, .modal) }

    var heuristic: String? {
      "An alert without a title cannot be drawn and is reported only as `block/missing-field`."
    }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard subject.dialog.title == nil, !subject.unreadKeys.contains("title") else { return [] }
      return [
        Finding("the \(subject.kind.name) has no title to name it; add one", at: subject.dialog.kind.range)
      ]
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: action-sheet
          platforms: [web]
          title: Share this report
          buttons:
            - Copy link
            - Send by email
            - label: Close
              role: cancel
          """),
        .passing(
          """
          kind: modal
          platforms: [web]
          title: New contact
          navigation: {leading: Close, trailing: Save}
          content: [field: Name]
          """),
        .failing(
          """
          kind: «action-sheet»
          platforms: [web]
          message: Choose how to share this report.
          buttons:
            - Copy link
            - Send by email
            - label: Close
              role: cancel
          """),
        .failing(
          """
          kind: «modal»
          platforms: [web-phone]
          navigation: {leading: Close, trailing: Save}
          content: [field: Name]
          """),
      ]
    }
  }
}
