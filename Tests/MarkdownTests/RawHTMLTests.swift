import Diagnostics
import Markdown
import Testing

@Suite struct RawHTMLTests {
  private static let omit = MarkdownOptions(html: .omit)

  @Test(arguments: [
    ("a <b>c</b>", ["<b>"]),
    ("<div>\nx\n</div>", ["<div>"]),
    ("> - <div>\n>   x", ["<div>"]),
    ("a\n  <br>\nb", ["<br>"]),
    ("> a\n> b <i\n> class=x> c", ["b <i"]),
    ("# <a id=\"x\"></a>", ["<a id=\"x\">"]),
    ("<b>a</b> <i>b</i> <b>c</b>", ["<b>", "<i>"]),
  ])
  func findings(_ page: String, _ ranges: [String]) {
    let findings = parse(page, options: Self.omit).diagnostics
    #expect(findings.map { text(page, $0.location?.range) } == ranges)
    #expect(findings.allSatisfy { $0.rule == "page/raw-html" && $0.severity == .warning })
    #expect(parse(page, options: MarkdownOptions(html: .trust)).diagnostics.isEmpty)
  }

  @Test(arguments: ["<!-- a -->", "x <!-- a --> y", "<!--\na\n-->\n", "<!-- <b> -->"])
  func commentsAreNoFindings(_ page: String) {
    #expect(parse(page, options: Self.omit).diagnostics.isEmpty)
    #expect(parse(page, options: Self.omit).htmlText.contains("<!-- raw HTML omitted -->"))
    #expect(parse(page).diagnostics.isEmpty)
    #expect(!parse(page).htmlText.contains("<!--"))
  }

  @Test(arguments: ["<!-- a --> <b>", "<!--> <b> -->"])
  func otherHTMLBehindACommentIsFound(_ page: String) {
    #expect(!parse(page, options: Self.omit).diagnostics.isEmpty)
  }

  @Test func summariesAreShort() {
    let page = "<!-- a --> <" + String(repeating: "ä", count: 300) + "\">"
    #expect(parse(page, options: Self.omit).diagnostics.first?.summary.count ?? 0 < 90)
  }

  @Test func manyFindingsAreSummedUp() {
    let findings = parse(String(repeating: "<b>[x](file:y) ", count: 500), options: Self.omit).diagnostics
    #expect(findings.count == 102)
    #expect(findings.map(\.summary).contains("400 more unsafe links are removed"))
    #expect(findings.map(\.summary).contains("raw HTML “<b>” is left out of the page 500 times, here first"))
  }

  @Test func anchorsOfTrustedHTML() {
    let page = "<a id=\"b\"></a> <a name='c'></a>\n\n<div class=\"x\"\nID=\"d\" data-id=\"e\">\n</div>\n"
    let document = parse(page, options: MarkdownOptions(html: .trust))
    #expect(document.rawAnchors == ["b", "c", "d"])
    #expect(document.hasAnchor("d"))
    #expect(!document.hasAnchor("e"))
    #expect(parse(page, options: Self.omit).rawAnchors.isEmpty)
  }
}
