import Diagnostics
import Dialogs

extension IPhoneOS {
  /// A title says what happened, which takes more than one word.
  struct TitleOneWord: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "iphone-os/title-one-word", summary: "An alert title has more than one word",
        rationale: "A title can be short, but a single word leaves people guessing why they were interrupted.",
        source: IPhoneOS.source("Designing an alert"), severity: .warning)
    }

    var scope: RuleScope { RuleScope(kinds: [.alert]) }
    var heuristic: String? {
      "Words are separated by white space: a hyphenated word counts as one, and “&” is not counted. Scripts without spaces are not checked."
    }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard let title = subject.dialog.title else { return [] }
      let words = TextWords.of(title.value)
      guard words.count == 1, !TextWords.areUncountable(in: title.value) else { return [] }
      return [Finding("“\(words[0])” alone explains nothing; say what happened", at: title.range)]
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: alert
          title: No connection
          buttons:
            - Try Again
            - label: Cancel
              role: cancel
          """),
        .passing(
          """
          kind: alert
          title: バッテリー残量が少なくなっています
          buttons:
            - 続ける
            - label: キャンセル
              role: cancel
          language: ja
          """),
        .failing(
          """
          kind: alert
          title: «Warning»
          message: The sensor’s battery is low.
          buttons:
            - Order One
            - label: Ignore
              role: cancel
          """),
        .failing(
          """
          kind: alert
          title: «"Offline!"»
          buttons:
            - Try Again
            - label: Cancel
              role: cancel
          """),
        .failing(
          """
          kind: alert
          title: «Verbindungsunterbrechung»
          buttons: [Erneut versuchen, Abbrechen]
          language: de
          """),
      ]
    }
  }
}
