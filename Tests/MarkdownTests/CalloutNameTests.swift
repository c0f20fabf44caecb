import Diagnostics
import Testing

@testable import Markdown

/// Boxes of a site’s own, `{: .new }`, as themes of Jekyll have them.
struct CalloutNameTests {
  private func html(_ page: String) -> String {
    var options = MarkdownOptions()
    options.callouts.add("new", kind: "tip", title: "Brand & new")
    options.callouts.add("highlight", kind: "warning", title: nil)
    options.callouts.add("note", kind: nil, title: "Remark")
    options.callouts.add("TIP:", kind: "tip", title: "Tip")
    options.callouts.add("TIP TOP:", kind: "note", title: "Top")
    let file = SourceFile(path: "a.md", text: page)
    let document = MarkdownParser(options: options).parse(file, body: FrontMatter.split(file).body)
    #expect(document.diagnostics.isEmpty)
    return String(decoding: document.html, as: UTF8.self)
  }

  private func box(_ style: String, _ title: String?, _ content: String) -> String {
    "<div class=\"callout callout-\(style)\" role=\"note\">\n"
      + (title.map { "<p class=\"callout-title\">\($0)</p>\n" } ?? "") + content + "</div>\n"
  }

  @Test(arguments: ["{: .new }\na", "a\n{: .new }\n", "---\ntitle: T\n---\n{: .new }\na\n"])
  func classesOfTheSiteAreBoxes(_ page: String) {
    #expect(html(page) == box("tip", "Brand &amp; new", "<p>a</p>\n"))
  }

  /// A word in capitals in front of a paragraph, where the site has a box for it.
  @Test(arguments: [
    ("TIP: **a**", "<p><strong>a</strong></p>\n", "Tip"), ("TIP: a\nb", "<p>a\nb</p>\n", "Tip"),
    ("TIP TOP: a", "<p>a</p>\n", "Top"), ("TIP:\na", "<p>a</p>\n", "Tip"),
  ])
  func wordsInFrontOfParagraphs(_ page: String, _ content: String, _ title: String) {
    let style = title == "Tip" ? "tip" : "note"
    #expect(html(page + "\n\nc") == box(style, title, content) + "<p>c</p>\n")
    // A quote is the box itself.
    #expect(html("> " + page.replacing("\n", with: "\n> ")) == box(style, title, content))
  }

  @Test(arguments: [
    ("NOTE: a", "<p>NOTE: a</p>\n"), ("a\nTIP: b", "<p>a\nTIP: b</p>\n"), ("TIP:", "<p>TIP:</p>\n"),
    ("TIP:a", "<p>TIP:a</p>\n"), ("Tip: a", "<p>Tip: a</p>\n"), ("    TIP: a", "<pre><code>TIP: a\n</code></pre>\n"),
  ])
  func otherWordsAreText(_ page: String, _ expected: String) {
    #expect(html(page) == expected)
  }

  @Test(arguments: [
    ("NOTE:", true), ("SEE ALSO:", true), ("A-B:", true), ("Note:", false), ("N:", false), (":", false), ("A B", false),
    (" AB:", false), ("A1:", false),
  ])
  func namesWithColons(_ name: String, _ isPrefix: Bool) {
    #expect(Callouts.isPrefix(name) == isPrefix)
  }

  @Test func titlesAreThoseOfTheSite() {
    #expect(html("{: .highlight }\na") == box("warning", nil, "<p>a</p>\n"))
    #expect(html("{: .note }\na") == box("note", "Remark", "<p>a</p>\n"))
    #expect(html("{: .other }\na") == "<p>a</p>\n")
  }

  @Test(arguments: [("new", "tip"), ("note", "note"), ("important", "important")])
  func aQuoteCanHaveTheTitle(_ name: String, _ style: String) {
    let expected = box(style, "My <em>own</em>", "<p>a</p>\n")
    #expect(html("{: .\(name)-title }\n> My *own*\n>\n> a\n") == expected)
    #expect(html("{: .\(name)-title }\n> a\n") == box(style, nil, "<p>a</p>\n"))
  }

  @Test func aBoxCanBeInABox() {
    let inner = box("tip", "Brand &amp; new", "<p>a</p>\n")
    #expect(html("{: .important }\n> {: .new }\n> a\n") == box("important", "Important", inner))
    #expect(html("> {: .new }\n> > a\n> >\n> > b\n").contains("<p>a</p>\n<p>b</p>\n</div>\n</blockquote>"))
  }

  /// kramdown reads text without the mark of the quote as part of it.
  @Test func theTextOfABoxCanLeaveOutTheMarkOfTheQuote() {
    let expected = "<blockquote>\n" + box("warning", nil, "<p>a\nb</p>\n") + "</blockquote>\n"
    #expect(html("> {: .highlight }\n  a\nb\n") == expected)
    #expect(html("> {: .highlight }\n\na\n").hasSuffix("<p>a</p>\n"))
  }
}
