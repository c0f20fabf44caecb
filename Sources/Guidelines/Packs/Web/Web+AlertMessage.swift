import Diagnostics
import Dialogs

extension Web {
  /// An alert has a message, which describes it.
  struct AlertMessage: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "web/alert-message", summary: "An alert has a message that says what follows",
        rationale: "An element with the role alertdialog is described by its message, which screen readers announce "
          + "after the title. Without one, people hear a question and the label of a button.",
        source: Web.aria("Alert and Message Dialogs, roles, states, and properties"), severity: .note)
    }

    var scope: RuleScope { Web.scope(.alert) }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard subject.dialog.message == nil, !subject.unreadKeys.contains("message"), let title = subject.dialog.title
      else { return [] }
      // A title of several sentences says what a message would.
      guard Sentences.of(title.value).count < 2 else { return [] }
      return [Finding("the alert has no message; say what follows from the answer", at: title.range)]
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: alert
          platforms: [web]
          title: Delete this report?
          message: Others can no longer open it.
          buttons:
            - label: Delete
              role: destructive
            - label: Keep report
              role: cancel
          """),
        .passing(
          """
          kind: alert
          platforms: [web]
          title: Your work isn’t saved. Leave this page?
          buttons:
            - Leave
            - label: Stay here
              role: cancel
          """),
        .failing(
          """
          kind: alert
          platforms: [web]
          title: «Delete this report?»
          buttons:
            - label: Delete
              role: destructive
            - label: Keep report
              role: cancel
          """),
        .failing(
          """
          kind: alert
          platforms: [web-phone]
          title: «Leave this page?»
          buttons:
            - Leave
            - label: Stay here
              role: cancel
          """),
      ]
    }
  }
}
