import Diagnostics
import Dialogs

extension AppleHIG {
  /// Titles are short enough to read at a glance.
  struct TitleLines: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "apple-hig/title-lines",
        summary: "An alert title has at most two lines, an action sheet title one",
        rationale: "People skim long titles, which also push the buttons down. Put details in the message.",
        source: AppleHIG.source("Alerts, Content; Action sheets, Content"), severity: .warning)
    }

    var scope: RuleScope { RuleScope(kinds: [.alert, .actionSheet]) }
    var heuristic: String? { MeasuredDialog.heuristic }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard let title = subject.dialog.title else { return [] }
      let width = TextBulk.width(of: title)
      var (excess, limit, platforms): (Int, Int, [Platform]) = (0, 0, [])
      for platform in subject.platforms where width > Self.room(on: platform, subject.kind) {
        let most = Self.most(subject.dialog, on: platform)
        guard let measured = MeasuredDialog(subject.dialog, on: platform, textSize: .large),
          measured.titleLineCount > most
        else { continue }
        excess = max(excess, measured.titleLineCount)
        limit = platforms.isEmpty ? most : min(limit, most)
        platforms.append(platform)
      }
      guard !platforms.isEmpty else { return [] }
      let lines = platforms.count == 1 ? "\(excess) lines" : "up to \(excess) lines"
      return [
        Finding(
          "the title takes \(lines) on \(Platform.list(platforms)) (limit \(limit))",
          at: title.range)
      ]
    }

    /// Sheets of iOS 26 and iPadOS 26 have lines about half as long as those for which the guideline was written, at
    /// their source and in the middle of the screen, so their titles may have two.
    static func most(_ dialog: Dialog, on platform: Platform) -> Int {
      dialog.kind.value == .alert ? 2 : platform.style.sheetTitleLines
    }

    /// Width in em up to which a title certainly fits; zero if only the layout can tell.
    ///
    /// A title no wider than a line takes one line, or two because of rounding.
    static func room(on platform: Platform, _ kind: DialogKind) -> Double {
      kind == .alert ? platform.style.alertTitleWidth : platform.style.sheetTitleWidth
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: alert
          platforms: [ios, ipados]
          title: The connection to the server was lost.
          message: Your draft is kept on this device.
          buttons:
            - Try Again
            - label: Cancel
              role: cancel
          """),
        .passing(
          """
          kind: action-sheet
          platforms: [ios, watchos]
          title: Export All Notes
          buttons:
            - Copy Link
            - Print
            - label: Cancel
              role: cancel
          """),
        .passing(
          """
          kind: action-sheet
          title: Delete the Selected Photos From This Album?
          platforms: [ios, ios-26]
          buttons:
            - label: Delete
              role: destructive
            - label: Cancel
              role: cancel
          """),
        .failing(
          """
          kind: alert
          platforms: [ios, macos]
          title: «The connection to the server was lost while your draft was being saved.»
          buttons:
            - Try Again
            - label: Cancel
              role: cancel
          """),
        .failing(
          """
          kind: action-sheet
          title: «Delete the Selected Photos From This Album and All Your Devices?»
          platforms: [ios, ipados]
          buttons:
            - label: Delete
              role: destructive
            - label: Cancel
              role: cancel
          """),
        .failing(
          """
          kind: alert
          title: «The workout was paused when you took off your watch.»
          platforms: [watchos]
          buttons:
            - Resume
            - label: Cancel
              role: cancel
          """),
      ]
    }
  }
}
