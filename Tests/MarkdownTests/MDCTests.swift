import Diagnostics
import Markdown
import TestSupport
import Testing

/// Components of Nuxt Content.
@Suite struct MDCTests {
  private func parse(_ page: String) -> MarkdownDocument {
    let bytes = Array(page.utf8)
    var options = MarkdownOptions()
    (options.anchors, options.readsMDC) = (false, true)
    return MarkdownParser(options: options).parse(
      SourceFile(path: "Content/page.md", bytes: bytes), body: 0..<bytes.count, pagePath: "page.md")
  }

  @Test(arguments: [
    ("::tip\nA *b*.\n::\n\nc\n", ["callout-tip", "<p>A <em>b</em>.</p>", "<p>c</p>"]),
    ("::note{title=\"Read this\"}\nA\n::\n", ["callout-note", "Read this", "<p>A</p>"]),
    ("::alert{type=\"warning\"}\nA\n::\n", ["callout-warning", "<p>A</p>"]),
    ("::note\n---\ntitle: Read this\n---\nA\n::\n", ["Read this", "<p>A</p>"]),
    ("::code-group\n```sh [npm]\na\n```\n```sh [yarn]\nb\n```\n::\n", ["npm", "yarn", "class=\"tabs"]),
    (
      "::tabs\n  :::tabs-item{label=\"One\"}\n  A\n  :::\n  :::tabs-item{label=\"Two\"}\n  B\n  :::\n::\n",
      ["One", "Two", "class=\"tabs", "<p>A</p>"]
    ),
    (
      "::card{title=\"A\" to=\"https://a.b/\"}\nText\n::\n",
      ["href=\"https://a.b/\"", "<strong>A</strong>", "<p>Text</p>"]
    ),
    ("::card\n#title\nA\n\n#description\nB\n::\n", ["<p>A</p>", "<p>B</p>"]),
    ("::steps\n### One\n\nA\n::\n", ["<h3>One</h3>", "<p>A</p>"]),
    ("::read-more{to=\"https://a.b/\"}\nUsed by *c*.\n::\n", ["<p>Used by <em>c</em>.</p>", "href=\"https://a.b/\""]),
    (":read-more{title=\"B\" to=\"https://a.b/\"}\n", ["<a href=\"https://a.b/\"", ">B</a>"]),
    (":read-more{to=\"https://a.b/\"}\n", [">https://a.b/</a>"]),
    (":pm-install{name=\"a\"}\n", ["<code>npm install a</code>"]),
    ("A :badge[new]{color=\"red\"} b :icon{name=\"x\"} c\n", ["<p>A new b  c</p>"]),
    ("Press :kbd{value=\"meta\"}.\n", ["<kbd>meta</kbd>"]),
    ("```md\n::tip\na\n::\n```\n", ["::tip\na\n::"]), ("`::tip` at 10:30 [a](b:c)\n", ["<code>::tip</code> at 10:30"]),
    (":::note\nA\n:::\n", ["callout-note", "<p>A</p>"]),
  ])
  func componentsAreRead(_ page: String, _ parts: [String]) {
    let document = parse(page)
    for part in parts { #expect(document.htmlText.contains(part), "\(document.htmlText)") }
    #expect(document.diagnostics.map(\.summary) == [])
    #expect(page.contains("`") || !document.htmlText.contains("::"), "\(document.htmlText)")
  }

  /// What nobody knows keeps its text, with one finding for each name.
  @Test func othersKeepTheirText() {
    let document = parse("::hero-block\nA\n::\n\n::hero-block\nB\n::\n\n::chart{:data=\"[1]\"}\n::\n\n:plan{a=\"b\"}\n")
    #expect(document.htmlText == "<p>A</p>\n<p>B</p>\n", "\(document.htmlText)")
    #expect(
      document.diagnostics.map(\.summary) == [
        "component “::hero-block” is removed from the page 2 times, here first",
        "component “::chart” is removed from the page", "component “::plan” is removed from the page",
      ])
    #expect(document.diagnostics.first?.severity == .note)
  }

  /// Only sites of the tool have them.
  @Test func elsewhereTheyAreText() {
    let bytes = Array("::tip\nA\n::\n".utf8)
    let document = MarkdownParser(options: MarkdownOptions()).parse(
      SourceFile(path: "Content/page.md", bytes: bytes), body: 0..<bytes.count, pagePath: "page.md")
    #expect(document.htmlText.contains("::tip"), "\(document.htmlText)")
  }

  @Test(
    .endsInTime,
    arguments: [
      "::a\n", "::\n", "::a{b=\"", "::a\n---\n", "::a[", ":a{", ":a[b]{c}", "::a\n:::\n", ":::a\n::b\n::\n",
      "::a\n#b\n",
    ])
  func manyMarksTakeNoLonger(_ mark: String) {
    let document = parse(String(repeating: mark, count: 15_000))
    #expect(!document.htmlText.isEmpty || !document.diagnostics.isEmpty)
  }

  /// Addresses cannot run anything, and texts are no HTML.
  @Test(arguments: [
    ":read-more{title=\"a\" to=\"javascript:b()\"}",
    "::card{title=\"<script>a()</script>\" to=\"javascript:b()\"}\nc\n::",
    ":pm-install{name=\"`<script>b()</script>`\"}", ":icon{name=\"a\" onclick=\"b()\"}",
  ])
  func nothingRuns(_ page: String) {
    let html = parse(page).htmlText
    #expect(!html.contains("javascript:") && !html.contains("<script") && !html.contains("onclick"), "\(html)")
  }
}
