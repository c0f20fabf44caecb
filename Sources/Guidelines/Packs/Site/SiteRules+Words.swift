import Diagnostics

extension SiteRules {
  /// Word files contain known keys.
  struct InterfaceWords: Rule {
    var description: RuleDescription {
      RuleDescription(
        id: "site/words", summary: "Interface text uses known keys and placeholders",
        rationale:
          "If an unknown key were ignored, the text would stay unchanged. Without its placeholder, a text would "
          + "lack a number or a name.",
        severity: .error)
    }

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
