import Diagnostics
import Dialogs

extension AppleHIG {
  /// The default button names what it does.
  struct DefaultOK: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "apple-hig/default-ok",
        summary: "The default answer to a question is not “OK”",
        rationale: "People who press Return should know what happens next. “OK” can mean “go on” or “I understand”.",
        source: AppleHIG.source("Alerts, Buttons"), severity: .warning)
    }

    var scope: RuleScope { RuleScope(kinds: [.alert]) }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard subject.isEnglish, subject.buttons.count > 1, let index = subject.dialog.defaultIndex else { return [] }
      let label = subject.buttons[index].label
      guard TextWords.areSame(label.value, "OK") || TextWords.areSame(label.value, "Okay") else { return [] }
      return [Finding("“\(label.value)” is the default answer to a question; use a verb", at: label.range)]
    }

    var examples: [RuleExample] {
      [
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
          title: Backup Finished
          buttons: [OK]
          allow:
            apple-hig/alert-informs-only: People asked to be told.
          """),
        .failing(
          """
          kind: alert
          title: Convert this video?
          buttons:
            - «OK»
            - label: Cancel
              role: cancel
          """),
        .failing(
          """
          kind: alert
          title: Erase this device?
          buttons:
            - {label: «Okay», role: destructive, default: true}
            - label: Cancel
              role: cancel
          """),
      ]
    }
  }
}
