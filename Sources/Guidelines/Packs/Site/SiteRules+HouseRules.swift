package import Diagnostics

extension SiteRules {
  /// House rules are valid and match their examples.
  struct HouseRules: Rule {
    var description: RuleDescription { .houseRule }

    var examples: [RuleExample] {
      [
        .passing(
          configuration: """
            house-rules:
              house/no-please:
                summary: Labels and messages do not say “please”
                kind: existence
                words: [please, kindly]
                examples:
                  - pass: Delete draft?
                  - fail: Please wait
            """),
        .passing(
          configuration: """
            house-rules:
              house/spelling:
                summary: Words follow the house spelling
                kind: substitution
                replace: {e-mail: email, log-in: log in}
                on: [title, message, button, page]
                examples:
                  - fail: E-mail sent
                    fixed: Email sent
            """),
        .failing(
          configuration: """
            house-rules:
              «no-please»:
                summary: Nobody says “please”
                kind: existence
                words: please
              house/exclamation:
                summary: One exclamation mark is enough
                kind: «occurence»
                words: "!"
                max: 1
              «house/nothing»:
                summary: Nothing is found
                kind: existence
            """),
        .failing(
          configuration: """
            house-rules:
              house/no-please:
                summary: Nobody says “please”
                kind: existence
                words: [please, «kind*ly»]
              house/simple:
                summary: Nothing is simple
                kind: existence
                words: simpl*
                examples:
                  - pass: A «Simple» way
                  - fail: «It is easy»
            """),
      ]
    }
  }
}

extension RuleDescription {
  /// House rules can be checked, and do what their examples say.
  package static let houseRule = RuleDescription(
    id: "site/house-rule", summary: "House rules are valid and match their examples",
    rationale: "People would trust a rule that finds nothing, or something other than its author intended.",
    severity: .error)
}
