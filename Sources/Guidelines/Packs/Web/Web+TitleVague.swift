import Diagnostics
import Dialogs

extension Web {
  /// A title says what happens or what to do.
  struct TitleVague: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "web/title-vague", summary: "A title says what happens or what to do",
        rationale: "The title is the first thing that a screen reader announces, and often the only one that people "
          + "read. “Warning” and “Are you sure?” do not say what is at stake.",
        source: Web.uswds("Usability, header and button text"), severity: .warning)
    }

    var scope: RuleScope { Web.scope(.alert, .actionSheet, .modal) }
    var heuristic: String? {
      "A title is vague if it has only words for problems, filler words, and numbers."
    }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard subject.isEnglish, let title = subject.dialog.title, VagueTitle.matches(title.value) else { return [] }
      return [Finding("“\(title.value)” says neither what happens nor what to do", at: title.range)]
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: alert
          platforms: [web]
          title: Are you sure you want to withdraw your claim?
          message: You can file it again until March 31.
          buttons:
            - Withdraw
            - label: Keep claim
              role: cancel
          """),
        .passing(
          """
          kind: alert
          platforms: [web]
          title: Error in your address
          message: The street has no house 99.
          buttons:
            - Edit address
            - label: Close
              role: cancel
          """),
        .failing(
          """
          kind: alert
          platforms: [web]
          title: «Are you sure?»
          message: Your claim will be withdrawn.
          buttons:
            - Withdraw
            - label: Keep claim
              role: cancel
          """),
        .failing(
          """
          kind: modal
          platforms: [web]
          title: «Attention!»
          navigation: {leading: Close, trailing: Continue}
          content: [text: The service is closed on Sunday.]
          """),
      ]
    }
  }
}
