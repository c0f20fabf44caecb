package import Diagnostics

extension SiteRules {
  /// There is something to publish and to check.
  struct NoPages: Rule {
    var description: RuleDescription { .noPages }

    var examples: [RuleExample] {
      [
        .passing(files: "Content/index.md"),
        .passing(
          files: """
            Content/patterns/alerts.md
            Content/photo.png
            """),
        .failing(files: "«Content»/photo.png"),
        .failing(
          files: """
            «Content»/site.yml.txt
            docs/index.md
            """),
      ]
    }
  }
}

extension RuleDescription {
  /// There is something to publish and to check.
  package static let noPages = RuleDescription(
    id: "site/no-pages", summary: "Content has at least one page",
    rationale: "A check that reads no page finds nothing, whatever the pages say.",
    severity: .error)
}
