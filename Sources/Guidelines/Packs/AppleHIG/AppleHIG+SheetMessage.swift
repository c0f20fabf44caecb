import Diagnostics
import Dialogs

extension AppleHIG {
  /// Action sheets need no message.
  struct SheetMessage: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "apple-hig/sheet-message",
        summary: "An action sheet has a message only if necessary",
        rationale: "The tap that opened the sheet and its title usually say enough. If people cannot choose without "
          + "the message, allow it and say why.",
        source: AppleHIG.source("Action sheets, Best practices"), severity: .note)
    }

    var scope: RuleScope { RuleScope(kinds: [.actionSheet]) }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard let message = subject.dialog.message else { return [] }
      return [Finding("the action sheet has a message; remove it if people can choose without it", at: message.range)]
    }

    var examples: [RuleExample] {
      [
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
        .passing(
          """
          kind: alert
          title: Erase this device?
          message: Its documents can’t be restored.
          buttons:
            - label: Erase
              role: destructive
            - label: Cancel
              role: cancel
          """),
        .failing(
          """
          kind: action-sheet
          title: Export Notes
          message: «Choose a format.»
          buttons:
            - Copy Link
            - Print
            - label: Cancel
              role: cancel
          """),
        .failing(
          """
          kind: action-sheet
          title: Delete Draft
          message: «"It can’t be restored."»
          buttons:
            - label: Delete
              role: destructive
            - label: Cancel
              role: cancel
          """),
      ]
    }
  }
}
