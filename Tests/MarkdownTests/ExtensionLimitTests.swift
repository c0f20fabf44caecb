import Diagnostics
import Markdown
import Testing

/// Pages made to take long over extensions.
///
/// Nothing is timed: that the suite ends soon is what is tested.
@Suite struct ExtensionLimitTests {
  private static func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }

  /// A quarter of what a page of the largest size can hold: enough that time that is not linear is felt.
  private static func many(_ count: Int, _ text: String) -> String { times(count / 4, text) }

  @Test(arguments: [
    times(20_000, ":::note\n"), times(51, ":::note\n") + "a",
    (0..<60).map { times($0, "    ") + "!!! note\n" }.joined(),
    (0..<60).map { times($0, "    ") + "=== \"a\"\n" }.joined(),
    times(60, "> :::note\n").replacing("> :", with: "> > :"),
    times(49, ":::note\n") + times(400_000, "\n"),
  ])
  func depth(_ page: String) {
    let summaries = parse(page).diagnostics.map(\.rule)
    #expect(Set(summaries).isSubset(of: ["page/limit", "page/container"]))
  }

  @Test(arguments: [
    many(20_000, ":::\n"), many(20_000, ":::note\n:::\n"), many(20_000, "!!! note\n"), many(20_000, "??? a\n"),
    many(20_000, "=== \"a\"\n"), many(5_000, "=== \"a\"\n    b\n\n"), many(20_000, "a\n: b\n"),
    many(20_000, "a\n: b\n\n"),
    many(100_000, "~~"), many(100_000, "~a"), many(50_000, "~a~ "), many(100_000, "==a "), many(30_000, "~a ==b "),
    many(30_000, "~~a **b "), many(100_000, "[^1]"), many(50_000, "[^1] ") + "\n\n[^1]: a\n",
    many(20_000, "[^1]: a\n"), many(20_000, "[^a") + many(20_000, "]"),
    (0..<10_000).map { "[^\($0)]\n\n[^\($0)]: a [^\($0 / 2)]\n\n" }.joined(),
    (0..<3_000).map { "[^\($0)]\n\n[^\($0)]:\n    | a |\n    |---|\n\n" }.joined(),
    many(100_000, "www."), many(50_000, "www.a_b "), many(50_000, "http://"), many(50_000, "http://a)"),
    "http://a" + many(200_000, ")"), many(100_000, "a@"), "a@" + many(100_000, "a."), many(100_000, "@"),
    many(100_000, ":a"), many(100_000, ":tada:"), many(200_000, "{"), many(100_000, "{#"), many(50_000, "`a`{"),
    many(50_000, "`a`{.b}"), many(20_000, "# a {#b}\n"), many(100_000, "\\~"), many(100_000, "&#126;~"),
    many(30_000, "\\:tada: www.a.bc\n"), times(300, ":::tabs\n== a\nb\n:::\n"), ":::tabs\n" + many(20_000, "== a\n"),
    ":::code-group\n" + many(10_000, "```a\n```\n") + ":::", many(20_000, "- :::note\n"),
    many(10_000, "- a\n  :::note\n  b\n  :::\n"), many(20_000, "> :::note\n\n"), many(20_000, ":::note {"),
    many(20_000, ":::note ["), ":::note " + many(200_000, "["), "!!! " + many(100_000, "a "),
    many(20_000, "    :::note\na\n"), many(5_000, "<div>\n:::note\n"), many(20_000, "a\n    :::note\n"),
    many(10_000, ":::note *a* [b](c)\nd\n:::\n"), many(20_000, ":::nott\n:::\n"), many(30_000, "*a ~b "),
    times(900, "*a **a ~a "), many(40_000, "a www.a.bc\\\n"), many(20_000, "![a](b){width=1}"),
  ])
  func heavyPages(_ page: String) {
    for dialect in [MarkdownDialect.extended, .github] {
      var options = MarkdownOptions()
      options.extensions = dialect.extensions
      let document = parse(page, options: options, pagePath: "a/b.md")
      #expect(String(validating: document.html, as: UTF8.self) != nil)
      let length = page.utf8.count
      #expect(document.diagnostics.allSatisfy { ($0.location?.range?.upperBound ?? 0) <= length })
    }
  }
}
