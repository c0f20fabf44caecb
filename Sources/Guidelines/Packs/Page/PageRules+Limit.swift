import Diagnostics

extension PageRules {
  /// A page stays within limits.
  struct Limit: Rule {
    var description: RuleDescription {
      RuleDescription(
        id: "page/limit", summary: "A page stays within the limits of what can be parsed",
        rationale: "Far beyond what people can read, some texts take minutes to parse. A page of a stranger must "
          + "not stall the build.",
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
