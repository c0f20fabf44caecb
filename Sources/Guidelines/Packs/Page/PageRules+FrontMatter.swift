import Diagnostics
import Markdown

extension PageRules {
  /// Front matter can be read.
  struct FrontMatter: Rule {
    var description: RuleDescription { .frontMatter }
    var suggestsWords: Bool { true }

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
