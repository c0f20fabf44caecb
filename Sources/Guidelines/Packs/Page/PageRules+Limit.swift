import Diagnostics
import Markdown

extension PageRules {
  /// A page stays within limits.
  struct Limit: Rule {
    var description: RuleDescription { .limit }

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
