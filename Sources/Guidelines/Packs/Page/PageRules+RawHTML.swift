import Diagnostics

extension PageRules {
  /// Pages are Markdown.
  struct RawHTML: Rule {
    var description: RuleDescription {
      RuleDescription(
        id: "page/raw-html", summary: "Pages contain no raw HTML",
        rationale:
          "Raw HTML is removed from pages unless the site trusts all of its authors, because it could run code "
          + "in the browsers of readers.",
        severity: .warning)
    }

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
