import Diagnostics
import Dialogs

extension Harmattan {
  /// A screen that waits to be told cannot be left without an answer.
  struct ManualNoBack: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "harmattan/manual-no-back", summary: "A screen that saves when it is told has no Back button",
        rationale: "On other screens Back keeps what was changed; here nobody could tell whether it does. People "
          + "confirm or cancel, and know what they have chosen.",
        source: Harmattan.source("Manually"), severity: .error)
    }

    var scope: RuleScope { RuleScope(kinds: [.modal]) }
    var heuristic: String? { "Back is told by its word, in the languages of which the word is known." }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard subject.dialog.confirmation?.value == .manual, let bar = Bar(subject), let back = bar.back else {
        return []
      }
      let isReplaceable = bar.cancel == nil
      return [
        Finding(
          "“\(back.label.value)” leaves open what becomes of the changes", at: back.label.range,
          because: isReplaceable
            ? nil
            : "There is a Cancel already. Put the button that confirms in this place, or take “\(back.label.value)” out.",
          fixes: Harmattan.fix(
            "replace with “Cancel”", isReplaceable ? Harmattan.rename(back, to: "Cancel", in: subject) : nil))
      ]
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: modal
          title: Add contact
          confirmation: manual
          navigation: {leading: Cancel, trailing: Save}
          """),
        .passing(
          """
          kind: modal
          title: Sounds
          confirmation: automatic
          navigation: {leading: Back}
          """),
        .failing(
          """
          kind: modal
          title: Add contact
          confirmation: manual
          navigation:
            leading: {label: «Back», role: cancel}
            trailing: Save
          """,
          fixed: """
            kind: modal
            title: Add contact
            confirmation: manual
            navigation:
              leading: Cancel
              trailing: Save
            """),
        .failing(
          """
          kind: modal
          title: Add contact
          confirmation: manual
          navigation: {leading: «Back», trailing: Cancel}
          """),
      ]
    }
  }
}
