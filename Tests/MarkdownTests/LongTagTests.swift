import Diagnostics
import Markdown
import Testing

/// Tags of MDX with much data in them.
@Suite struct LongTagTests {
  private func mdx(_ page: String) -> MarkdownDocument {
    let bytes = Array(page.utf8)
    return MarkdownParser(options: MarkdownOptions { $0 == "dialog" }).parse(
      SourceFile(path: "Content/page.mdx", bytes: bytes), body: 0..<bytes.count, pagePath: "page.mdx")
  }

  /// A tag or an expression is read however long it is, and what follows it is, too.
  @Test(arguments: [
    "<A b={\"" + String(repeating: "<i c=\\\"d\\\">e</i>", count: 3000) + "\"} />",
    "<A b={[\n" + String(repeating: "  {\"c\": \"d\"},\n", count: 3000) + "]} />",
    "<A b=\"" + String(repeating: "c ", count: 20_000) + "\" />",
    "{/* " + String(repeating: "don't ", count: 10_000) + "*/}",
  ])
  func longTags(_ tag: String) {
    let document = mdx(tag + "\n\nf <B /> {1 + 1} g")
    #expect(document.htmlText == "<p>f   g</p>\n", "\(document.htmlText.prefix(200))")
    #expect(document.diagnostics.count >= 2)
  }

  @Test(arguments: [
    "<A b={\"", "<A b={\"\\\"", "{\"\\\"", "<a b={#{", "<A b={} ",
  ])
  func takesTimeInProportion(_ piece: String) {
    #expect(mdx(String(repeating: piece, count: 20_000)).diagnostics.count < 300)
  }
}
