import Diagnostics
import Markdown

extension PageRules {
  /// Something refers to each footnote.
  struct Footnote: Rule {
    var description: RuleDescription { .footnote }

    var examples: [RuleExample] {
      [
        .passing(
          page: """
            Drafts are kept for a week.[^1]

            [^1]: Less if the device is full.
            """),
        .passing(
          page: """
            Drafts are kept for a week.[^full]

            [^full]: Less if the device is full.

                Then the oldest go first.
            """),
        .failing(
          page: """
            Drafts are kept for a week.

            «[^1]: Less if the device is full.»
            """),
        .failing(
          page: """
            Drafts are kept for a week.[^ful]

            «[^full]: Less if the device is full.»
            """),
      ]
    }
  }
}
