import Diagnostics
import Dialogs

extension AppleHIG {
  /// Next to a destructive button there is a Cancel button.
  struct CancelWithDestructive: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "apple-hig/cancel-with-destructive",
        summary: "An alert with a destructive button has a Cancel button",
        rationale: "Cancel is a clear, safe way out of an action that cannot be undone.",
        source: AppleHIG.source("Alerts, Buttons"), severity: .error)
    }

    var scope: RuleScope { RuleScope(kinds: [.alert]) }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard subject.cancel == nil, !subject.unreadKeys.contains("buttons"),
        let button = subject.buttons.first(where: { $0.role == .destructive })
      else { return [] }
      return [Finding("no Cancel button next to “\(button.label.value)”; add one", at: button.label.range)]
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
          """),
        .passing(
          """
          kind: alert
          title: Erase this device?
          buttons:
            - label: Erase
              role: destructive
            - Cancel
          """),
        .failing(
          """
          kind: alert
          title: Erase this device?
          buttons:
            - label: «Erase»
              role: destructive
            - Back Up
          """),
        .failing(
          """
          kind: alert
          title: Erase this device?
          buttons:
            - label: «Erase»
              role: destructive
          """),
      ]
    }
  }
}
