import Diagnostics
import Dialogs

extension AppleHIG {
  /// Alerts have at most three buttons.
  struct AlertMaxButtons: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "apple-hig/alert-max-buttons",
        summary: "An alert has at most three buttons",
        rationale: "No platform shows more in an alert, and more than three answers are a list to read under "
          + "pressure.",
        source: AppleHIG.source("Alerts, Content"), severity: .error)
    }

    var scope: RuleScope { RuleScope(kinds: [.alert]) }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard subject.buttons.count > 3 else { return [] }
      let label = subject.buttons[3].label
      return [Finding("“\(label.value)” is the fourth of \(subject.buttons.count) buttons", at: label.range)]
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: alert
          title: Renew your pass?
          buttons:
            - Renew
            - label: Cancel
              role: cancel
          """),
        .passing(
          """
          kind: alert
          title: Save your changes?
          buttons:
            - Save
            - label: Delete
              role: destructive
              default: false
            - label: Cancel
              role: cancel
              default: true
          allow:
            apple-hig/alert-prefer-two: Closing a document has three answers.
          """),
        .failing(
          """
          kind: alert
          title: Renew your pass?
          buttons: [One Month, Six Months, One Year, «Cancel»]
          """),
        .failing(
          """
          kind: alert
          title: Share With
          buttons:
            - Ana
            - Ben
            - Chloe
            - label: «Dan»
            - label: Cancel
              role: cancel
          """),
      ]
    }
  }
}
