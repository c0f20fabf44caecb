import Diagnostics
import Markdown

extension PageRules {
  /// Code blocks end where their authors mean.
  struct UnclosedCode: Rule {
    var description: RuleDescription { .unclosedCode }

    var examples: [RuleExample] {
      [
        .passing(
          page: """
            ```swift
            let weeks = 1
            ```

            Drafts are kept for a week.
            """),
        .passing(
          page: """
            ````markdown
            ```swift
            let weeks = 1
            ```
            ````
            """),
        .failing(
          page: """
            «```swift»
            let weeks = 1

            Drafts are kept for a week.
            """),
        .failing(
          page: """
            «````markdown»
            Drafts are kept for a week.
            ```
            """),
      ]
    }
  }
}
