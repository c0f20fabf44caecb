import Diagnostics
import Dialogs

extension AppleHIG {
  /// Titles say what happened.
  struct TitleVague: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "apple-hig/title-vague",
        summary: "A title says what happened",
        rationale: "“Error” and a number tell people that someone understands the problem, but not what it is. A "
          + "title says what happened, to what, and if possible why.",
        source: AppleHIG.source("Alerts, Content"), severity: .warning)
    }

    var scope: RuleScope { RuleScope(kinds: [.alert, .actionSheet]) }
    var heuristic: String? {
      "A title is vague if it has only words for problems, filler words, and numbers."
    }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard subject.isEnglish, let title = subject.dialog.title, VagueTitle.matches(title.value) else { return [] }
      return [Finding("“\(title.value)” does not say what happened", at: title.range)]
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: alert
          title: The upload stopped.
          buttons:
            - Try Again
            - label: Cancel
              role: cancel
          """),
        .passing(
          """
          kind: alert
          title: Network Problem on Platform 9
          buttons:
            - Try Again
            - label: Cancel
              role: cancel
          """),
        .failing(
          """
          kind: alert
          title: «Error»
          message: The upload stopped.
          buttons:
            - Try Again
            - label: Cancel
              role: cancel
          """),
        .failing(
          """
          kind: alert
          title: «Error 329347 occurred»
          buttons:
            - Try Again
            - label: Cancel
              role: cancel
          """),
        .failing(
          """
          kind: alert
          title: «"Oops, something went wrong!"»
          buttons:
            - Try Again
            - label: Cancel
              role: cancel
          """),
        .failing(
          """
          kind: alert
          title: «Are you absolutely sure?»
          buttons:
            - Leave
            - label: Cancel
              role: cancel
          """),
      ]
    }
  }
}
