package import Diagnostics

extension SiteRules {
  /// Each translation has the path of a page in the first language.
  struct TranslationWithoutOriginal: Rule {
    var description: RuleDescription { .translationWithoutOriginal }

    var examples: [RuleExample] {
      [
        .passing(
          files: """
            Content/site.yml : languages: [en, de]
            Content/patterns/alerts.md
            Content/de/patterns/alerts.md
            """),
        .passing(
          files: """
            Content/site.yml : languages: [en, de]
            Content/index.md
            Content/index.de.md
            """),
        .failing(
          files: """
            Content/site.yml : languages: [en, de]
            Content/patterns/alerts.md
            «Content/de/alerts.md»
            """),
        .failing(
          files: """
            Content/site.yml : languages: [en, de]
            Content/alerts.md
            «Content/hinweise.de.md»
            """),
      ]
    }
  }
}

extension RuleDescription {
  /// Each translation has the path of a page in the first language.
  package static let translationWithoutOriginal = RuleDescription(
    id: "site/translation-without-original", summary: "Each translation has the path of its original",
    rationale: "A page and its translations belong together by their paths. If the path of a translation differs, "
      + "readers who change the language do not get to it, and its original seems not to be translated.",
    severity: .note)
}
