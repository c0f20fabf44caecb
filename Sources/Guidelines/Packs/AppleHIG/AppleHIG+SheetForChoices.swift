import Diagnostics
import Dialogs
import Mockups

extension AppleHIG {
  /// Choices about an action people started use an action sheet.
  struct SheetForChoices: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "apple-hig/sheet-for-choices",
        summary: "Choices about an action people started use an action sheet",
        rationale: "An action sheet follows from what people just did and has room for several answers. An alert "
          + "tells them that something happened.",
        source: AppleHIG.source("Alerts and action sheets, Best practices"), severity: .warning)
    }

    var scope: RuleScope { RuleScope(kinds: [.alert], platforms: [.ios26, .ios, .ipados26, .ipados]) }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard let intentional = subject.situation.intentional, intentional.value, subject.buttons.count > 2 else {
        return []
      }
      return [
        Finding(
          "\(subject.buttons.count) choices about an action the person started; use an action sheet",
          at: subject.dialog.kind.range, notes: [subject.note("marked as intentional here", at: intentional.range)])
      ]
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: action-sheet
          platforms: [ios]
          title: Delete Draft
          buttons:
            - label: Delete
              role: destructive
            - Save
            - label: Cancel
              role: cancel
          situation: {intentional: true}
          """),
        .passing(
          """
          kind: alert
          platforms: [ios, ipados]
          title: Erase this device?
          buttons:
            - label: Erase
              role: destructive
            - label: Cancel
              role: cancel
          situation: {intentional: true}
          """),
        .failing(
          """
          kind: «alert»
          platforms: [ios, macos]
          title: Renew your pass?
          buttons:
            - One Month
            - One Year
            - label: Cancel
              role: cancel
          situation: {intentional: true}
          """),
        .failing(
          """
          kind: «alert»
          platforms: [ipados]
          title: Export
          buttons: [Copy Link, Save PDF, Cancel]
          situation: {intentional: true}
          """),
      ]
    }
  }
}
