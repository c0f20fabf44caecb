import Diagnostics
import Dialogs

extension VAMobile {
  /// Labels are one or two words.
  struct ButtonWords: DialogRule {
    private let max = RuleOption("max", 2, "Maximum number of words in a label")

    var description: RuleDescription {
      RuleDescription(
        id: "va-mobile/button-words",
        summary: "Button labels have one or two words",
        rationale: "People read short labels at a glance, and they still fit with large text.",
        source: VAMobile.source("Content guidelines, buttons"), severity: .warning)
    }

    var scope: RuleScope { RuleScope(kinds: [.alert, .actionSheet]) }
    var options: [any ConfigurableOption] { [max] }
    var heuristic: String? {
      "Words are separated by white space: a hyphenated word counts as one, and “&” is not counted. Scripts without spaces are not checked."
    }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      let most = options[max]
      return subject.buttons.compactMap { button in
        let label = button.label
        // Each word except the last takes a letter and a space.
        guard label.value.utf8.count > most * 2 else { return nil }
        let count = TextWords.of(label.value).count
        guard count > most, !TextWords.areUncountable(in: label.value) else { return nil }
        return Finding("“\(label.value)” has \(count) words (limit \(most))", at: label.range)
      }
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: action-sheet
          title: Clear search history?
          buttons:
            - label: Clear history
              role: destructive
            - label: Keep history
              role: cancel
          """),
        .passing(
          """
          kind: alert
          title: Sign out of this device?
          buttons:
            - Save & leave
            - label: Re-enter password
              role: cancel
          """),
        .passing(
          """
          kind: alert
          title: この端末からサインアウトしますか？
          buttons:
            - サインアウト する と 消え ます
            - label: 戻る
              role: cancel
          language: ja
          """),
        .failing(
          """
          kind: action-sheet
          title: Clear search history?
          buttons:
            - label: «Clear all of my history»
              role: destructive
            - label: «Go back without clearing»
              role: cancel
          """),
        .failing(
          """
          kind: alert
          title: Cancel your appointment?
          buttons:
            - Cancel it
            - label: «"Keep my appointment"»
              role: cancel
          """),
        .failing(
          """
          kind: alert
          title: Cancel your appointment?
          buttons:
            - «Cancel it»
            - label: Keep
              role: cancel
          """, options: "{max: 1}"),
      ]
    }
  }
}
