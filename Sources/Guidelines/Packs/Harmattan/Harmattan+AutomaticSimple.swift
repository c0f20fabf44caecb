import Diagnostics
import Dialogs

extension Harmattan {
  /// Only simple changes that are easily reversed are saved by themselves.
  struct AutomaticSimple: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "harmattan/automatic-simple",
        summary: "A screen saves by itself only if its changes are simple and easy to reverse",
        rationale: "Who looks in, flips a switch and goes back can do the same again. Several steps or values that "
          + "belong together, and what is hard to reverse, take effect when people say so, and all at once.",
        source: Harmattan.source("Automatically"), severity: .warning)
    }

    var scope: RuleScope { RuleScope(kinds: [.modal]) }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard let confirmation = subject.dialog.confirmation, confirmation.value == .automatic else { return [] }
      let situation = subject.situation
      let reason: (what: String, range: SourceRange)
      if let complex = situation.complex, complex.value {
        reason = ("complex", complex.range)
      } else if let reversible = situation.reversible, !reversible.value {
        reason = ("irreversible", reversible.range)
      } else {
        return []
      }
      return [
        Finding(
          "the change is \(reason.what), which calls for manual confirmation", at: confirmation.range,
          notes: [subject.note("it says so here", at: reason.range)])
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
          situation: {complex: false, reversible: true}
          """),
        .passing(
          """
          kind: modal
          title: Mail account
          confirmation: manual
          navigation: {leading: Cancel, trailing: Save}
          situation: {complex: true}
          """),
        .failing(
          """
          kind: modal
          title: Mail account
          confirmation: «automatic»
          navigation: {leading: Back}
          situation: {complex: true}
          """),
        .failing(
          """
          kind: modal
          title: Crop
          confirmation: «automatic»
          navigation:
            leading: Back
          situation:
            complex: false
            reversible: false
          """),
      ]
    }
  }
}
