import Diagnostics
import Markdown
import Testing

/// Text directly below an element of HTML: to CommonMark, the block of HTML goes on to the next blank line.
@Suite struct MarkdownBelowHTMLTests {
  private func parse(_ page: String, endsHTMLAtTags: Bool = true) -> MarkdownDocument {
    let bytes = Array(page.utf8)
    var options = MarkdownOptions()
    (options.anchors, options.keepsCodeInCells) = (false, endsHTMLAtTags)
    return MarkdownParser(options: options).parse(
      SourceFile(path: "Content/page.md", bytes: bytes), body: 0..<bytes.count, pagePath: "page.md")
  }

  private func html(_ page: String, endsHTMLAtTags: Bool = true) -> String {
    parse(page, endsHTMLAtTags: endsHTMLAtTags).htmlText.replacing(" loading=\"lazy\"", with: "")
  }

  @Test(arguments: [
    ("![b]({{ site.baseurl }}/c.png)", "<p><img src=\"./c.png\" alt=\"b\" /></p>\n"),
    ("[b](c.md) and *d*", "<p><a href=\"c.html\">b</a> and <em>d</em></p>\n"),
    ("*b*", "<p><em>b</em></p>\n"),
    ("- b\n- c", "<ul>\n<li>b</li>\n<li>c</li>\n</ul>\n"),
    ("1. b", "<ol>\n<li>b</li>\n</ol>\n"),
  ])
  func textBelowElements(_ text: String, _ expected: String) {
    #expect(html("<p>a</p>\n\(text)\n") == "<p>a</p>\n" + expected)
    #expect(html("<div>\n<p>a</p>\n</div>\n\(text)\n") == "<div>\n<p>a</p>\n</div>\n" + expected)
    #expect(
      html("<div class=\"x\">\n<div markdown=\"1\">\n  <p>a</p>\n\(text)\n</div>\n</div>\n")
        == "<div>\n<div>\n<p>a</p>\n\(expected)</div>\n</div>\n")
  }

  /// An element around the text is still HTML, and other parsers want a blank line.
  @Test(arguments: [
    ("<div>\n<p>a</p>\n*b*\n</div>\n", true), ("<div markdown=\"1\">\n<div>\n<p>a</p>\n*b*\n</div>\n</div>\n", true),
    ("<table><tr>\n<td>a</td>\n*b*\n</tr></table>\n", true), ("<p>a\n*b*\n</p>\n", true),
    ("<p>a <b>c</b>\n*b*\n</p>\n", true), ("<p>a</p>\n*b*\n", false), ("<hr>\n<p>\n*b*\n</p>\n", true),
  ])
  func textWithinElements(_ page: String, _ endsHTMLAtTags: Bool) {
    let html = html(page, endsHTMLAtTags: endsHTMLAtTags)
    #expect(html.contains("\n*b*\n") && !html.contains("<em>"), "\(html)")
  }

  /// Links within HTML whose address begins with a template.
  @Test(arguments: [
    ("[b]({{ site.baseurl }}/c)", "<a href=\"./c\">b</a>"), ("[b]({{ '/c' | relative_url }})", "<a href=\"./c\">b</a>"),
    ("[b]({{site.url}}{{site.baseurl}}/c)", "<a href=\"./c\">b</a>"),
    ("![b]({{ site.baseurl }}/c.png)", "<img src=\"./c.png\" alt=\"b\" />"),
    ("[![b]({{ site.baseurl }}/c.png)]({{ site.url }}/d)", "<a href=\"./d\"><img src=\"./c.png\" alt=\"b\" /></a>"),
  ])
  func templatesInAddresses(_ link: String, _ expected: String) {
    let document = parse("<p>a \(link)</p>\n")
    #expect(document.htmlText.replacing(" loading=\"lazy\"", with: "") == "<p>a \(expected)</p>\n")
    #expect(document.diagnostics.isEmpty, "\(document.diagnostics.map(\.summary))")
  }

  /// Of a link whose address only the other tool knows, the text stays, and a finding says so.
  @Test(arguments: ["[b]({{ c.d }}/e)", "![b]({{ c.d }}/e.png)", "[b]({{ c.d }})"])
  func unknownTemplatesInAddresses(_ link: String) {
    let document = parse("<p>a \(link)</p>\n")
    #expect(document.htmlText == "<p>a b</p>\n")
    #expect(document.diagnostics.map(\.rule) == ["page/foreign-syntax"])
  }

  @Test(arguments: ["<p>a</p>\n*b*\n", "<div markdown=\"1\">\n<p>a</p>\nb\n", "<p>[a]({{", "[a]({{ b }}", "</p>\n- "])
  func manyMarks(_ mark: String) {
    let document = parse("<p>" + String(repeating: mark, count: 20_000))
    #expect(!document.htmlText.isEmpty)
  }
}
