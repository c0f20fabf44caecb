import Diagnostics
import Dialogs
import Mockups

extension AppleHIG {
  /// Everything fits without scrolling.
  struct Scrolls: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "apple-hig/scrolls",
        summary: "An alert or action sheet fits without scrolling",
        rationale: "People do not choose what they cannot see, and scrolling among buttons invites taps on the wrong "
          + "one.",
        source: AppleHIG.source("Alerts, Content; Action sheets, Best practices"), severity: .warning)
    }

    var scope: RuleScope { RuleScope(kinds: [.alert, .actionSheet]) }
    var leniency: String? { "on a watch, where dialogs are pages, only if no button is visible at first" }
    var heuristic: String? { MeasuredDialog.heuristic }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      let surelyShows = TextBulk(subject.dialog).surelyShows
      let measured = subject.platforms.compactMap { platform -> MeasuredDialog? in
        if surelyShows, platform.style.isRoomy { return nil }
        let measured = MeasuredDialog(subject.dialog, on: platform, textSize: .large)
        return measured.flatMap { Self.hidesChoices($0, of: subject) ? $0 : nil }
      }
      guard let first = measured.first else { return [] }
      return [
        Finding(
          "the \(subject.kind.name) scrolls on \(Platform.list(measured.map(\.platform)))",
          at: culprit(of: first, subject))
      ]
    }

    /// Whether something that must be visible is not.
    ///
    /// A watch dialog is a page for the crown, with room for two or three buttons: there, one visible button is
    /// enough.
    private static func hidesChoices(_ measured: MeasuredDialog, of subject: DialogSubject) -> Bool {
      guard measured.scene.scrolls else { return false }
      guard measured.platform.style.choicesMayScroll else { return true }
      // A sheet's Cancel is in the upper corner, whatever the page shows.
      let apart = subject.kind == .actionSheet ? subject.cancel : nil
      return measured.scene.boxes.allSatisfy { box in
        guard case .button(let index) = box.part, index != apart else { return true }
        return !box.isVisible
      }
    }

    /// The text if it is too long, otherwise the first button that is not visible.
    private func culprit(of measured: MeasuredDialog, _ subject: DialogSubject) -> SourceRange? {
      let text = (subject.dialog.message ?? subject.dialog.title)?.range
      let hidden = measured.firstHiddenButton.flatMap {
        subject.buttons.indices.contains($0) ? subject.buttons[$0].label.range : nil
      }
      let blamed = measured.textScrolls ? text ?? hidden : hidden ?? text
      return blamed ?? subject.dialog.fence.range
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: alert
          platforms: [ios, macos, tvos, watchos]
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
          platforms: [ios, ipados]
          title: Export Notes
          buttons:
            - Copy Link
            - Save PDF
            - Print
            - label: Cancel
              role: cancel
          """),
        .failing(
          """
          kind: action-sheet
          platforms: [ios]
          title: Sort Photos
          buttons:
            - Name
            - Date
            - Size
            - Place
            - People
            - Rating
            - Album
            - Camera
            - Format
            - «Color»
            - {label: Cancel, role: cancel}
          """),
        .passing(
          """
          kind: action-sheet
          platforms: [watchos]
          title: Log a Drink
          buttons:
            - Water
            - Tea
            - Coffee
            - label: Cancel
              role: cancel
          """),
        .failing(
          """
          kind: alert
          platforms: [watchos]
          title: Your workout was paused while your watch was off.
          message: «You took it off for longer than a minute. Put it on again to go on with your workout.»
          buttons:
            - Resume
            - label: Cancel
              role: cancel
          """),
        .failing(
          """
          kind: alert
          platforms: [iphone-os]
          title: Which version do you want to keep?
          message: «Both were changed since yesterday, and each has text that the other lacks.»
          buttons:
            - Mine
            - Theirs
            - Both
            - Neither
            - Older
            - Newer
            - label: Cancel
              role: cancel
          """),
      ]
    }
  }
}
