import Diagnostics

extension PageRules {
  /// Front matter can be read, and names the page.
  struct FrontMatter: Rule {
    var description: RuleDescription {
      RuleDescription(
        id: "page/front-matter", summary: "Front matter is valid and gives the page a title",
        rationale: "Front matter provides the title, navigation, and search data. If a misspelled field were ignored, "
          + "nobody would notice.",
        severity: .error)
    }

    var examples: [RuleExample] {
      [
        .passing(
          page: """
            ---
            title: Leaving the app
            order: 6
            ---

            Text.
            """),
        .passing(
          page: """
            ---
            title: Leaving the app
            guidelines: [va-mobile]
            ---

            Text.
            """),
        .failing(
          page: """
            ---
            title: Leaving the app
            guidelines: [«va-mobil»]
            ---

            Text.
            """),
        .failing(
          page: """
            «---»
            title: Leaving the app

            Text.
            """),
      ]
    }
  }
}
