import Diagnostics
import Markdown

extension PageRules {
  /// Files that a page includes exist.
  struct Inclusion: Rule {
    var description: RuleDescription { .inclusion }

    var examples: [RuleExample] {
      [
        .passing(page: "Write `--8<-- \"note.md\"` to include a note."),
        .passing(
          page: """
            ```
            {{#include example.rs}}
            ```
            """),
        .failing(page: "«--8<-- \"missing/note.md\"»"),
        .failing(
          page: """
            Before.

            «{{#include missing/elsewhere.md}}»
            """),
      ]
    }
  }
}
