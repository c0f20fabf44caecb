import Diagnostics
import Words

extension SiteRules {
  /// Word files contain known keys.
  struct InterfaceWords: Rule {
    var description: RuleDescription { .interfaceWords }
    var suggestsWords: Bool { true }

    var examples: [RuleExample] {
      [
        .passing(
          words: """
            page:
              previous: Vorige Seite
            """),
        .passing(
          words: """
            catalogue:
              count: {one: Ein Dialog, other: "{count} Dialoge"}
            """),
        .failing(
          words: """
            page:
              «previuos»: Vorige Seite
            """),
        .failing(
          words: """
            page:
              all: «Alle Seiten»
            search:
              nothing_for: "Nichts zu «{word}»."
            """),
      ]
    }
  }
}
