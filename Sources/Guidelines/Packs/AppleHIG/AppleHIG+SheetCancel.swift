import Diagnostics
import Dialogs

extension AppleHIG {
  /// A sheet about data loss can be canceled.
  struct SheetCancel: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "apple-hig/sheet-cancel",
        summary: "An action sheet that could cause data loss has a Cancel button",
        rationale: "People must be able to reject an action that destroys their data. On an iPad, the system hides the "
          + "button and cancels with a tap outside, but include it anyway.",
        source: AppleHIG.source("Action sheets, Best practices"), severity: .warning)
    }

    var scope: RuleScope { RuleScope(kinds: [.actionSheet]) }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard subject.cancel == nil, !subject.unreadKeys.contains("buttons") else { return [] }
      if let button = subject.buttons.first(where: { $0.role == .destructive }) {
        return [Finding("no Cancel button next to “\(button.label.value)”; add one", at: button.label.range)]
      }
      guard let destructive = subject.situation.destructive, destructive.value else { return [] }
      return [Finding("no Cancel button for an action that destroys data; add one", at: destructive.range)]
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: action-sheet
          title: Delete Draft
          buttons:
            - label: Delete
              role: destructive
            - Save
            - label: Cancel
              role: cancel
          """),
        .passing(
          """
          kind: action-sheet
          title: Export Notes
          buttons: [Copy Link, Print]
          """),
        .failing(
          """
          kind: action-sheet
          title: Delete Draft
          buttons:
            - label: «Delete»
              role: destructive
            - Save
          """),
        .failing(
          """
          kind: action-sheet
          title: Replace Backup
          buttons: [Replace, Keep Both]
          situation:
            destructive: «true»
          """),
      ]
    }
  }
}
