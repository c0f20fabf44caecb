import Diagnostics
import Dialogs

extension Harmattan {
  /// Cancel is always active.
  struct CancelActive: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "harmattan/cancel-active", summary: "Cancel is always active",
        rationale:
          "Whatever a screen waits for, people must be able to go back. An inactive Cancel next to an inactive "
          + "confirming button locks them in.",
        source: Harmattan.source("Additional considerations"), severity: .error)
    }

    var scope: RuleScope { RuleScope(kinds: [.modal, .alert]) }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      let cancel = Bar(subject)?.cancel ?? subject.cancel.map { subject.buttons[$0] }
      guard let cancel, !cancel.isEnabled else { return [] }
      return [
        Finding(
          "“\(cancel.label.value)” is inactive; make it active", at: cancel.enabledRange ?? cancel.label.range,
          fixes: Harmattan.fix(
            "make it active", subject.set("enabled", to: "true", of: cancel, present: cancel.enabledRange)))
      ]
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: modal
          title: Edit profile
          confirmation: manual
          navigation: {leading: Cancel, trailing: {label: Save, enabled: false}}
          edited: false
          """),
        .passing(
          """
          kind: modal
          title: Edit profile
          confirmation: manual
          navigation: {leading: {label: Cancel, enabled: true}, trailing: Save}
          """),
        .failing(
          """
          kind: modal
          title: Edit profile
          confirmation: manual
          navigation:
            leading: {label: Cancel, enabled: «false»}
            trailing: {label: Save, enabled: false}
          edited: false
          """,
          fixed: """
            kind: modal
            title: Edit profile
            confirmation: manual
            navigation:
              leading: {label: Cancel, enabled: true}
              trailing: {label: Save, enabled: false}
            edited: false
            """),
        .failing(
          """
          kind: alert
          title: Delete this post?
          buttons:
            - label: Delete
              role: destructive
            - label: Continue writing
              role: cancel
              enabled: «false»
          """,
          fixed: """
            kind: alert
            title: Delete this post?
            buttons:
              - label: Delete
                role: destructive
              - label: Continue writing
                role: cancel
                enabled: true
            """),
      ]
    }
  }
}
