import Diagnostics
import Markdown
import Testing

/// Components of MDX within text, and within HTML in which Markdown is not read.
@Suite struct MDXInlineTests {
  private func mdx(_ page: String) -> MarkdownDocument {
    let bytes = Array(page.utf8)
    return MarkdownParser(options: MarkdownOptions { $0 == "dialog" }).parse(
      SourceFile(path: "Content/page.mdx", bytes: bytes), body: 0..<bytes.count, pagePath: "page.mdx")
  }

  /// A tag on a line of its own begins a block of HTML, in which links are HTML, too.
  @Test(arguments: [
    "<span>\n  A <Link href=\"https://b.example/\">c</Link> d.\n</span>\n",
    "# A\n<span>\n  A <Link to=\"https://b.example/\" target=\"_blank\">c</Link> d.\n</span>\n",
    "<Figure alt=\"e\" data={f}>\n  <span>\n    A\n    <Link\n      href=\"https://b.example/\"\n    >c</Link>{\" \"}\n"
      + "    d.\n  </span>\n</Figure>\n",
    "- e\n\n  <span>\n    A <DocsLink href=\"https://b.example/\">c</DocsLink> d.\n  </span>\n",
    "e\n<span>\n  A <Link href=\"https://b.example/\">c</Link> d.\n</span>\n",
  ])
  func linksWithinHTML(_ page: String) {
    let html = mdx(page).htmlText
    #expect(html.contains("<a href=\"https://b.example/\"") && html.contains(">c</a>"), "\(html)")
    #expect(!html.contains("["), "\(html)")
  }

  /// A picture by its attributes, and what is left of bold text beside an icon.
  @Test(arguments: [
    ("a <Logo src=\"/b.svg\" alt=\"B\" height={36} /> c", "<p>a <img src=\"./b.svg\" alt=\"B\" /> c</p>\n"),
    ("a **<Icon name=\"plus\" /> B** c", "<p>a <strong>B</strong> c</p>\n"),
    ("a **B <Icon name=\"plus\" />** c", "<p>a <strong>B</strong> c</p>\n"),
  ])
  func picturesAndIcons(_ page: String, _ expected: String) {
    #expect(mdx(page).htmlText == expected)
  }

  /// Each page has its contents; what else leads through a site can be what the page is about.
  @Test(arguments: [
    ("<PageTOC />\n\na", 0), ("<Pagination />\n\na", 1), ("<SideNav />\n\na", 1), ("<Breadcrumbs />\n\na", 1),
    ("<SideNav>\n\na\n\n</SideNav>", 1), ("<Map />\n\na", 1),
  ])
  func contentsOfThePage(_ page: String, _ findings: Int) {
    #expect(mdx(page).htmlText == "<p>a</p>\n")
    #expect(mdx(page).diagnostics.count == findings, "\(mdx(page).diagnostics.map(\.summary))")
  }

  /// What follows a block of HTML is Markdown, and no address runs a script.
  @Test func linksBehindHTML() {
    let html = mdx("<span>\na\n</span>\n\n<Link to=\"b.md\">*c*</Link>\n").htmlText
    #expect(html.contains("<p><a href=\"b.html\"><em>c</em></a></p>"), "\(html)")
    let unsafe = mdx("<span>\n<b>a</b> <Link href=\"javascript:alert(1)\">b</Link>\n</span>\n").htmlText
    #expect(!unsafe.contains("javascript"), "\(unsafe)")
  }

  /// The address of a link is lost if only a script knows it.
  @Test(arguments: [
    ("A <Link to={ROUTES.a}>b</Link> c.", 1), ("<a href={url(\"a\")}>b</a>", 1), ("<Card title=\"b\" href={a} />", 1),
    ("<Link to={`/a/${b}`}>b</Link>\n\n<Link\n  href={c}\n>b</Link>", 1), ("<Link href={\"c.md\"}>b</Link>", 0),
    ("<Button onClick={() => a()}>b</Button>", 0), ("<Link to={null}>b</Link>", 0),
    ("<Link to={a} href=\"c.md\">b</Link>", 0),
  ])
  func addressesOfScripts(_ page: String, _ count: Int) {
    let document = mdx(page)
    #expect(document.htmlText.contains("b"), "\(document.htmlText)")
    let findings = document.diagnostics
    #expect(findings.count == count && findings.allSatisfy { $0.rule == "page/foreign-syntax" }, "\(findings)")
    #expect(findings.allSatisfy { $0.summary.contains("whose address only a script knows") })
    #expect(
      findings.allSatisfy { $0.cause?.name.contains("links whose address only a script knows are shown") == true })
  }

  /// Code within text is a code span, and elsewhere a block.
  @Test(arguments: [
    ("Up to <Code>0.4</Code> the{\" \"}\nrest.", "<p>Up to <code>0.4</code> the\nrest.</p>\n"),
    ("<Code>a`b</Code> is *c*.", "<p><code>a`b</code> is <em>c</em>.</p>\n"),
    ("- <Code>{\"{a}\"}</Code>, b", "<li><code>{a}</code>, b</li>"), ("## A <Code>b</Code>", ">A <code>b</code>"),
    ("A <Code>\n  b\n</Code> c", "<p>A <code>b</code> c</p>\n"),
    ("A <Code>b &lt; c</Code> d", "<p>A <code>b &lt; c</code> d</p>\n"),
    ("| A |\n| - |\n| <Code>b</Code> |", "<td><code>b</code></td>"),
    ("<span>\n  A <Code>b</Code> c\n</span>", "A <code>b</code> c\n"),
    ("<Code>a</Code>\n\nb", "<pre><code>a\n</code></pre>\n<p>b</p>"),
    ("<Note>\n  <Code>a</Code>\n</Note>", "<pre><code>a\n</code></pre>"),
    ("<Tabs><Tab label=\"b\"><Code>a</Code></Tab></Tabs>", "<pre><code>a\n</code></pre>"),
    ("A <Code>\n  b\n  c\n</Code>", "<p>A</p>\n<pre><code>b\nc\n"),
  ])
  func codeWithinText(_ page: String, _ expected: String) {
    let document = mdx(page)
    #expect(document.htmlText.contains(expected), "\(document.htmlText)")
    #expect(document.diagnostics.isEmpty, "\(document.diagnostics.map(\.summary))")
  }

  /// A page of another site is a link, as that of an element of HTML is.
  @Test(arguments: [
    (
      "<Iframe url=\"https://a.example/b\" height=\"20\" />", "<a href=\"https://a.example/b\">a.example</a>",
      Severity.note
    ),
    (
      "A <IFrame src={\"https://a.example/b\"} title=\"c\"></IFrame> d", "A <a href=\"https://a.example/b\">c</a> d",
      .note
    ),
    ("<Iframe url={a} />\n\nb", "<p>b</p>\n", .warning),
    ("<Iframe url=\"javascript:alert(1)\" />\n\nb", "<p>b</p>\n", .warning),
    ("<Iframe url='https://a.example/\" onload=\"b' />\n\nb", "<p>b</p>\n", .warning),
  ])
  func pagesOfOtherSites(_ page: String, _ expected: String, _ severity: Severity) {
    let document = mdx(page)
    #expect(document.htmlText.contains(expected), "\(document.htmlText)")
    #expect(!document.htmlText.contains("<iframe") && !document.htmlText.contains("javascript"))
    #expect(document.diagnostics.map(\.severity) == [severity])
  }

  /// Numbers and truth values are about the look of what is in a component.
  @Test(arguments: [
    ("value={80}", 0), ("top={4} bottom={-1.5} wide", 0), ("open={false}", 0), ("", 1), ("since=\"2.0\"", 1),
    ("required", 1), ("default={3}", 1), ("value={a}", 1), ("value={80} name=\"c\"", 1),
  ])
  func measuresOfWrappers(_ attributes: String, _ count: Int) {
    let document = mdx("<Narrow \(attributes)>\n\nb\n\n</Narrow>\n")
    #expect(document.htmlText == "<p>b</p>\n" && document.diagnostics.count == count, "\(document.diagnostics)")
    #expect(mdx("<Narrow \(attributes) />\n").diagnostics.count == 1)
  }

  /// Titles and captions that are elements.
  @Test(arguments: [
    ("<Banner title={<>Remove <b>all</b> files</>}>\n\nd\n\n</Banner>", "Remove <b>all</b> files</p>"),
    (
      "<Banner\n  title={\n    <>\n      Up to <Code>0.4</Code>,{\" \"}\n      <Kbd>a</Kbd> it isn't\n      *it*!\n    </>\n  }\n>\n"
        + "  d\n</Banner>", "Up to <code>0.4</code>, <kbd>a</kbd> it isn't *it*!</p>"
    ),
    ("<Banner title={<span className=\"c\">A <Icon name=\"e\" />b</span>}>\n\nd\n\n</Banner>", "A b</p>"),
    (
      "<Banner title={<Trans>A <Link to=\"https://b.example\">b</Link></Trans>}>\nd\n</Banner>",
      "A <a href=\"https://b.example\""
    ),
    ("<Details summary={<code>a_b_c</code>}>\nd\n</Details>", "<code>a_b_c</code></summary>"),
    ("<Card title={<>A <i>b</i></>} href=\"c.md\">\nd\n</Card>", "<a href=\"c.html\"><strong>A <i>b</i></strong></a>"),
    ("<Tabs>\n<TabItem label={<>A <b>b</b></>}>\nd\n</TabItem>\n</Tabs>", ">A "),
    ("<Image src=\"c.png\" alt=\"e\" caption={<>A b</>} />\n\nd", "<p>A b</p>"),
    ("<Badge text={<b>A</b>} />\n\nd", "<p>A</p>"),
  ])
  func elementsAsTitles(_ page: String, _ expected: String) {
    let document = mdx(page)
    #expect(document.htmlText.contains(expected) && document.htmlText.contains("d"), "\(document.htmlText)")
    #expect(document.diagnostics.isEmpty, "\(document.diagnostics.map(\.summary))")
  }

  /// What only a script knows is reported where it is missing.
  @Test(arguments: [
    ("<Banner title={<>A {b}</>}>\n\nd\n\n</Banner>", "title"), ("<Note title={<Name />}>\n\nd\n\n</Note>", "title"),
    ("<Details summary={text(\"a\")}>\nd\n</Details>", "title"), ("<Card title={<>A</><>b</>}>\nd\n</Card>", "title"),
    ("<Tabs>\n<TabItem label={<img src=\"c.png\" />}>\nd\n</TabItem>\n</Tabs>", "title"),
    ("<Image src=\"c.png\" alt=\"e\" caption={<>A <b>b</b></>} />\n\nd", "caption"),
    ("<Banner title={null} heading=\"A\">\nd\n</Banner>", ""), ("<Banner title={a} heading=\"A\">\nd\n</Banner>", ""),
  ])
  func titlesOfScripts(_ page: String, _ missing: String) {
    let document = mdx(page)
    #expect(document.htmlText.contains("d"), "\(document.htmlText)")
    #expect(document.diagnostics.count == (missing.isEmpty ? 0 : 1), "\(document.diagnostics)")
    #expect(document.diagnostics.allSatisfy { $0.summary.hasSuffix("is shown without a \(missing)") })
  }

  @Test(arguments: [
    "<Note title={<>", "<Note title={<b>a</>}>", "<Note title={<>{<><>}>",
    "<Note title={<script>a</script>}>b</Note>\n",
    "<Code>a</Code> b ", "a <Code>", "<Link to={a}>b ", "<span>\n<Link to=\"a\">",
  ])
  func hostilePages(_ piece: String) {
    let document = mdx(String(repeating: piece, count: 5_000))
    #expect(!document.htmlText.contains("<script") && document.diagnostics.count < 300)
    _ = mdx("<Note title={<>" + String(repeating: "<b>", count: 60_000) + "</>}>\n\na\n\n</Note>\n")
  }
}
