import Diagnostics
import Markdown
import TestSupport
import Testing

/// Files of Jekyll that pages include with values, and texts of the site with several lines.
@Suite struct IncludeParametersTests {
  private let files: PageInclusions.Files = [
    "Content/_includes/p.md": Array("Hello {{ include.name }}!\n".utf8),
    "Content/_includes/a.js": Array("let a\n".utf8),
    "Content/_includes/c.md": Array("{% if include.a %}A{% else %}B{% endif %}\n".utf8),
    "Content/_includes/e.md": Array(
      "{%- if include.a == 'x' and include.b != blank -%}X{% elsif include.a contains \"y\" %}Y{% endif %}Z\n".utf8),
    "Content/_includes/u.md": Array(
      "{% unless include.minimal == false %}\nMin.\n\n{{ include.content }}\n{% endunless %}\n\nEnd.\n".utf8),
    "Content/_includes/code.md": Array("```\nset {{include.env}} <{{include.name}}>\n```\n".utf8),
    "Content/_includes/outer.md": Array(
      "{% if include.tags %}{% include inner.md %}{% endif %}\n\n{% include p.md name=include.tags %}\n".utf8),
    "Content/_includes/inner.md": Array("Inner {{ include.tags }}.\n".utf8),
    "Content/_includes/f.md": Array("{{ include.a | default: \"D\" }} {{ include.b | upcase }}\n".utf8),
    "Content/_includes/raw.md": Array("{% raw %}{{ include.a }}{% endraw %}\n".utf8),
    "Content/_includes/open.md": Array("{% if include.a %}\n\nA {{ include.a }}\n".utf8),
    "Content/_includes/again.md": Array("{{ include.a }}{% include again.md %}\n".utf8),
    "Content/_includes/box.html": Array(
      "{% comment %}{% include box.html %}{% endcomment %}\n<div>\n\n    <p>A {{ include.a }}</p>\n</div>\n".utf8),
    "Content/_includes/if.html": Array("{% if include.a %}<p>{{ include.a }}</p>{% endif %}\n".utf8),
    "Content/_includes/text.html": Array("Some *text*.\n\n- {{ site.baseurl }}/b\n".utf8),
    "Content/_includes/pre.html": Array("<pre>\n a\n\n b\n</pre>\n".utf8),
    "Content/_includes/both.html": Array("<p>Both</p>\n{% include loop.html %}\n".utf8),
    "Content/_includes/loop.html": Array("<ul>{% for x in site.y %}<li>{{ x }}</li>{% endfor %}</ul>\n".utf8),
    "Content/_includes/data.html": Array("<p>{{ site.data.x }}</p>\n".utf8),
    "Content/_includes/chart.html": Array("<div class=\"mermaid\">\nflowchart TD\n</div>\n".utf8),
    "Content/_includes/set.html": Array("{% assign x = 1 %}\n<p>{{ x }}</p>\n".utf8),
  ]

  private func parse(_ page: String, variables: [String: String] = [:]) -> MarkdownDocument {
    let bytes = Array(page.utf8)
    var options = MarkdownOptions()
    options.anchors = false
    options.variables = variables
    return MarkdownParser(options: options).parse(
      SourceFile(path: "Content/a/page.md", bytes: bytes), body: 0..<bytes.count, pagePath: "a/page.md",
      inclusions: files)
  }

  @Test(arguments: [
    ("{% include p.md name=\"X y\" %}", "<p>Hello X y!</p>\n"),
    ("{%- include 'p.md'\n  other='z' name='a \\'b\\'' -%}", "<p>Hello a 'b'!</p>\n"),
    ("{% include p.md %}", "<p>Hello !</p>\n"),
    ("{% include p.md name=7 %}", "<p>Hello 7!</p>\n"),
    ("{% include c.md a=true %}", "<p>A</p>\n"),
    ("{% include c.md a=\"\" %}", "<p>A</p>\n"),
    ("{% include c.md a=false %}", "<p>B</p>\n"),
    ("{% include c.md %}", "<p>B</p>\n"),
    ("{% include e.md a=\"x\" b=\"1\" %}", "<p>XZ</p>\n"),
    ("{% include e.md a=\"x\" %}", "<p>Z</p>\n"),
    ("{% include e.md a=\"my\" %}", "<p>YZ</p>\n"),
    ("{% include u.md minimal=false %}", "<p>End.</p>\n"),
    ("{% include u.md %}", "<p>Min.</p>\n<p>End.</p>\n"),
    ("{% include code.md env=\"A\" name=\"b\" %}", "<pre><code>set A &lt;b&gt;\n</code></pre>\n"),
    ("{% include outer.md tags=true %}", "<p>Inner true.</p>\n<p>Hello true!</p>\n"),
    // Files are put into code, too, where nothing else is on the line, and Liquid reads it.
    ("```\n{% include a.js %}\n  {%- include 'a.js' -%}\n```", "<pre><code>let a\n  let a\n</code></pre>\n"),
    (
      "```\n{% raw %}\n{% include a.js %}\n{% endraw %}\n```",
      "<pre><code>\n{% include a.js %}\n\n</code></pre>\n"
    ),
    (
      "```\nb {% include a.js %}\n{% include a.js x=1 %}\n{% include none.js %}\n```",
      "<pre><code>b {% include a.js %}\n{% include a.js x=1 %}\n{% include none.js %}\n</code></pre>\n"
    ),
    ("{% include f.md b=\"b\" %}", "<p>D B</p>\n"),
    ("{% include f.md a=\"a\" %}", "<p>a</p>\n"),
    ("- a\n\n  {% include u.md %}", "<ul>\n<li>\n<p>a</p>\n<p>Min.</p>\n<p>End.</p>\n</li>\n</ul>\n"),
  ])
  func fillsInValues(_ page: String, _ html: String) {
    let document = parse(page)
    #expect(document.htmlText == html)
    #expect(document.diagnostics.isEmpty, "\(document.diagnostics.map(\.summary))")
  }

  /// Files of HTML are put in, also with Markdown in them, where nothing in them needs a template engine.
  @Test(arguments: [
    ("{% include box.html a=\"x\" %}", "<p>A x</p>"), ("{% include_cached box.html %}", "<p>A </p>"),
    ("{% include if.html a=\"x\" %}", "<p>x</p>"),
    ("{% include text.html %}", "<p>Some <em>text</em>.</p>\n<ul>\n<li>"), ("{% include pre.html %}", "\n b\n"),
    ("{% raw %}{% include box.html %}{% endraw %}", "{% include box.html %}"),
  ])
  func filesOfHTML(_ page: String, _ html: String) {
    let document = parse(page)
    #expect(document.htmlText.contains(html), "\(document.htmlText)")
    #expect(document.diagnostics.isEmpty, "\(document.diagnostics.map(\.summary))")
  }

  /// Where they need one, the tag that names them has the finding, within another such file, too.
  @Test(arguments: [
    ("{% include loop.html %}", "loop"), ("{% include both.html %}", "loop"), ("{% include data.html %}", "data"),
    ("{% include chart.html %}", "chart"), ("{% include box.html a=lost %}", "box"),
    ("{% include none.html %}", "none"),
  ])
  func filesWithTemplates(_ page: String, _ name: String) {
    let document = parse(page)
    #expect(document.diagnostics.map(\.rule) == ["page/foreign-syntax"])
    #expect(document.diagnostics.first?.summary.contains(name) == true, "\(document.diagnostics.map(\.summary))")
    #expect(document.htmlText.contains("Both") == page.contains("both"))
  }

  /// A text that a page keeps for an include is shown there, and not where it is kept.
  @Test(arguments: [
    (
      "{% capture note %}\n  Kept *text*.\n{% endcapture %}\n\n{% include u.md content=note %}",
      "<p>Min.</p>\n<p>Kept <em>text</em>.</p>\n<p>End.</p>\n"
    ),
    (
      "{% capture n %}1{% endcapture %}\n{% include p.md name=n %}\n\n{% capture n %}2{% endcapture %}\n{% include p.md name=n %}",
      "<p>Hello 1!</p>\n<p>Hello 2!</p>\n"
    ),
  ])
  func keptTexts(_ page: String, _ html: String) {
    let document = parse(page)
    #expect(document.htmlText == html)
    #expect(document.diagnostics.isEmpty, "\(document.diagnostics.map(\.summary))")
  }

  /// What only a template engine knows stays for those who read templates.
  @Test func unknownValues() {
    #expect(parse("{% include p.md name=site.shop %}", variables: ["site.shop": "S"]).htmlText == "<p>Hello S!</p>\n")
    #expect(parse("{% include p.md name=lost %}").diagnostics.count == 1)
    #expect(parse("{% include raw.md a=\"x\" %}").htmlText.contains("include.a"))
    // Without an end, no block is decided.
    #expect(parse("{% include open.md a=\"x\" %}").htmlText.contains("A x"))
  }

  @Test func endsWhereFilesIncludeThemselves() {
    let text = String(repeating: "a", count: 4000)
    #expect(!parse("{% include again.md a=\"\(text)\" %}").diagnostics.isEmpty)
  }

  @Test(
    .endsInTime,
    arguments: [
      "{% include p.md ", "{% include p.md a=\"", "{% include p.md a='x\" ", "{% capture a %}", "{{", "{% ", "{{\n",
    ])
  func takesNoLongerForMarks(_ mark: String) {
    _ = parse("{% capture a %}b{% endcapture %}" + String(repeating: mark, count: 200_000), variables: ["a": "b\nc"])
  }

  // MARK: Texts of the site

  @Test(arguments: [
    ("a\n\n{{ site.data.n }}\n\nb", "<p>a</p>\n<h2>Two</h2>\n<p>Text.</p>\n<p>b</p>\n"),
    ("{{- site.data.n | markdownify -}}", "<h2>Two</h2>\n<p>Text.</p>\n"),
    ("- a\n\n  {{ site.data.n }}", "<ul>\n<li>\n<p>a</p>\n<h2>Two</h2>\n<p>Text.</p>\n</li>\n</ul>\n"),
    ("a {{ site.data.one }} b", "<p>a One b</p>\n"),
  ])
  func textsOfSeveralLines(_ page: String, _ html: String) {
    let document = parse(page, variables: ["site.data.n": "## Two\n\nText.", "site.data.one": "One"])
    #expect(document.htmlText == html)
    #expect(document.diagnostics.isEmpty, "\(document.diagnostics.map(\.summary))")
  }

  @Test func textsOfSeveralLinesWithinALine() {
    let document = parse("a {{ site.data.n }} b", variables: ["site.data.n": "## Two\n\nText."])
    #expect(!document.htmlText.contains("Two"))
    #expect(document.diagnostics.count == 1)
  }
}
