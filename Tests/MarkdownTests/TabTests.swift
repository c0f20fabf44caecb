import Diagnostics
import Markdown
import Testing

@Suite struct TabTests {
  private func tabs(_ names: [String], _ panels: [String], set: String = "tabs.1", selected: Int = 0) -> String {
    var html = "<div class=\"tabs\">\n<fieldset class=\"tab-names\"><legend class=\"visually-hidden\">Tabs</legend>\n"
    for (index, name) in names.enumerated() {
      let (number, checked) = (index + 1, index == selected ? " checked" : "")
      html += "<input type=\"radio\" name=\"\(set)\" id=\"\(set).\(number)\" value=\"\(name.lowercased())\""
      html += " class=\"tab-\(number)\"\(checked)><label for=\"\(set).\(number)\">\(name)</label>\n"
    }
    html += "</fieldset>\n"
    for (index, panel) in panels.enumerated() {
      html += "<div class=\"tab-panel tab-\(index + 1)\" data-name=\"\(names[index])\">\n\(panel)</div>\n"
    }
    return html + "</div>\n"
  }

  @Test(arguments: [
    "=== \"A\"\n\n    a\n\n=== \"B\"\n\n    b\n", "=== \"A\"\n    a\n=== \"B\"\n    b\n",
    ":::tabs\n== A\na\n== B\nb\n:::", "::: tabs key:x\n=== A\n\na\n\n=== B\nb\n:::",
    "::::tabs\n:::tab \"A\"\na\n:::\n::: tab 'B'\nb\n:::\n::::",
    "::::tabs\n:::tab A\na\n:::\n:::tab{title=\"B\"}\nb\n:::\n::::",
    "::::{tab-set}\n:::{tab-item} A\na\n:::\n:::{tab-item} B\nb\n:::\n::::",
    ":::tabs\n\n== A\n\na\n\n== B\n\nb\n\n:::", "/// tab | A\na\n///\n/// tab | B\nb\n///",
    "//// tab | A\n\na\n\n////\n\n//// tab | B\n\nb\n\n////\n",
  ])
  func forms(_ page: String) {
    let document = parse(page)
    #expect(document.htmlText == tabs(["A", "B"], ["<p>a</p>\n", "<p>b</p>\n"]))
    #expect(document.diagnostics.isEmpty)
  }

  @Test func selected() {
    #expect(
      parse("=== \"A\"\n    a\n\n===+ \"B\"\n    b\n").htmlText
        == tabs(["A", "B"], ["<p>a</p>\n", "<p>b</p>\n"], selected: 1))
    #expect(
      parse("/// tab | A\na\n///\n/// tab | B\n    select: True\nb\n///").htmlText
        == tabs(["A", "B"], ["<p>a</p>\n", "<p>b</p>\n"], selected: 1))
  }

  @Test(arguments: [
    ":::tabs\n== A\na\n==+ B\nb\n:::", ":::tabs\n=== A\n\na\n\n===+ B\n\nb\n:::",
  ])
  func selectedInContainers(_ page: String) {
    let document = parse(page)
    #expect(document.htmlText == tabs(["A", "B"], ["<p>a</p>\n", "<p>b</p>\n"], selected: 1))
    #expect(document.diagnostics.isEmpty)
  }

  /// Tabs of components that say which of them shows first.
  @Test(arguments: [
    ("<Tabs>", "", "", 0), ("<Tabs>", "default", "", 0), ("<Tabs>", "", "default", 1),
    ("<Tabs>", "", "default={true}", 1), ("<Tabs>", "", "default={false}", 0), ("<Tabs defaultValue=\"b\">", "", "", 1),
    ("<Tabs defaultValue={'b'}>", "default", "", 1), ("<Tabs defaultValue=\"a\">", "", "default", 0),
    ("<Tabs defaultValue=\"c\">", "", "", 0), ("<Tabs defaultValue={null}>", "", "", 0),
    (
      "<Tabs defaultValue=\"b\" values={[{label: 'A', value: 'a'}, {label: 'B', value: 'b'}]}>", "", "", 1
    ),
  ])
  func selectedComponents(_ set: String, _ first: String, _ second: String, _ selected: Int) {
    let page =
      "\(set)\n<TabItem value=\"a\" label=\"A\" \(first)>\na\n</TabItem>\n"
      + "<TabItem value=\"b\" label=\"B\" \(second)>\nb\n</TabItem>\n</Tabs>\n"
    let bytes = Array(page.utf8)
    let document = MarkdownParser(options: MarkdownOptions()).parse(
      SourceFile(path: "a.mdx", bytes: bytes), body: 0..<bytes.count)
    #expect(document.htmlText == tabs(["A", "B"], ["<p>a</p>\n", "<p>b</p>\n"], selected: selected))
    #expect(document.diagnostics.isEmpty)
  }

  /// The order in which a set names its tabs is theirs if it names all of them; findings stay where they are.
  @Test(arguments: [("b", ["B", "A"]), ("c", ["A", "B"])])
  func orderOfComponents(_ value: String, _ names: [String]) {
    let page =
      "<Tabs values={[{label: 'B', value: '\(value)'}, {label: 'A', value: 'a'}]}>\n"
      + "<TabItem value=\"a\">\na <Foo />\n</TabItem>\n<TabItem value=\"b\" label=\"B\">\nb\n</TabItem>\n</Tabs>\n\n"
      + "<Bar />\n"
    let bytes = Array(page.utf8)
    let document = MarkdownParser(options: MarkdownOptions()).parse(
      SourceFile(path: "a.mdx", bytes: bytes), body: 0..<bytes.count)
    let panels = names == ["B", "A"] ? ["<p>b</p>\n", "<p>a</p>\n"] : ["<p>a</p>\n", "<p>b</p>\n"]
    #expect(document.htmlText == tabs(names, panels))
    let places = document.diagnostics.compactMap { $0.location?.range }
    #expect(places.map { String(decoding: bytes[$0], as: UTF8.self) } == ["<Foo />", "<Bar />"])
  }

  @Test func sets() {
    let one = tabs(["A"], ["<p>a</p>\n"])
    let two = tabs(["B"], ["<p>b</p>\n"], set: "tabs.2")
    #expect(parse("=== \"A\"\n    a\n\n===! \"B\"\n    b\n").htmlText == one + two)
    #expect(parse("/// tab | A\na\n///\n/// tab | B\n    new: true\nb\n///").htmlText == one + two)
    #expect(parse("=== \"A\"\n    a\n\nc\n\n=== \"B\"\n    b\n").htmlText == one + "<p>c</p>\n" + two)
  }

  @Test func nested() {
    let inner = tabs(["B", "C"], ["<p>b</p>\n", "<p>c</p>\n"], set: "tabs.2")
    #expect(
      parse("=== \"A\"\n    === \"B\"\n        b\n    === \"C\"\n        c\n\n=== \"D\"\n    d\n").htmlText
        == tabs(["A", "D"], [inner, "<p>d</p>\n"]))
  }

  @Test(arguments: [
    "::: code-group\n\n```js [a.js]\na\n```\n\n```js title=\"b.js\"\nb\n```\n\n:::",
    ":::code-group\n```js [a.js]\na\n```\n```js title=\"b.js\"\nb\n```\n:::",
  ])
  func codeGroup(_ page: String) {
    func code(_ text: String) -> String { "<pre><code class=\"language-js\">\(text)\n</code></pre>\n" }
    let html = parse(page).htmlText
    #expect(html.contains("<label for=\"tabs.1.1\">a.js</label>"))
    #expect(html.contains("<label for=\"tabs.1.2\">b.js</label>"))
    #expect(
      html.hasSuffix(
        """
        </fieldset>
        <div class="tab-panel tab-1" data-name="a.js">
        \(code("a"))</div>
        <div class="tab-panel tab-2" data-name="b.js">
        \(code("b"))</div>
        </div>

        """))
  }

  /// A block of a group needs no language to have a name.
  @Test func namesOfCodeWithoutALanguage() {
    let html = parse("::: code-group\n\n```[a.js]\na\n```\n\n```[[b] ~c:d~]\nb\n```\n\n```[c] d\nc\n```\n\n:::")
      .htmlText
    for (number, name) in ["a.js", "[b]", "[c]"].enumerated() {
      #expect(html.contains("<label for=\"tabs.1.\(number + 1)\">\(name)</label>"), "\(html)")
    }
    #expect(html.contains("<pre><code>a\n</code></pre>"))
  }

  /// Tabs in admonitions, tabs and admonitions in list items, and admonitions in tabs.
  @Test func inOtherBlocks() {
    let inner = tabs(["A", "B"], ["<p>a</p>\n", "<p>b</p>\n"])
    let note = "<div class=\"callout callout-note\" role=\"note\">\n<p class=\"callout-title\">Note</p>\n"
    let source = "=== \"A\"\n\n    a\n\n=== \"B\"\n\n    b\n"
    func indented(_ text: String) -> String {
      text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }
        .joined(separator: "\n")
    }
    #expect(parse("!!! note\n\n\(indented(source))").htmlText == note + inner + "</div>\n")
    #expect(parse("- c\n\n\(indented(source))").htmlText == "<ul>\n<li>\n<p>c</p>\n\(inner)</li>\n</ul>\n")
    #expect(
      parse("- c\n\n    !!! note\n        d\n").htmlText
        == "<ul>\n<li>\n<p>c</p>\n\(note)<p>d</p>\n</div>\n</li>\n</ul>\n")
    #expect(
      parse("1. c\n\n    ???+ tip \"T\"\n        d\n").htmlText
        == "<ol>\n<li>\n<p>c</p>\n<details class=\"callout callout-tip\" open>\n"
        + "<summary class=\"callout-title\">T</summary>\n<p>d</p>\n</details>\n</li>\n</ol>\n")
    #expect(
      parse("=== \"A\"\n\n    !!! note\n        d\n").htmlText
        == tabs(["A"], ["\(note)<p>d</p>\n</div>\n"]))
  }

  @Test func namesMayHaveMarkup() {
    let html = parse("=== \"`a` & *b*\"\n    c").htmlText
    #expect(html.contains("<label for=\"tabs.1.1\"><code>a</code> &amp; <em>b</em></label>"))
    #expect(html.contains("data-name=\"a &amp; b\""))
  }

  @Test(arguments: [
    "```js tab=\"A\"\na\n```\n\n```js tab=\"B\"\nb\n```\n",
    "~~~js tab='A'\na\n~~~\n~~~ {.js tab=\"B\"}\nb\n~~~\n",
  ])
  func adjacentFences(_ page: String) {
    func code(_ text: String) -> String { "<pre><code class=\"language-js\">\(text)\n</code></pre>\n" }
    var options = MarkdownOptions()
    options.highlightsCode = false
    let document = parse(page, options: options)
    #expect(document.htmlText == tabs(["A", "B"], [code("a"), code("b")]))
    #expect(document.diagnostics.isEmpty)
  }

  @Test func fencesApart() {
    func code(_ text: String) -> String { "<pre><code>\(text)\n</code></pre>\n" }
    let page = "- ``` tab=\"A\"\n  a\n  ```\n\n``` tab=\"B\"\nb\n```\n\n```\nc\n```\n"
    let one = tabs(["A"], [code("a")])
    let two = tabs(["B"], [code("b")], set: "tabs.2")
    #expect(parse(page).htmlText == "<ul>\n<li>\n\(one)</li>\n</ul>\n\(two)\(code("c"))")
  }

  @Test(arguments: [
    "=== a\n    b", "``` tab\na\n```", "``` tab=\"\"\na\n```", "a\n===\n", "=== \"\"\n    b", "== A\na",
    "==== \"A\"\n    b", "=== \"A\" b\n    c",
  ])
  func othersStay(_ page: String) {
    #expect(!parse(page).htmlText.contains("class=\"tabs\""))
  }
}
