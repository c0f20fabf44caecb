import Diagnostics
import Dialogs

extension AppleHIG {
  /// The most likely answer comes first, Cancel last.
  struct ButtonOrder: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "apple-hig/button-order",
        summary: "The default and primary buttons come first and Cancel comes last",
        rationale: "People expect the most likely answer, especially the default, on the trailing side of a row or at "
          + "the top of a stack, and Cancel on the leading side or at the bottom. A Cancel button that is the default "
          + "keeps its position.",
        source: AppleHIG.source("Alerts, Buttons"), severity: .error)
    }

    var scope: RuleScope { RuleScope(kinds: [.alert, .actionSheet]) }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      let buttons = subject.buttons
      guard buttons.count > 1, !subject.cancelsTwice else { return [] }
      if let cancel = subject.cancel, cancel != buttons.count - 1 {
        let label = buttons[cancel].label
        return [
          Finding(
            "“\(label.value)” is not the last button; move it to the end", at: label.range,
            fixes: AppleHIG.reordering(subject))
        ]
      }
      let standard = AppleHIG.markedDefault(subject)
      if let standard, !isFirst(standard, of: subject) { return [late(standard, "default", subject)] }
      guard let primary = subject.primary, primary != subject.cancel, !isFirst(primary, of: subject, after: standard)
      else { return [] }
      return [late(primary, "primary", subject)]
    }

    /// Whether only allowed buttons precede a button; in a sheet, a destructive button is first.
    private func isFirst(_ index: Int, of subject: DialogSubject, after other: Int? = nil) -> Bool {
      subject.buttons[..<index].indices.allSatisfy {
        $0 == other || subject.kind == .actionSheet && AppleHIG.destroys(subject.buttons[$0], in: subject)
      }
    }

    private func late(_ index: Int, _ what: String, _ subject: DialogSubject) -> Finding {
      let label = subject.buttons[index].label
      return Finding(
        "“\(label.value)” is the \(what) button but not the first; move it to the front", at: label.range,
        fixes: AppleHIG.reordering(subject)
      )
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: alert
          title: Convert this video?
          buttons:
            - Convert
            - label: Cancel
              role: cancel
          """),
        .passing(
          """
          kind: action-sheet
          title: Close Document
          buttons:
            - label: Discard
              role: destructive
            - label: Save
              primary: true
            - label: Cancel
              role: cancel
          """),
        .passing(
          """
          kind: alert
          title: Erase this device?
          buttons:
            - label: Erase
              role: destructive
            - label: Cancel
              role: cancel
              default: true
          """),
        .failing(
          """
          kind: alert
          title: Convert this video?
          buttons:
            - label: «Cancel»
              role: cancel
            - Convert
          """,
          fixed: """
            kind: alert
            title: Convert this video?
            buttons:
              - Convert
              - label: Cancel
                role: cancel
            """),
        .passing(
          """
          kind: alert
          title: Convert this video?
          buttons:
            - label: Convert
              default: true
            - label: Keep Both
              primary: true
            - label: Cancel
              role: cancel
          allow:
            apple-hig/alert-prefer-two: Both formats have their uses.
          """),
        .failing(
          """
          kind: alert
          title: Install the update now?
          buttons:
            - Postpone
            - label: «Install»
              default: true
          """,
          fixed: """
            kind: alert
            title: Install the update now?
            buttons:
              - label: Install
                default: true
              - Postpone
            """),
        .failing(
          """
          kind: action-sheet
          title: Export Notes
          buttons:
            - Print
            - label: «Copy Link»
              primary: true
            - label: Cancel
              role: cancel
          """,
          fixed: """
            kind: action-sheet
            title: Export Notes
            buttons:
              - label: Copy Link
                primary: true
              - Print
              - label: Cancel
                role: cancel
            """),
      ]
    }
  }
}
