import Diagnostics

extension PageRules {
  /// Pages are Markdown.
  struct RawHTML: Rule {
    var description: RuleDescription {
      RuleDescription(
        id: "page/raw-html", summary: "A page has no raw HTML",
        rationale: "Raw HTML is left out of pages unless the site trusts all of its authors: it could run code "
          + "in the browser of whoever reads the page.",
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
