import Diagnostics
import Markdown
import TestSupport
import Testing

/// Constants that pages of MDX import by name, or export themselves.
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

  /// Constants of the page itself.
  @Test(arguments: [
    ("export const brand = 'Acme';\n\nAt {brand}.", "<p>At Acme.</p>\n"),
    ("export const brand = `Acme`\n\nAt { brand }.", "<p>At Acme.</p>\n"),
    ("export const a = \"b\"\nexport const c$1 = 'It\\'s\\nd'\n\n{a} {c$1}", "<p>b It's d</p>\n"),
    ("export const brand = 'Acme';\n\n`{brand}` {brand}", "<p><code>{brand}</code> Acme</p>\n"),
    ("export const brand = 'Acme';\n\na <Code>{brand}</Code> b", "<p>a <code>Acme</code> b</p>\n"),
    (
      "export const code = `let a = {\n  b: <c>\n};`;\n\n<CodeBlock language=\"x\">\n  {code}\n</CodeBlock>",
      "<pre><code class=\"language-x\">let a = {\n  b: &lt;c&gt;\n};\n</code></pre>\n"
    ),
  ])
  func ofThePageAreFilledIn(_ page: String, _ expected: String) {
    let document = parse(page)
    #expect(document.htmlText == expected)
    #expect(document.diagnostics.isEmpty, "\(document.diagnostics)")
  }

  @Test func areFilledInHeadings() {
    let document = parse("export const brand = 'Acme';\n\n## At {brand}\n")
    #expect(document.htmlText.contains("<h2 id=\"at-acme\">At Acme"), "\(document.htmlText)")
    #expect(document.diagnostics.isEmpty, "\(document.diagnostics)")
  }

  /// Only a script knows more than plain strings; code shows what to write.
  @Test(arguments: [
    "export const a = 'b' + c;", "export const a = `b ${c}`;", "export const a = 1;", "export const a = ['b'];",
    "export const ab = 'b';", "export const a = 'b', c = 'd';", "```js\nexport const a = 'b';\n```",
  ])
  func othersOfThePageAreFindings(_ statement: String) {
    let document = parse("\(statement)\n\nc {a} d")
    #expect(document.htmlText.hasSuffix("<p>c  d</p>\n"), "\(document.htmlText)")
    #expect(document.diagnostics.map(\.rule) == ["page/foreign-syntax"], "\(document.diagnostics)")
  }

  @Test(.endsInTime, arguments: ["export const a = '", "export const a = 'b'\n\n", "{a}", "{a", "import a, {"])
  func manyOfThePage(_ mark: String) {
    let page = "export const a = '\(String(repeating: "b", count: 10_000))';\n\n"
    #expect(parse(page + String(repeating: mark, count: 30_000)).diagnostics.count < 100)
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
