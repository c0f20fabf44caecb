import Diagnostics
import Dialogs

extension AppleHIG {
  /// Action sheets have at most four buttons.
  struct SheetMaxButtons: DialogRule {
    private let max = RuleOption("max", 4, "Maximum number of buttons, including Cancel")

    var description: RuleDescription {
      RuleDescription(
        id: "apple-hig/sheet-max-buttons",
        summary: "An action sheet has at most four buttons, including Cancel",
        rationale: "With more, some are out of sight: on a watch always, elsewhere with large text. Three choices "
          + "besides Cancel are enough to compare.",
        source: AppleHIG.source("Action sheets, watchOS"), severity: .warning)
    }

    var scope: RuleScope { RuleScope(kinds: [.actionSheet]) }
    var options: [any ConfigurableOption] { [max] }
    var leniency: String? { "note if no platform is a watch" }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      let most = options[max]
      guard subject.buttons.count > most else { return [] }
      let label = subject.buttons[most].label
      let isOnWatch = subject.platforms.contains(where: \.style.choicesMayScroll)
      return [
        Finding(
          "“\(label.value)” is button \(most + 1) of \(subject.buttons.count) (limit \(most))", at: label.range,
          severity: isOnWatch ? .warning : .note)
      ]
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: action-sheet
          platforms: [watchos]
          title: Log a Drink
          buttons:
            - Water
            - Tea
            - Coffee
            - label: Cancel
              role: cancel
          """),
        .passing(
          """
          kind: action-sheet
          title: Export Notes
          buttons:
            - Copy Link
            - Print
            - label: Cancel
              role: cancel
          """),
        .failing(
          """
          kind: action-sheet
          platforms: [watchos]
          title: Log a Drink
          buttons:
            - Water
            - Tea
            - Coffee
            - Juice
            - label: «Cancel»
              role: cancel
          """),
        .failing(
          """
          kind: action-sheet
          title: Export Notes
          buttons:
            - Copy Link
            - Save PDF
            - Print
            - Email
            - «AirDrop»
            - label: Cancel
              role: cancel
          """),
      ]
    }
  }
}
