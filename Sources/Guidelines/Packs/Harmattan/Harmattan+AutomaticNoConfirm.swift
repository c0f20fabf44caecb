import Diagnostics
import Dialogs

extension Harmattan {
  /// A screen that saves automatically has no confirming button.
  struct AutomaticNoConfirm: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "harmattan/automatic-no-confirm", summary: "A screen that saves automatically has no confirming button",
        rationale: "Leaving such a screen keeps the changes. A Save button makes people wonder what happens to their "
          + "changes if they do not use it.",
        source: Harmattan.source("Automatically"), severity: .error)
    }

    var scope: RuleScope { RuleScope(kinds: [.modal]) }
    var heuristic: String? { Harmattan.confirmingHeuristic }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard subject.dialog.confirmation?.value == .automatic, let button = Bar(subject)?.confirming else { return [] }
      return [
        Finding(
          "“\(button.label.value)” confirms what is already saved", at: button.label.range,
          because:
            "Leaving such a screen keeps the changes. Remove the button. If it does more than save, say so in its "
            + "label. If the change must be confirmed, use “confirmation: manual”.")
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
