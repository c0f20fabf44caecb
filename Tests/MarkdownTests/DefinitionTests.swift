import Markdown
import Testing

@Suite struct DefinitionTests {
  @Test(arguments: [
    ("A\n: b", "<dl>\n<dt>A</dt>\n<dd>b</dd>\n</dl>\n"),
    ("A\n:   b\n    c", "<dl>\n<dt>A</dt>\n<dd>b\nc</dd>\n</dl>\n"),
    ("A\n: b\nc", "<dl>\n<dt>A</dt>\n<dd>b\nc</dd>\n</dl>\n"),
    ("A\n\n: b", "<dl>\n<dt>A</dt>\n<dd>\n<p>b</p>\n</dd>\n</dl>\n"),
    ("A\nB\n: c\n: d", "<dl>\n<dt>A</dt>\n<dt>B</dt>\n<dd>c</dd>\n<dd>d</dd>\n</dl>\n"),
    ("A\n: b\n\nC\n: d", "<dl>\n<dt>A</dt>\n<dd>b</dd>\n<dt>C</dt>\n<dd>d</dd>\n</dl>\n"),
    ("A\n: b\n\nC", "<dl>\n<dt>A</dt>\n<dd>b</dd>\n</dl>\n<p>C</p>\n"),
    ("*A* `b`\n: c", "<dl>\n<dt><em>A</em> <code>b</code></dt>\n<dd>c</dd>\n</dl>\n"),
    ("A\n:   b\n\n    c", "<dl>\n<dt>A</dt>\n<dd>\n<p>b</p>\n<p>c</p>\n</dd>\n</dl>\n"),
    (
      "A\n:   - b\n    - c",
      "<dl>\n<dt>A</dt>\n<dd>\n<ul>\n<li>b</li>\n<li>c</li>\n</ul>\n</dd>\n</dl>\n"
    ),
    ("- A\n  : b", "<ul>\n<li>\n<dl>\n<dt>A</dt>\n<dd>b</dd>\n</dl>\n</li>\n</ul>\n"),
  ])
  func definitions(_ page: String, _ html: String) {
    #expect(parse(page).htmlText == html)
  }

  /// A table is a paragraph for libcmark, but not a term.
  @Test(arguments: [
    ("| A |\n| - |\n| b |\n: c", "</table>\n</div>\n<div>\n<p>c</p>\n</div>\n"),
    ("| A |\n| - |\n| b |\n\n: c", "</table>\n</div>\n<div>\n<p>c</p>\n</div>\n"),
    ("| A |\n| - |\n: b\n: c", "</table>\n</div>\n<div>\n<p>b</p>\n</div>\n<div>\n<p>c</p>\n</div>\n"),
    ("| A |\n| - |\n: b\n\nC\n: d", "<p>b</p>\n</div>\n<dl>\n<dt>C</dt>\n<dd>d</dd>\n</dl>\n"),
    ("A\n: b\n\n| C |\n| - |\n: d", "</table>\n</div>\n<div>\n<p>d</p>\n</div>\n"),
  ])
  func belowTables(_ page: String, _ end: String) {
    let html = parse(page).htmlText
    #expect(html.hasSuffix(end))
    #expect(html.count("<dl>") == html.count("</dl>"))
  }

  /// Terms are numbered together with headings.
  @Test(arguments: [
    ("A b\n: c", "<dt id=\"a-b\">A b</dt>"),
    ("*A* `b()`\n[C](d)\n: e", "<dt id=\"a-b\"><em>A</em> <code>b()</code></dt>"),
    ("A\nB\n: c", "<dt id=\"b\">B</dt>"), ("# A\n\nA\n: b\n\n## A", "<dt id=\"a-1\">A</dt>"),
    ("# A\n\nA\n: b\n\n## A", "<h2 id=\"a-2\">"), ("<b>\"</b>\n: b", "<dt id=\"section\">"),
  ])
  func termsCanHaveAnchors(_ page: String, _ html: String) {
    var options = MarkdownOptions()
    options.termAnchors = true
    let document = parse(page, options: options)
    #expect(document.htmlText.contains(html), "\(document.htmlText)")
    #expect(!parse(page).htmlText.contains("<dt id"))
    #expect(document.hasAnchor("a") || !page.contains("# A"))
  }

  @Test(arguments: [": a", "# A\n: b", "A\n:b", "- A\n\n: b", "```\nA\n: b\n```", "A\n    : b", "a : b"])
  func othersStay(_ page: String) {
    #expect(!parse(page).htmlText.contains("<dl>"))
  }
}

extension String {
  /// How often a text occurs.
  fileprivate func count(_ part: String) -> Int { ranges(of: part).count }
}
