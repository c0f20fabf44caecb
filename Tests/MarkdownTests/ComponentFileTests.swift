import Diagnostics
import Markdown
import Testing

/// Components that show a file on every page: the setting `components`.
@Suite struct ComponentFileTests {
  private let files: PageInclusions.Files = [
    "parts/install.mdx": Array("Install **it**.\n\n<Deep />\n".utf8), "parts/deep.md": Array("Deep.\n".utf8),
    "Content/a/_own.mdx": Array("Own.\n".utf8),
  ]

  private func parse(_ page: String, path: String = "Content/a/page.mdx") -> MarkdownDocument {
    let bytes = Array(page.utf8)
    var options = MarkdownOptions()
    options.anchors = false
    options.components = ["Install": "parts/install.mdx", "Deep": "parts/deep.md", "Gone": "parts/gone.md"]
    return MarkdownParser(options: options).parse(
      SourceFile(path: path, bytes: bytes), body: 0..<bytes.count, pagePath: "a/page.mdx", inclusions: files)
  }

  @Test(arguments: [
    ("<Install />", "<p>Install <strong>it</strong>.</p>\n<p>Deep.</p>\n"),
    // What the page imports comes first.
    ("import Install from './_own.mdx'\n\n<Install />", "<p>Own.</p>\n"),
    ("- a\n\n  <Deep />\n", "<ul>\n<li>\n<p>a</p>\n<p>Deep.</p>\n</li>\n</ul>\n"),
    ("`<Deep />`", "<p><code>&lt;Deep /&gt;</code></p>\n"),
  ])
  func showTheirFiles(_ page: String, _ expected: String) {
    let document = parse(page)
    #expect(document.htmlText == expected)
    #expect(document.diagnostics.isEmpty, "\(document.diagnostics.map(\.summary))")
  }

  @Test func areReadInMarkdown() {
    #expect(parse("<Deep />", path: "Content/a/page.md").htmlText == "<p>Deep.</p>\n")
  }

  @Test func missingFilesAreReported() {
    #expect(parse("a\n\n<Gone />\n").diagnostics.map(\.rule) == ["page/inclusion"])
  }

  /// Nothing is looked for where no tag can be a component.
  @Test(arguments: [("a < b, <b>c</b>", 0), ("a <Deep />", 1)])
  func areLookedFor(_ page: String, _ count: Int) {
    let file = SourceFile(path: "Content/a.mdx", text: page)
    let wanted = PageInclusions.wanted(by: file, below: "a.mdx", given: [:], components: ["Deep": "parts/deep.md"])
    #expect(wanted == Array(repeating: ["parts/deep.md"], count: count))
  }
}
