import Diagnostics

extension PageRules {
  /// A page is UTF-8 text.
  struct Encoding: Rule {
    var description: RuleDescription {
      RuleDescription(
        id: "page/encoding", summary: "Pages are UTF-8 text without control characters",
        rationale: "Invalid UTF-8 cannot be read and is shown as �. Control characters often come from copied text.",
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
