package import Diagnostics

extension PageRules {
  /// Keys of front matter are spelled as they are read.
  struct MisspelledKey: Rule {
    var description: RuleDescription { .misspelledKey }
    var suggestsWords: Bool { true }

    var examples: [RuleExample] {
      [
        .passing(
          frontMatter: """
            ---
            title: Leaving the app
            description: Tell people when the next tap takes them elsewhere.
            ---
            """),
        .passing(
          frontMatter: """
            ---
            title: Leaving the app
            sidebar_position: 3
            ---
            """),
        .failing(
          frontMatter: """
            ---
            title: Leaving the app
            «desciption»: Tell people when the next tap takes them elsewhere.
            ---
            """),
        .failing(
          frontMatter: """
            ---
            «titel»: Leaving the app
            ---

            # Leaving
            """),
      ]
    }
  }
}

extension RuleDescription {
  /// Keys of front matter are spelled as they are read.
  package static let misspelledKey = RuleDescription(
    id: "page/misspelled-key", summary: "Keys of front matter are spelled correctly",
    rationale: "A key that is misspelled has no effect, and nothing on the page shows that it is missing.",
    severity: .warning)
}
