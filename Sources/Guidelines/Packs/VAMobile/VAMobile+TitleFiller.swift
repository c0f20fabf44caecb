import Diagnostics
import Dialogs

extension VAMobile {
  /// Titles start with what matters.
  struct TitleFiller: DialogRule {
    private let phrases = RuleOption(
      "phrases",
      [
        "Are you sure you want to", "Are you sure that you want to", "Are you sure you would like to",
        "Are you sure you’d like to", "Are you sure you wish to", "Are you sure", "Are you absolutely sure you want to",
        "Are you absolutely sure", "Are you really sure",
        "Do you really want to",
        "Do you want to", "Do you wish to", "Would you like to", "Please confirm that you want to",
        "Please confirm you want to",
      ],
      "Phrases that should not start a title")

    var description: RuleDescription {
      RuleDescription(
        id: "va-mobile/title-filler",
        summary: "A title starts without filler such as “Are you sure you want to”",
        rationale:
          "A dialog asks for confirmation just by appearing. Without filler, the important word comes first, and large "
          + "text needs fewer lines.",
        source: VAMobile.source("Content guidelines, title"), severity: .warning)
    }

    var scope: RuleScope { RuleScope(kinds: [.alert, .actionSheet]) }
    var options: [any ConfigurableOption] { [phrases] }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      guard subject.isEnglish, let title = subject.dialog.title else { return [] }
      let phrases = options[phrases]
      return Sentences.of(title.value).compactMap { sentence in
        guard let filler = filler(at: title.value[sentence.range], among: phrases) else { return nil }
        return Finding(
          "“\(filler)” only delays the question; remove it", at: title.range(of: filler.startIndex..<filler.endIndex),
          fixes: fix(title, in: sentence.range, without: filler, phrases))
      }
    }

    /// The longest filler phrase at the start of a text.
    private func filler(at text: Substring, among phrases: [String]) -> Substring? {
      phrases.compactMap { TextWords.prefix($0, of: text) }.max { $0.endIndex < $1.endIndex }
    }

    /// After “to”, an imperative follows; after other words, the title must be rewritten.
    private func fix(
      _ title: SourcedText, in sentence: Range<String.Index>, without filler: Substring, _ phrases: [String]
    ) -> [Diagnostic.Fix] {
      var rest = title.value[sentence]
      while let filler = self.filler(at: rest, among: phrases), filler.lowercased().hasSuffix(" to") {
        rest = rest[filler.endIndex...].drop(while: \.isWhitespace)
      }
      guard rest.startIndex > sentence.lowerBound, let first = rest.first, first.isLetter,
        self.filler(at: rest, among: phrases) == nil
      else { return [] }
      let part = sentence.lowerBound..<rest.index(after: rest.startIndex)
      let edit = title.edit(part, to: first.uppercased())
      return edit.map {
        [Diagnostic.Fix("start with “\(TextWords.capitalized(rest.prefix { !$0.isWhitespace }))”", edits: [$0])]
      } ?? []
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
          title: Do you want tomatoes on it?
          buttons:
            - Add tomatoes
            - label: No tomatoes
              role: cancel
          """),
        .failing(
          """
          kind: action-sheet
          title: «Are you sure you want to» delete 3 photos?
          buttons:
            - label: Delete
              role: destructive
            - label: Keep photos
              role: cancel
          """,
          fixed: """
            kind: action-sheet
            title: Delete 3 photos?
            buttons:
              - label: Delete
                role: destructive
              - label: Keep photos
                role: cancel
            """),
        .failing(
          """
          kind: alert
          title: "«Do you want to» leave the app?"
          buttons:
            - Leave
            - label: Stay here
              role: cancel
          """,
          fixed: """
            kind: alert
            title: "Leave the app?"
            buttons:
              - Leave
              - label: Stay here
                role: cancel
            """),
        .failing(
          """
          kind: alert
          title: This site has moved. «Do you want to» open it?
          buttons:
            - Open
            - label: Stay here
              role: cancel
          """,
          fixed: """
            kind: alert
            title: This site has moved. Open it?
            buttons:
              - Open
              - label: Stay here
                role: cancel
            """),
        .failing(
          """
          kind: alert
          title: «Are you sure»?
          message: The appointment is in two hours.
          buttons:
            - Cancel appointment
            - label: Keep it
              role: cancel
          """),
        .failing(
          """
          kind: alert
          title: «Heads up», your session ends soon
          buttons:
            - Stay
            - label: Sign out
              role: cancel
          """, options: "{phrases: [heads up]}"),
      ]
    }
  }
}
