import Diagnostics
import Markdown
import Testing

/// Constants that pages of MDX import by name.
@Suite struct ImportedConstantTests {
  private static let texts = """
    export const brand = 'Acme';

    export const code = "let a = 1\\n\\nlet b = \\"2\\"\\n";
    export const made = [1, 2].map(String);

    """

  private func parse(_ page: String) -> MarkdownDocument {
    let bytes = Array(page.utf8)
    return MarkdownParser(options: MarkdownOptions()).parse(
      SourceFile(path: "docs/a.mdx", bytes: bytes), body: 0..<bytes.count, pagePath: "a.mdx",
      inclusions: ["docs/snippets/texts.mdx": Array(Self.texts.utf8)])
  }

  @Test(arguments: [
    ("import { brand } from '/snippets/texts.mdx'\n\nAt {brand}.", "<p>At Acme.</p>\n"),
    ("import {\n  code,\n  brand as name,\n} from \"./snippets/texts.mdx\";\n\n{name}", "<p>Acme</p>\n"),
    (
      "import { code } from '/snippets/texts.mdx'\n\n<CodeBlock language=\"x\">\n  {code}\n</CodeBlock>",
      "<pre><code class=\"language-x\">let a = 1\n\nlet b = &quot;2&quot;\n</code></pre>\n"
    ),
    (
      "<CodeBlock language=\"x\">\n  { \"a\\n\" }\n  { \"\\n\" }\n  b\n</CodeBlock>",
      "<pre><code class=\"language-x\">a\n\nb\n</code></pre>\n"
    ),
  ])
  func areFilledIn(_ page: String, _ expected: String) {
    let document = parse(page)
    #expect(document.htmlText == expected)
    #expect(document.diagnostics.isEmpty, "\(document.diagnostics)")
  }

  /// What only a script knows, or no file has, is a finding, and no code of its own.
  @Test(arguments: ["made", "gone"])
  func unknownOnesAreFindings(_ name: String) {
    let document = parse(
      "import { \(name) } from '/snippets/texts.mdx'\n\n<CodeBlock>\n  {\(name)}\n</CodeBlock>\n\nText.")
    #expect(!document.htmlText.contains("{"))
    #expect(document.diagnostics.contains { $0.rule == "page/foreign-syntax" }, "\(document.diagnostics)")
  }
}
