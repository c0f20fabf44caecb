import Diagnostics
import Markdown
import Testing

/// What fences say behind their language, and marks of other tools in code.
@Suite struct CodeBlockTests {
  /// Code that examples name, and that nobody is to see.
  @Test(arguments: [
    ("twoslash include main", ""), ("twoslash include main extra", ""), ("ts twoslash", "<pre>"),
    ("twoslash include", "<pre>"),
  ])
  func codeForExamplesIsNotShown(_ info: String, _ shown: String) {
    let html = parse("```\(info)\na\n```\n\nb\n").htmlText
    #expect(html.contains("<pre") == !shown.isEmpty && html.contains("<p>b</p>"), "\(html)")
  }

  @Test(arguments: [
    ("js title=\"a.js\"", "a.js"), ("js title='a b.js' {1}", "a b.js"), ("js title=a.js", "a.js"),
    ("js {1,3} title=\"src/[slug].js\"", "src/[slug].js"), ("js [a.js]", "a.js"), ("js{2}[a.js]", "a.js"),
    ("js filename=\"a.js\" copy", "a.js"), ("js file=a.js", "a.js"), ("js,name=a.js", "a.js"),
    ("js:title=a.js", "a.js"), ("{ .js title=\"a.js\" }", "a.js"), ("js {title=\"a.js\" linenos=true}", "a.js"),
    ("js title=\"<a>\"", "&lt;a&gt;"), ("Player name=My%20app&platform=ios", "My app"),
    ("js title=\"5 % & up\"", "5 % &amp; up"),
    ("js [p/[id]/a[b].js]", "p/[id]/a[b].js"),
    ("js [a.js ~vscode-icons:file-type-js~]", "a.js"), ("js title=\"~logos:js-2~ a.js\"", "a.js"),
    ("[_a ~icons:b~]", "_a"), ("js [a ~b~]", "a ~b~"), ("js [~a:b~ ~c d:e~]", "~a:b~ ~c d:e~"),
  ])
  func names(_ info: String, _ name: String) {
    let document = parse("```\(info)\na\n```\n")
    let html = document.htmlText
    #expect(html.hasPrefix("<figure class=\"code-file\">\n<figcaption>\(name)</figcaption>\n<pre><code"), "\(html)")
    #expect(html.hasSuffix("</code></pre>\n</figure>\n"))
    #expect(document.diagnostics.isEmpty)
  }

  @Test(arguments: [
    "js", "js {1}", "js title=\"\"", "js []", "[a]: b", "[a.js]", "js a=b", "rust,ignore", "{.js #a}", "js [",
  ])
  func othersHaveNone(_ info: String) {
    #expect(!parse("```\(info)\na\n```\n").htmlText.contains("<figure"))
  }

  /// A plugin fills such a block, or nobody has.
  @Test(arguments: ["```js file=a.js\n```\n", "```\n\n  \n```\n"])
  func emptyBlocksAreLeftOut(_ page: String) {
    let parsed = parse(page + "\nText\n")
    #expect(parsed.htmlText == "<p>Text</p>\n", "\(parsed.htmlText)")
    #expect(parsed.diagnostics.map(\.rule) == ["page/foreign-syntax"])
  }

  @Test func anEmptyFileIsAnExample() {
    #expect(parse("```css\n```\n").htmlText == "<pre><code class=\"language-css\"></code></pre>\n")
  }

  @Test func namesAreText() {
    let document = parse("```js title=\"src/a.js\"\nb\n```\n")
    #expect(String(decoding: document.text, as: UTF8.self).contains("src/a.js\nb"))
  }

  @Test func onlyTheExtendedDialectHasNames() {
    var options = MarkdownOptions.specification(html: .omit)
    options.extensions = MarkdownDialect.github.extensions
    let html = parse("```js{1} title=\"a.js\"\na // [!code ++]\n```\n", options: options).htmlText
    #expect(html == "<pre><code class=\"language-js{1}\">a // [!code ++]\n</code></pre>\n")
  }

  @Test(arguments: [
    ("nim", "a -- [!code --]\nb -- [!code ++]\nc\n", "<del>a\n</del><ins>b\n</ins>c\n"),
    ("nim", "# [!code ++:2]\na\nb\nc\n", "<ins>a\n</ins><ins>b\n</ins>c\n"),
    ("nim", "a // [!code focus] [!code ++]\n", "a // [!code focus] [!code ++]\n"),
    ("nim", "a /* [!code hl] */\n", "<mark class=\"line\">a\n</mark>"),
    ("nim", "a // [!code word:b:1]\n", "a\n"), ("nim", "// [!code focus]\na\n", "a\n"),
    ("nim", "say [!code ++]\n", "say [!code ++]\n"),
    ("nim", "a: 1  # (1)!\nb\n  // (12)!\n", "a: 1  (1)\nb\n  (12)\n"),
    ("nim", "<a> <!-- (3)! -->\n", "&lt;a&gt; (3)\n"),
    ("nim", "a(1)!\n# (x)!\n# (1)! b\n", "a(1)!\n# (x)!\n# (1)! b\n"),
    ("nim", "// highlight-next-line\na\nb\n", "<mark class=\"line\">a\n</mark>b\n"),
    (
      "nim", "a\n{/* highlight-start */}\nb\nc\n{/* highlight-end */}\nd\n",
      "a\n<mark class=\"line\">b\n</mark><mark class=\"line\">c\n</mark>d\n"
    ),
    ("nim", "a\n// ---cut---\nb\n", "b\n"), ("nim", "a\n// ---cut-after---\nb\n", "a\n"),
    ("nim", "a\n// ---cut-start---\nb\n// ---cut-end---\nc\n", "a\nc\n"),
    ("nim twoslash", "// @noErrors\na\n//  ^?\n// @errors: 2322\n// @log: b\n", "a\n// @log: b\n"),
    ("nim", "// @noErrors\na\n", "// @noErrors\na\n"), ("nim", "# highlights\na\n", "# highlights\na\n"),
    ("nim {2}", "a\nb\n", "a\n<mark class=\"line\">b\n</mark>"),
    (
      "nim {1,3-4}", "a\nb\nc\nd\n",
      "<mark class=\"line\">a\n</mark>b\n<mark class=\"line\">c\n</mark><mark class=\"line\">d\n</mark>"
    ),
    ("nim ins={2} del={1}", "a\nb\n", "<del>a\n</del><ins>b\n</ins>"),
    ("nim hl_lines=\"1\"", "a\nb\n", "<mark class=\"line\">a\n</mark>b\n"),
    // What is between quotes or slashes is text.
    ("nim \"{1}\" 'b {2}'", "a\nb\n", "a\nb\n"),
    ("nim /a{1}\\/{2}/ {1}", "a\nb\n", "<mark class=\"line\">a\n</mark>b\n"),
    ("nim ins=/b{2}/ del=\"{1}\"", "a\nb\n", "a\nb\n"), ("nim ins=\"1\"", "a\nb\n", "a\nb\n"),
    ("nim {\"1\":2}", "a\nb\n", "a\n<mark class=\"line\">b\n</mark>"),
    ("nim ins={\"{1}: do it\":1-2}", "a\nb\n", "<ins>a\n</ins><ins>b\n</ins>"),
    ("nim it's {1}", "a\nb\n", "<mark class=\"line\">a\n</mark>b\n"),
    ("diff lang=\"nim\"", "+a\n-b\nc\n", "<ins>a\n</ins><del>b\n</del>c\n"),
    ("diff lang=\"nim\"", "+ a\n- b\n  c\n", "<ins> a\n</ins><del> b\n</del> c\n"),
  ])
  func marks(_ info: String, _ code: String, _ html: String) {
    #expect(parse("```\(info)\n\(code)```\n").htmlText == "<pre><code class=\"language-nim\">\(html)</code></pre>\n")
  }

  /// What is above a cut in a script goes, and the tag of the script stays, with what is above that.
  @Test(arguments: [
    ("vue", "<script setup>\na\n// ---cut---\nb\n</script>\n", "<script setup>\nb\n</script>\n"),
    ("vue", "<p>\n\n<script\n  setup>\na\n// ---cut---\nb\n", "<p>\n\n<script\n  setup>\nb\n"),
    ("svelte", "<script>\na\n</script>\nb\n// ---cut---\nc\n", "c\n"), ("ts", "<script>\n// ---cut---\nb\n", "b\n"),
    ("html", "<script>\na\n// ---cut---\nb\n// ---cut---\nc\n", "<script>\nc\n"),
  ])
  func cutsInScripts(_ language: String, _ code: String, _ expected: String) {
    let document = parse("```\(language) twoslash\n\(code)```\n")
    #expect(String(decoding: document.text, as: UTF8.self) == expected)
  }

  /// Lines are counted with the tag of the script.
  @Test func marksBehindACutInAScript() {
    var options = MarkdownOptions.specification(html: .omit)
    options.extensions = MarkdownDialect.extended.extensions
    let html = parse("```vue{2}\n<script>\na\n// ---cut---\nb\nc\n```\n", options: options).htmlText
    #expect(html.hasSuffix("&lt;script&gt;\n<mark class=\"line\">b\n</mark>c\n</code></pre>\n"), "\(html)")
  }

  @Test(arguments: ["mermaid", "mermaid-example", "d2", "dot", "plantuml title=\"a\""])
  func diagramsAreReported(_ info: String) {
    let findings = parse("```\(info)\na\n```\n\n```\(info)\nb\n```\n").diagnostics
    #expect(findings.map(\.rule) == ["page/foreign-syntax"])
    #expect(findings.first?.severity == .note)
    #expect(findings.first?.summary.hasPrefix("2 diagrams are shown as code") == true)
  }

  /// What a script prints is missing where a plugin would show it.
  @Test(
    arguments: [
      ("python exec=\"yes\"", true), ("py exec='on' source=\"above\"", true), ("sh title=\"a\" exec=1", true),
      ("{ .python exec=\"true\" }", true), ("python exec=\"no\"", false), ("python exec=\"\"", false),
      ("python exec", false), ("exec=yes", false), ("python noexec=\"yes\"", false),
    ])
  func codeThatAnotherToolRunsIsReported(_ info: String, _ isReported: Bool) {
    let document = parse("```\(info)\na\n```\n")
    #expect(document.htmlText.contains("a\n"))
    #expect(document.diagnostics.map(\.rule) == (isReported ? ["page/foreign-syntax"] : []))
    if isReported {
      #expect(document.diagnostics.first?.severity == .warning)
      #expect(document.diagnostics.first?.summary.contains("is shown as code") == true)
    }
  }

  /// As mdBook does: attributes are code, and a second sign keeps a line.
  @Test(
    arguments: [
      ("```rust\n# a\nb\n#\n  # c\n```", "b\n"), ("```rust,ignore\n# a\nb\n```", "b\n"),
      ("```Rust {1}\n# a\nb\n```", "<mark class=\"line\">b\n</mark>"),
      ("```rust\n#[a]\n#![b]\n#!c\n#d\n```", "#[a]\n#![b]\n#!c\n#d\n"),
      ("```rust\n## a\n ##b\n### c\n```", "# a\n #b\n## c\n"), ("```rust\n# a\n\n#\n```", "# a\n\n#\n"),
      ("> ```rust\n> # a\n> b\n> ```", "b\n"), ("- x\n\n  ```rust\n  # a\n  b\n  ```", "b\n"),
      ("~~~rust\n# a\n<b>", "&lt;b&gt;\n"), ("```rs\n# a\nb\n```", "# a\nb\n"), ("```\n# a\nb\n```", "# a\nb\n"),
      ("```sh\n# a\nb\n```", "# a\nb\n"), ("```python\n~a\n ~ b\nc\n~~d\n```", "c\n"),
    ])
  func hiddenLines(_ page: String, _ code: String) throws {
    var options = MarkdownOptions(html: .safe)
    options.highlightsCode = false
    #expect(options.hiddenLines.add("#", in: "rust") && options.hiddenLines.add("~", in: "Python"))
    let document = parse(page + "\n", options: options)
    let html = document.htmlText
    let shown = try #require(html.firstRange(of: "<code"))
    #expect(html[shown.lowerBound...].drop { $0 != ">" }.dropFirst().hasPrefix(code + "</code></pre>"), "\(html)")
    #expect(String(decoding: document.text, as: UTF8.self).contains("# a") == code.contains("# a"))
  }

  @Test func hiddenLinesNeedASetting() {
    #expect(parse("```rust\n# a\nb\n```\n").htmlText.contains("# a\nb\n"))
    var hidden = HiddenLines()
    #expect(!hidden.add("", in: "rust") && !hidden.add("a b", in: "rust") && !hidden.add("#", in: "") && hidden.isEmpty)
  }

  @Test(arguments: ["dot-env", "d2-x", "mermaidjs", "-mermaid", "notes", "note x", "Note", "text"])
  func otherLanguagesAreCode(_ info: String) {
    #expect(parse("```\(info)\na\n```\n").diagnostics.isEmpty)
  }

  /// Only a plugin makes boxes of them, so they stay code.
  @Test(arguments: ["note", "warning", "tip", "info", "danger", "caution", "important"])
  func fencesCalledLikeBoxesAreReported(_ info: String) {
    let document = parse("```\(info)\n*a*\n```\n")
    #expect(document.diagnostics.map(\.severity) == [.note])
    #expect(document.diagnostics.first?.summary.contains("“```\(info)” is shown as code") == true)
    #expect(document.htmlText == "<pre><code class=\"language-\(info)\">*a*\n</code></pre>\n")
  }

  /// The signs of a patch belong to its lines.
  @Test func patchesStay() {
    let page = "```diff lang=\"nim\"\n--- a.nim\n+++ b.nim\n-a\n+b\n```\n"
    #expect(
      parse(page).htmlText == "<pre><code class=\"language-nim\">--- a.nim\n+++ b.nim\n-a\n+b\n</code></pre>\n")
  }

  @Test(arguments: [
    ("\u{1B}[1;31mred\u{1B}[0m end", "red end"), ("\u{1B}]8;;https://a.example\u{7}link\u{1B}]8;;\u{7}", "link"),
    ("\u{1B}]8;;b\u{1B}\\link", "link"), ("\u{1B}(Ba", "a"), ("\u{1B}[", ""), ("a\u{1B}", "a"),
  ])
  func terminalColorsAreTakenOut(_ code: String, _ shown: String) {
    let document = parse("```ansi\n\(code)\n```\n")
    #expect(document.htmlText.contains(">\(shown)\n</code>") || shown.isEmpty, "\(document.htmlText)")
    #expect(document.diagnostics.isEmpty)
    let nested = parse("````md\n```ansi\n\(code)\n```\n````\n")
    #expect(nested.diagnostics.isEmpty && !nested.htmlText.contains("\u{FFFD}"), "\(nested.htmlText)")
  }

  @Test func controlCharactersElsewhereAreReported() {
    let page = "```ansi\n\u{1B}[1ma\u{1}\n```\n\n\u{1B}[1mb\n\n```sh\n\u{1B}c\n```\n"
    #expect(
      parse(page).diagnostics.map(\.summary) == ["2 control characters in the text; the first is U+001B"])
  }

  @Test func manyMarksTakeNoTime() {
    let page = "```js\n" + String(repeating: "a // [!code ++:1000]\n", count: 40_000) + "```\n"
    #expect(parse(page).htmlText.utf8.count > 40_000)
    let infos = String(repeating: "```" + String(repeating: "{[", count: 300) + "\n```\n", count: 1_000)
    #expect(!parse(infos).htmlText.contains("<figure"))
    let quoted = String(repeating: "```a " + String(repeating: "{'=/", count: 150) + "\n```\n", count: 1_000)
    #expect(!parse(quoted).htmlText.contains("<figure"))
  }
}
