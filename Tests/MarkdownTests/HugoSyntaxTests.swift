import Diagnostics
import Markdown
import TestSupport
import Testing

/// What shortcodes of Hugo mean: where they end, code in them, and the parameters that they show.
@Suite struct HugoSyntaxTests {
  private func parsed(_ page: String, _ frontMatter: String) -> MarkdownDocument {
    let file = SourceFile(path: "Content/page.md", text: "---\n\(frontMatter)\n---\n\n\(page)\n")
    return MarkdownParser(options: MarkdownOptions()).parse(file, body: FrontMatter.split(file).body)
  }

  /// The page, and whether its shortcode has a finding, because nothing shows what it stands for.
  @Test(arguments: [
    ("code-toggle config=a.b", true), ("highlight go", true), ("mermaid", true), ("code", true), ("param a", true),
    ("comment", true),
  ])
  func aShortcodeThatEndsItselfLeavesTheNextOneAlone(_ tag: String, _ isReported: Bool) {
    let name = tag.prefix { $0 != " " }
    for (open, close) in [("{{< ", "/>}}"), ("{{< ", " />}}"), ("{{% ", "/%}}")] {
      let document = parse("\(open)\(tag)\(close)\n\n*a*\n\n{{< \(name) >}}\nb\n{{< /\(name) >}}\n")
      #expect(document.htmlText.contains("<p><em>a</em></p>"), "\(document.htmlText)")
      let isFirst = document.diagnostics.contains { $0.summary.contains("{{< \(name)") }
      #expect(isFirst == isReported, "\(document.diagnostics.map(\.summary))")
    }
  }

  /// Posts and videos of other sites are links.
  @Test(arguments: [
    ("{{< tweet user=\"a_b\" id=\"12\" >}}", "https://twitter.com/a_b/status/12", ""),
    ("{{< x user=a id=3 >}}", "https://twitter.com/a/status/3", ""),
    ("{{< twitter user=a id=3 />}}", "https://twitter.com/a/status/3", ""),
    ("{{< tweet 45 >}}", "https://twitter.com/i/status/45", ""),
    (
      "{{% blocks/resource youtube=\"AbC-1\" title=\"A talk\" %}}\n{{% /blocks/resource %}}",
      "https://www.youtube.com/watch?v=AbC-1", "A talk"
    ),
  ])
  func partsOfOtherSitesAreLinks(_ page: String, _ address: String, _ title: String) {
    let document = parse(page)
    let link = "href=\"\(address)\">\(title.isEmpty ? address : title)</a>"
    #expect(document.htmlText.contains(link), "\(document.htmlText)")
    #expect(document.diagnostics.isEmpty, "\(document.diagnostics.map(\.summary))")
  }

  @Test(arguments: ["{{< tweet user=a id=b >}}", "{{< x user=\"a/b\" id=1 >}}", "{{< x >}}"])
  func otherPostsAreReported(_ page: String) {
    #expect(parse(page).diagnostics.map(\.rule) == ["page/foreign-syntax"])
  }

  /// Headers of cards are Markdown.
  @Test(arguments: [
    ("[A](https://a.example/)", "<strong><a href=\"https://a.example/\">A</a></strong>"),
    ("[A] b", "<strong>[A] b</strong>"),
  ])
  func linksInHeadersOfCards(_ header: String, _ shown: String) {
    let page = parse("{{% card header=\"\(header)\" %}}\nText\n{{% /card %}}\n").htmlText
    #expect(page.contains("<p>\(shown)</p>\n<p>Text</p>"), "\(page)")
  }

  /// Code that looks like a module is none: the page is not MDX.
  @Test func codeBetweenShortcodesIsNoScript() {
    let code = "package a\n\nimport \"fmt\"\n\nfunc b() {\n    for i := 0; i < 3; i++ {\n    }\n}"
    let document = parse("{{< highlight go \"linenos=inline\" >}}\n\(code)\n{{< /highlight >}}\n")
    #expect(document.htmlText == parse("```go\n\(code)\n```\n").htmlText)
    #expect(document.diagnostics.isEmpty)
  }

  @Test(arguments: [
    (
      "a {{< highlight go \"hl_inline=true, noClasses=true\" >}}b.C(\"d\"){{< /highlight >}} e",
      "<code>b.C(&quot;d&quot;)</code> e"
    ),
    ("a {{< highlight go \"hl_inline=true\" >}}`b`{{< /highlight >}} e", "<code>`b`</code> e"),
    ("a {{% highlight go \"HL_Inline=true\" %}} b {{% /highlight %}} e", "<code>b</code> e"),
  ])
  func codeCanBeInALine(_ page: String, _ html: String) {
    #expect(parse(page).htmlText == "<p>a \(html)</p>\n")
  }

  /// The mark of a definition that only held a shortcode is not a term.
  @Test(arguments: [
    ("A\n: {{< b 1 />}}\n: c", "A\n: c"), ("A\n: b\n: {{< c />}}\n\nD\n: e", "A\n: b\n\nD\n: e"),
    ("A\n\n: {{< b />}}\n: c\n: d", "A\n\n: c\n: d"), ("- A\n  : {{< b />}}\n  : c", "- A\n  : c"),
    ("A\n: {{< b />}} c", "A\n: c"), ("A\n: {{< b />}}", "A\n"), ("A\n: {{< b />}}\n\nC", "A\n\nC"),
  ])
  func definitionsOfWhichNothingIsLeftAreGone(_ page: String, _ rest: String) {
    let document = parse(page)
    #expect(document.htmlText == parse(rest).htmlText)
    #expect(document.diagnostics.count == 1)
  }

  /// Hugo runs nothing but shortcodes in pages.
  @Test(arguments: [
    ("{{< a />}}\n\nWrite ${{FOO}} here", "<p>Write ${{FOO}} here</p>\n", 1),
    ("{{< a />}}\n\nWrite {{ if eq $.a nil }} here", "<p>Write {{ if eq $.a nil }} here</p>\n", 1),
    ("Write {{FOO}} here", "<p>Write  here</p>\n", 1),
    ("`{{< a />}}`\n\nWrite {{ foo }}", "<p><code>{{&lt; a /&gt;}}</code></p>\n<p>Write</p>\n", 1),
    ("{% include a.html %}\n\n{{< a />}}\n\nWrite {{ foo }}", "<p>Write</p>\n", 3),
  ])
  func expressionsBesideShortcodesAreText(_ page: String, _ html: String, _ findings: Int) {
    let document = parse(page)
    #expect(document.htmlText == html)
    #expect(document.diagnostics.count == findings, "\(document.diagnostics.map(\.summary))")
  }

  /// An alert without content is not shown; a comment does not part its mark from its content.
  @Test(arguments: [
    ("a\n\n> [!WARNING]\n>\n> {{% b %}}\n\nc", "a\n\nc"), ("> [!NOTE]\n> {{% b %}}", ""),
    ("> [!NOTE]\n> {{% b %}}\n> {{% b %}}\n\nc", "c"), ("> [!TIP]\n>\n> {{% b %}}\n> c", "> [!TIP]\n>\n> c"),
    ("> a\n> [!NOTE]\n> {{% b %}}\n\nc", "> a\n> [!NOTE]\n\nc"),
    ("> [!NOTE]\n<!-- a -->\n> - b\n> - c", "> [!NOTE]\n> - b\n> - c"),
    ("> [!NOTE]\n<!-- a -->\n\n> b", "> [!NOTE]\n<!-- a -->\n\n> b"),
    ("> a\n<!-- b -->\n> c", "> a\n<!-- b -->\n> c"),
  ])
  func alertsHoldWhatIsLeftOfTheirContent(_ page: String, _ rest: String) {
    var (shown, expected) = (parse(page), parse(rest))
    #expect(shown.htmlText == expected.htmlText, "\(shown.htmlText)")
    (shown, expected) = (parse("x\n\n" + page), parse("x\n\n" + rest))
    #expect(shown.htmlText == expected.htmlText, "\(shown.htmlText)")
  }

  /// Many marks in a page take no longer than others.
  @Test(
    .endsInTime,
    arguments: [
      "> [!NOTE]\n<!-- a -->\n", "> [!NOTE]\n<!--", "> [!NOTE]\n> {{% b %}}\n\n", ">\n> {{% b %}}\n", ": {{< a />}}\n",
      "{{< highlight a \"hl_inline=true\" >}}", "{{< code />}} {{< /code >}}", "{{% param a %}}",
    ])
  func hostilePagesAreFast(_ piece: String) {
    let text = String(repeating: "b c\n  ", count: 500)
    let document = parsed(String(repeating: piece, count: 15_000), "a: >-\n  \(text)")
    #expect(document.htmlText.utf8.count < 100_000_000)
  }

  /// Front matter, and what its parameter shows.
  @Test(arguments: [
    ("a: >-\n  b `c`\n  d: \"e's\"", "b <code>c</code> d: &quot;e's&quot;"), ("a: >\n    b\n    c\n", "b c"),
    ("a: |-\n  b\n  c", "b c"), ("a:\n  b\n  c", "b c"), ("a: b\n  c\n  d", "b c d"), ("a: \"b\n  c\"", "b c"),
    ("x:\n  b: c\na: >-\n  d\n\nd: e", "d"), ("params:\n  a: >-\n    b\n    c", "b c"),
  ])
  func parametersCanHaveSeveralLines(_ frontMatter: String, _ html: String) {
    let document = parsed("x {{% param a %}} y", frontMatter)
    #expect(document.htmlText == "<p>x \(html) y</p>\n")
    #expect(document.diagnostics.isEmpty)
  }

  /// What would not stay in its line.
  @Test(arguments: [
    "a: |-\n  b\n\n  c", "a: |\n  b\n  - c", "a:\n  - b", "a:\n  b: c", "a: >-\n\nb: c", "a: [b,\n  c]",
  ])
  func otherParametersAreReported(_ frontMatter: String) {
    let document = parsed("x {{% param a %}} y", frontMatter)
    #expect(document.diagnostics.map(\.summary) == ["shortcode “{{< param >}}” is removed from the page"])
  }

  @Test(arguments: [("b\nc\n", "b c"), ("b\n\nc\n", nil), ("b\n1. c", nil), ("b\n`c`", "b <code>c</code>")])
  func parametersOfTheSiteCanHaveSeveralLines(_ text: String, _ html: String?) {
    var options = MarkdownOptions()
    options.variables = ["site.params.a.b": text]
    let document = parse("x {{% param \"a.b\" %}} y", options: options)
    #expect(document.diagnostics.isEmpty == (html != nil))
    if let html { #expect(document.htmlText == "<p>x \(html) y</p>\n") }
  }

  @Test(arguments: [
    ("youtube a-b_c", "https://www.youtube.com/watch?v=a-b_c", "https://www.youtube.com/watch?v=a-b_c"),
    ("youtube id=\"abc\" title=\"A *b*\"", "https://www.youtube.com/watch?v=abc", "A *b*"),
    ("vimeo 123", "https://vimeo.com/123", "https://vimeo.com/123"),
  ])
  func videosInHTMLAreLinks(_ tag: String, _ address: String, _ text: String) {
    let document = parse("<div>\n{{< \(tag) >}}\n</div>\n")
    #expect(document.htmlText.contains("<a href=\"\(address)\">\(text)</a>"), "\(document.htmlText)")
  }
}
