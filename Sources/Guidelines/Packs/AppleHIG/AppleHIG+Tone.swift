import Diagnostics
import Dialogs

extension AppleHIG {
  /// Text does not blame, alarm, or evade.
  struct Tone: DialogRule {
    private let words = RuleOption(
      "words",
      [
        "you failed", "you have failed", "you forgot", "you entered an invalid", "you entered the wrong",
        "you made a mistake", "your fault", "you should have", "you shouldn’t have", "you must not",
        "you are not allowed",
        "illegal operation", "illegal value", "illegal input", "illegal character", "illegal instruction", "fatal",
        "catastrophic", "disastrous", "abort", "aborted", "panic",
        "something went wrong", "something happened", "oops", "whoops", "uh-oh", "uh oh", "yikes",
      ],
      "Words that blame, alarm, or evade")

    var description: RuleDescription {
      RuleDescription(
        id: "apple-hig/tone",
        summary: "Text is direct, neutral, and kind",
        rationale: "Alerts appear at bad moments. Blame and alarm make them worse, and evasive words leave people "
          + "guessing what happened.",
        source: AppleHIG.source("Alerts, Content"), severity: .note)
    }

    var scope: RuleScope { RuleScope(kinds: [.alert, .actionSheet]) }
    var options: [any ConfigurableOption] { [words] }
    var heuristic: String? {
      "Only listed words and phrases are found, and irony is not."
    }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard subject.isEnglish else { return [] }
      return [subject.dialog.title, subject.dialog.message].compactMap { $0 }.flatMap { text in
        Phrases.occurrences(of: options[words], in: text.value).map { found in
          Finding(
            "“\(text.value[found])” blames, alarms, or evades; say neutrally what happened", at: text.range(of: found))
        }
      }
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: alert
          title: This date is in the past.
          message: Choose one from tomorrow on.
          buttons:
            - Choose Date
            - label: Cancel
              role: cancel
          """),
        .passing(
          """
          kind: alert
          title: The photo couldn’t be sent.
          buttons:
            - Try Again
            - label: Cancel
              role: cancel
          """),
        .failing(
          """
          kind: alert
          title: Date Rejected
          message: «You entered an invalid» date.
          buttons:
            - Choose Date
            - label: Cancel
              role: cancel
          """),
        .failing(
          """
          kind: alert
          title: «Something went wrong».
          message: A «fatal» error stopped the upload.
          buttons:
            - Try Again
            - label: Cancel
              role: cancel
          """),
      ]
    }
  }
}
