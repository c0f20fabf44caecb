import Diagnostics
import Markdown

extension PageRules {
  /// All cells of a table are shown.
  struct Table: Rule {
    var description: RuleDescription { .table }

    var examples: [RuleExample] {
      [
        .passing(
          page: """
            | Button | Effect |
            | --- | --- |
            | Delete | Removes the draft |
            | Cancel |
            | Edit | Opens the draft | |
            """),
        .passing(
          page: #"""
            | Pattern | Matches |
            | --- | --- |
            | `alert\|sheet` | Either word |
            """#),
        .failing(
          page: """
            | Button | Effect |
            | --- | --- |
            | Delete | Removes the draft | «Red |»
            """),
        .failing(
          page: """
            «| Button | Effect |»
            | --- | --- | --- |
            | Delete | Removes the draft |
            """),
      ]
    }
  }
}
