import Diagnostics
import Markdown
import Testing

/// Files that pages of MDX import as text and show as code.
@Suite struct ImportedTextTests {
  private let files: PageInclusions.Files = [
    "Content/a/code.rs": Array("fn a() {}\n".utf8),
    "src/main.py": Array("import a\n\ndef b():\n    pass\n\nb()\n".utf8),
  ]

  private func parse(_ page: String) -> MarkdownDocument {
    let bytes = Array(page.utf8)
    var options = MarkdownOptions()
    options.anchors = false
    return MarkdownParser(options: options).parse(
      SourceFile(path: "Content/a/page.mdx", bytes: bytes), body: 0..<bytes.count, pagePath: "a/page.mdx",
      inclusions: files)
  }

  /// Files that are imported as text, in the notation of Vite and webpack.
  @Test(arguments: [
    ("'../../src/main.py?raw'", "<Code code={T} lang=\"python\" title=\"main.py\" />"),
    ("'!!../../src/main.py?raw'", "<Code code={T} lang=\"python\" title=\"main.py\" />"),
    ("'/src/main.py?raw';", "<Code code={T} lang=\"python\" title=\"main.py\"></Code>"),
    ("'@site/src/main.py?raw'", "<Code title='main.py' lang={'python'} code={ T }/>"),
    ("\"!!raw-loader!../../src/main.py\"", "<CodeBlock language=\"python\" title=\"main.py\">{T}</CodeBlock>"),
    (
      "'raw-loader!@site/src/main.py'",
      "<CodeBlock\n  language=\"python\"\n  title=\"main.py\"\n>\n  {T}\n</CodeBlock>"
    ),
  ])
  func readsImportedTexts(_ path: String, _ component: String) {
    let document = parse("import T from \(path)\n\n\(component)\n\nend")
    #expect(
      document.htmlText == """
        <figure class="code-file">
        <figcaption>main.py</figcaption>
        <pre><code class="language-python"><b>import</b> a

        <b>def</b> b():
            <b>pass</b>

        b()
        </code></pre>
        </figure>
        <p>end</p>

        """, "\(document.htmlText)")
    #expect(document.diagnostics.isEmpty, "\(document.diagnostics.map(\.summary))")
  }

  @Test func importedTextsThatAreMissingAreReported() {
    let page = "import T from './gone.go?raw'\n\n<CodeBlock language=\"go\">{T}</CodeBlock>\n\nend"
    let document = parse(page)
    #expect(document.htmlText == "<p>end</p>\n")
    #expect(document.diagnostics.map(\.summary) == ["included file “./gone.go” not found"])
  }

  @Test func importedTextsWithoutLanguageHaveThatOfTheirNames() {
    let page = "import T from './code.rs?raw'\n\n- a\n\n  <Code code={T} />\n"
    let document = parse(page)
    #expect(document.htmlText.contains("<pre><code class=\"language-rs\"><b>fn</b> a() {}\n"), "\(document.htmlText)")
    #expect(document.htmlText.hasSuffix("</code></pre>\n</li>\n</ul>\n"), "\(document.htmlText)")
  }
}
