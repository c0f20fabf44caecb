import Diagnostics
import Dialogs

extension AppleHIG {
  /// Alerts do not appear at launch.
  struct AlertAtLaunch: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "apple-hig/alert-at-launch",
        summary: "No alert appears when the app starts",
        rationale: "People open an app to do something. Show news and problems where they are easy to find, beside "
          + "content that is already there.",
        source: AppleHIG.source("Alerts, Best practices"), severity: .warning)
    }

    var scope: RuleScope { RuleScope(kinds: [.alert]) }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard let trigger = subject.situation.trigger, TextWords.areSame(trigger.value, "launch") else { return [] }
      return [Finding("the alert appears when the app starts; show this beside content instead", at: trigger.range)]
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: alert
          title: Rate this trail?
          buttons:
            - Rate
            - label: Cancel
              role: cancel
          situation: {trigger: The end of a hike}
          """),
        .passing(
          """
          kind: alert
          title: Launch the model rocket?
          buttons:
            - Launch
            - label: Cancel
              role: cancel
          situation: {trigger: Launch on the Rocket screen}
          """),
        .failing(
          """
          kind: alert
          title: Rate the new version?
          buttons:
            - Rate
            - label: Cancel
              role: cancel
          situation: {trigger: «launch»}
          """),
        .failing(
          """
          kind: alert
          title: Allow notifications?
          buttons:
            - Allow
            - label: Cancel
              role: cancel
          situation:
            trigger: «"Launch"»
          """),
      ]
    }
  }
}
