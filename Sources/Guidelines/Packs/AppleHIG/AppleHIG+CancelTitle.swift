import Diagnostics
import Dialogs

extension AppleHIG {
  /// The canceling button is always titled Cancel.
  struct CancelTitle: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "apple-hig/cancel-title",
        summary: "The button that cancels is titled “Cancel”",
        rationale: "People look for this word when they want to leave, and it is the same in every app.",
        source: AppleHIG.source("Alerts, Buttons"), severity: .warning)
    }

    var scope: RuleScope { RuleScope(kinds: [.alert, .actionSheet]) }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard let word = CancelWord.word(in: subject.dialog.language?.value),
        subject.kind != .alert || subject.buttons.count > 1
      else { return [] }
      return subject.buttons.compactMap { button in
        let label = button.label
        guard button.role == .cancel, !TextWords.areSame(label.value, word),
          label.value.lowercased() != word.lowercased()
        else {
          return nil
        }
        let isTaken = subject.buttons.contains { $0.label.value.lowercased() == word.lowercased() }
        // “Don’t Save” and “Save Draft” do something, so their role is wrong, not their title.
        let acts = subject.isEnglish && actions.contains { TextWords.prefix($0, of: label.value[...]) != nil }
        let edit = isTaken || acts ? nil : label.edit(label.value.startIndex..<label.value.endIndex, to: word)
        return Finding(
          "“\(label.value)” cancels; title it “\(word)”", at: label.range,
          fixes: edit.map { [Diagnostic.Fix("replace with “\(word)”", edits: [$0])] } ?? [])
      }
    }

    private let actions = DestructiveVerbs.english + ["Save"]

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: action-sheet
          title: Remove this member?
          buttons:
            - label: Remove
              role: destructive
            - label: Cancel
              role: cancel
          """),
        .passing(
          """
          kind: alert
          title: Dieses Mitglied entfernen?
          language: de-AT
          buttons:
            - label: Entfernen
              role: destructive
            - label: Abbrechen
              role: cancel
          """),
        .failing(
          """
          kind: action-sheet
          title: Remove this member?
          buttons:
            - label: Remove
              role: destructive
            - label: «Never Mind»
              role: cancel
          """,
          fixed: """
            kind: action-sheet
            title: Remove this member?
            buttons:
              - label: Remove
                role: destructive
              - label: Cancel
                role: cancel
            """),
        .failing(
          """
          kind: alert
          title: Save your changes?
          buttons:
            - Save
            - label: «Don’t Save»
              role: cancel
          """),
        .failing(
          """
          kind: alert
          title: Leave this call?
          buttons:
            - Leave
            - label: «"Stay"»
              role: cancel
          """,
          fixed: """
            kind: alert
            title: Leave this call?
            buttons:
              - Leave
              - label: "Cancel"
                role: cancel
            """),
      ]
    }
  }
}
