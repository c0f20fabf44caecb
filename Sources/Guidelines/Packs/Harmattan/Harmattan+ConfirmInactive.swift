import Diagnostics
import Dialogs

extension Harmattan {
  /// The confirming button is active only after an edit.
  struct ConfirmInactive: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "harmattan/confirm-inactive",
        summary: "The confirming button is active only after an edit",
        rationale:
          "An active button means that there is something to confirm. Without an edit, there is nothing; after "
          + "an edit, an inactive button keeps people from saving.",
        source: Harmattan.source("Additional considerations"), severity: .error)
    }

    var scope: RuleScope { RuleScope(kinds: [.modal]) }
    var heuristic: String? {
      Harmattan.confirmingHeuristic
        + " English labels for other tasks, such as Send or Crop, also confirm."
    }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard subject.dialog.confirmation?.value == .manual, let edited = subject.dialog.edited,
        let button = Bar(subject)?.completing, button.isEnabled != edited.value
      else { return [] }
      let state = edited.value ? "true" : "false"
      return [
        Finding(
          edited.value
            ? "“\(button.label.value)” is inactive after an edit; make it active"
            : "“\(button.label.value)” is active before any edit; make it inactive",
          at: edited.value ? button.enabledRange ?? button.label.range : button.label.range,
          notes: [subject.note("stated here", at: edited.range)],
          fixes: Harmattan.fix(
            edited.value ? "make it active" : "make it inactive",
            subject.set("enabled", to: state, of: button, present: button.enabledRange)))
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
          navigation: {leading: Cancel, trailing: Save}
          edited: true
          """),
        .passing(
          """
          kind: modal
          title: Edit profile
          confirmation: manual
          navigation: {leading: Cancel, trailing: Save}
          """),
        .passing(
          """
          kind: modal
          title: Favorites
          confirmation: manual
          navigation: {leading: Cancel, trailing: Add}
          edited: false
          """),
        .failing(
          """
          kind: modal
          title: Crop
          confirmation: manual
          navigation: {leading: Cancel, trailing: «Crop»}
          edited: false
          """,
          fixed: """
            kind: modal
            title: Crop
            confirmation: manual
            navigation: {leading: Cancel, trailing: {label: Crop, enabled: false}}
            edited: false
            """),
        .failing(
          """
          kind: modal
          title: Edit profile
          confirmation: manual
          navigation:
            leading: Cancel
            trailing: «Save»
          edited: false
          """,
          fixed: """
            kind: modal
            title: Edit profile
            confirmation: manual
            navigation:
              leading: Cancel
              trailing: {label: Save, enabled: false}
            edited: false
            """),
        .failing(
          """
          kind: modal
          title: Delete messages
          confirmation: manual
          navigation:
            leading: Cancel
            trailing:
              label: «Delete»
              role: destructive
          edited: false
          """,
          fixed: """
            kind: modal
            title: Delete messages
            confirmation: manual
            navigation:
              leading: Cancel
              trailing:
                label: Delete
                enabled: false
                role: destructive
            edited: false
            """),
        .failing(
          """
          kind: modal
          title: New email
          confirmation: manual
          navigation: {leading: Cancel, trailing: {label: Send, enabled: «false»}}
          edited: true
          """,
          fixed: """
            kind: modal
            title: New email
            confirmation: manual
            navigation: {leading: Cancel, trailing: {label: Send, enabled: true}}
            edited: true
            """),
      ]
    }
  }
}
