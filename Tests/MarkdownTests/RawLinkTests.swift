import Markdown
import Testing

/// Text between the tags of a link.
@Suite struct RawLinkTests {
  @Test(arguments: [
    "<a href=\"https://a.bc/d\">https://a.bc</a>", "<a href=\"https://a.bc/d\"><b>www.a.bc</b></a>",
    "<a title=\"x\" href=\"https://a.bc/d\">*a@b.cd* e</a>", "- <A HREF=\"https://a.bc/d\">https://a.bc</A>",
  ])
  func addressesInLinksStayText(_ markdown: String) {
    let document = parse(markdown)
    #expect(document.links.map(\.destination) == ["https://a.bc/d"])
    #expect(document.htmlText.contains("href=\"https://a.bc/d\">"), "\(document.htmlText)")
  }

  @Test(arguments: [
    "<a href=\"#b\">a</a> https://a.bc", "<a id=\"b\">https://a.bc</a>", "<abbr>https://a.bc</abbr>",
    "<a href=\"#b\">a</a>\n\nhttps://a.bc",
  ])
  func othersAreLinks(_ markdown: String) {
    let html = parse(markdown).htmlText
    #expect(html.contains("<a href=\"https://a.bc\">https://a.bc</a>"), "\(html)")
  }

  @Test func manyTagsAreReadInLinearTime() {
    let document = parse(String(repeating: "<a href=\"#b\">www.a.bc ", count: 3_000))
    #expect(document.links.allSatisfy { $0.destination == "#b" })
  }
}
