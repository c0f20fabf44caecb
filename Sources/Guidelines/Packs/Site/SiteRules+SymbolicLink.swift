import Diagnostics

extension SiteRules {
  /// Content lies in Content.
  struct SymbolicLink: Rule {
    var description: RuleDescription {
      RuleDescription(
        id: "site/symbolic-link", summary: "Symbolic links lead to files within Content",
        rationale: "What lies elsewhere is not published, lest a page carry off files of the machine that builds it. "
          + "Links to folders are not followed either, so that none can lead in circles.",
        severity: .warning)
    }

    var examples: [RuleExample] {
      [
        .passing(
          files: """
            Content/index.md
            Content/start.md -> index.md
            """),
        .passing(
          files: """
            Content/index.md
            Content/images/logo.png
            Content/brand/logo.png -> ../images/logo.png
            """),
        .failing(
          files: """
            Content/index.md
            «Content/notes.md» -> ../private/notes.md
            private/notes.md
            """),
        .failing(
          files: """
            Content/patterns/index.md
            «Content/guidelines» -> patterns
            «Content/missing.md» -> nowhere.md
            """),
      ]
    }
  }
}
