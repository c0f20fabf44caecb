import Diagnostics

extension PageRules {
  /// A page stays within limits.
  struct Limit: Rule {
    var description: RuleDescription {
      RuleDescription(
        id: "page/limit", summary: "A page stays within parsing limits",
        rationale: "Some texts far beyond what people can read take minutes to parse. An untrusted page must not "
          + "stall the build.",
        severity: .error)
    }

    var examples: [RuleExample] {
      [
        .passing(
          page: """
            > > > A quote in a quote in a quote.
            """),
        .passing(
          page: """
            - One
              - Two
                - Three
            """),
        .failing(
          page: """
            «> > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > >  too deep.»
            """),
        .failing(
          page: """
            «- - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - -  too deep.»
            """),
      ]
    }
  }
}
