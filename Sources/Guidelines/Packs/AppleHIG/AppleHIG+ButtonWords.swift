import Diagnostics
import Dialogs

extension AppleHIG {
  /// Labels are one or two words.
  struct ButtonWords: DialogRule {
    private let max = RuleOption("max", 2, "Maximum number of words in a label")

    var description: RuleDescription {
      RuleDescription(
        id: "apple-hig/button-words",
        summary: "Button labels have one or two words",
        rationale: "People read one or two words at a glance, and they fit on every screen, a watch’s "
          + "included.",
        source: AppleHIG.source("Alerts, Buttons"), severity: .warning)
    }

    var scope: RuleScope { RuleScope(kinds: [.alert, .actionSheet]) }
    var options: [any ConfigurableOption] { [max] }
    var leniency: String? { "note on action sheets" }
    var heuristic: String? {
      "Words are separated by white space: a hyphenated word counts as one, and “&” is not counted. Scripts "
        + "without spaces are not checked."
    }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      let most = options[max]
      return subject.buttons.compactMap { button in
        let label = button.label
        guard label.value.utf8.count > most * 2 else { return nil }
        let count = TextWords.of(label.value).count
        guard count > most, !TextWords.areUncountable(in: label.value) else { return nil }
        return Finding(
          "“\(label.value)” has \(count) words (limit \(most))", at: label.range,
          severity: subject.kind == .actionSheet ? .note : .warning)
      }
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: alert
          title: Password Needed
          buttons:
            - Re-Enter Password
            - label: Cancel
              role: cancel
          """),
        .passing(
          """
          kind: action-sheet
          title: Export Notes
          buttons:
            - Copy Link
            - Print & Close
            - label: Cancel
              role: cancel
          """),
        .failing(
          """
          kind: alert
          title: Renew your pass?
          buttons:
            - «Renew for One Year»
            - label: Cancel
              role: cancel
          """),
        .failing(
          """
          kind: action-sheet
          title: Export Notes
          buttons:
            - «Copy the Link»
            - label: Cancel
              role: cancel
          """),
      ]
    }
  }
}
