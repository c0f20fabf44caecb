import Diagnostics
import Dialogs

extension AppleHIG {
  /// Labels describe what the button does.
  struct ButtonVague: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "apple-hig/button-vague",
        summary: "Buttons are not labeled “Yes” or “No”, or “OK” in a question",
        rationale: "“Yes” and “No” send people back to the question, and “OK” can mean “do it” or “I understand”. "
          + "A verb is clear the first time.",
        source: AppleHIG.source("Alerts, Buttons"), severity: .warning)
    }

    var scope: RuleScope { RuleScope(kinds: [.alert, .actionSheet]) }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard subject.isEnglish else { return [] }
      let mayAcknowledge = AppleHIG.isInformational(subject)
      return subject.buttons.compactMap { button in
        let label = button.label
        let bare = Self.withoutClosingMarks(label.value)
        let isAnswer = TextWords.areSame(bare, "Yes") || TextWords.areSame(bare, "No")
        let isAcknowledgment = TextWords.areSame(bare, "OK") || TextWords.areSame(bare, "Okay")
        guard isAnswer || isAcknowledgment && !mayAcknowledge else { return nil }
        return Finding("“\(label.value)” does not say what it does; use a verb", at: label.range)
      }
    }

    // “Yes!” is the same as “Yes”; “Yes. Delete it” says what it does.
    private static func withoutClosingMarks(_ label: String) -> Substring {
      var bare = label[...]
      while let last = bare.last, ".!…".contains(last) { bare.removeLast() }
      return bare
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
          title: Convert this video?
          buttons:
            - Yes. Convert
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
            - «Yes»
            - label: «No»
              role: cancel
          """),
        .failing(
          """
          kind: alert
          title: Convert this video?
          buttons:
            - «Yes!»
            - label: Cancel
              role: cancel
          """),
        .failing(
          """
          kind: action-sheet
          title: Convert this video?
          buttons:
            - «OK»
            - label: Cancel
              role: cancel
          """),
      ]
    }
  }
}
