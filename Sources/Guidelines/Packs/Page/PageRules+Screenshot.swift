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
    var heuristic: String? {
      "Only the name, alternative text, and title of the image are checked. “Alert” can also mean a box within a page, and "
        + "counts only beside “dialog”, “modal”, “popup”, or “system”. “Dialog” can also mean a window with a form or "
        + "list, and counts only beside a word such as “confirm”, “warning”, “delete”, “message”, or “title”. Both must "
        + "be in the first sentence, or in the name if the image has no text: components have such names, too."
    }

    func check(_ page: PageFacts, _ options: RuleOptions) -> [Finding] {
      page.links.compactMap { image in
        guard image.isImage, image.target != .mockup else { return nil }
        let name = " \(spaced(String(image.destination.split(separator: "/").last ?? ""))) "
        let description = " \(spaced(image.alt)) | \(spaced(image.title)) "
        let text = description + "|" + name
        // Of what an image shows beside others, a later sentence speaks.
        let first = " \(spaced(Self.firstSentence(of: image.alt))) | \(spaced(image.title)) "
        let narrow = image.alt.isEmpty && image.title.isEmpty ? name : first
        let word = options[words].first { word in
          guard let beside = Self.beside[word.lowercased()] else { return holds(word, text) }
          return holds(word, narrow) && beside.contains { holds($0, narrow) }
        }
        guard let word else { return nil }
        let what = holds(word, description) ? "description" : "file name"
        return Finding(
          "the image seems to show a dialog (its \(what) says “\(word)”); use a dialog block", at: image.range
        ).included(from: image.included)
      }
    }

    private static func firstSentence(of text: String) -> Substring {
      text.firstRange(of: ". ").map { text[..<$0.lowerBound] } ?? text[...]
    }

    private func holds(_ word: String, _ text: String) -> Bool { text.contains(" \(word.lowercased()) ") }

    /// Words that mean more than what a dialog block draws, unless one of others is beside them.
    private static let beside: [String: [String]] = [
      // Boxes within a page, and banners, too.
      "alert": kinds, "alerts": kinds,
      // Any window of a product, too.
      "dialog": signs, "dialogs": signs, "dialogue": signs,
    ]
    private static let kinds = [
      "dialog", "dialogs", "modal", "modals", "popup", "popups", "pop up", "pop ups", "system",
    ]
    private static let signs = [
      "alert", "alerts", "confirm", "confirms", "confirming", "confirmation", "delete", "deleting", "deletion",
      "destructive", "discard", "error", "message", "ok", "permission", "permissions", "remove", "system", "title",
      "unsaved", "warning", "warns",
    ]

    /// The words of a text in lowercase, separated by single blanks; `ActionSheet-two` has three.
    private func spaced(_ text: some StringProtocol) -> String {
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
        .passing(
          page: """
            ![An alert below the header](photo.png)
            """),
        .passing(
          page: """
            ![Keyboard shortcuts dialog](photo.png)
            """),
        .passing(
          page: """
            ![Text editor. A dialog below it lists error messages.](photo.png)
            """),
        .failing(
          page: """
            «![Dialog that confirms the deletion](photo.png)»
            """),
        .failing(
          page: """
            «![System alert](photo.png)»
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
