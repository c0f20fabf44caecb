import Diagnostics

extension PageRules {
  /// HTML of a page is safe to publish.
  struct RawHTML: Rule {
    var description: RuleDescription {
      RuleDescription(
        id: "page/raw-html", summary: "HTML in a page can neither run code nor restyle the page",
        rationale: "HTML that could run code in readers’ browsers, load from elsewhere, or restyle the page is removed "
          + "unless the site trusts all of its authors. Each kind is reported once for a page, where it is first.",
        severity: .warning)
    }

    var examples: [RuleExample] {
      [
        .passing(
          page: """
            Press <kbd>Esc</kbd>,<br>or choose **Done**.
            """),
        .passing(
          page: """
            <details>
            <summary>More</summary>

            Some *details*.

            </details>
            """),
        .failing(
          page: """
            A «<font color="red">»red</font> word.
            """),
        .failing(
          page: """
            <div>
            «<iframe src="https://video.example/">»</iframe>
            </div>
            """),
        .failing(
          page: """
            Lists of «<String>», and of <String> again.
            """),
      ]
    }
  }
}
