import Diagnostics

extension SiteRules {
  /// Files of words hold words that there are.
  struct InterfaceWords: Rule {
    var description: RuleDescription {
      RuleDescription(
        id: "site/words", summary: "Words of the interface are ones that it has, with what is put into them",
        rationale: "A word whose name is misspelt would stay as it is, and one without its place would leave out a "
          + "number or a name.",
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
