import Diagnostics
import Dialogs

extension AppleHIG {
  /// Alerts have two buttons.
  struct AlertPreferTwo: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "apple-hig/alert-prefer-two",
        summary: "An alert has two buttons, if possible",
        rationale: "Two answers make the clearest choice. A third has to be compared with both; a single one "
          + "that does something leaves no way out.",
        source: AppleHIG.source("Alerts, Content"), severity: .note)
    }

    var scope: RuleScope { RuleScope(kinds: [.alert]) }
    var heuristic: String? {
      "A single button is judged in languages only whose words for OK and Close are known here: one that merely "
        + "dismisses is another rule’s."
    }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      if subject.buttons.count == 3 {
        let label = subject.buttons[2].label
        return [Finding("“\(label.value)” is the third button", at: label.range)]
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
          buttons: [Renew, {label: Cancel, role: cancel}]
          """),
        .passing(
          """
          kind: alert
          title: Convert this video?
          buttons: [Convert, {label: Cancel, role: cancel}]
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
          buttons: [Save, {label: Delete, role: destructive}, {label: «Cancel», role: cancel}]
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
