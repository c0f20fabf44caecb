import Diagnostics
import Dialogs

extension IPhoneOS {
  /// An action sheet is a choice.
  struct SheetTwoButtons: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "iphone-os/sheet-two-buttons", summary: "An action sheet has at least two buttons",
        rationale: "A sheet asks how an action should continue. With a single button, there is nothing to ask.",
        source: IPhoneOS.source("Using action sheets"), severity: .error)
    }

    var scope: RuleScope { RuleScope(kinds: [.actionSheet]) }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard !subject.unreadKeys.contains("buttons") else { return [] }
      guard let only = subject.buttons.first else {
        return [Finding("the action sheet has no buttons; add at least two", at: subject.dialog.kind.range)]
      }
      guard subject.buttons.count == 1 else { return [] }
      return [Finding("“\(only.label.value)” is the only button; add another choice", at: only.label.range)]
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: action-sheet
          buttons:
            - Use as Wallpaper
            - label: Cancel
              role: cancel
          """),
        .passing(
          """
          kind: action-sheet
          buttons:
            - label: Delete Message
              role: destructive
            - Cancel
          """),
        .failing(
          """
          kind: action-sheet
          buttons: [«Use as Wallpaper»]
          """),
        .failing(
          """
          kind: action-sheet
          buttons:
            - label: «Delete Message»
              role: destructive
          """),
      ]
    }
  }
}
