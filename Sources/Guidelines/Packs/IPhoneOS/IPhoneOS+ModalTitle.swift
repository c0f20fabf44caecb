import Diagnostics
import Dialogs

extension IPhoneOS {
  /// A modal view names its task.
  struct ModalTitle: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "iphone-os/modal-title", summary: "A modal view has a title",
        rationale: "A modal view hides the previous screen. Its title tells people which task they are in until they "
          + "finish or abandon it.",
        source: IPhoneOS.source("Designing a modal view"), severity: .warning)
    }

    var scope: RuleScope { RuleScope(kinds: [.modal]) }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard subject.dialog.title == nil, !subject.unreadKeys.contains("title") else { return [] }
      return [Finding("the modal view has no title; add one", at: subject.dialog.kind.range)]
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: modal
          title: New Message
          navigation: {leading: Cancel, trailing: Send}
          """),
        .passing(
          """
          kind: action-sheet
          buttons: [Email Photo, Cancel]
          """),
        .failing(
          """
          kind: «modal»
          navigation: {leading: Cancel, trailing: Send}
          """),
        .failing(
          """
          kind: «modal»
          message: Write your message below.
          navigation:
            leading: Cancel
            trailing: Send
          content:
            - field: To
          """),
      ]
    }
  }
}
