import Diagnostics
import Dialogs

extension AppleHIG {
  /// Text does not explain the buttons.
  struct MessageExplainsButtons: DialogRule {
    var description: RuleDescription {
      RuleDescription(
        id: "apple-hig/message-explains-buttons",
        summary: "Text does not explain the buttons",
        rationale: "Clear labels need no instructions. “Tap” and “click” are wrong for people who use a keyboard, a "
          + "remote, or their voice. If you must name a button, say “choose” and give its title without quotation "
          + "marks.",
        source: AppleHIG.source("Alerts, Content"), severity: .warning)
    }

    var scope: RuleScope { RuleScope(kinds: [.alert, .actionSheet]) }
    var heuristic: String? {
      "Verbs such as “tap” are found in English only; labels in quotation marks are found in any language."
    }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      let labels = subject.buttons.map(\.label.value)
      return [subject.dialog.title, subject.dialog.message].compactMap { $0 }.flatMap { text in
        let presses = subject.isEnglish ? Self.presses(of: labels, in: text.value) : []
        let quotes = Self.quotes(of: labels, in: text.value).filter { quote in !presses.contains { $0.overlaps(quote) }
        }
        return presses.map {
          Finding("“\(text.value[$0])” explains a button; if you must name it, say “choose”", at: text.range(of: $0))
        } + quotes.map { Finding("a button title is in quotation marks; remove them", at: text.range(of: $0)) }
      }
    }

    /// “Tap OK”, “click on the Delete button”: from the verb to the end of the label.
    private static func presses(of labels: [String], in text: String) -> [Range<String.Index>] {
      Phrases.occurrences(
        of: ["tap", "tapping", "click", "clicking", "press", "pressing", "hit", "hitting", "push", "touch"], in: text
      )
      .compactMap { verb in
        var rest = text[verb.upperBound...].drop(while: \.isWhitespace)
        for word in ["on", "the"] {
          if let skipped = TextWords.prefix(word, of: rest) {
            rest = rest[skipped.endIndex...].drop(while: \.isWhitespace)
          }
        }
        rest = rest.drop { "“”\"'‘".contains($0) }
        let isQuoted = text[..<rest.startIndex].last.map { "“\"‘'".contains($0) } ?? false
        let named = labels.compactMap { TextWords.prefix($0, of: rest) }.max { $0.endIndex < $1.endIndex }
        guard let named = named ?? TextWords.prefix("button", of: rest) else { return nil }
        let end = isQuoted ? Self.end(ofQuoteAt: named.endIndex, in: text, closers: "”\"'’“") : nil
        return verb.lowerBound..<(end ?? named.endIndex)
      }
    }

    /// Labels between quotation marks.
    private static func quotes(of labels: [String], in text: String) -> [Range<String.Index>] {
      text.indices.compactMap { open in
        guard let close = closers[text[open]] else { return nil }
        // An apostrophe within a word does not open a quotation.
        if text[open] == "'", text[..<open].last?.isLetter ?? false { return nil }
        let inside = text[text.index(after: open)...].drop(while: \.isWhitespace)
        for label in labels where inside.hasPrefix(label) {
          if let end = end(ofQuoteAt: inside.dropFirst(label.count).startIndex, in: text, closers: close) {
            return open..<end
          }
        }
        return nil
      }
    }

    /// The end of a closing quotation mark after a label, including a comma or period before it.
    private static func end(ofQuoteAt index: String.Index, in text: String, closers: String) -> String.Index? {
      var rest = text[index...].drop(while: \.isWhitespace)
      if let mark = rest.first, ",.;:!?…、。".contains(mark) { rest = rest.dropFirst().drop(while: \.isWhitespace) }
      guard let closer = rest.first, closers.contains(closer) else { return nil }
      return text.index(after: rest.startIndex)
    }

    /// Closing quotation marks by opening mark, in languages that use them.
    private static let closers: [Character: String] = [
      "“": "”", "\"": "\"", "‘": "’", "'": "'", "„": "“”", "‚": "‘’", "«": "»", "»": "«", "‹": "›", "›": "‹", "”": "”",
      "「": "」", "『": "』",
    ]

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: alert
          platforms: [ios]
          title: Leave this group?
          message: Your photos stay in it. To keep copies, choose Export first.
          buttons:
            - Leave
            - Export
            - label: Cancel
              role: cancel
          allow:
            apple-hig/alert-prefer-two: Exporting is the only way to keep the photos.
          """),
        .passing(
          """
          kind: alert
          title: Turn on tap to click?
          message: Tap twice on the trackpad to click.
          buttons:
            - Turn On
            - label: Cancel
              role: cancel
          """),
        .failing(
          """
          kind: alert
          platforms: [ios]
          title: Leave this group?
          message: «Tap “Leave”» to leave the group, or «tap Cancel» to stay.
          buttons:
            - Leave
            - label: Cancel
              role: cancel
          """),
        .failing(
          """
          kind: alert
          platforms: [ios]
          title: Leave this group?
          message: Choose «“Leave”» to leave it.
          buttons:
            - Leave
            - label: Cancel
              role: cancel
          """),
        .failing(
          """
          kind: alert
          platforms: [ios]
          title: Leave this group?
          message: To keep copies, choose «“Export,”» then leave. Or «tap “Leave,”» and that is that.
          buttons:
            - Leave
            - Export
            - label: Cancel
              role: cancel
          """),
        .failing(
          """
          kind: alert
          platforms: [ios]
          title: Diese Gruppe verlassen?
          message: Mit «„Verlassen“» gehen Ihre Fotos verloren.
          language: de
          buttons:
            - Verlassen
            - label: Abbrechen
              role: cancel
          """),
        .failing(
          """
          kind: alert
          platforms: [ios]
          title: Leave this group?
          message: 'Your photos are deleted when you «click on the "Leave"» button.'
          buttons:
            - Leave
            - label: Cancel
              role: cancel
          """),
      ]
    }
  }
}
