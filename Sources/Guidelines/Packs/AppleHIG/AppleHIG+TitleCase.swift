import Diagnostics
import Dialogs

extension AppleHIG {
  /// Sentences use sentence case, fragments use title case.
  struct TitleCase: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "apple-hig/title-case",
        summary: "A sentence uses sentence case with punctuation; a fragment uses title case without",
        rationale: "Capitalization and punctuation show at a glance whether a title is a name for what happened or a "
          + "statement about it.",
        source: AppleHIG.source("Alerts, Content"), severity: .warning)
    }

    var scope: RuleScope { RuleScope(kinds: [.alert, .actionSheet]) }
    var heuristic: String? {
      "Common verbs tell sentences from fragments. A question without a verb, such as “Delete Album?”, can use either "
        + "case, but not a mixture. Possible names keep their capitals. Short words may be capitalized or not, unless "
        + "they are part of a verb, as in “Log Out”."
    }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard subject.isEnglish, let title = subject.dialog.title, let last = Sentences.of(title.value).last else {
        return []
      }
      if EnglishTitleCase.isShouted(title.value) {
        return [Finding("“\(title.value)” is in all caps", at: title.range)]
      }
      switch last.terminator {
      case nil: return unpunctuated(title)
      case "?":
        let isSentence = EnglishQuestion.isAsked(by: title.value[...])
        return mixture(title, isSentence: isSentence) ?? capitalizedSentence(title, if: isSentence)
      case ".", "!":
        let isSentence = EnglishSentence.isWhole(title.value)
        if let mixture = mixture(title, isSentence: isSentence) { return mixture }
        return isSentence ? capitalizedSentence(title, if: true) : punctuatedFragment(title)
      default: return []
      }
    }

    /// A title in neither case: lowercase letters where title case needs capitals, and vice versa.
    private func mixture(_ title: SourcedText, isSentence: Bool) -> [Finding]? {
      let text = title.value
      guard !EnglishTitleCase.lapses(in: text).isEmpty else { return nil }
      let capitals = EnglishSentenceCase.lapses(in: text)
      guard let first = capitals.first, let last = capitals.last else { return nil }
      // A fragment is probably a title, and possible names keep their capitals.
      let better = isSentence ? EnglishSentenceCase.applied(to: text) : EnglishTitleCase.applied(to: text)
      let edits =
        isSentence
        ? Self.edits(capitals, of: title) { $0.lowercased() }
        : Self.edits(EnglishTitleCase.lapses(in: text), of: title) { TextWords.capitalized($0) }
      let fix = edits.map { [Diagnostic.Fix("write “\(better)”", edits: $0)] } ?? []
      return [
        Finding(
          "“\(text)” is in neither sentence case nor title case; write “\(better)”",
          at: title.range(of: first.lowerBound..<last.upperBound), fixes: fix)
      ]
    }

    /// Without punctuation, a title is a fragment and needs capitals, unless it is a sentence, which needs
    /// punctuation.
    private func unpunctuated(_ title: SourcedText) -> [Finding] {
      let lapses = EnglishTitleCase.lapses(in: title.value)
      guard let first = lapses.first, let last = lapses.last else { return [] }
      let end = title.value.endIndex
      let asks = EnglishQuestion.isAsked(by: title.value[...])
      if asks || EnglishSentence.isWhole(title.value) {
        let edit = title.edit(end..<end, to: asks ? "?" : ".")
        return [
          Finding(
            asks ? "the question has no “?”; add one" : "the sentence has no period; add one",
            at: title.range(of: lastWord(of: title.value)),
            fixes: edit.map { [Diagnostic.Fix(asks ? "add “?”" : "add a period", edits: [$0])] } ?? [])
        ]
      }
      let edits = Self.edits(lapses, of: title) { TextWords.capitalized($0) }
      let fixes = edits.map { [Diagnostic.Fix("capitalize the words", edits: $0)] } ?? []
      return [
        Finding(
          "“\(title.value)” has no punctuation; use title case: "
            + "“\(EnglishTitleCase.applied(to: title.value))”",
          at: title.range(of: first.lowerBound..<last.upperBound), fixes: fixes)
      ]
    }

    /// Edits of words, or nil if one of them is not safe.
    private static func edits(
      _ words: [Range<String.Index>], of title: SourcedText, to change: (Substring) -> String
    ) -> [Diagnostic.Edit]? {
      // Each edit is checked against the whole text, and long titles are not intended anyway.
      guard words.count <= 64 else { return nil }
      let edits = words.compactMap { title.edit($0, to: change(title.value[$0])) }
      return edits.count == words.count ? edits : nil
    }

    private func capitalizedSentence(_ title: SourcedText, if isSentence: Bool) -> [Finding] {
      guard isSentence, EnglishTitleCase.isPlain(in: title.value) else { return [] }
      return [Finding("“\(title.value)” is a sentence in title case; use sentence case", at: title.range)]
    }

    private func punctuatedFragment(_ title: SourcedText) -> [Finding] {
      let text = title.value
      guard EnglishTitleCase.lapses(in: text).isEmpty, TextWords.of(text).count > 1,
        let mark = text.lastIndex(where: { $0 == "." || $0 == "!" }), text.index(after: mark) == text.endIndex
      else { return [] }
      let range = mark..<text.endIndex
      let edit = title.edit(range, to: "")
      return [
        Finding(
          "the fragment ends with “\(text[mark])”; remove it", at: title.range(of: range),
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
          buttons:
            - Subscribe
            - label: Cancel
              role: cancel
          """),
        .passing(
          """
          kind: alert
          title: Trial Ended
          buttons:
            - Subscribe
            - label: Cancel
              role: cancel
          """),
        .passing(
          """
          kind: alert
          title: Delete Conversation?
          buttons:
            - label: Delete
              role: destructive
            - label: Cancel
              role: cancel
          """),
        .passing(
          """
          kind: action-sheet
          title: Delete iPhone chats of “my team”?
          buttons:
            - label: Delete
              role: destructive
            - label: Cancel
              role: cancel
          """),
        .failing(
          """
          kind: alert
          title: Your trial has «ended»
          buttons:
            - Subscribe
            - label: Cancel
              role: cancel
          """,
          fixed: """
            kind: alert
            title: Your trial has ended.
            buttons:
              - Subscribe
              - label: Cancel
                role: cancel
            """),
        .failing(
          """
          kind: action-sheet
          title: Export «all notes» to iCloud
          buttons:
            - Copy Link
            - Print
            - label: Cancel
              role: cancel
          """,
          fixed: """
            kind: action-sheet
            title: Export All Notes to iCloud
            buttons:
              - Copy Link
              - Print
              - label: Cancel
                role: cancel
            """),
        .failing(
          """
          kind: alert
          title: Trial Ended«.»
          buttons:
            - Subscribe
            - label: Cancel
              role: cancel
          """,
          fixed: """
            kind: alert
            title: Trial Ended
            buttons:
              - Subscribe
              - label: Cancel
                role: cancel
            """),
        .passing(
          """
          kind: alert
          title: Restore Notes from “notes”?
          buttons:
            - Restore
            - label: Cancel
              role: cancel
          """),
        .passing(
          """
          kind: alert
          title: No Connection to “attic”
          buttons:
            - Try Again
            - label: Cancel
              role: cancel
          """),
        .passing(
          """
          kind: alert
          platforms: [ios]
          title: Turn on Battery Saver?
          buttons:
            - Turn On
            - label: Cancel
              role: cancel
          """),
        .failing(
          """
          kind: action-sheet
          platforms: [ios]
          title: Delete this «Album»?
          buttons:
            - label: Delete
              role: destructive
            - label: Cancel
              role: cancel
          """,
          fixed: """
            kind: action-sheet
            platforms: [ios]
            title: Delete This Album?
            buttons:
              - label: Delete
                role: destructive
              - label: Cancel
                role: cancel
            """),
        .failing(
          """
          kind: alert
          platforms: [ios]
          title: Do you want to leave this «Meeting»?
          buttons:
            - Leave
            - label: Cancel
              role: cancel
          """,
          fixed: """
            kind: alert
            platforms: [ios]
            title: Do you want to leave this meeting?
            buttons:
              - Leave
              - label: Cancel
                role: cancel
            """),
        .failing(
          """
          kind: alert
          platforms: [ios]
          title: Turn «on» Location Services
          buttons:
            - Settings
            - label: Cancel
              role: cancel
          """,
          fixed: """
            kind: alert
            platforms: [ios]
            title: Turn On Location Services
            buttons:
              - Settings
              - label: Cancel
                role: cancel
            """),
        .failing(
          """
          kind: alert
          platforms: [ios]
          title: Which version do you want to «keep»
          buttons:
            - Keep Mine
            - label: Cancel
              role: cancel
          """,
          fixed: """
            kind: alert
            platforms: [ios]
            title: Which version do you want to keep?
            buttons:
              - Keep Mine
              - label: Cancel
                role: cancel
            """),
        .failing(
          """
          kind: alert
          title: «SAVE ALL NOTES?»
          buttons:
            - Save
            - label: Cancel
              role: cancel
          """),
        .failing(
          """
          kind: alert
          title: «Do You Want to Save Your Changes?»
          buttons:
            - Save
            - label: Cancel
              role: cancel
          """),
      ]
    }
  }
}
