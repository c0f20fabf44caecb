package import Diagnostics

extension SiteRules {
  /// Keys of front matter are known.
  struct UnknownKey: Rule {
    var description: RuleDescription { .unknownFrontMatterKey }

    var examples: [RuleExample] {
      [
        .passing(
          frontMatter: """
            ---
            title: Leaving the app
            layout: wide
            ---
            """),
        .passing(
          frontMatter: """
            ---
            title: Leaving the app
            sidebar_label: Leaving
            ---
            """),
        .failing(
          frontMatter: """
            ---
            title: Leaving the app
            «squad»: Checkout
            ---
            """),
        .failing(
          frontMatter: """
            ---
            title: Leaving the app
            «review-board»: [Kim]
            «x-id»: 7
            ---
            """),
      ]
    }
  }
}

extension RuleDescription {
  /// Keys of front matter are known.
  package static let unknownFrontMatterKey = RuleDescription(
    id: "site/unknown-key", summary: "Keys of front matter are known, here or to a tool that pages came from",
    rationale: "A key that is not known has no effect. List keys of your own under `front-matter` in site.yml.",
    severity: .note)
}
