import Diagnostics
import Markdown

extension PageRules {
  /// Pages are Markdown.
  struct RawHTML: Rule {
    var description: RuleDescription { .rawHTML }

    var examples: [RuleExample] {
      [
        .passing(
          page: """
            Write `<b>` as `**`.
            """),
        .passing(
          page: """
            A **bold** word.
            """),
        .failing(
          page: """
            A «<b>»bold«</b>» word.
            """),
        .failing(
          page: """
            Text.

            «<div>»
            Hidden.
            </div>
            """),
      ]
    }
  }
}
