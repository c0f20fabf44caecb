import Diagnostics
import Dialogs

extension AppleHIG {
  /// What destroys is on top of an action sheet.
  struct DestructiveFirst: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "apple-hig/destructive-first",
        summary: "A destructive button is at the top of an action sheet",
        rationale: "On top it is most noticeable, and farthest from where a thumb rests.",
        source: AppleHIG.source("Action sheets, Best practices"), severity: .warning)
    }

    var scope: RuleScope { RuleScope(kinds: [.actionSheet]) }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard let other = subject.buttons.firstIndex(where: { $0.role != .destructive }),
        let late = subject.buttons[other...].first(where: { $0.role == .destructive })
      else { return [] }
      let above = subject.buttons[other].label.value
      return [
        Finding(
          "“\(late.label.value)” destroys and is below “\(above)”", at: late.label.range,
          fixes: AppleHIG.reordering(subject))
      ]
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: action-sheet
          title: Delete Draft
          buttons: [{label: Delete, role: destructive}, Save, {label: Cancel, role: cancel}]
          """),
        .passing(
          """
          kind: alert
          title: Save your changes?
          buttons: [Save, {label: Delete, role: destructive}, {label: Cancel, role: cancel, default: true}]
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
        .failing(
          """
          kind: action-sheet
          title: Delete Recording
          buttons: [Cancel, {label: «Delete», role: destructive}]
          """,
          fixed: """
            kind: action-sheet
            title: Delete Recording
            buttons: [{label: Delete, role: destructive}, Cancel]
            """),
      ]
    }
  }
}
