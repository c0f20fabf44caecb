import Diagnostics
import Markdown

extension PageRules {
  /// Links lead to places, not into the reader’s machine.
  struct UnsafeLink: Rule {
    var description: RuleDescription { .unsafeLink }

    var examples: [RuleExample] {
      [
        .passing(
          page: """
            [Mail us](mailto:ana@example.org)
            """),
        .passing(
          page: """
            [Elsewhere](https://example.org/)
            """),
        .failing(
          page: """
            «[Click](javascript:alert)»
            """),
        .failing(
          page: """
            «[Open](file:///etc/passwd)»
            """),
      ]
    }
  }
}
