package import Diagnostics

extension SiteRules {
  /// Everything in Content and Templates can be read.
  struct UnreadableFile: Rule {
    var description: RuleDescription { .unreadableFile }

    var examples: [RuleExample] {
      [
        .passing(
          files: """
            Content/index.md
            Content/demo.mp4 = 20 MB
            """),
        .passing(
          files: """
            Content/index.md
            Templates/footer.mustache
            """),
        .failing(
          files: """
            Content/index.md
            «Content/notes.md» = 20 MB
            """),
        .failing(
          files: """
            Content/index.md
            «Content/demo.mp4» = 1000000 MB
            """),
      ]
    }
  }
}

extension RuleDescription {
  /// Everything in Content and Templates can be read.
  package static let unreadableFile = RuleDescription(
    id: "site/unreadable-file", summary: "Content and Templates contain regular files within size limits",
    rationale: "A pipe, a device, or an endless file would stop the build. A file that is too large for a page is "
      + "too large for its readers.",
    severity: .error)
}
