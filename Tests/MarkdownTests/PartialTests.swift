import Diagnostics
import Markdown
import TestSupport
import Testing

/// Components that pages of MDX import: partials with texts that tags pass, and components of Astro.
@Suite struct PartialTests {
  private func parse(_ page: String, path: String, files: PageInclusions.Files) -> MarkdownDocument {
    let bytes = Array(page.utf8)
    var options = MarkdownOptions()
    options.anchors = false
    return MarkdownParser(options: options).parse(
      SourceFile(path: path, bytes: bytes), body: 0..<bytes.count, pagePath: "a/page.md", inclusions: files)
  }

  /// Components of Astro that show code of constants.
  @Test(
    arguments: [
      (
        """
        ---
        import { Code } from 'b';

        const code = `
        final a = '$b';

        \\`c\\`
        `;
        ---

        <Code code={code} lang="dart" title="a.dart" />
        """, ["'$b'</span>;\n\n`c`\n</code>", "language-dart", "a.dart"]
      ),
      (
        """
        ---
        // Note
        const a = 'x';
        const b = "y";
        ---
        <style>p { a: b }</style>
        <Tabs>
          <TabItem label="A">
            <Code code={a} />
          </TabItem>
          <TabItem label="B">
            <Code code={b}></Code>
          </TabItem>
        </Tabs>
        """, ["class=\"tabs", "<code>x\n</code>", "<code>y\n</code>"]
      ),
      ("<Code code={`~~~~~~~~~~~~\nx`} lang=\"sh\" />", ["~~~~~~~~~~~~\nx\n</code>"]),
      ("---\nconst a = 'x', b;\n---\n<Code code={a} />", []),
      ("---\nconst a = `x ${b}`;\n---\n<Code code={a} />", []),
      ("---\nconst { a } = Astro.props;\n---\n<Code code={a} />", []),
    ] as [(String, [String])])
  func componentsOfConstants(_ component: String, _ parts: [String]) {
    let document = parse(
      "import Part from './Part.astro';\n\na\n\n<Part />\n\nb\n", path: "Content/a/page.mdx",
      files: ["Content/a/Part.astro": Array(component.utf8)])
    for part in parts + ["<p>a</p>", "<p>b</p>"] {
      #expect(document.htmlText.contains(part), "\(document.htmlText)")
    }
    #expect(document.diagnostics.map(\.rule) == (parts.isEmpty ? ["page/foreign-syntax"] : []))
  }

  /// Texts that a tag passes to a partial.
  @Test(arguments: [
    ("The `x` {props.name}.", "<p>The <code>x</code> session.</p>\n"), ("The {name}.", "<p>The session.</p>\n"),
    ("<b>{props.name}</b>", "<b>session</b>"),
    ("[a](https://b.c/{props.name})", "href=\"https://b.c/session\""), ("```\n{props.name}\n```", "{props.name}"),
    (
      "<CodeBlock language=\"js\">\n  {[\n    `a ${props.name}: {`,\n    '  b',\n  ].join('\\n')}\n</CodeBlock>",
      "a session: {\n  b\n</code>"
    ),
    ("<!-- lint -->\n\nimport X from 'y';\n\nText {props.number}", "<p>Text 3</p>\n"),
    ("<Tip title={props.name}>\n\nText\n\n</Tip>", "session</p>"),
  ])
  func textsOfPartials(_ partial: String, _ expected: String) {
    let document = parse(
      "import Part from './_part.mdx';\n\n<Part name=\"session\" number={3} />\n", path: "Content/a/page.mdx",
      files: ["Content/a/_part.mdx": Array(partial.utf8)])
    #expect(document.htmlText.contains(expected), "\(document.htmlText)")
    #expect(!document.htmlText.contains("import"))
    #expect(document.diagnostics.map(\.summary) == [])
  }

  /// What is not passed is as unknown as before, and no text of a tag is HTML.
  @Test func otherTextsOfPartials() {
    let document = parse(
      "import Part from './_part.mdx';\n\n<Part name=\"<script>a()</script>\" />\n", path: "Content/a/page.mdx",
      files: ["Content/a/_part.mdx": Array("A {props.other} {props.name}.".utf8)])
    #expect(!document.htmlText.contains("<script"), "\(document.htmlText)")
    #expect(document.diagnostics.contains { $0.summary == "expression “{props.other}” is removed from the page" })
  }

  @Test(.endsInTime, arguments: ["{props.name}", "{", "{`${props.name}`", "{props.name"])
  func manyTextsOfPartials(_ mark: String) {
    let document = parse(
      "import Part from './_part.mdx';\n\n<Part name=\"b\" />\n", path: "Content/a/page.mdx",
      files: ["Content/a/_part.mdx": Array(String(repeating: mark, count: 30_000).utf8)])
    #expect(!document.htmlText.isEmpty)
  }

  /// A page that is imported without its ending; nothing leads out of the project.
  @Test(
    arguments: [
      ("../b/part", ["Content/b/part.mdx": "*c*"], true), ("../b/part", ["Content/b/part.md": "*c*"], true),
      ("@site/b/part", ["b/part.mdx": "*c*"], true),
      ("../b/part", ["Content/b/part.mdx": "*c*", "Content/b/part.md": "d"], true),
      ("../b/part", ["Content/b/part.tsx": "*c*"], false), ("../b/part", [:], false),
      ("b/part", ["Content/a/b/part.mdx": "*c*"], false), ("..", ["Content.mdx": "*c*"], false),
      ("./.b/part", ["Content/a/.b/part.mdx": "*c*"], false),
    ] as [(String, [String: String], Bool)])
  func partialsWithoutEnding(_ path: String, _ files: [String: String], _ isPut: Bool) {
    let document = parse(
      "import Part from \"\(path)\";\n\n<Part />\n", path: "Content/a/page.mdx",
      files: files.mapValues { Array($0.utf8) })
    #expect((document.htmlText == "<p><em>c</em></p>\n") == isPut, "\(document.htmlText)")
    // Without such a page, it is a component like others.
    #expect(document.diagnostics.map(\.rule) == (isPut ? [] : ["page/foreign-syntax"]))
  }

  /// Statements that import names beside the page.
  @Test(arguments: [
    ("Part, { toc as partToc }", true), ("Part,{toc}", true), ("Part , * as all", true),
    ("Part, {\n  toc,\n  title,\n}", true), ("{ Content as Part, }", true), ("{ Part }", false),
  ])
  func partialsBesideOtherNames(_ names: String, _ isPut: Bool) {
    let document = parse(
      "import \(names) from './_part.mdx';\n\n<Part />\n", path: "Content/a/page.mdx",
      files: ["Content/a/_part.mdx": Array("*c*".utf8)])
    #expect((document.htmlText == "<p><em>c</em></p>\n") == isPut, "\(document.htmlText)")
    #expect(document.diagnostics.isEmpty == isPut, "\(document.diagnostics.map(\.summary))")
  }

  @Test func programsInComponentsOfAstro() {
    let document = parse(
      "import Part from './Part.astro';\n\n<Part />\n", path: "Content/a/page.mdx",
      files: ["Content/a/Part.astro": Array("---\nimport Run from './run';\n---\n<Run />".utf8)])
    #expect(document.diagnostics.map(\.summary) == ["component “<Part>” is removed from the page"])
  }
}
