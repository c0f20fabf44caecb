import Diagnostics
import Dialogs

extension VAMobile {
  /// A title is one question or one phrase.
  struct TitleOnePhrase: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "va-mobile/title-one-phrase",
        summary: "A title is one question or phrase",
        rationale:
          "Buttons can answer only one question, and people who scan read only one phrase. Put everything else in the "
          + "message.",
        source: VAMobile.source("Content guidelines, title"), severity: .warning)
    }

    var scope: RuleScope { RuleScope(kinds: [.alert, .actionSheet]) }
    var heuristic: String? {
      "Punctuation separates phrases. A period after an abbreviation, an initial, or a number does not."
    }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard let title = subject.dialog.title, let excess = excess(in: title.value) else { return [] }
      return [
        Finding("“\(title.value[excess])” is a second phrase; move it to the message", at: title.range(of: excess))
      ]
    }

    /// The text after the first phrase.
    private func excess(in text: String) -> Range<String.Index>? {
      // Most titles have no punctuation before their end.
      guard text.utf8.dropLast().contains(where: { ".?!;".utf8.contains($0) || $0 >= 0xE2 }) else { return nil }
      let sentences = Sentences.of(text)
      guard let first = sentences.first, let last = sentences.last else { return nil }
      if let semicolon = text[first.range].firstIndex(of: ";") {
        let rest = text[text.index(after: semicolon)..<last.range.upperBound].drop(while: \.isWhitespace)
        if !rest.isEmpty { return rest.startIndex..<rest.endIndex }
      }
      return sentences.count > 1 ? sentences[1].range.lowerBound..<last.range.upperBound : nil
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: action-sheet
          title: Delete Dr. Lee’s message?
          buttons:
            - label: Delete
              role: destructive
            - label: Keep message
              role: cancel
          """),
        .passing(
          """
          kind: alert
          title: Update to version 2.1 at 5 p.m. today?
          buttons:
            - Update
            - label: Not now
              role: cancel
          """),
        .failing(
          """
          kind: action-sheet
          title: Finished already? «Delete 3 photos?»
          buttons:
            - label: Delete
              role: destructive
            - label: Keep photos
              role: cancel
          """),
        .failing(
          """
          kind: alert
          title: Your session ends soon. «Stay signed in?»
          buttons:
            - Stay
            - label: Sign out
              role: cancel
          """),
        .failing(
          """
          kind: alert
          title: Delete this draft; «it cannot be restored»
          buttons:
            - label: Delete
              role: destructive
            - label: Keep draft
              role: cancel
          """),
      ]
    }
  }
}
