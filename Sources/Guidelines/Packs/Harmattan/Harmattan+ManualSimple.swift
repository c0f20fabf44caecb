import Diagnostics
import Dialogs

extension Harmattan {
  /// Simple changes that are easy to reverse need no confirmation.
  struct ManualSimple: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "harmattan/manual-simple", summary: "A simple change that is easy to reverse is saved automatically",
        rationale: "Confirming is an extra step, worthwhile only if a change is complex or hard to reverse. A switch "
          + "flipped by mistake is easily flipped back.",
        source: Harmattan.source("Manually"), severity: .note)
    }

    var scope: RuleScope { RuleScope(kinds: [.modal]) }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      let situation = subject.situation
      guard let confirmation = subject.dialog.confirmation, confirmation.value == .manual,
        let complex = situation.complex, !complex.value, let reversible = situation.reversible, reversible.value,
        situation.timeConsuming?.value != true
      else { return [] }
      return [
        Finding(
          "the change is simple and reversible; save it automatically", at: confirmation.range,
          notes: [
            subject.note("marked as simple here", at: complex.range),
            subject.note("marked as reversible here", at: reversible.range),
          ]
        )
      ]
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: modal
          title: Edit profile
          confirmation: manual
          navigation: {leading: Cancel, trailing: Save}
          situation: {complex: true, reversible: true}
          """),
        .passing(
          """
          kind: modal
          title: Crop
          confirmation: manual
          navigation: {leading: Cancel, trailing: Crop}
          situation: {complex: false}
          """),
        .failing(
          """
          kind: modal
          title: Sounds
          confirmation: «manual»
          navigation: {leading: Cancel, trailing: Save}
          situation: {complex: false, reversible: true}
          """),
        .failing(
          """
          kind: modal
          title: Search filters
          confirmation: «manual»
          navigation:
            leading: Cancel
            trailing: Apply
          edited: true
          situation:
            reversible: true
            complex: false
          """),
      ]
    }
  }
}
