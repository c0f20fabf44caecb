import Diagnostics
import Markdown
import Testing

/// HTML of trusted authors: nothing changes but addresses within the site.
@Suite struct TrustedHTMLTests {
  private func trusted(_ page: String, pagePath: String? = "a/page.md") -> MarkdownDocument {
    parse(page, options: MarkdownOptions(html: .trust), pagePath: pagePath)
  }

  @Test(arguments: [
    ("<a HREF = b.md  class=x>c", "<a HREF = \"b.html\"  class=x>c"),
    ("<a href='/b.md?x&amp;y#z'>c</a>", "<a href=\"../b.html?x&amp;y#z\">c</a>"),
    (
      "<img src=\"/b.png\" srcset='/b.png 1x, /c.png 2x'>", "<img src=\"../b.png\" srcset=\"../b.png 1x, ../c.png 2x\">"
    ),
    ("<script>'<a href=\"/b.md\">'</script>", "<script>'<a href=\"/b.md\">'</script>"),
    ("<div\nonclick=x style=y>\n<p>a", "<div\nonclick=x style=y>\n<p>a"),
    ("<!-- <a href=b.md> -->", "<!-- <a href=b.md> -->"),
    ("<table><a href=b.md><tr>", "<table><a href=\"b.html\"><tr>"),
    ("<a href=x:y>a</a>", "<a href=x:y>a</a>"),
  ])
  func rewritesAddressesOfTheSite(_ page: String, _ html: String) {
    #expect(trusted(page).htmlText.contains(html), "\(trusted(page).htmlText)")
  }

  @Test func movesWhatComesBehind() {
    var options = MarkdownOptions(html: .trust) { $0 == "dialog" }
    options.anchors = true
    let page = "<a href=/b.md>c</a>\n\n## D\n\n```dialog\nx\n```\n\n<a href=/b.md>c</a>\n\n## E\n"
    let document = parse(page, options: options, pagePath: "a/b/page.md")
    #expect(document.htmlText.contains("../../b.html"))
    for heading in document.outline { #expect(document.html[heading.offset...].starts(with: "<h2 id".utf8)) }
    for slot in document.slots { #expect(document.html[slot.offset - 1] == UInt8(ascii: "\n")) }
  }

  @Test func doesNotReadWhatIsNestedWithoutEnd() {
    let document = trusted(String(repeating: "<div>", count: 5000) + "<a href=b.md>")
    #expect(document.htmlText.hasSuffix("<a href=b.md>\n"))
    #expect(document.diagnostics.map(\.rule) == ["page/limit"])
  }
}
