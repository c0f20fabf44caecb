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
    let findings = parse(String(repeating: "<b>[x](file:y) ", count: 500)).diagnostics
    #expect(findings.count == 202)
    let sums = findings.map(\.summary).filter { $0.hasPrefix("400 more") }
    #expect(sums == ["400 more pieces of raw HTML are removed from the page", "400 more unsafe links are removed"])
    #expect(parse(String(repeating: "<b>", count: 101)).diagnostics.last?.summary.hasPrefix("1 more piece ") == true)
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
