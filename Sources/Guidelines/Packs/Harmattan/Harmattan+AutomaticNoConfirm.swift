import Diagnostics
import Dialogs

extension Harmattan {
  /// A screen that saves by itself does not ask to be told.
  struct AutomaticNoConfirm: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "harmattan/automatic-no-confirm", summary: "A screen that saves by itself has no button that confirms",
        rationale: "Leaving such a screen keeps what was changed. A Save button beside that makes people wonder what "
          + "becomes of their changes if they do not use it.",
        source: Harmattan.source("Automatically"), severity: .error)
    }

    var scope: RuleScope { RuleScope(kinds: [.modal]) }
    var heuristic: String? { Harmattan.confirmingHeuristic }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard subject.dialog.confirmation?.value == .automatic, let button = Bar(subject)?.confirming else { return [] }
      let isOnly = subject.dialog.navigation?.leading == nil
      let edit = isOnly ? nil : subject.remove("trailing", value: button.range)
      return [
        Finding(
          "“\(button.label.value)” confirms what is saved already", at: button.label.range,
          fixes: Harmattan.fix("remove “\(button.label.value)”", edit.map { [$0] }))
      ]
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: modal
          title: Sounds
          confirmation: automatic
          navigation: {leading: Back}
          """),
        .passing(
          """
          kind: modal
          title: Edit profile
          confirmation: manual
          navigation: {leading: Cancel, trailing: Save}
          """),
        .failing(
          """
          kind: modal
          title: Sounds
          confirmation: automatic
          navigation: {leading: Back, trailing: «Save»}
          """,
          fixed: """
            kind: modal
            title: Sounds
            confirmation: automatic
            navigation: {leading: Back}
            """),
        .failing(
          """
          kind: modal
          title: Sounds
          confirmation: automatic
          navigation:
            trailing:
              label: «Confirm»
              enabled: false
            leading: Back
          edited: false
          """,
          fixed: """
            kind: modal
            title: Sounds
            confirmation: automatic
            navigation:
              leading: Back
            edited: false
            """),
        .failing(
          """
          kind: modal
          title: Sounds
          confirmation: automatic
          navigation:
            trailing: «Done»
          """),
      ]
    }
  }
}
