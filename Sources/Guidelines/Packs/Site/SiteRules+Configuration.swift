package import Diagnostics

extension SiteRules {
  /// site.yml can be read.
  struct Configuration: Rule {
    var description: RuleDescription { .configuration }
    var suggestsWords: Bool { true }

    var examples: [RuleExample] {
      [
        .passing(
          configuration: """
            rules:
              page/broken-image: warning
              va-mobile/button-words: {severity: error, max: 3}
            """),
        .passing(
          configuration: """
            rules:
              va-mobile/message-redundant: off
            """),
        .failing(
          configuration: """
            rules:
              «va-mobile/two-button»: error
              page/broken-image: «warn»
            """),
        .failing(
          configuration: """
            rules:
              va-mobile/button-words:
                «maximum»: 3
                max: «three»
            """),
      ]
    }
  }
}

extension RuleDescription {
  /// site.yml can be read.
  package static let configuration = RuleDescription(
    id: "site/configuration", summary: "Settings in site.yml are valid",
    rationale: "If a misspelled setting were ignored, the site would differ from what its author configured.",
    severity: .error)
}
