import Diagnostics

extension PageRules {
  /// Links lead to places, not into the reader’s machine.
  struct UnsafeLink: Rule {
    var description: RuleDescription {
      RuleDescription(
        id: "page/unsafe-link", summary: "No link runs code or reads files",
        rationale: "A link with such a scheme runs code or reads files of whoever follows it. It loses its "
          + "destination unless the site trusts all of its authors.",
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
