import Diagnostics
import Dialogs

extension AppleHIG {
  /// Sentences read as sentences, fragments as titles.
  struct TitleCase: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "apple-hig/title-case",
        summary: "A sentence is in sentence case with punctuation, a fragment in title case without",
        rationale: "Capitals and punctuation tell at a glance whether a title is a name for what happened or a "
          + "statement about it.",
        source: AppleHIG.source("Alerts, Content"), severity: .warning)
    }

    var scope: RuleScope { RuleScope(kinds: [.alert, .actionSheet]) }
    var heuristic: String? {
      "A sentence is told from a fragment by common verbs. Names keep whatever capitals they have; "
        + "short words pass with and without."
    }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard subject.isEnglish, let title = subject.dialog.title, let last = Sentences.of(title.value).last else {
        return []
      }
      if EnglishTitleCase.isShouted(title.value) {
        return [Finding("“\(title.value)” is in capitals throughout", at: title.range)]
      }
      switch last.terminator {
      case nil: return unpunctuated(title)
      case "?": return capitalizedSentence(title, if: EnglishQuestion.isAsked(by: title.value[...]))
      case ".", "!":
        if EnglishSentence.isWhole(title.value) { return capitalizedSentence(title, if: true) }
        return punctuatedFragment(title)
      default: return []
      }
    }

    /// Without punctuation it is a fragment, and wants capitals; unless it is a sentence, which wants a period.
    private func unpunctuated(_ title: SourcedText) -> [Finding] {
      let lapses = EnglishTitleCase.lapses(in: title.value)
      guard let first = lapses.first, let last = lapses.last else { return [] }
      let end = title.value.endIndex
      if EnglishSentence.isWhole(title.value) {
        let edit = title.edit(end..<end, to: ".")
        return [
          Finding(
            "the sentence ends without a period", at: title.range(of: lastWord(of: title.value)),
            fixes: edit.map { [Diagnostic.Fix("add a period", edits: [$0])] } ?? [])
        ]
      }
      let edits = lapses.compactMap { title.edit($0, to: Words.capitalized(title.value[$0])) }
      let fixes = edits.count == lapses.count ? [Diagnostic.Fix("capitalize the words", edits: edits)] : []
      return [
        Finding(
          "“\(title.value)” has no punctuation, so it is in title case: "
            + "“\(EnglishTitleCase.applied(to: title.value))”",
          at: title.range(of: first.lowerBound..<last.upperBound), fixes: fixes)
      ]
    }

    private func capitalizedSentence(_ title: SourcedText, if isSentence: Bool) -> [Finding] {
      guard isSentence, EnglishTitleCase.isPlain(in: title.value) else { return [] }
      return [Finding("“\(title.value)” is a sentence with the capitals of a title", at: title.range)]
    }

    private func punctuatedFragment(_ title: SourcedText) -> [Finding] {
      let text = title.value
      guard EnglishTitleCase.lapses(in: text).isEmpty, Words.of(text).count > 1,
        let mark = text.lastIndex(where: { $0 == "." || $0 == "!" }), text.index(after: mark) == text.endIndex
      else { return [] }
      let range = mark..<text.endIndex
      let edit = title.edit(range, to: "")
      return [
        Finding(
          "the fragment ends in “\(text[mark])”", at: title.range(of: range),
          fixes: edit.map { [Diagnostic.Fix("remove “\(text[mark])”", edits: [$0])] } ?? [])
      ]
    }

    private func lastWord(of text: String) -> Range<String.Index> {
      let start = text.lastIndex(where: \.isWhitespace).map(text.index(after:)) ?? text.startIndex
      return start..<text.endIndex
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: alert
          title: Your trial has ended.
          buttons: [Subscribe, {label: Cancel, role: cancel}]
          """),
        .passing(
          """
          kind: alert
          title: Trial Ended
          buttons: [Subscribe, {label: Cancel, role: cancel}]
          """),
        .passing(
          """
          kind: alert
          title: Delete Conversation?
          buttons: [{label: Delete, role: destructive}, {label: Cancel, role: cancel}]
          """),
        .passing(
          """
          kind: action-sheet
          title: Delete iPhone chats of “my team”?
          buttons: [{label: Delete, role: destructive}, {label: Cancel, role: cancel}]
          """),
        .failing(
          """
          kind: alert
          title: Your trial has «ended»
          buttons: [Subscribe, {label: Cancel, role: cancel}]
          """,
          fixed: """
            kind: alert
            title: Your trial has ended.
            buttons: [Subscribe, {label: Cancel, role: cancel}]
            """),
        .failing(
          """
          kind: action-sheet
          title: Export «all notes» to iCloud
          buttons: [Copy Link, Print, {label: Cancel, role: cancel}]
          """,
          fixed: """
            kind: action-sheet
            title: Export All Notes to iCloud
            buttons: [Copy Link, Print, {label: Cancel, role: cancel}]
            """),
        .failing(
          """
          kind: alert
          title: Trial Ended«.»
          buttons: [Subscribe, {label: Cancel, role: cancel}]
          """,
          fixed: """
            kind: alert
            title: Trial Ended
            buttons: [Subscribe, {label: Cancel, role: cancel}]
            """),
        .passing(
          """
          kind: alert
          title: Restore Notes from “notes”?
          buttons: [Restore, {label: Cancel, role: cancel}]
          """),
        .passing(
          """
          kind: alert
          title: No Connection to “attic”
          buttons: [Try Again, {label: Cancel, role: cancel}]
          """),
        .failing(
          """
          kind: alert
          title: «SAVE ALL NOTES?»
          buttons: [Save, {label: Cancel, role: cancel}]
          """),
        .failing(
          """
          kind: alert
          title: «Do You Want to Save Your Changes?»
          buttons: [Save, {label: Cancel, role: cancel}]
          """),
      ]
    }
  }
}
