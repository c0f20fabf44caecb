import Diagnostics
import Dialogs

extension Harmattan {
  /// A screen that saves automatically has a Back button.
  struct AutomaticBack: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "harmattan/automatic-back", summary: "A screen that saves automatically has a Back button",
        rationale: "Going back saves the changes. Any other way out, especially Cancel, promises something else.",
        source: Harmattan.source("Automatically"), severity: .error)
    }

    var scope: RuleScope { RuleScope(kinds: [.modal]) }
    var heuristic: String? { "Back is recognized by its label, in known languages." }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard subject.dialog.confirmation?.value == .automatic, let navigation = subject.dialog.navigation,
        !subject.unreadKeys.contains("navigation"), let bar = Bar(subject), bar.back == nil, bar.isBackKnown
      else { return [] }
      if let leading = navigation.leading {
        let leads = leadsOut(leading)
        return [
          Finding(
            "“\(leading.label.value)” is in the place of Back", at: leading.label.range,
            because: leads
              ? nil
              : "Going back saves the changes. Put Back here, and move “\(leading.label.value)” to the end of the bar "
                + "if it is needed.",
            fixes: Harmattan.fix(
              "replace with “Back”", leads ? Harmattan.rename(leading, to: "Back", in: subject) : nil))
        ]
      }
      let edit = navigation.trailing == nil ? nil : subject.insert("leading", "Back", into: navigation.range)
      return [
        Finding(
          "the screen has no Back button", at: navigation.range,
          fixes: Harmattan.fix("add “Back”", subject.isEnglish ? edit.map { [$0] } : nil))
      ]
    }

    /// Whether a label only says that the screen closes, so that Back can replace it.
    private func leadsOut(_ button: Dialog.Button) -> Bool {
      ["Cancel", "Close", "Done", "Exit"].contains { TextWords.areSame($0, button.label.value) }
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: modal
          title: Ringtone
          confirmation: automatic
          navigation: {leading: Back}
          content: [toggle: Vibrate]
          """),
        .passing(
          """
          kind: modal
          title: Klingelton
          confirmation: automatic
          navigation: {leading: ‹ Zurück}
          language: de
          """),
        .failing(
          """
          kind: modal
          title: Ringtone
          confirmation: automatic
          navigation:
            leading:
              label: «Cancel»
              role: cancel
          content:
            - toggle: Vibrate
          """,
          fixed: """
            kind: modal
            title: Ringtone
            confirmation: automatic
            navigation:
              leading:
                Back
            content:
              - toggle: Vibrate
            """),
        .failing(
          """
          kind: modal
          title: Ringtone
          confirmation: automatic
          navigation: {leading: «Close»}
          """,
          fixed: """
            kind: modal
            title: Ringtone
            confirmation: automatic
            navigation: {leading: Back}
            """),
        .failing(
          """
          kind: modal
          title: Ringtone
          confirmation: automatic
          navigation: {leading: «All ringtones»}
          """),
        .failing(
          """
          kind: modal
          title: Ringtone
          confirmation: automatic
          navigation:
            «trailing: {label: Done}»
          """,
          fixed: """
            kind: modal
            title: Ringtone
            confirmation: automatic
            navigation:
              leading: Back
              trailing: {label: Done}
            """),
      ]
    }
  }
}
