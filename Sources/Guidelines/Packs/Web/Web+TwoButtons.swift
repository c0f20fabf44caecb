import Diagnostics
import Dialogs

extension Web {
  /// A modal has a primary and a secondary button.
  struct TwoButtons: DialogRule {
    private let max = RuleOption("max", 2, "Maximum number of buttons")

    var description: RuleDescription {
      RuleDescription(
        id: "web/two-buttons", summary: "An alert has at most two buttons",
        rationale:
          "The VA’s modal has a primary and a secondary button, and a cross. A third answer makes people weigh "
          + "words in a moment when they want to go on.",
        source: Web.va("Button group, button groups in modals"), severity: .note)
    }

    var scope: RuleScope { Web.scope(.alert) }
    var options: [any ConfigurableOption] { [max] }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      let most = options[max]
      guard most >= 0, subject.buttons.count > most else { return [] }
      return [
        Finding(
          "the alert has \(subject.buttons.count) buttons (limit \(most)); put choices on the page, or use an "
            + "action sheet", at: subject.buttons[most].label.range)
      ]
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: alert
          platforms: [web]
          title: Save your changes?
          message: Unsaved changes are lost when you leave.
          buttons:
            - Save
            - label: Keep editing
              role: cancel
          """),
        .passing(
          """
          kind: action-sheet
          platforms: [web]
          title: Share this report
          buttons:
            - Copy link
            - Send by email
            - label: Close
              role: cancel
          """),
        .failing(
          """
          kind: alert
          platforms: [web]
          title: Save your changes?
          message: Unsaved changes are lost when you leave.
          buttons:
            - Save
            - label: Leave
              role: destructive
            - label: «Keep editing»
              role: cancel
          """),
        .failing(
          """
          kind: alert
          platforms: [web-phone]
          title: Two versions of this report exist
          message: Both were changed since yesterday.
          buttons:
            - Keep mine
            - Keep theirs
            - «Compare»
            - label: Decide later
              role: cancel
          """),
        .failing(
          """
          kind: alert
          platforms: [web]
          title: Two versions of this report exist
          message: Both were changed since yesterday.
          buttons:
            - Keep mine
            - Keep theirs
            - Compare
            - label: «Decide later»
              role: cancel
          """, options: "{max: 3}"),
      ]
    }
  }
}
