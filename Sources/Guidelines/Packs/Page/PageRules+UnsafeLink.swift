import Diagnostics

extension PageRules {
  /// Links do not run code or read local files.
  struct UnsafeLink: Rule {
    var description: RuleDescription {
      RuleDescription(
        id: "page/unsafe-link", summary: "Links do not run code or read files",
        rationale: "A link with such a scheme can run code or read the files of people who follow it. Its destination "
          + "is removed unless the site trusts all of its authors.",
        severity: .warning)
    }

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
