import Diagnostics
import Dialogs

extension Harmattan {
  /// Only simple changes that are easy to reverse are saved automatically.
  struct AutomaticSimple: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "harmattan/automatic-simple",
        summary: "A screen saves automatically only if its changes are simple and easy to reverse",
        rationale: "People who flip a switch and go back can flip it again. Changes that take several steps, belong "
          + "together, or are hard to reverse should take effect all at once, when people confirm.",
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
          "the change is \(reason.what); use manual confirmation", at: confirmation.range,
          notes: [subject.note("stated here", at: reason.range)])
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
