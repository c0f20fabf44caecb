import Diagnostics
import Dialogs

extension AppleHIG {
  /// Alerts of the Mac have a title.
  struct TitleOnMac: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "apple-hig/title-on-mac",
        summary: "On macOS, an alert has a title, and so has an action sheet, which is shown as one",
        rationale: "Without a title, there is nothing between the icon and the buttons that says what they are about; "
          + "on a phone, the tap that opened a sheet may say enough.",
        source: AppleHIG.source("Alerts, Content"), severity: .warning)
    }

    var statement: (text: String, section: String)? {
      ("An alert has a title; on macOS, the choices of an action sheet are an alert", "Alerts, Content")
    }

    var scope: RuleScope { RuleScope(kinds: [.alert, .actionSheet]) }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      let macs = subject.platforms.filter { $0.toolkits.contains(.appKit) }
      guard subject.dialog.title == nil, !macs.isEmpty else { return [] }
      return [
        Finding(
          "on \(Platform.list(macs)), this is an alert without a title; add a title that says what the buttons are "
            + "about", at: subject.dialog.kind.range)
      ]
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: action-sheet
          platforms: [ios, ipados]
          buttons:
            - Copy Link
            - Print
            - label: Cancel
              role: cancel
          """),
        .passing(
          """
          kind: action-sheet
          platforms: [ios, macos]
          title: Export Notes
          buttons:
            - Copy Link
            - Print
            - label: Cancel
              role: cancel
          """),
        .failing(
          """
          kind: «action-sheet»
          platforms: [ios, macos]
          buttons:
            - Copy Link
            - Print
            - label: Cancel
              role: cancel
          """),
        .failing(
          """
          kind: «action-sheet»
          platforms: [macos]
          message: Choose a format for the notes.
          buttons:
            - Copy Link
            - Print
            - label: Cancel
              role: cancel
          """),
      ]
    }
  }
}
