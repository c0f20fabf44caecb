import Diagnostics
import Dialogs

extension IPhoneOS {
  /// A title says what has happened, which takes more than a word.
  struct TitleOneWord: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "iphone-os/title-one-word", summary: "An alert’s title has more than one word",
        rationale: "A title may be short, but a single word leaves people guessing why they were stopped, and looks as "
          + "if the app knew no more itself.",
        source: IPhoneOS.source("Designing an alert"), severity: .warning)
    }

    var scope: RuleScope { RuleScope(kinds: [.alert]) }
    var heuristic: String? {
      "Words are what white space separates: a hyphenated word is one, “&” none. Scripts without spaces are not counted."
    }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard let title = subject.dialog.title else { return [] }
      let words = Words.of(title.value)
      guard words.count == 1, !Words.areUncountable(in: title.value) else { return [] }
      return [Finding("“\(words[0])” alone explains nothing", at: title.range)]
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: alert
          title: No connection
          buttons: [Try Again, {label: Cancel, role: cancel}]
          """),
        .passing(
          """
          kind: alert
          title: バッテリー残量が少なくなっています
          buttons: [続ける, {label: キャンセル, role: cancel}]
          language: ja
          """),
        .failing(
          """
          kind: alert
          title: «Warning»
          message: The sensor’s battery is low.
          buttons: [Order One, {label: Ignore, role: cancel}]
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
