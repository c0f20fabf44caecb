import Diagnostics
import Markdown

extension PageRules {
  /// Links do not run code or read local files.
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
