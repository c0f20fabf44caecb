import Diagnostics
import Markdown
import Testing

/// Files that pages include, in the notation of several tools.
@Suite struct InclusionTests {
  private let files: PageInclusions.Files = [
    "Content/a/part.md": Array("---\ntitle: P\n---\n\nPart *one*.\n\n## Below\n".utf8),
    "Content/a/_p.mdx": Array("import X from './part.md';\n\nFrom **p**.\n\n<X />\n".utf8),
    "Content/a/code.rs": Array("fn a() {}\n// ANCHOR: main\nfn main() {}\n// ANCHOR_END: main\nfn z() {}\n".utf8),
    "Content/a/loop.md": Array("again\n\n{{#include loop.md}}\n".utf8),
    "Content/a/code-snippets/b.classic.hbs": Array("{{old}}\n".utf8),
    "Content/a/code-snippets/b.gts": Array("<template>{{x}}</template>\n".utf8),
    "Content/a/drawing.svg": Array("<svg>\n<text>\n\nA\n \n</text>\n</svg>\n".utf8),
    "Content/a/rule.css": Array("a {\n\n  b: c;\n}\n".utf8),
    "Content/a/links.md": Array(
      "---\ntitle: L\n---\n\n<!-- ANCHOR: s -->\r\nÄ [x](gone.md)\n\n## Below\n\n<nope>\n<!-- ANCHOR_END: s -->\n".utf8),
    "Content/a/outer.md": Array("Text.\n\n{{#include links.md}}\n\n[y](../lost.md)\n".utf8),
    "Content/a/regions.lua": Array(
      "one\n-- #region my-part\na = 1\n-- #region inner\nb = 2\n-- #endregion\nc = 3\n-- #endregion\nend\n"
        .utf8),
    "Content/a/sections.md": Array(
      "# S\n\nno\n\n## My section\n\nYes.\n\n```\n## Code\n```\n\n### Sub\n\n## Next\n\nno\n".utf8),
    "src/main.py": Array("import a\n\ndef b():\n    pass\n\nb()\n".utf8),
    "Content/parts/a.sol": Array("// [!region one]\none\n// [!endregion one]\ntwo\n".utf8),
    "snippets/note.md": Array("A note.\n--8<-- [start:s]\nInside.\n--8<-- [end:s]\n".utf8),
  ]

  private func parse(
    _ page: String, path: String = "Content/a/page.md", files: PageInclusions.Files? = nil
  ) -> MarkdownDocument {
    let bytes = Array(page.utf8)
    var options = MarkdownOptions()
    options.anchors = false
    return MarkdownParser(options: options).parse(
      SourceFile(path: path, bytes: bytes), body: 0..<bytes.count, pagePath: "a/page.md",
      inclusions: files ?? self.files)
  }

  @Test(arguments: [
    ("{{#include part.md}}", "<p>Part <em>one</em>.</p>\n<h2>Below</h2>\n"),
    ("!!!include(part.md)!!!", "<p>Part <em>one</em>.</p>\n<h2>Below</h2>\n"),
    ("!!!include(a/part.md)!!!", "<p>Part <em>one</em>.</p>\n<h2>Below</h2>\n"),
    (
      "- a\n\n  {{#include ./part.md}}",
      "<ul>\n<li>\n<p>a</p>\n<p>Part <em>one</em>.</p>\n<h2>Below</h2>\n</li>\n</ul>\n"
    ),
    ("```\n{{#include code.rs:main}}\n```", "<pre><code>fn main() {}\n</code></pre>\n"),
    ("```\n{{#include code.rs:1}}\n```", "<pre><code>fn a() {}\n</code></pre>\n"),
    ("```\n{{#include other.rs}}\n```", "<pre><code>{{#include other.rs}}\n</code></pre>\n"),
    (
      "a\n\n{{#playground code.rs:1}}\n\nb",
      "<p>a</p>\n<pre><code class=\"language-rust\"><b>fn</b> a() {}\n</code></pre>\n<p>b</p>\n"
    ),
    (
      "a\n\n[[code-snippets/b execute=false]]\nc",
      "<p>a</p>\n<pre><code class=\"language-gts\">&lt;template&gt;{{x}}&lt;/template&gt;\n</code></pre>\n<p>c</p>\n"
    ),
    // The last line may be one character long, and is indented like the others.
    (
      "- a\n\n  ```\n  {{#include rule.css}}\n  ```\n\nb",
      "<ul>\n<li>\n<p>a</p>\n<pre><code>a {\n\n  b: c;\n}\n</code></pre>\n</li>\n</ul>\n<p>b</p>\n"
    ),
    ("a [[code-snippets/b]] c", "<p>a [[code-snippets/b]] c</p>\n"),
    ("```\n[[code-snippets/b]]\n```", "<pre><code>[[code-snippets/b]]\n</code></pre>\n"),
    ("```\n{{#playground code.rs:1}}\n```", "<pre><code>fn a() {}\n</code></pre>\n"),
    ("`{{#include part.md}}`", "<p><code>{{#include part.md}}</code></p>\n"),
    ("--8<-- \"snippets/note.md\"", "<p>A note.\nInside.</p>\n"),
    ("--8<-- \"snippets/note.md:s\"", "<p>Inside.</p>\n"), ("---8<--- \"snippets/note.md:s\"", "<p>Inside.</p>\n"),
    ("-8<- 'snippets/note.md:s'", "<p>Inside.</p>\n"), ("- -- 8<-", "<ul>\n<li>-- 8&lt;-</li>\n</ul>\n"),
    ("---8<--\nsnippets/note.md:s\n--8<---\n\nz", "<p>Inside.</p>\n<p>z</p>\n"),
    (
      "--8<--\nsnippets/note.md:s\n\na/part.md\n--8<--\n\nz",
      "<p>Inside.\nPart <em>one</em>.</p>\n<h2>Below</h2>\n<p>z</p>\n"
    ),
    ("<!--@include: ./part.md-->", "<p>Part <em>one</em>.</p>\n<h2>Below</h2>\n"),
    (
      "<!-- @include: ./sections.md#my-section -->",
      "<h2>My section</h2>\n<p>Yes.</p>\n<pre><code>## Code\n</code></pre>\n<h3>Sub</h3>\n"
    ),
    ("<!--@include: ./sections.md#my-section{2,3}-->", "<p>Yes.</p>\n"),
    ("<!--@include: @/a/sections.md{7,7}-->", "<p>Yes.</p>\n"),
    ("<!-- @include: @a/sections.md{7,7} -->", "<p>Yes.</p>\n"),
    (
      "<<< ./regions.lua#my-part",
      "<pre><code class=\"language-lua\">a = <span class=\"n\">1</span>\nb = <span class=\"n\">2</span>\n"
        + "c = <span class=\"n\">3</span>\n</code></pre>\n"
    ),
    ("<<< @/a/regions.lua#inner{gts}", "<pre><code class=\"language-gts\">b = 2\n</code></pre>\n"),
    (
      "@[code{5-5} text:no-line-numbers](./regions.lua)\n\nb",
      "<pre><code class=\"language-text\">b = 2\n</code></pre>\n<p>b</p>\n"
    ),
    ("@[code{1}](@a/code.rs)", "<pre><code class=\"language-rs\"><b>fn</b> a() {}\n</code></pre>\n"),
    ("```{include} sections.md\n:lines: 7\n```\n\nb", "<p>Yes.</p>\n<p>b</p>\n"),
    ("```{include} /a/part.md\n\n```", "<p>Part <em>one</em>.</p>\n<h2>Below</h2>\n"),
    ("````{include} sections.md\n:start-line: 6\n:end-line: 7\n````", "<p>Yes.</p>\n"),
    (
      "```{literalinclude} code.rs\n:language: text\n:lines: 1\n```",
      "<pre><code class=\"language-text\">fn a() {}\n</code></pre>\n"
    ),
    ("a\n\n<<< EOF", "<p>a</p>\n<p>&lt;&lt;&lt; EOF</p>\n"),
    ("```\n<<< ./regions.lua\n```", "<pre><code>&lt;&lt;&lt; ./regions.lua\n</code></pre>\n"),
    ("a <<< ./regions.lua", "<p>a &lt;&lt;&lt; ./regions.lua</p>\n"),
    (
      "```lua file=./regions.lua#L3-L5\n```\nb",
      "<pre><code class=\"language-lua\">a = <span class=\"n\">1</span>\nb = <span class=\"n\">2</span>\n"
        + "</code></pre>\n<p>b</p>\n"
    ),
    (
      "- a\n\n  ```rust file=\"code.rs#L1\"\n\n  ```\n\n  b",
      "<ul>\n<li>\n<p>a</p>\n<pre><code class=\"language-rust\"><b>fn</b> a() {}\n</code></pre>\n<p>b</p>\n</li>\n</ul>\n"
    ),
    ("``` file=<rootDir>/src/main.py#L1\n```", "<pre><code class=\"language-py\"><b>import</b> a\n</code></pre>\n"),
    (
      "```lua file=./regions.lua\nown\n```",
      "<figure class=\"code-file\">\n<figcaption>./regions.lua</figcaption>\n"
        + "<pre><code class=\"language-lua\">own\n</code></pre>\n</figure>\n"
    ),
    ("```\n// [!include ~/parts/a.sol:one]\n```", "<pre><code>one\n</code></pre>\n"),
    ("```\n  // [!include ../parts/a.sol]\n```", "<pre><code>  one\n  two\n</code></pre>\n"),
    ("```\na // [!include ~/x]\n```", "<pre><code>a // [!include ~/x]\n</code></pre>\n"),
    (
      "~~~\n```lua file=./regions.lua#L1\n```\n~~~",
      "<pre><code>```lua file=./regions.lua#L1\n```\n</code></pre>\n"
    ),
  ])
  func putsFilesInPlace(_ page: String, _ html: String) {
    let document = parse(page)
    #expect(document.htmlText == html)
    #expect(document.otherFindings.isEmpty, "\(document.diagnostics.map(\.summary))")
  }

  @Test(arguments: [
    ("{* ../../src/main.py *}\n\nb", "<b>import</b> a\n\n<b>def</b> b():\n    <b>pass</b>\n\nb()\n", "<p>b</p>\n"),
    ("{* src/main.py ln[1,3:4] hl[2, 4:5] *}", "<b>import</b> a\n<b>def</b> b():\n    <b>pass</b>\n", ""),
    ("  {*src/main.py hl[1] title[\"a/b.py\"] ln[6:]*}  \nb", "b()\n", "<p>b</p>\n"),
    ("{* ./src/main.py ln[:1] *}", "<b>import</b> a\n", ""),
  ])
  func codeBetweenStars(_ page: String, _ code: String, _ rest: String) {
    let document = parse(page)
    #expect(document.htmlText == "<pre><code class=\"language-py\">\(code)</code></pre>\n\(rest)")
    #expect(document.diagnostics.isEmpty, "\(document.diagnostics.map(\.summary))")
  }

  @Test(arguments: [
    ("{!part.md!}", "<p>Part <em>one</em>.</p>\n<h2>Below</h2>\n"),
    ("{!> ./part.md !}", "<p>Part <em>one</em>.</p>\n<h2>Below</h2>\n"),
    ("```\n{!> ../../src/main.py!}\n```", "<pre><code>import a\n\ndef b():\n    pass\n\nb()\n</code></pre>\n"),
    ("```\n{!src/main.py!lines=1 3-4}\n```", "<pre><code>import a\ndef b():\n    pass\n</code></pre>\n"),
    ("```\n{! src/main.py [ln:1,3-4]!}\n```", "<pre><code>import a\ndef b():\n    pass\n</code></pre>\n"),
    ("```\n{!other.py!}\n```", "<pre><code>{!other.py!}\n</code></pre>\n"),
    ("a {!r} b", "<p>a {!r} b</p>\n"), ("a {!a b!} c", "<p>a {!a b!} c</p>\n"),
    ("\\{!part.md!}", "<p>{!part.md!}</p>\n"), ("`{!part.md!}`", "<p><code>{!part.md!}</code></p>\n"),
    ("a {* b *}", "<p>a {* b *}</p>\n"), ("{* a b *}", "<p>{* a b *}</p>\n"),
    ("```\n{* src/main.py *}\n```", "<pre><code>{* src/main.py *}\n</code></pre>\n"),
  ])
  func textsBetweenExclamationMarks(_ page: String, _ html: String) {
    let document = parse(page)
    #expect(document.htmlText == html)
    #expect(document.diagnostics.isEmpty, "\(document.diagnostics.map(\.summary))")
  }

  @Test func looksInTheFolderAroundThePages() {
    let page = SourceFile(path: "docs/en/docs/a/b.md", text: "{* ../../src/main.py *}")
    #expect(
      PageInclusions.wanted(by: page, below: "a/b.md", given: [:]) == [
        ["docs/en/src/main.py", "src/main.py", "docs/src/main.py", "../../src/main.py"]
      ])
  }

  /// Blank lines in a drawing would end the HTML that it is in.
  @Test func drawingsAreImages() {
    let document = parse("<div>\n{{#include drawing.svg}}\n</div>\n\n*b*")
    #expect(document.htmlText.contains("<img src=") && document.htmlText.contains("drawing.svg"))
    #expect(!document.htmlText.contains("A") && document.htmlText.hasSuffix("<p><em>b</em></p>\n"))
    #expect(document.diagnostics.isEmpty, "\(document.diagnostics.map(\.summary))")
    #expect(parse("```\n{{#include drawing.svg}}\n```").htmlText.contains("&lt;svg&gt;"))
  }

  @Test(arguments: [
    (
      "{% include-markdown \"marks.md\" %}",
      "<h1>T</h1>\n<p>[s]</p>\n<p>One.</p>\n<p>[e]</p>\n<p>Two, [s]three[e].</p>\n"
    ),
    ("{% include-markdown '../a/marks.md' comments=false start=\"[s]\" end=\"[e]\" %}", "<p>One.</p>\n<p>three</p>\n"),
    ("{%- include-markdown \"a/marks.md\" start=\"[e]\" -%}", "<p>Two, [s]three[e].</p>\n"),
    ("{! include-markdown \"./marks.md\" end=\"[s]\" heading-offset=2 !}", "<h3>T</h3>\n"),
    ("{% include \"./marks.md\" start=\"none\" end=\"[s]\" %}", "<h1>T</h1>\n"),
    ("```\n{% include \"../../src/main.py\" start=\"pass\" %}\n```", "<pre><code>b()\n</code></pre>\n"),
    ("```\n{% include \"other.py\" %}\n```", "<pre><code>{% include &quot;other.py&quot; %}\n</code></pre>\n"),
  ])
  func tagsOfThePlugin(_ page: String, _ html: String) {
    let text = "# T\n\n[s]\n\nOne.\n\n[e]\n\nTwo, [s]three[e].\n"
    let document = parse(page, files: files.merging(["Content/a/marks.md": Array(text.utf8)]) { $1 })
    #expect(document.htmlText == html)
    #expect(document.diagnostics.isEmpty, "\(document.diagnostics.map(\.summary))")
  }

  @Test(arguments: [
    "{% include_relative part.md %}", "{{% include \"part.md\" %}}", "{{< include \"/a/part.md\" >}}",
    "{{% readfile file=\"part.md\" %}}",
  ])
  func tagsPutMarkdownInPlace(_ page: String) {
    #expect(parse(page).htmlText == "<p>Part <em>one</em>.</p>\n<h2>Below</h2>\n")
    #expect(parse(page).diagnostics.isEmpty)
  }

  @Test(arguments: [
    (
      "{{% readfile file=\"rule.css\" code=\"true\" lang=\"scss\" %}}\nb",
      "<pre><code class=\"language-scss\"><i>a</i> {\n\n  <span class=\"a\">b</span>: c;\n}\n</code></pre>\n<p>b</p>\n"
    ),
    (
      "{{< readfile file=\"/src/main.py\" >}}",
      "<pre><code class=\"language-py\"><b>import</b> a\n\n<b>def</b> b():\n    <b>pass</b>\n\nb()\n</code></pre>\n"
    ),
    (
      "- a\n\n  {{% readfile \"rule.css\" %}}\n\nb",
      "<ul>\n<li>\n<p>a</p>\n<pre><code class=\"language-css\"><i>a</i> {\n\n  <span class=\"a\">b</span>: c;\n}\n</code></pre>\n</li>\n</ul>\n<p>b</p>\n"
    ),
    (
      "```css\n{{% readfile \"rule.css\" %}}\n```",
      "<pre><code class=\"language-css\"><i>a</i> {\n\n  <span class=\"a\">b</span>: c;\n}\n</code></pre>\n"
    ),
    (
      "{{% readfile file=\"/Content/a/part.md\" code=\"false\" %}}", "<p>Part <em>one</em>.</p>\n<h2>Below</h2>\n"
    ),
    ("```\n{{% readfile \"gone.css\" %}}\n```", "<pre><code>{{% readfile &quot;gone.css&quot; %}}\n</code></pre>\n"),
  ])
  func readFileShowsCode(_ page: String, _ expected: String) {
    #expect(parse(page).htmlText == expected)
  }

  /// What is behind each page defines links and abbreviations, and says what all pages say.
  @Test(arguments: [
    ("See [docs][] and [other].", "<p>See <a href=\"/d\">docs</a> and [other].</p>\n<p>The <em>end</em>.</p>\n"),
    ("```\n[docs]\n```", "<pre><code>[docs]\n</code></pre>\n<p>The <em>end</em>.</p>\n"),
    ("", "<p>The <em>end</em>.</p>\n"),
    ("An API.", "<p>An <abbr title=\"Interface\">API</abbr>.</p>\n<p>The <em>end</em>.</p>\n"),
  ])
  func textIsAppended(_ page: String, _ expected: String) {
    let bytes = Array(page.utf8)
    var options = MarkdownOptions()
    (options.anchors, options.appendedFiles) = (false, ["parts/.x/links.txt", "gone.md"])
    let file = SourceFile(path: "Content/a/page.md", bytes: bytes)
    let files: PageInclusions.Files = [
      "parts/.x/links.txt": Array("[docs]: https://a.b/d\n*[API]: Interface\n\nThe *end*.\n".utf8)
    ]
    let document = MarkdownParser(options: options).parse(
      file, body: 0..<bytes.count, pagePath: "a/page.md", inclusions: files)
    #expect(document.htmlText.replacing("https://a.b", with: "") == expected)
    #expect(document.diagnostics.isEmpty)
    #expect(
      PageInclusions.wanted(by: file, below: "a/page.md", given: [:], appended: options.appendedFiles)
        == [["parts/.x/links.txt"], ["gone.md"]])
  }

  /// A page that would be too long with it has a finding, and stays as it is.
  @Test func tooMuchIsNotAppended() {
    let file = SourceFile(path: "Content/page.md", text: String(repeating: "word\n\n", count: 170_000))
    var options = MarkdownOptions()
    options.appendedFiles = ["links.md"]
    let files: PageInclusions.Files = ["links.md": Array(repeating: UInt8(ascii: "x"), count: 100_000)]
    let document = MarkdownParser(options: options).parse(
      file, body: 0..<file.bytes.count, pagePath: "page.md", inclusions: files)
    #expect(document.diagnostics.map(\.summary) == ["“links.md” is not included: the page includes too much"])
    #expect(document.htmlText.hasPrefix("<p>word</p>") && !document.htmlText.contains("xxx"))
  }

  @Test(arguments: ["../../../etc/a.md", "/../a.md", "{{ x }}.md", "../.git/config"])
  func readFileStaysInTheProject(_ name: String) {
    let page = SourceFile(path: "Content/a/page.md", text: "{{% readfile file=\"\(name)\" %}}")
    let wanted = PageInclusions.wanted(by: page, below: "a/page.md", given: [:])
    #expect(wanted.joined().allSatisfy { !$0.contains("..") && !$0.contains(".git") }, "\(wanted)")
  }

  /// What is missing, or is not Markdown, is a tag like any other.
  @Test(arguments: ["{% include missing.md %}", "{% include note.html %}", "{% include missing.md title=\"a\" %}"])
  func otherTagsAreReported(_ page: String) {
    #expect(parse(page).diagnostics.map(\.rule) == ["page/foreign-syntax"])
  }

  @Test func readsPartials() {
    let document = parse("import P from './_p.mdx'\n\n<P />\n\nend", path: "Content/a/page.mdx")
    #expect(
      document.htmlText == "<p>From <strong>p</strong>.</p>\n<p>Part <em>one</em>.</p>\n<h2>Below</h2>\n<p>end</p>\n")
    #expect(document.diagnostics.isEmpty, "\(document.diagnostics.map(\.summary))")
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func findsPartialsBehindEveryLineEnd(_ end: String) {
    let page = ["# A", "", "import P from './_p.mdx'", "", "<P />", ""].joined(separator: end)
    let file = SourceFile(path: "Content/a/page.mdx", bytes: Array(page.utf8))
    #expect(PageInclusions.wanted(by: file, below: "a/page.mdx", given: [:]) == [["Content/a/_p.mdx"]])
  }

  /// Formatters break long lines, wherever that is.
  @Test(arguments: [
    "import\nP from './_p.mdx'", "import A from './a'; import\nP from './_p.mdx';", "import P\nfrom './_p.mdx'",
  ])
  func readsPartialsOfStatementsOnSeveralLines(_ statement: String) {
    let document = parse(statement + "\n\n<P />\n\nend", path: "Content/a/page.mdx")
    #expect(document.htmlText.hasPrefix("<p>From <strong>p</strong>.</p>\n"), "\(document.htmlText)")
    #expect(document.diagnostics.isEmpty, "\(document.diagnostics.map(\.summary))")
  }

  @Test(arguments: [
    "import { Content as P } from './_p.mdx'", "import {Content as P} from './_p.mdx';",
  ])
  func readsPartialsByOtherNames(_ statement: String) {
    let document = parse(statement + "\n\n<P />\n", path: "Content/a/page.mdx")
    #expect(document.htmlText.hasPrefix("<p>From <strong>p</strong>.</p>\n"), "\(document.htmlText)")
    #expect(document.diagnostics.isEmpty, "\(document.diagnostics.map(\.summary))")
  }

  /// A component of Astro that is text alone is put in; what others show, only a program knows.
  @Test(
    arguments: [
      ("<!-- made -->\n526\n", "<p>There are <strong>526 rules</strong>.</p>\n"),
      ("About 1,000", "<p>There are <strong>About 1,000 rules</strong>.</p>\n"),
      ("---\nconst a = 1\n---\n5", nil), ("{a}", nil), ("<!-- 5", nil), ("", nil), ("<script>a()</script>", nil),
      ("<i>5</i>", "<p>There are <strong><i>5</i> rules</strong>.</p>\n"),
      ("*[5](b)", "<p>There are <strong>*[5](b) rules</strong>.</p>\n"),
      ("---\nconst a = '5'\n---\n{a}", "<p>There are <strong>5 rules</strong>.</p>\n"),
      ("&lt;", "<p>There are <strong>&lt; rules</strong>.</p>\n"), ("<slot />", nil), ("<a href={b}>c</a>", nil),
    ] as [(String, String?)])
  func componentsThatAreText(_ component: String, _ expected: String?) {
    let page = SourceFile(
      path: "src/content/docs/a.mdx",
      text: "import N from '@/parts/N.astro';\n\nThere are **<N /> rules**.\n")
    let wanted = PageInclusions.wanted(by: page, below: "a.mdx", given: [:])
    #expect(wanted.joined().contains("src/parts/N.astro"), "\(wanted)")
    let document = MarkdownParser(options: MarkdownOptions()).parse(
      page, body: 0..<page.bytes.count, pagePath: "a.mdx", inclusions: ["src/parts/N.astro": Array(component.utf8)])
    #expect(document.htmlText == expected ?? "<p>There are <strong>rules</strong>.</p>\n", "\(document.htmlText)")
    #expect(document.diagnostics.map(\.rule) == (expected == nil ? ["page/foreign-syntax"] : []))
  }

  @Test func componentsThatAreMissing() {
    let document = parse("import N from './N.astro'\n\n<N />\n\nend", path: "Content/a/page.mdx")
    #expect(document.diagnostics.map(\.summary) == ["component “<N>” is removed from the page"])
  }

  @Test func looksForFoldersWithShortNames() {
    let file = SourceFile(
      path: "src/content/docs/b.mdx", bytes: Array("import P from '@parts/p.mdx'\n\n<P />\n".utf8))
    let wanted = PageInclusions.wanted(by: file, below: "b.mdx", given: [:])
    #expect(
      wanted.first?.prefix(3) == [
        "src/content/docs/parts/p.mdx", "src/content/docs/_parts/p.mdx", "src/content/parts/p.mdx",
      ])
    #expect(wanted.first?.last == "_parts/p.mdx")
  }

  @Test func placesAreThoseOfTheInclusion() {
    let page = "a\n\n{{#include part.md}}\n\n## C\n"
    let document = parse(page)
    #expect(document.outline.map { text(page, $0.range) } == ["{{#include part.md}}", "## C"])
    #expect(document.inclusionRanges.map { text(page, $0) } == ["{{#include part.md}}"])
  }

  @Test(arguments: [
    "{{#include ../../../etc/passwd}}", "{{#include .hidden/a.md}}", "--8<-- \"/etc/passwd\"",
    "--8<-- \"https://example.org/a.md\"", "<!--@include: ../../../x.md-->", "{{#include none.md}}",
    "<<< ./none.js", "```{include} none.md\n```", "<<< @/../../x.js", "@[code](none.js)", "@[code js](@/../../x.js)",
    "{* ../../../etc/passwd *}", "{* none.py *}", "{!none.md!}", "{!.hidden/a.md!}",
  ])
  func reportsWhatIsNotThere(_ page: String) {
    let document = parse(page + "\n\nb")
    #expect(document.htmlText == "<p>b</p>\n")
    #expect(document.diagnostics.map(\.rule) == ["page/inclusion"])
  }

  /// mdBook puts files into code; other tools show such code as an example.
  @Test(arguments: [
    ("```rust\n{{#include ../none.rs}}\n```", ["page/inclusion"]), ("```rust\n{{#include none.rs}}\n```", []),
    ("```md\n\\{{#include ../none.rs}}\n```", []),
    ("```md\n--8<-- \"none.md\"\n```", []),
  ])
  func reportsFilesOfBooksThatCodeLacks(_ page: String, _ rules: [String]) {
    #expect(parse(page).diagnostics.map(\.rule) == rules)
  }

  /// Numbers of lines of any size end, whatever is at these lines.
  @Test(arguments: [
    ":start-line: 9223372036854775807", ":end-line: -9223372036854775808", ":lines: 9223372036854775807-",
    ":lines: 99999999999999999999-1", ":start-line: -1\n:end-line: 9223372036854775807",
  ])
  func linesOfAnyNumberEnd(_ options: String) {
    #expect(parse("```{include} sections.md\n\(options)\n```\n\nb").htmlText.hasSuffix("<p>b</p>\n"))
  }

  @Test func filesThatIncludeThemselvesEnd() {
    let document = parse("{{#include loop.md}}")
    #expect(document.diagnostics.map(\.rule) == ["page/inclusion"])
    #expect(document.htmlText.contains("again"))
  }

  @Test func wantsFilesThatAreNotGiven() {
    let page = SourceFile(path: "Content/a/page.md", text: "{{#include part.md}}\n{{#include ../../../../x}}")
    #expect(PageInclusions.wanted(by: page, below: "a/page.md", given: [:]) == [["Content/a/part.md"], ["../../x"]])
    #expect(PageInclusions.wanted(by: page, below: "a/page.md", given: files) == [["../../x"]])
  }

  /// One cause, such as a package that is installed later, is one finding.
  @Test(arguments: [(1, "included file “a0.md” not found"), (3, "included file “a0.md” and 2 other files not found")])
  func missingFilesAreOneFinding(_ count: Int, _ summary: String) {
    let page = (0..<count).map { "{{#include a\($0).md}}\n\n" }.joined()
    let findings = parse(page).diagnostics
    #expect(findings.map(\.summary) == [summary])
    #expect(findings.first?.location?.range?.lowerBound == 0)
  }

  /// What is in an included file has its place there, however it got into the page.
  @Test(arguments: [
    "{{#include links.md}}", "{{#include links.md:s}}", "{% if x %}\n\n> {{#include links.md}}\n\n{% endif %}",
    "- a\n\n  {{#include links.md:5:10}}", "{{#include outer.md}}",
  ])
  func placesInIncludedFiles(_ page: String) throws {
    let document = parse("[own](own.md)\n\n" + page + "\n\n## Own\n")
    let file = String(decoding: try #require(files["Content/a/links.md"]), as: UTF8.self)
    func text(_ place: IncludedPlace?) -> String? {
      guard let place, place.path == "Content/a/links.md" else { return nil }
      return String(decoding: Array(file.utf8)[place.range], as: UTF8.self)
    }
    let link = document.links.first { $0.destination == "gone.md" }
    #expect(text(link?.included) == "[x](gone.md)")
    #expect(document.links.first { $0.destination == "own.md" }?.included == nil)
    #expect(text(document.outline.first { $0.text == "Below" }?.included) == "## Below")
    #expect(document.outline.first { $0.text == "Own" }?.included == nil)
    let finding = try #require(document.diagnostics.first { $0.rule == "page/raw-html" })
    #expect(finding.location?.path == "Content/a/page.md")
    #expect(finding.notes.map(\.message) == ["in this included file"])
    let place = finding.notes.first?.location.flatMap { location in
      location.range.map { IncludedPlace(path: location.path, range: $0) }
    }
    #expect(text(place)?.hasPrefix("<nope>") == true)
    let other = document.links.first { $0.destination == "../lost.md" }
    #expect(other == nil || other?.included?.path == "Content/a/outer.md")
  }

  /// All headings of an included file have the place of its inclusion.
  @Test func titleOfAnIncludedFileWithHTML() {
    let page = Array("{{#include x.md}}\n".utf8)
    let files: PageInclusions.Files = ["Content/a/x.md": Array("# One\n\n## Two\n\nA <b>b</b>.\n".utf8)]
    for title in [LeadingTitle.takeOut, .keep] {
      let document = MarkdownParser(options: MarkdownOptions()).parse(
        SourceFile(path: "Content/a/page.md", bytes: page), body: 0..<page.count, pagePath: "a/page.md",
        leadingTitle: title, inclusions: files)
      #expect(document.title?.text == "One")
      #expect(document.title?.anchor == "one")
    }
  }
}
