import Diagnostics
import Dialogs

extension AppleHIG {
  /// Destructive buttons are at the top of an action sheet.
  struct DestructiveFirst: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "apple-hig/destructive-first",
        summary: "A destructive button is at the top of an action sheet",
        rationale: "At the top, it is most visible and farthest from the thumb, which avoids accidental taps.",
        source: AppleHIG.source("Action sheets, Best practices"), severity: .warning)
    }

    var scope: RuleScope { RuleScope(kinds: [.actionSheet]) }

    var heuristic: String? {
      "A button is destructive if its role says so, or if its label starts with a destructive English verb in a block "
        + "without “destructive: false”."
    }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      let rest = subject.buttons.indices.drop { AppleHIG.destroys(subject.buttons[$0], in: subject) }
      guard let other = rest.first, let late = lateButton(below: other, in: subject) else { return [] }
      // If only Cancel is above, its position is the fault.
      let others = rest.drop { $0 == subject.cancel || AppleHIG.destroys(subject.buttons[$0], in: subject) }
      let isDuplicate = others.first.map { lateButton(below: $0, in: subject) == nil } ?? true
      let (above, label) = (subject.buttons[other].label, subject.buttons[late].label)
      return [
        Finding(
          "“\(label.value)” is destructive but below “\(above.value)”; move it to the top", at: label.range,
          fixes: AppleHIG.reordering(subject), duplicating: isDuplicate ? AppleHIG.ButtonOrder().description : nil)
      ]
    }

    private func lateButton(below index: Int, in subject: DialogSubject) -> Int? {
      subject.buttons.indices[index...].dropFirst().first { AppleHIG.destroys(subject.buttons[$0], in: subject) }
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
          kind: alert
          title: Save your changes?
          buttons:
            - Save
            - label: Delete
              role: destructive
            - label: Cancel
              role: cancel
              default: true
          allow:
            apple-hig/alert-prefer-two: Closing a document has three answers.
          """),
        .failing(
          """
          kind: action-sheet
          title: Delete Recording
          buttons:
            - Export First
            - label: «Delete»
              role: destructive
            - label: Cancel
              role: cancel
          """,
          fixed: """
            kind: action-sheet
            title: Delete Recording
            buttons:
              - label: Delete
                role: destructive
              - Export First
              - label: Cancel
                role: cancel
            """),
        .passing(
          """
          kind: action-sheet
          platforms: [ios]
          title: Trail Filters
          buttons:
            - Edit Filters
            - Clear Filters
            - label: Cancel
              role: cancel
          situation: {destructive: false}
          """),
        .failing(
          """
          kind: action-sheet
          platforms: [ios]
          title: Shopping List
          buttons:
            - Share List
            - «Delete Items»
            - label: Cancel
              role: cancel
          """,
          fixed: """
            kind: action-sheet
            platforms: [ios]
            title: Shopping List
            buttons:
              - Delete Items
              - Share List
              - label: Cancel
                role: cancel
            """),
        .failing(
          """
          kind: action-sheet
          title: Delete Recording
          buttons:
            - Export First
            - Cancel
            - label: «Delete»
              role: destructive
          """,
          fixed: """
            kind: action-sheet
            title: Delete Recording
            buttons:
              - label: Delete
                role: destructive
              - Export First
              - Cancel
            """),
      ]
    }
  }
}
