import Diagnostics
import Markdown

extension PageRules {
  /// HTML of a page is safe to publish.
  struct RawHTML: Rule {
    var description: RuleDescription { .rawHTML }

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
