import Diagnostics
import Dialogs
import Mockups

extension Web {
  /// Text and buttons fit in the window.
  struct Scrolls: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "web/scrolls", summary: "An alert or action sheet fits in the window without scrolling",
        rationale: "Long text moves the buttons out of view, and people do not know that there is more. What needs "
          + "that much room belongs on a page.",
        source: Web.uswds("Usability, long content"), severity: .warning)
    }

    var scope: RuleScope { Web.scope(.alert, .actionSheet) }
    var heuristic: String? {
      "Measured in a window of 1024 × 720 and on a phone of 320 × 568 CSS pixels. " + MeasuredDialog.heuristic
    }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard !TextBulk(subject.dialog).surelyShows else { return [] }
      let measured = subject.platforms.filter { $0.toolkits.contains(.html) }
        .compactMap { MeasuredDialog(subject.dialog, on: $0, textSize: .large) }.filter(\.scene.scrolls)
      guard let first = measured.first else { return [] }
      return [
        Finding(
          "the \(subject.kind.name) scrolls on \(Platform.list(measured.map(\.platform))); shorten it, or use a page",
          at: culprit(of: first, subject))
      ]
    }

    /// The text if it is too long, otherwise the first button that is not visible.
    private func culprit(of measured: MeasuredDialog, _ subject: DialogSubject) -> SourceRange? {
      let text = (subject.dialog.message ?? subject.dialog.title)?.range
      let hidden = measured.firstHiddenButton.flatMap {
        subject.buttons.indices.contains($0) ? subject.buttons[$0].label.range : nil
      }
      return (measured.textScrolls ? text ?? hidden : hidden ?? text) ?? subject.dialog.fence.range
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: alert
          platforms: [web, web-phone]
          title: Delete this report?
          message: Others can no longer open it, and links to it stop working.
          buttons:
            - label: Delete
              role: destructive
            - label: Keep report
              role: cancel
          """),
        .passing(
          """
          kind: action-sheet
          platforms: [web, web-phone]
          title: Export as
          buttons:
            - PDF
            - Spreadsheet
            - Text
            - label: Close
              role: cancel
          """),
        .failing(
          """
          kind: action-sheet
          platforms: [web-phone]
          title: Sort reports by
          buttons:
            - Name
            - Date
            - Size
            - Owner
            - Status
            - Team
            - Region
            - «Language»
            - Priority
            - {label: Close, role: cancel}
          """),
        .failing(
          """
          kind: alert
          platforms: [web-phone]
          title: Before you send this claim
          message: «"\
          Your claim is sent to the office that decided the last one. The office looks at what you wrote, at the \
          documents that you added, and at what it already knows about you. It may ask you for more, and it may ask \
          others about you if you allowed that. You get an answer by letter, and usually within 30 days, but it can \
          take longer if something is missing. If you disagree with the answer, you have one year to say so, and you \
          can add documents then. Nothing that you send now keeps you from sending more later.\
          "»
          buttons:
            - Send claim
            - label: Keep editing
              role: cancel
          """),
      ]
    }
  }
}
