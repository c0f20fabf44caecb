package import Diagnostics

extension SiteRules {
  /// Symbolic links stay in their folder.
  struct SymbolicLink: Rule {
    var description: RuleDescription { .symbolicLink }

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
        .failing(
          files: """
            Content/index.md
            Content/.drafts/plan.md
            «Content/plan.md» -> .drafts/plan.md
            """),
      ]
    }
  }
}

extension RuleDescription {
  /// Symbolic links stay in their folder.
  package static let symbolicLink = RuleDescription(
    id: "site/symbolic-link", summary: "Symbolic links point to files in the same folder, Content or Templates",
    rationale: "A link to a file elsewhere could publish a secret from the build machine. Absolute links, links to "
      + "hidden files, and links to folders are not followed either.",
    severity: .warning)
}
