import Diagnostics
import Dialogs

extension VAMobile {
  /// The primary button comes first, the canceling button last.
  struct ButtonOrder: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "va-mobile/button-order",
        summary: "The primary button comes first and the canceling button comes last",
        rationale:
          "People find the same answer in the same place: the primary button at the top, or on the right of two; the "
          + "canceling button at the bottom, or on the left; all others in between.",
        source: VAMobile.source("Anatomy"), severity: .error)
    }

    var scope: RuleScope { RuleScope(kinds: [.alert, .actionSheet]) }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      let buttons = subject.buttons
      guard buttons.count > 1, !subject.cancelsTwice else { return [] }
      // A canceling button marked as primary still belongs at the end.
      let cancel = subject.cancel
      let primary = subject.primary == cancel ? buttons.indices.first { $0 != cancel } : subject.primary
      let order =
        [primary].compactMap { $0 } + buttons.indices.filter { $0 != primary && $0 != cancel }
        + [cancel].compactMap { $0 }
      guard order != Array(buttons.indices) else { return [] }
      let fixes =
        ButtonEdits(subject)?.reorder(order).map { [Diagnostic.Fix("put the buttons in order", edits: $0)] } ?? []
      if let cancel, cancel != buttons.count - 1 {
        let label = buttons[cancel].label
        return [
          Finding(
            "“\(label.value)” cancels but is not the last button; move it to the end", at: label.range, fixes: fixes)
        ]
      }
      guard let primary else { return [] }
      let label = buttons[primary].label
      return [
        Finding(
          "“\(label.value)” is the primary button but not the first; move it to the front", at: label.range,
          fixes: fixes)
      ]
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: action-sheet
          title: Delete this message?
          buttons:
            - label: Delete
              role: destructive
            - Save draft
            - label: Keep editing
              role: cancel
          """),
        .passing(
          """
          kind: alert
          title: Leave the app?
          buttons:
            - Leave
            - label: Stay here
              role: cancel
          """),
        .failing(
          """
          kind: action-sheet
          title: Remove this provider?
          buttons:
            - label: «Keep provider»
              role: cancel
            - label: Remove
              role: destructive
          """,
          fixed: """
            kind: action-sheet
            title: Remove this provider?
            buttons:
              - label: Remove
                role: destructive
              - label: Keep provider
                role: cancel
            """),
        .failing(
          """
          kind: action-sheet
          title: Delete this message?
          buttons:
            - Save draft
            - {label: «Delete», role: destructive, primary: true}
            - label: Keep editing
              role: cancel
          """,
          fixed: """
            kind: action-sheet
            title: Delete this message?
            buttons:
              - {label: Delete, role: destructive, primary: true}
              - Save draft
              - label: Keep editing
                role: cancel
            """),
        .failing(
          """
          kind: alert
          title: Leave the app?
          buttons:
            - label: «Stay here»
              role: cancel
            - Leave
          """,
          fixed: """
            kind: alert
            title: Leave the app?
            buttons:
              - Leave
              - label: Stay here
                role: cancel
            """),
      ]
    }
  }
}
