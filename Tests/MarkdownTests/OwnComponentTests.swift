import Diagnostics
import Markdown
import Testing

/// Components of a site’s own around content, and what of their attributes readers see.
@Suite struct OwnComponentTests {
  private func read(_ text: String) -> MarkdownDocument {
    let file = SourceFile(path: "Content/page.md", bytes: Array(text.utf8))
    return MarkdownParser(options: MarkdownOptions { $0 == "dialog" }).parse(
      file, body: FrontMatter.split(file).body, pagePath: "page.md")
  }

  /// A picture is shown, and what else is lost is reported, though the title stays.
  @Test(arguments: [
    ("title=\"A\"", "<p><strong>A</strong></p>\n<p>Text</p>\n", 0),
    (
      "title=\"A\" src=\"/a.webp\" alt=\"B\"",
      "<p><img src=\"./a.webp\" alt=\"B\" /></p>\n<p><strong>A</strong></p>\n<p>Text</p>\n", 0
    ),
    (
      "title=\"A\"\n  src=\"/a.png\"\n  alt=\"B\"\n  author=\"c\"\n  date=\"1 May\"\n",
      "<p><img src=\"./a.png\" alt=\"B\" /></p>\n<p><strong>A</strong></p>\n<p>Text</p>\n", 1
    ),
    ("title=\"P\" className=\"x\"", "<p>Text</p>\n", 0),
    ("title=\"A\" src=\"/a.js\"", "<p><strong>A</strong></p>\n<p>Text</p>\n", 1),
    ("title=\"A\" src=\"javascript:a.png\"", "<p><strong>A</strong></p>\n<p>Text</p>\n", 1),
  ])
  func attributesBesidesTheTitle(_ attributes: String, _ html: String, _ count: Int) {
    let document = read("---\ntitle: P\n---\n\n<Teaser \(attributes)>\n\nText\n\n</Teaser>\n")
    #expect(document.htmlText == html)
    #expect(document.diagnostics.count == count, "\(document.diagnostics.map(\.summary))")
    #expect(document.diagnostics.allSatisfy { $0.explanation.contains("in its attributes are missing") })
  }

  /// A component around cards alone loses nothing.
  @Test(arguments: [
    ("<Deck>\n<Card title=\"A\" href=\"/b\">\n\nText\n\n</Card>\n</Deck>", 0),
    ("<Deck class=\"x\">\n  <InfoCard title=\"A\">Text</InfoCard>\n</Deck>", 0),
    ("<Deck>\n\nText\n\n<Card title=\"A\">\n\nText\n\n</Card>\n</Deck>", 1),
    ("<Deck author=\"x\">\n<Card title=\"A\">\n\nText\n\n</Card>\n</Deck>", 1),
  ])
  func gridsOfCardsByAnotherName(_ page: String, _ count: Int) {
    let document = read(page + "\n")
    #expect(document.htmlText.contains("Text"))
    #expect(document.diagnostics.count == count, "\(document.diagnostics.map(\.summary))")
  }

  /// To the tools that read such tags, the slash ends a frame.
  @Test(arguments: [
    "<iframe src=\"https://a.example/b\" />", "<iframe\n  src=\"https://a.example/b\"\n  width=\"5\"\n/>",
    "<div>\n  <iframe src=\"https://a.example/b\" />\n</div>", "Text <iframe src='https://a.example/b'/>",
    "<iframe src=\"https://a.example/b\" /></iframe>",
  ])
  func framesThatASlashEnds(_ frame: String) {
    let document = read("\(frame)\n\nc *d*\n\n<iframe src=\"https://a.example/e\"></iframe>\n")
    #expect(document.htmlText.contains("<a href=\"https://a.example/b\">"), "\(document.htmlText)")
    #expect(document.htmlText.contains("<p>c <em>d</em></p>") && document.htmlText.contains("a.example/e"))
    #expect(document.diagnostics.map(\.severity) == [.note], "\(document.diagnostics.map(\.summary))")
  }

  @Test(arguments: ["<iframe src=\"a\" />", "<Deck><Card title=\"a\">", "<Deck>\n<Card />\n</Deck>\n\n", "<Deck> "])
  func takesTimeInProportion(_ piece: String) {
    #expect(read(String(repeating: piece, count: 20_000)).diagnostics.count < 300)
  }
}
