import Diagnostics
import Markdown

extension PageRules {
  /// A page is UTF-8 text.
  struct Encoding: Rule {
    var description: RuleDescription { .encoding }

    var examples: [RuleExample] {
      [
        .passing(
          page: """
            Größe, 大きさ, 👍
            """),
        .passing(
          page: """
            Plain text.
            """),
        .failing(page: "Copied«\u{1}» from elsewhere."),
        .failing(page: "A backspace«\u{8}» takes nothing back."),
      ]
    }
  }
}
