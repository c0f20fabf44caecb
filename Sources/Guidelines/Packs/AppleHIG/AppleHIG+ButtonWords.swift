import Diagnostics
import Dialogs

extension AppleHIG {
  /// Labels are one or two words.
  struct ButtonWords: DialogRule {
    private let max = RuleOption("max", 2, "How many words a label may have")

    var description: RuleDescription {
      RuleDescription(
        id: "apple-hig/button-words",
        summary: "A button’s label has one or two words",
        rationale: "A label of one or two words is read at a glance and fits on every screen, a watch’s "
          + "included.",
        source: AppleHIG.source("Alerts, Buttons"), severity: .warning)
    }

    var scope: RuleScope { RuleScope(kinds: [.alert, .actionSheet]) }
    var options: [any ConfigurableOption] { [max] }
    var leniency: String? { "a note on action sheets" }
    var heuristic: String? {
      "Words are what white space separates: a hyphenated word is one, “&” none. Scripts without "
        + "spaces are not counted."
    }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      let most = options[max]
      return subject.buttons.compactMap { button in
        let label = button.label
        guard label.value.utf8.count > most * 2 else { return nil }
        let count = Words.of(label.value).count
        guard count > most, !Words.areUncountable(in: label.value) else { return nil }
        return Finding(
          "“\(label.value)” has \(count) words, not \(most) at most", at: label.range,
          severity: subject.kind == .actionSheet ? .note : .warning)
      }
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: alert
          title: Password Needed
          buttons: [Re-Enter Password, {label: Cancel, role: cancel}]
          """),
        .passing(
          """
          kind: action-sheet
          title: Export Notes
          buttons: [Copy Link, Print & Close, {label: Cancel, role: cancel}]
          """),
        .failing(
          """
          kind: alert
          title: Renew your pass?
          buttons: [«Renew for One Year», {label: Cancel, role: cancel}]
          """),
        .failing(
          """
          kind: action-sheet
          title: Export Notes
          buttons: [«Copy the Link», {label: Cancel, role: cancel}]
          """),
      ]
    }
  }
}
