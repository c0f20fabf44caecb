import Diagnostics
import Markdown

extension PageRules {
  /// Marks of Markdown are not shown to readers.
  struct LiteralMarkup: Rule {
    var description: RuleDescription { .literalMarkup }

    var examples: [RuleExample] {
      [
        .passing(
          page: "Press **Delete** to remove the draft, and see [drafts](https://example.org/drafts \"All drafts\")."),
        .passing(page: "2**8 is 256, `**/*.md` is a pattern, and so is src/**/*.swift."),
        .passing(page: #"The name of the file is \*\*, and prices are net.** Others have no \` in them."#),
        .failing(page: "Press «**» Delete** to remove the draft."),
        .failing(page: "See «[drafts](https://example.org/drafts \"All drafts).»"),
        .failing(page: "See «[drafts](drafts.md»"),
        .failing(page: "See «[drafts] (https://example.org/drafts)»"),
        .failing(page: "See the draft.\n«[drafts]: https://example.org/drafts»"),
        .failing(page: "See «<a href=drafts.html\">drafts</a>»"),
        .failing(page: "Set «`»isOn to true."),
        .failing(page: "<div>\nSet «`isOn`» to true.\n</div>"),
        .failing(page: "Set isOn to true«`»."),
        .failing(page: "«##»Drafts"),
        .failing(page: "Drafts are kept for a week«[^1]»."),
      ]
    }
  }
}
