import Diagnostics
import Markdown
import Testing

@Suite struct FootnoteTests {
  @Test func numberedInTheOrderOfReferences() {
    let html = parse("[^b] [^a]\n\n[^a]: A\n\n[^b]: B [^c]\n[^c]: *C*\n").htmlText
    let marks = html.matches(of: /href="#fn-(.)"/).map { String($0.1) }
    #expect(marks == ["b", "a", "c"])
    let notes = html.matches(of: /<li id="fn-(.)">/).map { String($0.1) }
    #expect(notes == ["b", "a", "c"])
    #expect(html.contains("<p><em>C</em> <a href=\"#fnref-c\""))
  }

  @Test func inTablesAndHeadings() {
    let document = parse("# T[^1]\n\n| a[^1] |\n|---|\n\n[^1]: N\n\n    | b |\n    |---|\n\n    c\n")
    #expect(document.outline.map(\.text) == ["T"])
    #expect(document.htmlText.contains("<th>a<sup class=\"footnote-ref\"><a href=\"#fn-1\" id=\"fnref-1-2\""))
    #expect(document.htmlText.contains("<th>b</th>"))
    #expect(document.hasAnchor("fn-1"))
  }

  @Test(arguments: ["a[^1]", "a[^ 1]\n\n[^ 1]: b", "\\[^1]\n\n[^1]: b", "`[^1]`\n\n[^1]: b", "[^1](x)\n\n[^1]: b"])
  func othersStay(_ page: String) {
    #expect(!parse(page).htmlText.contains("footnote-ref"))
  }

  @Test func unusedFootnotesAreReported() {
    let page = "a\n\n[^x]: b\n"
    let document = parse(page)
    #expect(document.htmlText == "<p>a</p>\n")
    #expect(document.diagnostics.map(\.summary) == ["nothing refers to footnote “x”"])
    #expect(text(page, document.diagnostics[0].location?.range) == "[^x]: b")
  }

  /// Nothing is a link in code, but readers see the mark there.
  @Test func footnotesOfCodeAreShown() {
    let page = "a[^a]\n\n```x\nb[^X] [^y] [^z\n```\n\n[^x]: *c*\n[^y]: d\n\n        [^W]\n\n[^w]: e\n[^a]: f\n[^z]: g\n"
    let document = parse(page)
    let html = document.htmlText
    #expect(html.matches(of: /<li id="fn-(.)">/).map { String($0.1) } == ["a", "x", "y", "w"])
    #expect(html.contains("<p><code>[^x]</code></p>\n<p><em>c</em></p>\n</li>"))
    #expect(
      document.diagnostics.map(\.summary)
        == ["x", "y", "w"].map { "only code refers to footnote “\($0)”" } + ["nothing refers to footnote “z”"])
    #expect(document.diagnostics.map(\.severity) == [.note, .note, .note, .warning])
  }

  @Test func footnotesAloneInCode() {
    #expect(parse("    <[^<b>]\n\n[^<b>]: a\n").htmlText.contains("<code>[^&lt;b&gt;]</code></p>\n<p>a</p>"))
  }

  /// As kramdown, Python-Markdown, and Hugo call them.
  @Test(arguments: [("#fn:x", "fn-x"), ("#fnref:x", "fnref-x")])
  func linksToFootnotes(_ link: String, _ anchor: String) {
    let document = parse("[a](\(link)) b[^x] c[^x]\n\n[^x]: d\n")
    #expect(document.htmlText.contains("<p><a href=\"#\(anchor)\">a</a>"))
    #expect(document.links.first?.target == .samePage(fragment: anchor))
    #expect(document.hasAnchor(anchor))
  }

  @Test(arguments: ["#fn:y", "#fn:", "#fn-x", "#fnref:", "fn:x"])
  func otherLinksStay(_ link: String) {
    #expect(parse("[a](\(link)) b[^x]\n\n[^x]: d\n").htmlText.contains("<p><a href=\"\(link)\">a</a>"))
  }

  @Test func linksInFootnotesKnowTheirPlace() {
    let page = "a[^1]\n\n> [^1]: b [c](d)\n>     e ![f](g)\n>\n>     > h [i](j)\n"
    #expect(parse(page).links.map { text(page, $0.range) } == ["[c](d)", "![f](g)", "[i](j)"])
  }
}
