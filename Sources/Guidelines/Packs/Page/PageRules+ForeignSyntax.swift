import Diagnostics
import Markdown

extension PageRules {
  /// A page holds nothing that only another tool understands.
  struct ForeignSyntax: Rule {
    var description: RuleDescription { .foreignSyntax }

    var examples: [RuleExample] {
      [
        .passing(
          page: """
            Write `{{ site.title }}` where the title goes.
            """),
        .passing(
          page: """
            ```liquid
            {% include sidebar.html %}
            ```
            """),
        .failing(
          page: """
            Welcome to «{{ site.title }}», and to {{ page.title }}.
            """),
        .failing(
          page: """
            «{% include sidebar.html %}»

            Text.
            """),
        .failing(
          page: """
            «{{< chart sales >}}»
            """),
      ]
    }
  }
}
