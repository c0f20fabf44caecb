import Diagnostics
import Dialogs

extension IPhoneOS {
  /// A sheet needs no message, because a tap opened it.
  struct SheetNoMessage: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "iphone-os/sheet-no-message", summary: "An action sheet has no message",
        rationale: "A sheet answers a tap that people just made. Together with that tap, its buttons say what it is "
          + "about. Text above them only delays people.",
        source: IPhoneOS.source("Designing an action sheet"), severity: .warning)
    }

    var scope: RuleScope { RuleScope(kinds: [.actionSheet]) }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard let message = subject.dialog.message else { return [] }
      return [
        Finding(
          "the action sheet has a message; remove it if people can choose without it", at: message.range,
          because: "The tap that opened the sheet and its buttons say what it is about. Move needed information to the "
            + "labels or to the screen behind, and remove the message.")
      ]
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
          kind: alert
          title: New timetable available
          message: It came into force on Monday.
          buttons:
            - Update
            - label: Cancel
              role: cancel
          """),
        .failing(
          """
          kind: action-sheet
          message: «Choose what to do with this photo.»
          buttons:
            - Use as Wallpaper
            - label: Cancel
              role: cancel
          """),
        .failing(
          """
          kind: action-sheet
          title: Delete all items?
          message:
            «"They leave the list for good."»  # as the team asked
          buttons:
            - label: Delete
              role: destructive
            - label: Cancel
              role: cancel
          """),
        .failing(
          """
          {kind: action-sheet, message: «Choose one.», buttons: [Print, Cancel]}
          """),
        .failing(
          """
          kind: action-sheet
          message: «>»
            Choose what to do
            with this photo.
          buttons:
            - Use as Wallpaper
            - label: Cancel
              role: cancel
          """),
      ]
    }
  }
}
