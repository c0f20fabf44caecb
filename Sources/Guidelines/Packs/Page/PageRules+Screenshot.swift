import Diagnostics

extension PageRules {
  /// Dialogs are blocks, not pictures of dialogs.
  struct Screenshot: PageRule {
    var description: RuleDescription {
      RuleDescription(
        id: "page/screenshot", summary: "Alerts and action sheets are blocks, not pictures",
        rationale: "A screenshot goes stale, is not checked, and cannot be searched, read aloud, or translated. A "
          + "dialog block can.",
        severity: .note)
    }

    private let words = RuleOption(
      "words", ["alert", "alerts", "action sheet", "action sheets", "actionsheet", "dialog", "dialogs", "dialogue"],
      "Words that suggest a picture of a dialog")

    var options: [any ConfigurableOption] { [words] }
    var heuristic: String? { "Only the name, alternative text, and title of the image are checked." }

    func check(_ page: PageFacts, _ options: RuleOptions) -> [Finding] {
      page.links.compactMap { image in
        guard image.isImage, image.target != .mockup else { return nil }
        let name = image.destination.split(separator: "/").last ?? ""
        let text = " " + [spaced(image.alt), spaced(image.title), spaced(String(name))].joined(separator: " | ") + " "
        guard let word = options[words].first(where: { text.contains(" \($0.lowercased()) ") }) else { return nil }
        return Finding(
          "the image seems to show a dialog (its description says “\(word)”); use a dialog block", at: image.range
        ).included(from: image.included)
      }
    }

    /// The words of a text in lowercase, separated by single blanks; `ActionSheet-two` has three.
    private func spaced(_ text: String) -> String {
      var words = ""
      var wasLower = false
      for character in text {
        if !character.isLetter, words.last != " " { words.append(" ") }
        if character.isUppercase, wasLower, words.last != " " { words.append(" ") }
        if character.isLetter { words.append(contentsOf: character.lowercased()) }
        wasLower = character.isLowercase
      }
      return words
    }

    var examples: [RuleExample] {
      [
        .passing(
          page: """
            ![A lake at dusk](photo.png)
            """),
        .passing(
          page: """
            ![Alertness over the day](photo.png)
            """),
        .failing(
          page: """
            «![Alert example](photo.png)»
            """),
        .failing(
          page: """
            «![Two choices](img/ActionSheet-two.png)»
            """),
        .failing(
          page: """
            «![Example](photo.png "An action sheet with three choices")»
            """),
      ]
    }
  }
}
