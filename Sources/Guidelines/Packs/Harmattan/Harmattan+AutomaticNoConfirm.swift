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
      return [
        Finding(
          "“\(button.label.value)” confirms what is saved already", at: button.label.range,
          because: "Leaving such a screen keeps what was changed. Take the button out, or if it does more than save, "
            + "name that in its label; a change that has to be confirmed needs “confirmation: manual”.")
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
        .passing(
          """
          kind: modal
          title: Favorites
          confirmation: automatic
          navigation: {leading: Back, trailing: Edit}
          """),
        .passing(
          """
          kind: modal
          title: Favoriten
          confirmation: automatic
          navigation: {leading: Zurück, trailing: Hilfe}
          language: de
          """),
        .failing(
          """
          kind: modal
          title: Klingelton
          confirmation: automatic
          navigation: {leading: Zurück, trailing: «Fertig»}
          language: de
          """),
        .failing(
          """
          kind: modal
          title: Sounds
          confirmation: automatic
          navigation: {leading: Back, trailing: «Save»}
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
