import Diagnostics

extension PageRules {
  /// A page is UTF-8 text.
  struct Encoding: Rule {
    var description: RuleDescription {
      RuleDescription(
        id: "page/encoding", summary: "A page is UTF-8 text without control characters",
        rationale: "Whatever is not UTF-8 cannot be read and shows as �; control characters come with text "
          + "copied from elsewhere.",
        severity: .error)
    }

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
