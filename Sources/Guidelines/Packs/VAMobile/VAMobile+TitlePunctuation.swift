import Diagnostics
import Dialogs

extension VAMobile {
  /// Questions end with a question mark; statements have no period.
  struct TitlePunctuation: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "va-mobile/title-punctuation",
        summary: "A question ends with “?”; a statement has no period",
        rationale:
          "A question mark shows readers and tells screen readers that the app expects an answer. A title stands alone, "
          + "so a statement needs no period.",
        source: VAMobile.source("Content guidelines, title"), severity: .warning)
    }

    var scope: RuleScope { RuleScope(kinds: [.alert, .actionSheet]) }
    var heuristic: String? {
      "English questions are recognized by a verb before the subject (“Do you”, “What should we”) or after a question "
        + "phrase (“Which account is”, “How many photos should be”). A bare imperative (“Clear history”) counts as a "
        + "statement. A period in an abbreviation is accepted."
    }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard let title = subject.dialog.title, let sentence = Sentences.of(title.value).last else { return [] }
      let text = title.value
      let asks = subject.isEnglish && EnglishQuestion.isAsked(by: text[sentence.range])
      switch sentence.terminator {
      case ".":
        guard let period = text[sentence.range].lastIndex(of: "."), !endsInAbbreviation(text[..<period]) else {
          return []
        }
        let mark = period..<text.index(after: period)
        let edit = title.edit(mark, to: asks ? "?" : "")
        return [
          Finding(
            asks ? "the question ends with a period; use “?”" : "the title ends with a period; remove it",
            at: title.range(of: mark),
            fixes: edit.map { [Diagnostic.Fix(asks ? "replace with “?”" : "remove the period", edits: [$0])] } ?? [])
        ]
      case nil where asks:
        guard let word = TextWords.of(String(text[sentence.range])).last,
          let range = text.range(ofSuffix: word, endingAt: sentence.range.upperBound)
        else { return [] }
        let edit = title.edit(range.upperBound..<range.upperBound, to: "?")
        return [
          Finding(
            "the question has no “?”; add one", at: title.range(of: range),
            fixes: edit.map { [Diagnostic.Fix("add “?”", edits: [$0])] } ?? [])
        ]
      default: return []
      }
    }

    private func endsInAbbreviation(_ text: Substring) -> Bool {
      let word = text[(text.lastIndex(where: \.isWhitespace).map(text.index(after:)) ?? text.startIndex)...]
      return word.contains(".") || Abbreviations.contains(word, followedByDigit: false)
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: action-sheet
          title: Delete 3 photos?
          buttons:
            - label: Delete
              role: destructive
            - label: Keep photos
              role: cancel
          """),
        .passing(
          """
          kind: alert
          title: Your session ends soon
          buttons:
            - Stay
            - label: Sign out
              role: cancel
          """),
        .passing(
          """
          kind: alert
          title: Appointment moved to 3 p.m.
          buttons:
            - See details
            - label: Dismiss
              role: cancel
          """),
        .passing(
          """
          kind: alert
          title: Clear history
          buttons:
            - label: Clear
              role: destructive
            - label: Keep history
              role: cancel
          """),
        .passing(
          """
          kind: alert
          title: How many refills you can request
          buttons:
            - See refills
            - label: Dismiss
              role: cancel
          """),
        .failing(
          """
          kind: action-sheet
          title: How many refills do you «need»
          buttons:
            - One refill
            - Two refills
            - label: Go back
              role: cancel
          """,
          fixed: """
            kind: action-sheet
            title: How many refills do you need?
            buttons:
              - One refill
              - Two refills
              - label: Go back
                role: cancel
            """),
        .failing(
          """
          kind: action-sheet
          title: Which address is «right»
          buttons:
            - Home
            - Mailing
            - label: Go back
              role: cancel
          """,
          fixed: """
            kind: action-sheet
            title: Which address is right?
            buttons:
              - Home
              - Mailing
              - label: Go back
                role: cancel
            """),
        .failing(
          """
          kind: alert
          title: Your session ends soon«.»
          buttons:
            - Stay
            - label: Sign out
              role: cancel
          """,
          fixed: """
            kind: alert
            title: Your session ends soon
            buttons:
              - Stay
              - label: Sign out
                role: cancel
            """),
        .failing(
          """
          kind: action-sheet
          title: Should we delete 3 «photos»
          buttons:
            - label: Delete
              role: destructive
            - label: Keep photos
              role: cancel
          """,
          fixed: """
            kind: action-sheet
            title: Should we delete 3 photos?
            buttons:
              - label: Delete
                role: destructive
              - label: Keep photos
                role: cancel
            """),
        .failing(
          """
          kind: action-sheet
          title: 'What should we do with your draft«.»'
          buttons:
            - label: Delete draft
              role: destructive
            - Save draft
            - label: Keep editing
              role: cancel
          """,
          fixed: """
            kind: action-sheet
            title: 'What should we do with your draft?'
            buttons:
              - label: Delete draft
                role: destructive
              - Save draft
              - label: Keep editing
                role: cancel
            """),
      ]
    }
  }
}

extension String {
  /// The range of a word that ends at a position.
  fileprivate func range(ofSuffix word: Substring, endingAt end: Index) -> Range<Index>? {
    guard let start = index(end, offsetBy: -word.count, limitedBy: startIndex) else { return nil }
    return start..<end
  }
}
