package import Diagnostics

extension SiteRules {
  /// The settings name the languages that there are pages in.
  struct UndeclaredLanguage: Rule {
    var description: RuleDescription { .undeclaredLanguage }

    var examples: [RuleExample] {
      [
        .passing(
          files: """
            Content/site.yml : languages: [en, de]
            Content/alerts.md
            Content/de/alerts.md
            """),
        .passing(
          files: """
            Content/alerts.md
            Content/de/hinweise.md
            """),
        .failing(
          files: """
            Content/alerts.md
            «Content/de/alerts.md»
            """),
        .failing(
          files: """
            Content/site.yml : languages: [en, de]
            Content/alerts.md
            Content/de/alerts.md
            «Content/alerts.fr.md»
            """),
      ]
    }
  }
}

extension RuleDescription {
  /// The settings name the languages that there are pages in.
  package static let undeclaredLanguage = RuleDescription(
    id: "site/undeclared-language", summary: "The languages of all translations are listed in site.yml",
    rationale: "A translation into a language that the site does not have is published beside its original, in one "
      + "navigation and one search, and readers cannot switch between the two.",
    severity: .note)
}
