import Diagnostics
import Markdown
import TestSupport
import Testing

/// Template tags of a site's own, as Eleventy has them: images, boxes, included files with values, and kept texts.
@Suite struct TagArgumentTests {
  private let files: PageInclusions.Files = [
    "Content/_includes/warn.html": Array(
      "{% alert \"Ask, first\", \"warning\" %}\n  See [it]({{ \"/a/\" | url }}).\n{% endalert %}\n".utf8),
    "Content/_includes/low.html": Array(
      "{% alert \"A <a href=\\\"https://b.example/\\\">low</a> one\" %}\n  - *x*\n{% endalert %}\n".utf8),
    "Content/_includes/lost.html": Array("{% alert title %}\n  x\n{% endalert %}\n".utf8),
    "Content/_includes/picture.html": Array(
      "<div class=\"a\">\n\n    {% image_with_class path \"wide\" \"\" %}\n</div>\n".utf8),
    "Content/_includes/box.html": Array(
      "<div>\n  <p{% if slug %} title=\"{{ slug }}\"{% endif %}>{{ header }}</p>\n  <div>\n    {{ content }}\n  </div>\n</div>\n"
        .utf8),
  ]

  private func parse(_ page: String) -> MarkdownDocument {
    let bytes = Array(page.utf8)
    var options = MarkdownOptions()
    options.anchors = false
    let start = page.hasPrefix("---") ? page.utf8.count - page.split(separator: "---\n")[1].utf8.count : 0
    return MarkdownParser(options: options).parse(
      SourceFile(path: "Content/a/page.md", bytes: bytes), body: start..<bytes.count, pagePath: "a/page.md",
      inclusions: files)
  }

  private func expect(_ page: String, shows html: String) {
    let document = parse(page)
    #expect(document.htmlText == html)
    #expect(document.diagnostics.isEmpty, "\(document.diagnostics.map(\.summary))")
  }

  @Test(arguments: [
    ("{% image \"i/a.png\" \"A b\" \"wide\" %}", "<p><img src=\"i/a.png\" alt=\"A b\" /></p>\n"),
    ("{% image './i/a.png', 'A' %}", "<p><img src=\"i/a.png\" alt=\"A\" /></p>\n"),
    ("{% image_with_class \"i/a.png\" \"wide\" \"A b\" %}", "<p><img src=\"i/a.png\" alt=\"A b\" /></p>\n"),
    ("{% image \"i/a.png\" %}", "<p><img src=\"i/a.png\" alt=\"\" /></p>\n"),
    ("<div>\n{% image \"i/a.png\", \"A\" %}\n</div>", "<div>\n<img src=\"i/a.png\" alt=\"A\" />\n</div>\n"),
    ("<div>\n{% image \"i/a.png\", \"<b>\" %}\n</div>", "<div>\n<img src=\"i/a.png\" alt=\"\" />\n</div>\n"),
    ("{% image \"i/a.png\", \"\" %}\nb *c*", "<img src=\"i/a.png\" alt=\"\" />\n<p>b <em>c</em></p>\n"),
  ])
  func images(_ page: String, _ html: String) {
    expect(page, shows: html)
  }

  @Test(arguments: [("", false), ("\"\"", true), ("\"A\"", false)])
  func imagesThatMeanNothing(_ text: String, _ isDecorative: Bool) {
    let document = parse("{% image \"i/a.png\" \(text) %}")
    #expect(document.links.map { $0.image?.isDecorative } == [isDecorative])
  }

  @Test(arguments: [
    ("\"A\", \"warning\"", "callout-warning", "A"), ("\"A\" \"error\" \"slim\"", "callout-caution", "A"),
    ("\"A\"", "callout-note", "A"), ("\"\", \"warning\"", "callout-warning", "Warning"),
    ("warning", "callout-warning", "Warning"),
    ("\"info\", \"md-block\", \"A b\"", "callout-note", "A b"), ("\"warning\", \"\", \"A\"", "callout-warning", "A"),
    ("\"warning\", \"md\"", "callout-warning", "Warning"), ("\"\", \"md\"", "callout-note", "Note"),
    ("\"demo\", \"html\", \"A\"", "callout-note", "A"), ("\"demo\", \"md-block\"", "callout-note", "demo"),
    ("Some md files", "callout-note", "Some md files"),
  ])
  func kindsOfBoxes(_ arguments: String, _ kind: String, _ title: String) {
    let html = parse("{% alert \(arguments) %}\nx\n{% endalert %}").htmlText
    #expect(html.contains("class=\"callout \(kind)\""), "\(html)")
    #expect(html.contains(">\(title)</p>"), "\(html)")
  }

  // MARK: Files

  @Test(arguments: [
    ("{% include \"warn.html\" %}", ["callout-warning", "<p class=\"callout-title\">Ask, first</p>", "<a href="]),
    ("{% include \"low.html\" %}", ["A <a href=\"https://b.example/\">low</a> one</p>", "<li><em>x</em></li>"]),
    ("{% include \"picture.html\" path: \"i/a.png\" %}", ["<div>\n<img src=\"i/a.png\" alt=\"\" />\n</div>"]),
    ("{% include \"picture.html\", path: \"i/a.png\" %}", ["<img src=\"i/a.png\" alt=\"\" />"]),
    ("{% include 'box.html' header: \"H\" content: \"C\" %}", ["<p>H</p>", "C"]),
    ("{% include 'box.html' header: \"H\" content: \"C\" slug: 's' %}", ["<p title=\"s\">H</p>"]),
    (
      "{% capture c %}\nOne *two*.\n\n- Three\n{% endcapture %}\n\n{% include 'box.html' header: \"H\" content: c %}",
      ["<p>H</p>", "<p>One <em>two</em>.</p>\n<ul>\n<li>Three</li>\n</ul>"]
    ),
  ])
  func files(_ page: String, _ parts: [String]) {
    let document = parse(page)
    for part in parts { #expect(document.htmlText.contains(part), "\(document.htmlText)") }
    #expect(document.diagnostics.isEmpty, "\(document.diagnostics.map(\.summary))")
  }

  /// A value that the page may have is not missing.
  @Test(arguments: [
    "{% include \"lost.html\" %}", "{% include \"picture.html\" path: page.picture %}",
    "{% include \"picture.html\" %}", "---\nslug: s\n---\n{% include \"box.html\" header: \"H\" content: \"C\" %}",
  ])
  func filesWithUnknownValues(_ page: String) {
    #expect(parse(page).diagnostics.map(\.rule) == ["page/foreign-syntax"])
  }

  // MARK: Texts

  @Test(arguments: [
    (
      "{% capture a %}\nOne.\n\n- Two\n{% endcapture %}\n\nB\n\n{{ a }}",
      "<p>B</p>\n<p>One.</p>\n<ul>\n<li>Two</li>\n</ul>\n"
    ),
    (
      "{% capture a %}\n*One*\n\n*Two*\n{% endcapture %}\n<div>{{ a }}</div>",
      "<div>\n<p><em>One</em></p>\n<p><em>Two</em></p>\n</div>\n"
    ),
    ("{% capture a %}<b>x</b>{% endcapture %}\n\nC {{ a }} {{a}}", "<p>C <b>x</b> <b>x</b></p>\n"),
    ("{% capture a %}x\ny{% endcapture %}\n\n{{ a | safe }}", "<p>x\ny</p>\n"),
    (
      "{% capture a %}x\ny{% endcapture %}{{ a }}\n\n{% capture a %}z\nz{% endcapture %}{{ a }}",
      "<p>x\ny</p>\n<p>z\nz</p>\n"
    ),
  ])
  func keptTexts(_ page: String, _ html: String) {
    expect(page, shows: html)
  }

  /// Where nobody knows whether a text is kept, or how it is shown, it stays.
  @Test(arguments: [
    "{% if b %}{% capture a %}x\ny{% endcapture %}{% endif %}\n\n{{ a }}",
    "{% capture a %}x\ny{% endcapture %}\n\n{{ a | truncate: 1 }}",
    "{% capture a %}x\ny{% endcapture %}\n\n<a-b>\n    {{ a | markdownify }}\n</a-b>",
    "{% capture a %}x\ny{% include gone.md %}{% endcapture %}\n\n{{ a }}",
  ])
  func textsThatStay(_ page: String) {
    let document = parse(page)
    #expect(document.htmlText.contains("x\ny"))
    #expect(!document.diagnostics.isEmpty)
  }

  @Test func textsDoNotGrowWithoutEnd() {
    let text = String(repeating: "a\n", count: 10_000)
    let page = "{% capture a %}\(text){% endcapture %}" + String(repeating: "{{ a }}\n\n", count: 5000)
    #expect(parse(page).htmlText.utf8.count < 5_000_000)
  }

  // MARK: Addresses

  @Test(arguments: [
    ("[A]({% page \"/a/\" %})", "<p><a href=\"../a/index.html\">A</a></p>\n"),
    ("[A]({% page \"/a/#b \" %})", "<p><a href=\"../a/index.html#b\">A</a></p>\n"),
    ("[A]({%page '/a/'%}#b)", "<p><a href=\"../a/index.html#b\">A</a></p>\n"),
    ("<a href=\"{% page \"/a/\" %}\">A</a>", "<p><a href=\"../a/index.html\">A</a></p>\n"),
    ("[A][x]\n\n[x]: {% page \"/a/\" %}", "<p><a href=\"../a/index.html\">A</a></p>\n"),
    ("[A][x]\n\n[x]:{% page \"/a/\" %}\n[y]:{% page \"/b/\" %}", "<p><a href=\"../a/index.html\">A</a></p>\n"),
  ])
  func addresses(_ page: String, _ html: String) {
    expect(page, shows: html)
  }

  /// A tag that is given anything else may stand for anything.
  @Test(arguments: [
    "[A]({% page a %})", "[A]({% page \"/a/\" b %})", "[A]({% page \"//b.example/\" %})",
    "[A]({% page \"javascript:alert(1)\" %})", "[A]({% page \"/a/)<script>\" %})", "[A][x]\n\n[x]:{% page a %}",
  ])
  func unknownAddresses(_ page: String) {
    let document = parse(page)
    #expect(document.htmlText == "<p><a>A</a></p>\n")
    #expect(document.diagnostics.map(\.rule) == ["page/foreign-syntax"])
  }

  // MARK: Comments

  /// What a comment holds is not among the text of the page.
  @Test func commentsAreNoText() {
    let page = "See: {% comment %}the [a](#TODO) and {% endcomment %}b *c* d"
    let texts = parse(page).textRanges.compactMap { text(page, $0) }
    #expect(texts == ["See: ", "b *c* d"])
  }

  @Test(
    .endsInTime,
    arguments: [
      "{% image \"", "{% alert \"a\\\" ", "[a]:{% page ", "[a]:", "]:{{ a.baseurl }}/b", "{% capture a %}b\n",
      "{% endcapture %}", "{{ a }}", "{% include \"box.html\" header: ",
      "{% include \"box.html\" header: \"H\", content: c %}",
      "{% if %}", "{% comment %}",
    ])
  func takesNoLongerForMarks(_ mark: String) {
    _ = parse("{% capture a %}b\nc{% endcapture %}" + String(repeating: mark, count: 200_000))
  }
}
