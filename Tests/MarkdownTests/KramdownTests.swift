import Diagnostics
import Markdown
import Testing

/// What Jekyll’s kramdown reads and CommonMark does not: tables without a header row, blanks in addresses, and
/// attributes over the end of a line.
@Suite struct KramdownTests {
  private func html(_ page: String) -> String {
    var options = MarkdownOptions()
    (options.anchors, options.tableFrames) = (false, false)
    return parse(page, options: options).htmlText
  }

  /// The cells of a table, a line per row, with a minus between head and body.
  private func rows(_ page: String) -> String {
    var rows = ""
    for line in html(page).split(separator: "\n") {
      if line == "</thead>" { rows += "-\n" }
      if line == "</tr>" { rows += "\n" }
      if line.hasSuffix("</td>") || line.hasSuffix("</th>") {
        rows += String(line.drop { $0 != ">" }.dropFirst().dropLast(5)) + "|"
      }
    }
    return rows
  }

  @Test(arguments: [
    ("| a | b |\n| c | d |\n", "a|b|\nc|d|\n"), ("Text.\n\n| a | b |\n", "a|b|\n"),
    (" |`a`|\n |`b`|\n\nText.", "<code>a</code>|\n<code>b</code>|\n"),
    ("| a | b |\n| c | d | e |\n{: .x }\n", "a|b||\nc|d|e|\n"),
    ("{: .x }\n| a | b |\n| c | d |\n", "a|b|\nc|d|\n"),
    ("| --- | --- |\n| a | b |\n", "a|b|\n"), ("| a \\| b | c |\n", "a | b|c|\n"),
    ("* x\n\n  | a | b |\n  | c | d |\n", "a|b|\nc|d|\n"),
  ])
  func aTableNeedsNoHeaderRow(_ page: String, _ expected: String) {
    #expect(rows(page) == expected, "\(html(page))")
    #expect(!html(page).contains("<thead>"))
    #expect(parse(page).diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("|a|b|\n|-\n|c|d|\n", "a|b|\n-\nc|d|\n"), ("| a | b |\n|---+---|\n| c | d |\n", "a|b|\n-\nc|d|\n"),
    ("* x\n\n  |a|b|\n  |-\n  |c|d|\n", "a|b|\n-\nc|d|\n"),
  ])
  func aDelimiterRowMayBeShort(_ page: String, _ expected: String) {
    #expect(rows(page) == expected, "\(html(page))")
  }

  /// Within a block of HTML, a script, a style sheet, or a drawing goes on over blank lines.
  @Test(arguments: [
    ("<div>a</div><script>\nb\n\nc *d*\n</script>\n\ne", "<div>a</div>\n<p>e</p>\n", "<script>"),
    ("<div>\n<script>\nb\n\n    c\n\n</script>\nd *e*\n</div>", "<div>\n\nd *e*\n</div>\n", "<script>"),
    ("> <div><script>\n> a\n> </script></div>", "<blockquote>\n<div></div>\n</blockquote>\n", "<script>"),
    ("<div><svg>\n<g>\n\n<text>b</text>\n</g></svg>\n</div>", "<div>\n</div>\n", "<svg>"),
    (
      "- <div><SCRIPT>\n  b\n\n  c\n  </SCRIPT></div>\n- d", "<ul>\n<li>\n<div></div>\n</li>\n<li>d</li>\n</ul>\n",
      "<script>"
    ),
  ])
  func scriptsInHTMLGoOnOverBlankLines(_ page: String, _ expected: String, _ element: String) {
    #expect(html(page) == expected)
    #expect(parse(page).diagnostics.map(\.summary) == ["HTML element “\(element)” is removed from the page"])
  }

  /// Markdown is read in an element of a list item that asks for it, also on a page with nothing else of the kind.
  @Test(arguments: [
    (
      "1. a\n\n   <div markdown=\"1\">\n   `b`\n   </div>",
      "<ol>\n<li>\n<p>a</p>\n<div>\n<p><code>b</code></p>\n</div>\n</li>\n</ol>\n"
    ),
    ("- <div markdown>\n  *b*\n  </div>", "<ul>\n<li>\n<div>\n<p><em>b</em></p>\n</div>\n</li>\n</ul>\n"),
  ])
  func markdownInElementsOfItems(_ page: String, _ expected: String) {
    #expect(html(page) == expected)
  }

  /// Without an end tag, it is told what is open.
  @Test func openScriptsAreNamed() {
    let page = "<div>\na\n</div><script>\nb\n\nc"
    #expect(html(page) == "<p>c</p>\n")
    let finding = parse(page).diagnostics.first
    #expect(finding?.summary.hasPrefix("HTML around “<script>” is removed") == true)
    let range = finding?.location?.range
    #expect(range.map { page.utf8.prefix($0.lowerBound).count { $0 == UInt8(ascii: "\n") } } == 2)
  }

  /// kramdown ignores a rule above the header, and parts rows by others.
  @Test(arguments: [
    ("|---|---|\n| a | b |\n|---|---|\n| c | d |\n|-------|\n| e | |\n|-------|\n", "a|b|\n-\nc|d|\ne||\n"),
    ("|---+---|\n| a | b |\n|-\n| c | d |\n", "a|b|\n-\nc|d|\n"),
    ("| a | b |\n|---|---|\n| c | d |\n|===|===|\n| - | -- |\n", "a|b|\n-\nc|d|\n-|--|\n"),
    ("|---|---|\n| a | b |\n| c | d |\n|---|---|\n| e | f |\n", "a|b|\nc|d|\ne|f|\n"),
    ("Text\n| a | b |\n|---|---|\n| c | d |\n", "a|b|\n-\nc|d|\n"),
  ])
  func rulesBetweenRowsAreNoRows(_ page: String, _ expected: String) {
    #expect(rows(page) == expected, "\(html(page))")
    #expect(parse(page).diagnostics.isEmpty)
  }

  @Test func alignmentOfAShortDelimiterRowStays() {
    let html = html("|a|b|\n|:-:\n|c|d|\n")
    #expect(html.contains("center") && html.contains("<td>d</td>"), "\(html)")
  }

  @Test(arguments: [
    "|a| + |b|", "Text\n| a | b |\n| c | d |", "| a | b |\n| c | d |\nText", "| a | b\n| c | d", "|",
    "```\n| a | b |\n| c | d |\n```", "    | a | b |\n    | c | d |", "- x\n\n      | a | b |\n      | c | d |",
  ])
  func otherLinesWithPipesAreNoTable(_ page: String) {
    let html = html(page)
    #expect(!html.contains("<table") && html.contains("|") && !html.contains("---"), "\(html)")
  }

  /// GitHub’s rules hold where no other tool’s syntax is read.
  @Test func tablesOfGitHubNeedAHeaderRow() {
    let html = parse("| a | b |\n| c | d |\n", options: .specification(html: .trust)).htmlText
    #expect(!html.contains("<table"))
  }

  @Test(arguments: ["{: #x}\n| a | b |\n|---|---|\n| c | d |\n", "{: #x}\nText.\n", "a\n\n{: #x .y}\n| a | b |\n"])
  func anIDAboveABlockIsAnAnchor(_ page: String) {
    let document = parse(page)
    #expect(document.htmlText.contains("id=\"x\"") && !document.htmlText.contains("{:"), "\(document.htmlText)")
    #expect(document.hasAnchor("x"))
  }

  @Test(arguments: [
    ("1{:\nx=\"\"} text", "<p>1 text</p>\n"), ("**a**{:.b\n.c}.", "<p><strong>a</strong>.</p>\n"),
    ("a {:\n\nb}", "<p>a {:</p>\n<p>b}</p>\n"),
  ])
  func attributesGoOverTheEndOfALine(_ page: String, _ expected: String) {
    #expect(html(page) == expected)
  }

  @Test(arguments: [
    ("[m](mailto: a@b.c)", "<p><a href=\"mailto:a@b.c\">m</a></p>\n"),
    ("[a](https://x.org/#b=4. C d).", "<p><a href=\"https://x.org/#b=4.%20C%20d\">a</a>.</p>\n"),
    ("x[0](see below)", "<p>x[0](see below)</p>\n"),
    ("[a](b.md \"c d\")", "<p><a href=\"b.md\" title=\"c d\">a</a></p>\n"),
    ("`[a](b c.md)`", "<p><code>[a](b c.md)</code></p>\n"),
  ])
  func addressesMayHoldBlanks(_ page: String, _ expected: String) {
    #expect(html(page) == expected)
  }

  @Test func aBlankInTheAddressOfAPictureIsPartOfIt() {
    #expect(html("![A](my picture.png)") == "<p><img src=\"my%20picture.png\" alt=\"A\" /></p>\n")
  }

  /// CommonMark’s rules leave these marks as they are, for they expect blanks between words.
  @Test(arguments: [
    ("**「強い」**です", "<p><strong>「強い」</strong>です</p>\n"), ("これは**「強い」**", "<p>これは<strong>「強い」</strong></p>\n"),
    ("**注意：**テキスト", "<p><strong>注意：</strong>テキスト</p>\n"), ("**`a`。**です", "<p><strong><code>a</code>。</strong>です</p>\n"),
  ])
  func strongTextStandsBesideLettersWithoutBlanks(_ page: String, _ expected: String) {
    #expect(html(page) == expected)
  }

  @Test(arguments: [
    "引数**kwargs、**opts", "関数f(**a)とg(**b)", "\\*\\*「強い」\\*\\*です", "`**「強い」**です`", "**強い", "数 ** 「数」 ** 数",
  ])
  func otherAsterisksStay(_ page: String) {
    #expect(!html(page).contains("<strong>"))
  }

  /// To Jekyll, a blank line does not end HTML, so what is indented behind it is not code.
  @Test(arguments: [
    "<div>\n  <div>\n\n    {% assign a = 1 %}\n\n    <p>b</p>\n  </div>\n</div>\n",
    "<div>\n  <div>\n\n    <!-- a -->\n    <p>b</p>\n  </div>\n</div>\n",
    "<div>\n  <div markdown=\"1\">\n\n### A\n\n</div>\n    {% assign a = 1 %}\n    </div>\n</div>\n\n<p>b</p>\n",
  ])
  func tagsAndCommentsInHTMLAreNoCode(_ page: String) {
    let html = html(page)
    #expect(!html.contains("<code>") && !html.contains("assign") && html.contains("<p>b</p>"), "\(html)")
  }

  /// A tag can end at the beginning of a line, which is not a quote.
  @Test(arguments: [
    ("<my-link\n  href=\"a\"\n  text=\"b\"\n></my-link>\n\nText.\n", "<p>Text.</p>"),
    ("<span\n  title=\"a > b\"\n>c</span>\n", "c</span>"),
    ("<b\n\n> quote\n", "<blockquote>"), ("a <b\n> quote\n", "<blockquote>"),
  ])
  func endsOfTags(_ page: String, _ expected: String) {
    let html = html(page)
    #expect(html.contains(expected) && html.contains("&lt;") == (expected == "<blockquote>"), "\(html)")
  }

  /// In an element with code, also where its tag goes on in the next line, names in braces are text.
  @Test(arguments: ["a <code\n  class=\"b\">{{ name }}</code>", "<code>{{ name }}</code>", "`{{ name }}`"])
  func namesInCodeAreText(_ page: String) {
    #expect(html(page).contains("{{ name }}") && parse(page).diagnostics.isEmpty, "\(html(page))")
  }

  @Test func linksOfHTMLLeadToFootnotes() {
    let document = parse(
      "a[^1] <a href=\"#fn:1\">b</a>\n\n<p><a href=\"#fn:1\">c</a></p>\n\n[^1]: Text.\n", pagePath: "a.md")
    #expect(!document.htmlText.contains("fn:1"), "\(document.htmlText)")
    #expect(document.links.count { $0.target == .samePage(fragment: "fn-1") } == 2)
  }

  @Test(arguments: [
    "| a |\n", "|-\n", "{: #x}\n| a | b |\n", "\n| a |\nx", "](", "[](./a b) ", "{:\n", "|",
  ])
  func repeatedMarksTakeLinearTime(_ mark: String) {
    let page = String(repeating: mark, count: 10_000)
    let time = ContinuousClock().measure { _ = parse(page) }
    #expect(time < .seconds(20))
  }
}
