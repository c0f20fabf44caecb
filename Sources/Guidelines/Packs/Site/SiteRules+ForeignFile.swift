package import Diagnostics

extension SiteRules {
  /// Files in Content can be read.
  struct ForeignFile: Rule {
    var description: RuleDescription { .foreignFile }

    var examples: [RuleExample] {
      [
        .passing(
          files: """
            Content/index.md
            Content/alerts.mdx
            Content/images/logo.png
            """),
        .passing(
          files: """
            Content/index.md
            Templates/page.mustache
            """),
        .failing(
          files: """
            Content/index.md
            «Content/layout.njk»
            Content/macros.njk
            """),
        .failing(
          files: """
            Content/index.md
            «Content/guide.rst»
            """),
      ]
    }
  }
}

extension RuleDescription {
  /// Files in Content can be read.
  package static let foreignFile = RuleDescription(
    id: "site/foreign-file", summary: "Files in Content are pages in Markdown, or something that readers can open",
    rationale: "Templates and components of other tools, and pages in other languages than Markdown, are not "
      + "published: readers would see their source. Each kind is reported once, with the first file.",
    severity: .warning)
}
