import Diagnostics
import Dialogs

extension Web {
  /// A dialog follows from something that people did.
  struct Unasked: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "web/unasked", summary: "A dialog does not open by itself when a page loads",
        rationale: "People come to a page to read it. A dialog in front of it interrupts them before they start, and "
          + "focus moves to a place that they did not ask for.",
        source: Web.uswds("Usability, triggers"), severity: .warning)
    }

    var scope: RuleScope { Web.scope(.alert, .actionSheet, .modal) }

    var heuristic: String? {
      "The source excepts what people have to accept on their first visit. Say so with `allow`."
    }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard let trigger = subject.situation.trigger, TextWords.areSame(trigger.value, "launch") else { return [] }
      return [
        Finding(
          "the \(subject.kind.name) opens by itself; show it on the page, or after something that people do",
          at: trigger.range)
      ]
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: modal
          platforms: [web]
          title: What counts as income?
          navigation: {leading: Close}
          content: [text: Wages and pensions before taxes.]
          situation: {trigger: Learn more about income}
          """),
        .passing(
          """
          kind: alert
          platforms: [web]
          title: Your session ends in 5 minutes
          message: Changes that you have not saved will be lost.
          buttons: [Stay signed in, Sign out]
          situation: {unexpected: true, trigger: Ten minutes without activity}
          """),
        .failing(
          """
          kind: modal
          platforms: [web]
          title: Get our newsletter
          navigation: {leading: Close, trailing: Subscribe}
          content: [field: Email]
          situation: {trigger: «launch»}
          """),
        .failing(
          """
          kind: alert
          platforms: [web-phone]
          title: How do you like this page?
          message: Your answer helps us to improve it.
          buttons:
            - Answer
            - label: Not now
              role: cancel
          situation:
            trigger: «Launch»
          """),
      ]
    }
  }
}
