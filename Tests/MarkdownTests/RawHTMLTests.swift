import Diagnostics
import Markdown
import Testing

@Suite struct RawHTMLTests {
  @Test(arguments: [
    ("a <b>c</b>", ["<b>", "</b>"]),
    ("<div>\nx\n</div>", ["<div>"]),
    ("> - <div>\n>   x", ["<div>"]),
    ("a\n  <br>\nb", ["<br>"]),
    ("> a\n> b <i\n> class=x> c", ["b <i"]),
    ("# <a id=\"x\"></a>", ["<a id=\"x\">", "</a>"]),
  ])
  func findings(_ page: String, _ ranges: [String]) {
    let findings = parse(page).diagnostics
    #expect(findings.map { text(page, $0.location?.range) } == ranges)
    #expect(findings.allSatisfy { $0.rule == "page/raw-html" && $0.severity == .warning })
    #expect(parse(page, options: MarkdownOptions(html: .trust)).diagnostics.isEmpty)
  }

  @Test(arguments: ["<!-- a -->", "x <!-- a --> y", "<!--\na\n-->\n"])
  func commentsAreNoFindings(_ page: String) {
    #expect(parse(page).diagnostics.isEmpty)
    #expect(parse(page).htmlText.contains("<!-- raw HTML omitted -->"))
  }

  @Test(arguments: ["<!-- a --> <b>", "<!--> <b> -->"])
  func otherHTMLBehindACommentIsFound(_ page: String) {
    #expect(!parse(page).diagnostics.isEmpty)
  }

  @Test func summariesAreShort() {
    let page = "<img alt=\"" + String(repeating: "ä", count: 300) + "\">"
    #expect(parse(page).diagnostics.first?.summary.count ?? 0 < 90)
  }

  @Test func manyFindingsAreSummedUp() {
    let document = parse(String(repeating: "<b>x", count: 500))
    #expect(document.diagnostics.count == 101)
    #expect(document.diagnostics.last?.summary.hasPrefix("400 more") == true)
  }

  @Test func anchorsOfTrustedHTML() {
    let page = "<a id=\"b\"></a> <a name='c'></a>\n\n<div class=\"x\"\nID=\"d\" data-id=\"e\">\n</div>\n"
    let document = parse(page, options: MarkdownOptions(html: .trust))
    #expect(document.rawAnchors == ["b", "c", "d"])
    #expect(document.hasAnchor("d"))
    #expect(!document.hasAnchor("e"))
    #expect(parse(page).rawAnchors.isEmpty)
  }
}
