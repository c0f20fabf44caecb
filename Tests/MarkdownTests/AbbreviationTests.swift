import Diagnostics
import Markdown
import Testing

/// `*[HIG]: Human Interface Guidelines` says what a word stands for, wherever it is.
@Suite struct AbbreviationTests {
  private func parse(_ page: String, _ dialect: MarkdownDialect = .extended) -> MarkdownDocument {
    var options = MarkdownOptions()
    options.anchors = false
    options.extensions = dialect.extensions
    options.readsForeignSyntax = dialect == .extended
    let file = SourceFile(path: "a.md", text: page)
    return MarkdownParser(options: options).parse(file, body: 0..<file.bytes.count)
  }

  private static let definitions = "\n\n*[HIG]: Human \"Interface\" <Guidelines>\n*[HIG 2]: Second\n*[É]: Accent\n"

  @Test(arguments: [
    ("The HIG, and HIG.", "<p>The H, and H.</p>"), ("HIGs, aHIG, HIG_ and HIGé", "<p>HIGs, aHIG, HIG_ and HIGé</p>"),
    ("HIG 2 (HIG)", "<p>2 (H)</p>"), ("*HIG* [HIG](/a)", "<p><em>H</em> <a href=\"./a\">H</a></p>"),
    ("`HIG` ![HIG](/a.png)", "<p><code>HIG</code> <img src=\"./a.png\" alt=\"HIG\" /></p>"),
    ("## HIG", "<h2>H</h2>"), ("a É b", "<p>a <abbr title=\"Accent\">É</abbr> b</p>"),
    ("    HIG", "<pre><code>HIG\n</code></pre>"),
  ])
  func wordsSayWhatTheyStandFor(_ page: String, _ expected: String) {
    let one = "<abbr title=\"Human &quot;Interface&quot; &lt;Guidelines&gt;\">HIG</abbr>"
    let html = parse(page + Self.definitions).htmlText
    let expected = expected.replacing("H,", with: one + ",").replacing("H.", with: one + ".")
      .replacing("(H)", with: "(\(one))").replacing(">H<", with: ">\(one)<")
      .replacing("<p>2 ", with: "<p><abbr title=\"Second\">HIG 2</abbr> ")
    #expect(
      html.replacing("href=\"/a\"", with: "href=\"./a\"").replacing("src=\"/a", with: "src=\"./a") == expected + "\n")
  }

  /// Nothing is left of the lines that define them, and no word needs to be on the page.
  @Test(arguments: ["*[A]: B", "> *[A]: B\n> c", "a\n\n*[A]: B\n*[C]:   D  \n\nb"])
  func definitionsAreNotShown(_ page: String) {
    let document = parse(page)
    #expect(!document.htmlText.contains("["), "\(document.htmlText)")
    #expect(document.diagnostics.isEmpty)
  }

  /// The last of several counts; the text that search and others use is as it was.
  @Test func theLastCounts() {
    let document = parse("# The A\n\nA\n\n*[A]: B\n*[A]: C\n")
    #expect(document.htmlText.hasSuffix("<p><abbr title=\"C\">A</abbr></p>\n"))
    #expect(document.outline.first?.text ?? document.title?.text == "The A")
  }

  @Test(arguments: [MarkdownDialect.commonmark, .github])
  func otherDialectsHaveNone(_ dialect: MarkdownDialect) {
    #expect(!parse("A\n\n*[A]: B\n", dialect).htmlText.contains("abbr"))
  }

  /// Many of them, and long texts, cost little.
  @Test func manyOfThem() {
    let words = (0..<3000).map { "*[A\($0)]: B\n" }.joined()
    let text = String(repeating: "A1 A2 A2999 AAAA ", count: 10_000)
    let html = parse(text + "\n\n" + words).htmlText
    #expect(html.contains("<abbr title=\"B\">A2</abbr>"))
  }
}
