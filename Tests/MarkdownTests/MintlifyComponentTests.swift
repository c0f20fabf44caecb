import Diagnostics
import Markdown
import Testing

/// Components that Mintlify has.
@Suite struct MintlifyComponentTests {
  private func parse(_ page: String, _ style: AnchorStyle = .mintlify) -> MarkdownDocument {
    var options = MarkdownOptions()
    options.anchorStyle = style
    let bytes = Array(page.utf8)
    return MarkdownParser(options: options).parse(
      SourceFile(path: "Content/a.mdx", bytes: bytes), body: 0..<bytes.count, pagePath: nil, leadingTitle: .keep)
  }

  @Test(arguments: [
    (
      "<ParamField query=\"a_b\" type=\"string\" default=\"c\" required>\n  The *name*.\n</ParamField>",
      "<p><a id=\"param-a_b\"></a><strong><code>a_b</code></strong> <code>string</code>, query, required, default: "
        + "<code>c</code></p>\n<p>The <em>name</em>.</p>\n"
    ),
    (
      "<ResponseField name=\"id\" default={10} required={false}>\n  Id.\n</ResponseField>",
      "<p><a id=\"param-id\"></a><strong><code>id</code></strong> default: <code>10</code></p>\n<p>Id.</p>\n"
    ),
    (
      "<Step title=\"Install it\">\n  Text.\n</Step>",
      "<p><a id=\"install-it\"></a><strong>Install it</strong></p>\n<p>Text.</p>\n"
    ),
    (
      "<Update label=\"May 2025\" description=\"v1\">\n  Text.\n</Update>",
      "<p><a id=\"may-2025\"></a><strong>May 2025</strong></p>\n<p>v1</p>\n<p>Text.</p>\n"
    ),
    (
      "An <Tooltip tip=\"Interface\" headline=\"API\">API</Tooltip>.",
      "<p>An <abbr title=\"API: Interface\">API</abbr>.</p>\n"
    ),
    ("<Visibility for=\"agents\">\nA\n</Visibility>\n\nB", "<p>B</p>\n"),
    ("<Visibility for=\"humans\">\nA\n</Visibility>", "<p>A</p>\n"),
    (
      "```bash Request {1} lines\na\n```",
      "<figure class=\"code-file\">\n<figcaption>Request</figcaption>\n<pre><code class=\"language-bash\">"
        + "<mark class=\"line\">a\n</mark></code></pre>\n</figure>\n"
    ),
  ])
  func areRead(_ page: String, _ expected: String) {
    let document = parse(page)
    #expect(document.htmlText == expected)
    #expect(document.diagnostics.isEmpty, "\(document.diagnostics)")
  }

  @Test func treesAreLists() {
    let page = """
      <Tree>
        <Tree.Folder name="app">
          <Tree.File name="[id].tsx" />

          <Tree.File name="a.ts" />
        </Tree.Folder>
        <Tree.File name="package.json" />
      </Tree>
      """
    let document = parse(page)
    let text = document.htmlText.filter { $0 != "\n" }
    #expect(text == "<ul><li>app<ul><li>[id].tsx</li><li>a.ts</li></ul></li><li>package.json</li></ul>")
    #expect(document.diagnostics.isEmpty, "\(document.diagnostics)")
  }

  /// A heading keeps its anchor, and other tools have none for titles.
  @Test func anchorsAreOfOneThing() {
    let page = "<Step title=\"A\">\nB\n</Step>\n\n## A\n"
    #expect(parse(page).htmlText.hasPrefix("<p><strong>A</strong></p>\n"))
    #expect(!parse("<Step title=\"A\">\nB\n</Step>\n", .github).htmlText.contains("id="))
  }

  @Test func examplesAreTabs() {
    let page = "<RequestExample>\n```bash One\na\n```\n```js Two\nb\n```\n</RequestExample>\n"
    let text = parse(page).htmlText
    #expect(text.contains(">One</label>") && text.contains(">Two</label>"))
  }
}
