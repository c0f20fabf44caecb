import Diagnostics
import Dialogs

extension Harmattan {
  /// A query about long work offers to save a draft.
  struct QuerySaveDraft: DialogRule {
    private let words = RuleOption(
      "words", ["draft", "drafts", "keep", "save", "store"], "Words of buttons that keep the work")

    var description: RuleDescription {
      RuleDescription(
        id: "harmattan/query-save-draft", summary: "A query about time-consuming work offers to save a draft",
        rationale: "Besides losing the work and going on with it now, people may want to continue later. Work that "
          + "took a long time is worth the button.",
        source: Harmattan.source("Query confirmation"), severity: .note)
    }

    var scope: RuleScope { RuleScope(kinds: [.alert]) }
    var options: [any ConfigurableOption] { [words] }
    var heuristic: String? {
      "A button keeps the work if its label contains one of the English `words` and it does not cancel or destroy."
    }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      let situation = subject.situation
      guard subject.isEnglish, let timeConsuming = situation.timeConsuming, timeConsuming.value,
        situation.reports == nil, situation.changes.map({ $0.value == .significant }) ?? true,
        let list = subject.dialog.buttonsRange, !subject.buttons.isEmpty, !subject.unreadKeys.contains("buttons")
      else { return [] }
      let words = options[words]
      guard !subject.buttons.contains(where: { keeps($0, in: subject, words: words) }) else { return [] }
      return [
        Finding(
          "no button saves a draft; add one", at: list,
          notes: [subject.note("marked as time-consuming here", at: timeConsuming.range)])
      ]
    }

    private func keeps(_ button: Dialog.Button, in subject: DialogSubject, words: [String]) -> Bool {
      guard button.role == .default, !subject.dialog.isCancel(button),
        DestructiveVerbs.begins(button.label.value, among: DestructiveVerbs.english) == nil
      else { return false }
      let label = TextWords.of(button.label.value)
      guard !label.contains(where: { word in Self.denials.contains { TextWords.areSame(word, $0) } }) else {
        return false
      }
      return label.contains { word in words.contains { TextWords.prefix($0, of: word) != nil } }
    }

    private static let denials = ["don't", "not", "never", "no", "without"]

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: alert
          title: Keep this post?
          buttons:
            - Save as draft
            - label: Delete
              role: destructive
            - label: Continue writing
              role: cancel
          situation: {time-consuming: true, changes: significant}
          """),
        .passing(
          """
          kind: alert
          title: Delete this photo?
          buttons:
            - label: Delete
              role: destructive
            - label: Cancel
              role: cancel
          """),
        .failing(
          """
          kind: alert
          title: Delete this post?
          buttons: «[{label: Delete, role: destructive}, {label: Keep writing, role: cancel}]»
          situation: {time-consuming: true, changes: significant}
          """),
        .failing(
          """
          kind: alert
          title: Leave this email?
          buttons:
            «- Don’t save»
            - Delete draft
            - label: Continue writing
              role: cancel
          situation:
            time-consuming: true
          """),
      ]
    }
  }
}
