import Diagnostics
import Testing

@testable import Markdown

@Suite struct VersionOrderTests {
  @Test(arguments: [
    ("docs/2.9/a", "docs/2.20/a"), ("v1.76/a", "v1.100/a"), ("v2/a", "v02.1/a"), ("v2/a", "v3/a"), ("a", "a/b"),
    ("", "a"),
  ])
  func comparesNumbers(_ earlier: String, _ later: String) {
    #expect(VersionOrder.precedes(earlier, later) && !VersionOrder.precedes(later, earlier))
  }

  @Test(arguments: ["", "v2/a", String(repeating: "9", count: 100_000)])
  func nothingPrecedesItself(_ path: String) { #expect(!VersionOrder.precedes(path, path)) }
}

@Suite struct LinkTests {
  private func link(_ destination: String, on page: String = "a/b/page.md") throws -> (LinkTarget, String) {
    let document = parse("[x](\(destination))", options: .specification(html: .omit), pagePath: page)
    let link = try #require(document.links.first)
    let html = document.htmlText
    return (link.target, String(html.dropFirst("<p><a href=\"".count).prefix { $0 != "\"" }))
  }

  @Test(arguments: [
    ("c.md", LinkTarget.file(path: "a/b/c.md", fragment: nil), "c.html"),
    ("c.md#x", .file(path: "a/b/c.md", fragment: "x"), "c.html#x"),
    ("c.md?q=1#x", .file(path: "a/b/c.md", fragment: "x"), "c.html?q=1#x"),
    ("./c.md", .file(path: "a/b/c.md", fragment: nil), "./c.html"),
    ("../c.md#", .file(path: "a/c.md", fragment: ""), "../c.html#"),
    ("../../c.MD", .file(path: "c.MD", fragment: nil), "../../c.html"),
    ("../../../c.md", .outside(path: "../c.md"), "../../../c.md"),
    ("c/", .file(path: "a/b/c/index.md", fragment: nil), "c/index.html"),
    ("c/#x", .file(path: "a/b/c/index.md", fragment: "x"), "c/index.html#x"),
    ("..", .file(path: "a/index.md", fragment: nil), "../index.html"),
    ("../..", .file(path: "index.md", fragment: nil), "../../index.html"),
    (".", .file(path: "a/b/index.md", fragment: nil), "./index.html"),
    ("index.md", .file(path: "a/b/index.md", fragment: nil), "index.html"),
    ("c%20d.md", .file(path: "a/b/c d.md", fragment: nil), "c%20d.html"),
    ("<c d.md>", .file(path: "a/b/c d.md", fragment: nil), "c%20d.html"),
    ("ä.md#ö", .file(path: "a/b/ä.md", fragment: "ö"), "%C3%A4.html#%C3%B6"),
    ("c.md#%C3%B6", .file(path: "a/b/c.md", fragment: "ö"), "c.html#%C3%B6"),
    ("c%2Fd.md", .file(path: "a/b/c/d.md", fragment: nil), "c%2Fd.html"),
    ("..%2F..%2F..%2Fx", .outside(path: "../x"), "..%2F..%2F..%2Fx"),
    ("c%00d", .file(path: "a/b/c\u{FFFD}d", fragment: nil), "c%00d"),
    ("c%zz", .file(path: "a/b/c%zz", fragment: nil), "c%zz"),
    ("c.pdf", .file(path: "a/b/c.pdf", fragment: nil), "c.pdf"),
    ("c.html", .file(path: "a/b/c.html", fragment: nil), "c.html"),
    ("cmd", .file(path: "a/b/cmd", fragment: nil), "cmd"),
    ("/c.md", .file(path: "c.md", fragment: nil), "../../c.html"),
    ("/c/", .file(path: "c/index.md", fragment: nil), "../../c/index.html"),
    ("/", .file(path: "index.md", fragment: nil), "../../index.html"),
    ("/../c", .outside(path: "../c"), "/../c"),
    ("#x", .samePage(fragment: "x"), "#x"),
    ("#", .samePage(fragment: ""), "#"),
    ("", .samePage(fragment: ""), ""),
    ("?q", .samePage(fragment: ""), "?q"),
    ("https://example.org/c.md", .external, "https://example.org/c.md"),
    ("//example.org/c.md", .external, "//example.org/c.md"),
    ("mailto:a@example.org", .external, "mailto:a@example.org"),
    ("x:c.md", .external, "x:c.md"),
    ("c.md:x", .external, "c.md:x"),
    ("./x:c.md", .file(path: "a/b/x:c.md", fragment: nil), "./x:c.html"),
    ("javascript:alert(1)", .unsafe, ""),
    ("JavaScript:alert(1)", .unsafe, ""),
    ("vbscript:x", .unsafe, ""),
    ("FILE:///etc/passwd", .unsafe, ""),
    ("data:text/html,x", .unsafe, ""),
    ("data:image/svg+xml,x", .unsafe, ""),
    ("data:image/png;base64,x", .external, "data:image/png;base64,x"),
    ("&#106;avascript:x", .unsafe, ""),
    ("<java\\script:x>", .file(path: "a/b/java/script:x", fragment: nil), "java/script:x"),
    ("..\\c\\d.pdf", .file(path: "a/c/d.pdf", fragment: nil), "../c/d.pdf"),
    ("<\\\\c\\d>", .file(path: "a/b/\\c\\d", fragment: nil), "%5Cc%5Cd"),
    ("&#1;javascript:x", .file(path: "a/b/\u{FFFD}javascript:x", fragment: nil), "%EF%BF%BDjavascript:x"),
  ])
  func targets(_ destination: String, _ target: LinkTarget, _ published: String) throws {
    #expect(try link(destination) == (target, published))
  }

  @Test(arguments: [
    ("/javascript:alert(1)", "./javascript:alert(1)"),
    ("/c.md", "./c.html"),
    ("c/../d.md", "c/../d.html"),
  ])
  func fromThePageInTheRoot(_ destination: String, _ published: String) throws {
    #expect(try link(destination, on: "index.md").1 == published)
  }

  @Test func linksStayWithoutAPagePath() {
    #expect(parse("[x](c.md) [y](d/)").htmlText == "<p><a href=\"c.md\">x</a> <a href=\"d/\">y</a></p>\n")
  }

  @Test func unsafeLinksAreFindings() {
    let page = "a [x](javascript:alert) b"
    let findings = parse(page).diagnostics
    #expect(findings.map(\.rule) == ["page/unsafe-link"])
    #expect(findings.map { text(page, $0.location?.range) } == ["[x](javascript:alert)"])
    #expect(parse(page, options: MarkdownOptions(html: .trust)).diagnostics.isEmpty)
  }

  /// Such links have an address only because they need one.
  @Test(arguments: ["javascript:void(0)", "javascript:;", "JavaScript:void 0;", "javascript://"])
  func linksThatDoNothingAreNoFindings(_ destination: String) {
    for page in ["[x](<\(destination)>)", "<a href=\"\(destination)\">x</a>"] {
      let document = parse(page)
      #expect(document.diagnostics.isEmpty)
      #expect(!document.htmlText.lowercased().contains("javascript"))
    }
    #expect(parse("[x](javascript:void(0)//)").diagnostics.count == 1)
  }

  @Test func imagesKeepTheirPathsAndSayTheirText() throws {
    let page = "![a *b* `c`\n![d](e)](f.md \"t&amp;u\") ![](/g.png) ![h](i/)"
    let document = parse(page, pagePath: "a/page.md")
    #expect(
      document.htmlText == """
        <p><img src="f.md" alt="a b c d" title="t&amp;u" /> <img src="../g.png" alt="" /> <img src="i/" alt="h" /></p>

        """)
    #expect(document.links.map(\.image?.alt) == ["a b c d", "", "h"])
    #expect(document.links.map(\.image?.title) == ["t&u", "", ""])
    #expect(document.links.map(\.target).last == .file(path: "a/i/", fragment: nil))
  }

  @Test(arguments: [
    "[x](a)", "[x]( <a b> 't' )", "![x](a)", "<https://example.org>", "[x]", "[x][]", "[y][x]", "[![z](i)](a)",
    "[`]`](a)", "[ä](ö)",
  ])
  func placesOnALine(_ link: String) {
    for page in ["\(link)", "ä \(link) b", "# \(link) #", "> - \(link)", "a\n   \(link)", "> a\n> b\\\n>\(link) c"] {
      let source = page + "\n\n[x]: /url\n"
      #expect(text(source, parse(source).links.first?.range) == link, "\(page)")
    }
  }

  @Test(arguments: [
    ("a\n[x\ny](z) [b](c)", ["y](z) [b](c)", "[b](c)"]),
    ("[x](y\n'z') [b](c) d\n[e](f)", ["[x](y", "[b](c)", "[e](f)"]),
    ("a\\\n[b](c)\\\n[d](e)\n[f](g)", ["[b](c)", "[d](e)", "[f](g)"]),
    ("> [a](b)\\\n[c](d)\\\n[e](f)", ["[a](b)", "[c](d)", "[e](f)"]),
    ("a `b\nc` [d](e)", ["[d](e)"]),
    ("a <b\nc> [d](e)\r\n<https://f.g> <h@i.j>", ["[d](e)", "<https://f.g>", "<h@i.j>"]),
    ("[a]: b\n[a] [c](d)", ["[a]", "[c](d)"]),
  ])
  func placesBehindBrokenLines(_ page: String, _ ranges: [String]) {
    #expect(parse(page).links.map { text(page, $0.range) } == ranges)
  }

  @Test func placesOfAutolinksInCells() {
    let page = "|a|\n|-|\n| \\| <https://b.c> |\n"
    #expect(parse(page).links.map { text(page, $0.range) } == ["<https://b.c>"])
  }
}
