import Diagnostics
import Dialogs

extension Harmattan {
  /// A screen that saves on demand has no Back button.
  struct ManualNoBack: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "harmattan/manual-no-back", summary: "A screen that saves on demand has no Back button",
        rationale: "On other screens, Back keeps changes; here, people cannot tell what it does. With confirm and "
          + "cancel, the choice is clear.",
        source: Harmattan.source("Manually"), severity: .error)
    }

    var scope: RuleScope { RuleScope(kinds: [.modal]) }
    var heuristic: String? { "Back is recognized by its label, in known languages." }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard subject.dialog.confirmation?.value == .manual, let bar = Bar(subject), let back = bar.back else {
        return []
      }
      let isReplaceable = bar.cancel == nil
      return [
        Finding(
          "“\(back.label.value)” does not say what happens to the changes", at: back.label.range,
          because: isReplaceable
            ? nil
            : "There is already a Cancel button. Put the confirming button here, or remove “\(back.label.value)”.",
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
