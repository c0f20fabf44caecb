import Diagnostics
import Dialogs

extension VAMobile {
  /// A message adds information to the title.
  struct MessageRedundant: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "va-mobile/message-redundant",
        summary: "A message adds to the title",
        rationale:
          "The message describes consequences that the title does not make obvious. If it repeats the title, people read "
          + "twice and learn to skip messages.",
        source: VAMobile.source("Content guidelines, message"), severity: .note)
    }

    var scope: RuleScope { RuleScope(kinds: [.alert, .actionSheet]) }
    var heuristic: String? {
      "A message repeats the title if every meaningful word in it is also in the title, in any grammatical form. "
        + "Synonyms are not recognized."
    }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard subject.isEnglish, let title = subject.dialog.title, let message = subject.dialog.message,
        // A message much longer than its title adds words.
        message.value.utf8.count < title.value.utf8.count * 4 + 80
      else { return [] }
      guard ContentWords.areAll(of: message.value, in: title.value) else { return [] }
      return [Finding("the message repeats the title; remove it or add the consequences", at: message.range)]
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: action-sheet
          title: Delete travel claim?
          message: You have until March 31 to file it.
          buttons:
            - label: Delete claim
              role: destructive
            - label: Keep editing
              role: cancel
          """),
        .passing(
          """
          kind: alert
          title: Delete your draft?
          message: Your draft can’t be restored.
          buttons:
            - label: Delete draft
              role: destructive
            - label: Keep editing
              role: cancel
          """),
        .failing(
          """
          kind: action-sheet
          title: Delete your draft?
          message: «This will delete your draft.»
          buttons:
            - label: Delete draft
              role: destructive
            - label: Keep editing
              role: cancel
          """),
        .failing(
          """
          kind: alert
          title: Remove this provider?
          message: «Are you sure you want to remove the provider?»
          buttons:
            - label: Remove
              role: destructive
            - label: Keep provider
              role: cancel
          """),
        .failing(
          """
          kind: alert
          title: Server error
          message: «The server encountered an error.»
          buttons:
            - Try again
            - label: Go back
              role: cancel
          """),
      ]
    }
  }
}
