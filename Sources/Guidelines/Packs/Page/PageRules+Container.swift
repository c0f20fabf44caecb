import Diagnostics
import Markdown

extension PageRules {
  /// Containers are closed, and of a kind that is known.
  struct Container: Rule {
    var description: RuleDescription { .container }

    var examples: [RuleExample] {
      [
        .passing(
          page: """
            :::note
            Drafts are kept for a week.
            :::
            """),
        .passing(
          page: """
            !!! tip "Shorter"
                If a button needs explaining, rename it.
            """),
        .failing(
          page: """
            «:::note»
            Drafts are kept for a week.
            """),
        .failing(
          page: """
            «:::wraning»
            Drafts are kept for a week.
            :::
            """),
      ]
    }
  }
}
