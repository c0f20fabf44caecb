import Diagnostics
import Markdown

extension BlockRules {
  /// A fence that is meant as a dialog begins with that word.
  struct MisspelledFence: Rule {
    var description: RuleDescription { .misspelledFence }
    var suggestsWords: Bool { true }

    var examples: [RuleExample] {
      [
        .passing(
          frontMatter: """
            # Leaving

            ```dialog
            kind: alert
            title: Leave the app?
            buttons:
              - Leave
              - label: Cancel
                role: cancel
            ```
            """),
        .passing(
          frontMatter: """
            # Leaving

            ```yaml
            kind: alert
            ```
            """),
        .failing(
          frontMatter: """
            # Leaving

            ```«dialogue»
            kind: alert
            ```
            """),
        .failing(
          frontMatter: """
            # Leaving

            ```«{.dialog .dont}»
            kind: alert
            ```

            ```«yaml dialog»
            kind: alert
            ```
            """),
      ]
    }
  }
}
