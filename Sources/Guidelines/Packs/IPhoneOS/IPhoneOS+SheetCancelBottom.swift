import Diagnostics
import Dialogs

extension IPhoneOS {
  /// People read all options before they reach Cancel.
  struct SheetCancelBottom: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "iphone-os/sheet-cancel-bottom", summary: "An action sheet has Cancel at the bottom",
        rationale: "People who look for a way out see all other options first. The bottom is also what a thumb hits "
          + "when it misses the Home button.",
        source: IPhoneOS.source("Designing an action sheet"), severity: .error)
    }

    var scope: RuleScope { RuleScope(kinds: [.actionSheet]) }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard let cancel = subject.cancel else { return missing(in: subject) }
      guard cancel != subject.buttons.count - 1, !subject.cancelsTwice else { return [] }
      let label = subject.buttons[cancel].label
      let order = subject.buttons.indices.filter { $0 != cancel } + [cancel]
      return [
        Finding(
          "“\(label.value)” is not at the bottom; move it to the end", at: label.range,
          fixes: ButtonEdits(subject)?.reorder(order).map {
            [Diagnostic.Fix("put “\(label.value)” last", edits: $0)]
          } ?? [])
      ]
    }

    /// A sheet without Cancel, if the word is known in its language.
    private func missing(in subject: DialogSubject) -> [Finding] {
      guard !subject.unreadKeys.contains("buttons"), let last = subject.buttons.last,
        CancelWord.word(in: subject.dialog.language?.value) != nil
      else { return [] }
      return [Finding("“\(last.label.value)” is at the bottom; add a Cancel button below it", at: last.label.range)]
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: action-sheet
          buttons:
            - Email Photo
            - Send to Album
            - label: Cancel
              role: cancel
          """),
        .passing(
          """
          kind: action-sheet
          buttons: [E-Mail, Album, Abbrechen]
          language: de
          """),
        .failing(
          """
          kind: action-sheet
          buttons:
            - «Cancel»
            - Email Photo
            - Send to Album
          """,
          fixed: """
            kind: action-sheet
            buttons:
              - Email Photo
              - Send to Album
              - Cancel
            """),
        .failing(
          """
          kind: action-sheet
          buttons: [Email Photo, «Send to Album»]
          """),
        .failing(
          """
          kind: action-sheet
          buttons:
            - label: Delete All Items
              role: destructive
            - label: «Keep Them»
              role: cancel
            - Archive
          """,
          fixed: """
            kind: action-sheet
            buttons:
              - label: Delete All Items
                role: destructive
              - Archive
              - label: Keep Them
                role: cancel
            """),
      ]
    }
  }
}
