package import Diagnostics

extension PageRules {
  /// A page has a name.
  struct Title: Rule {
    var description: RuleDescription { .title }

    var examples: [RuleExample] {
      [
        .passing(
          frontMatter: """
            ---
            title: Leaving the app
            ---

            Text.
            """),
        .passing(
          frontMatter: """
            ## Leaving the app

            Text.
            """),
        .passing(
          frontMatter: """
            ---
            order: 6
            ---
            """),
        .failing(frontMatter: "«Tell people when the next tap takes them elsewhere.»"),
        .failing(
          frontMatter: """
            «-»--
            order: 6
            ---

            Text.
            """),
      ]
    }
  }
}

extension RuleDescription {
  /// A page has a name.
  package static let title = RuleDescription(
    id: "page/title", summary: "A page has a title, or a heading that names it",
    rationale:
      "Navigation, search, and the browser’s tab show the title. A page without one is called by the name of "
      + "its file.",
    severity: .warning)
}
