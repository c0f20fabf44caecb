import Diagnostics
import Dialogs

extension AppleHIG {
  /// Alerts have two buttons.
  struct AlertPreferTwo: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "apple-hig/alert-prefer-two",
        summary: "An alert has two buttons if possible",
        rationale: "Two answers are the clearest choice. People must compare a third with both, and a single button "
          + "that performs an action leaves no way out.",
        source: AppleHIG.source("Alerts, Content"), severity: .note)
    }

    var scope: RuleScope { RuleScope(kinds: [.alert]) }
    var heuristic: String? {
      "A single button is judged only in languages whose words for OK and Close are known. A button that only "
        + "dismisses is covered by another rule."
    }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      if subject.buttons.count == 3 {
        let label = subject.buttons[2].label
        return [Finding("“\(label.value)” is a third button; prefer two", at: label.range)]
      }
      guard subject.buttons.count == 1, !subject.unreadKeys.contains("buttons"), let only = subject.buttons.first,
        !AppleHIG.isInformational(subject),
        Acknowledgment.isKnown(in: subject.dialog.language?.value)
      else { return [] }
      return [Finding("“\(only.label.value)” is the only answer", at: only.label.range)]
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: alert
          title: Renew your pass?
          buttons:
            - Renew
            - label: Cancel
              role: cancel
          """),
        .passing(
          """
          kind: alert
          title: Convert this video?
          buttons:
            - Convert
            - label: Cancel
              role: cancel
          """),
        .passing(
          """
          kind: alert
          title: Þjónninn svarar ekki
          buttons: [Í lagi]
          language: is
          """),
        .failing(
          """
          kind: alert
          title: Save your changes?
          buttons:
            - Save
            - label: Delete
              role: destructive
            - label: «Cancel»
              role: cancel
          """),
        .failing(
          """
          kind: alert
          title: Session Expired
          buttons: [«Sign In»]
          """),
      ]
    }
  }
}
