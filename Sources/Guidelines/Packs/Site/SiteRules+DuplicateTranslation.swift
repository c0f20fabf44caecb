package import Diagnostics

extension SiteRules {
  /// A page has one file for each language.
  struct DuplicateTranslation: Rule {
    var description: RuleDescription { .duplicateTranslation }

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
            Content/site.yml : languages: [en, de]
            Content/alerts.md
            Content/alerts.de.md
            """),
        .failing(
          files: """
            Content/site.yml : languages: [en, de]
            Content/alerts.md
            Content/alerts.de.md
            «Content/de/alerts.md»
            """),
        .failing(
          files: """
            Content/site.yml : languages: [en, fr]
            Content/a/sheets.md
            Content/a/sheets.fr.md
            «Content/fr/a/sheets.md»
            """),
      ]
    }
  }
}

extension RuleDescription {
  /// A page has one file for each language.
  package static let duplicateTranslation = RuleDescription(
    id: "site/duplicate-translation", summary: "A page has one file for each language",
    rationale: "Only one of two translations can be published at the address of the page. People who correct the other "
      + "one change nothing that readers see.",
    severity: .error)
}
