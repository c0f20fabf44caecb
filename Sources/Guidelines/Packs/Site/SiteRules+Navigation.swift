package import Diagnostics

extension SiteRules {
  /// The navigation that other tools' files describe can be read.
  struct NavigationFile: Rule {
    var description: RuleDescription { .navigation }

    var examples: [RuleExample] {
      [
        .passing(
          files: """
            Content/index.md
            Content/guide/start.md
            """),
        .passing(
          files: """
            Content/index.md
            sidebars.js
            """),
        .failing(
          files: """
            Content/index.md
            Content/guide/start.md
            «Content/guide/_category_.json»
            """),
        .failing(
          files: """
            Content/index.md
            Content/a/start.md
            «Content/a/_category_.json»
            Content/b/start.md
            «Content/b/_category_.json»
            """),
      ]
    }
  }
}

extension RuleDescription {
  /// The navigation that other tools' files describe can be read.
  package static let navigation = RuleDescription(
    id: "site/navigation", summary: "The navigation in files of other tools is plain data, and names pages of the site",
    rationale: "A file such as sidebars.js says in which order readers find the pages. If a part of it is not used, "
      + "they find them in another order, or not at all.",
    severity: .warning)
}
