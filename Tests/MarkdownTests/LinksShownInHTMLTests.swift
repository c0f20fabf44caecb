import Diagnostics
import Markdown
import TestSupport
import Testing

/// Links of Markdown that stay in HTML as they are written.
@Suite struct LinksShownInHTMLTests {
  private func summaries(_ page: String) -> [String] {
    let bytes = Array(page.utf8)
    let document = MarkdownParser(options: MarkdownOptions()).parse(
      SourceFile(path: "Content/page.md", bytes: bytes), body: 0..<bytes.count, pagePath: "page.md")
    return document.diagnostics.filter { $0.rule == "page/literal-markup" }.map(\.summary)
  }

  @Test(arguments: [
    ("[a](b c/d)", ["link in HTML is shown as text"]), ("[![a]][b]", ["image in HTML is shown as text"]),
    ("![a][b]", ["image in HTML is shown as text"]), ("![a](b/c d)", ["image in HTML is shown as text"]),
    ("[a](b/c)", []), ("[a][b]", []), ("x[1](b/c d)", []), ("[a](b)", []), ("[a] (b/c)", []), ("[](b/c)", []),
    ("[a](b/c\nd)", []), ("[a]", []), ("]( [", []), ("<code>[a](b c/d)</code>", []),
  ])
  func linksInHTML(_ text: String, _ expected: [String]) {
    #expect(summaries("<div>\n\(text)\n</div>\n") == expected)
  }

  @Test(.endsInTime, arguments: ["[", "]", "[a](", "![a][", "[a](b c/d)"])
  func manyMarks(_ mark: String) {
    #expect(summaries("<div>\n" + String(repeating: mark, count: 100_000)).count <= 101)
  }
}
