import Diagnostics
import Dialogs

extension VAMobile {
  /// Labels answer the title, unlike “OK” and “Cancel”.
  struct ButtonVague: DialogRule {
    private let words = RuleOption("words", ["OK", "Okay", "Cancel"], "Labels to avoid")

    var description: RuleDescription {
      RuleDescription(
        id: "va-mobile/button-vague",
        summary: "Buttons are not labeled “OK” or “Cancel”",
        rationale:
          "A label answers the question in the title, so that it is clear by itself. “OK” can mean that the message is "
          + "understood; “Cancel” can refer to the dialog or to its subject.",
        source: VAMobile.source("Content guidelines, buttons"), severity: .warning)
    }

    var scope: RuleScope { RuleScope(kinds: [.alert, .actionSheet]) }
    var options: [any ConfigurableOption] { [words] }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard subject.isEnglish else { return [] }
      let vague = options[words]
      return subject.buttons.compactMap { button in
        let label = button.label
        let bare = label.value.prefix { !".!…".contains($0) }
        guard vague.contains(where: { TextWords.areSame($0, bare) }) else { return nil }
        return Finding("“\(label.value)” does not say what it does; answer the question in the title", at: label.range)
      }
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: action-sheet
          title: Cancel this appointment?
          buttons:
            - label: Cancel appointment
              role: destructive
            - label: Keep it
              role: cancel
          """),
        .passing(
          """
          kind: alert
          title: Termin absagen?
          buttons:
            - Absagen
            - label: OK
              role: cancel
          language: de
          """),
        .failing(
          """
          kind: action-sheet
          title: Clear search history?
          buttons:
            - label: «OK»
              role: destructive
            - label: «Cancel»
              role: cancel
          """),
        .failing(
          """
          kind: alert
          title: Cancel this appointment?
          buttons: [Cancel appointment, «okay!»]
          """),
        .failing(
          """
          kind: alert
          title: Cancel this appointment?
          buttons:
            - Cancel appointment
            - label: «Never mind»
              role: cancel
          """, options: "{words: [never mind]}"),
      ]
    }
  }
}
