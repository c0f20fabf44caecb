import Diagnostics
import Markdown
import Testing

/// Folders of included files, files that include themselves, and filters around included files.
@Suite struct IncludeFolderTests {
  private let files: PageInclusions.Files = [
    "parts/note.md": Array("A *note*.\n".utf8), "docs/note.md": Array("Not this.\n".utf8),
    "docs/a/page.md": Array("The page.\n".utf8), "parts/self.md": Array("Once.\n\n--8<-- \"self.md\"\n".utf8),
    "parts/one.md": Array("One.\n\n--8<-- \"two.md\"\n".utf8),
    "parts/two.md": Array("Two.\n\n--8<-- \"one.md\"\n".utf8),
    "parts/list.md": Array("<!-- a\n-->\n1. Do:\n\n    ```\n    b\n    ```\n".utf8),
    "parts/back.md": Array("Back.\n\n--8<-- \"docs/a/page.md\"\n".utf8), "parts/x.py": Array("x\n".utf8),
    "parts/marked.md": Array("--8<-- [start:s]\nIn *it*.\n--8<-- [end:s]\n\n--8<-- \"marked.md:s\"\n".utf8),
  ]

  private func parse(_ text: String, _ folders: [String] = ["parts"]) -> MarkdownDocument {
    var options = MarkdownOptions()
    (options.anchors, options.includeFolders) = (false, folders)
    let page = SourceFile(path: "docs/a/page.md", text: text)
    return MarkdownParser(options: options).parse(
      page, body: 0..<page.bytes.count, pagePath: "a/page.md", inclusions: files)
  }

  @Test(arguments: [
    "--8<-- \"note.md\"", "--8<--\nnote.md\n--8<--", "{% include \"note.md\" %}", "{% include 'note.md' %}",
  ])
  func namesAreThoseOfFilesInFolders(_ text: String) {
    #expect(parse(text).htmlText == "<p>A <em>note</em>.</p>\n")
    #expect(parse(text, []).htmlText == "<p>Not this.</p>\n")
    #expect(parse(text, ["gone", "docs", "parts"]).htmlText == "<p>Not this.</p>\n")
    #expect(parse(text).diagnostics.isEmpty && parse(text, []).diagnostics.isEmpty)
  }

  @Test func codeCanBeInFolders() {
    #expect(parse("```\n{% include \"x.py\" %}\n```").htmlText == "<pre><code>x\n</code></pre>\n")
  }

  /// The first place at which a file is counts; the page itself is none of them.
  @Test func foldersComeFirst() {
    func wanted(_ text: String, _ files: PageInclusions.Files = [:]) -> [[String]] {
      let page = SourceFile(path: "docs/a/page.md", text: text)
      return PageInclusions.wanted(by: page, below: "a/page.md", given: files, folders: ["parts", ".b/c"])
    }
    let places = wanted("--8<-- \"page.md\"\n\n{% include \"../../x.md\" %}")
    #expect(places.first?.prefix(2) == ["parts/page.md", ".b/c/page.md"])
    #expect(!places.joined().contains("docs/a/page.md"))
    #expect(places.joined().allSatisfy { !$0.contains("..") }, "\(places)")
    // What is known already may not be what is meant.
    #expect(wanted("--8<-- \"note.md\"", ["docs/note.md": []]).first?.first == "parts/note.md")
  }

  @Test func aNameIsNotThePageItself() {
    let document = parse("a\n\n--8<-- \"page.md\"\n")
    #expect(document.htmlText == "<p>a</p>\n")
    #expect(document.diagnostics.map(\.summary) == ["included file “page.md” not found"])
  }

  // MARK: Files that include themselves

  @Test(
    arguments: [
      ("a\n\n--8<-- \"docs/a/page.md\"", "<p>a</p>\n", "“docs/a/page.md” includes itself"),
      (
        "a\n\n{{#include page.md}}\n\nb\n\n{{#include page.md}}", "<p>a</p>\n<p>b</p>\n",
        "“docs/a/page.md” includes itself"
      ),
      ("--8<-- \"self.md\"", "<p>Once.</p>\n", "“parts/self.md” includes itself"),
      (
        "--8<-- \"one.md\"", "<p>One.</p>\n<p>Two.</p>\n", "“parts/one.md” includes itself through “parts/two.md”"
      ),
      ("--8<-- \"back.md\"", "<p>Back.</p>\n", "“docs/a/page.md” includes itself through “parts/back.md”"),
      ("--8<-- \"marked.md:s\"", "<p>In <em>it</em>.</p>\n", nil),
      ("--8<-- \"marked.md\"", "<p>In <em>it</em>.</p>\n<p>In <em>it</em>.</p>\n", nil),
      ("```\n{{#include page.md}}\n```", "<pre><code>The page.\n</code></pre>\n", nil),
      ("--8<-- \"note.md\"\n\n--8<-- \"note.md\"", "<p>A <em>note</em>.</p>\n<p>A <em>note</em>.</p>\n", nil),
    ] as [(String, String, String?)])
  func nothingIsPutIntoItself(_ text: String, _ expected: String, _ summary: String?) {
    let document = parse(text)
    #expect(document.htmlText == expected)
    #expect(document.diagnostics.map(\.summary) == [summary].compactMap(\.self))
    #expect(document.diagnostics.allSatisfy { $0.rule == "page/inclusion" })
  }

  /// The page need not be read for it.
  @Test func pagesThatIncludeThemselvesAreNotWanted() {
    let page = SourceFile(path: "docs/a.md", text: "{{#include a.md}}")
    #expect(PageInclusions.wanted(by: page, below: "a.md", given: [:]).isEmpty)
  }

  // MARK: Filters

  @Test(arguments: [
    "{% filter indent(width=4) %}", "{% filter indent(4) %}", "{% filter indent %}",
    "{%filter indent( 4, first=True)%}",
  ])
  func filtersIndentTheContentOfTabs(_ tag: String) {
    let text = "=== \"T\"\n\(tag)\n{% include \"list.md\" %}\n{% endfilter %}\n=== \"U\"\n\n    *u*\n\nend"
    let document = parse(text)
    let list = "<ol>\n<li>\n<p>Do:</p>\n<pre><code>b\n</code></pre>\n</li>\n</ol>\n</div>"
    #expect(document.htmlText.contains("data-name=\"T\">\n\(list)"), "\(document.htmlText)")
    #expect(document.htmlText.hasSuffix("<p><em>u</em></p>\n</div>\n</div>\n<p>end</p>\n"), "\(document.htmlText)")
    #expect(document.diagnostics.isEmpty, "\(document.diagnostics.map(\.summary))")
  }

  @Test(arguments: [
    (
      "- a\n\n{% filter indent(2) %}\nb\n\n*c*\n{% endfilter %}\n\nd",
      "<p>a</p>\n<p>b</p>\n<p><em>c</em></p>\n</li>"
    ),
    ("```\n{% filter indent %}\nb\n{% endfilter %}\n```", "<code>{% filter indent %}\nb\n{% endfilter %}\n</code>"),
    (
      "{% raw %}\n{% filter indent %}\nb\n{% endfilter %}\n{% endraw %}", "{% filter indent %}\nb\n{% endfilter %}"
    ),
    ("{% filter indent %}\n`a\n{% endfilter %}\nb`\n\nc", "<p>c</p>"),
  ])
  func filtersIndentLines(_ text: String, _ expected: String) {
    #expect(parse(text).htmlText.contains(expected), "\(parse(text).htmlText)")
  }

  /// Others are tags like any other.
  @Test(arguments: [
    "{% filter upper %}\na\n{% endfilter %}", "{% filter indent(0) %}\na\n{% endfilter %}",
    "{% filter indent(99) %}\na\n{% endfilter %}", "x {% filter indent %}\na\n{% endfilter %}",
    "{% filter indent %}\na", "{% filter indent %}\n{% filter upper %}\na\n{% endfilter %}\n{% endfilter %}",
  ])
  func otherFiltersAreReported(_ text: String) {
    #expect(parse(text).diagnostics.contains { $0.rule == "page/foreign-syntax" && $0.summary.contains("filter") })
    #expect(!parse(text).htmlText.contains("<code>"))
  }

  @Test(arguments: [
    "{% filter indent %}\n", "{% filter indent %}\na\n{% endfilter %}\n", "{% filter ", "{% endfilter %}",
    "--8<-- \"self.md\"\n", "--8<-- \"docs/a/page.md\"\n", "{% filter indent %}\n{% x %}", "{{#include page.md}}",
  ])
  func takesTimeInProportion(_ piece: String) {
    for text in [piece, "{% filter indent %}\n" + piece] {
      let time = ContinuousClock().measure {
        _ = parse(text + String(repeating: piece, count: 20_000) + "{% endfilter %}")
      }
      #expect(time < .seconds(30))
    }
  }
}
