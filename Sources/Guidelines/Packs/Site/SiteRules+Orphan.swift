import Diagnostics

extension SiteRules {
  /// Every page is reachable.
  struct Orphan: SiteRule {
    var description: RuleDescription {
      RuleDescription(
        id: "site/orphan", summary: "Every page is reachable from navigation",
        rationale: "Otherwise, readers can find the page only by search, and authors forget it.",
        severity: .warning)
    }

    func check(_ site: SiteSubject, _ options: RuleOptions) -> [SiteFinding] {
      site.pages.indices.filter { !site.pages[$0].isReachable }.map {
        SiteFinding(page: $0, Finding("the page is not reachable from navigation", at: nil))
      }
    }

    var examples: [RuleExample] {
      [
        .passing(
          site: """
            === index.md
            ---
            title: Home
            ---
            === leaving.md
            ---
            title: Leaving
            ---
            """),
        .passing(
          site: """
            === patterns/index.md
            ---
            title: Patterns
            ---
            """),
        .failing(
          site: """
            === index.md
            ---
            title: Home
            ---
            === «drafts/leaving.md»
            ---
            title: Leaving
            ---
            """),
        .failing(
          site: """
            === a/index.md
            ---
            title: A
            ---
            === «b/c.md»
            ---
            title: C
            ---
            === «b/d.md»
            ---
            title: D
            ---
            """),
      ]
    }
  }
}
