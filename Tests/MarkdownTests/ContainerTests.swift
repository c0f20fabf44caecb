import Diagnostics
import Markdown
import Testing

@Suite struct ContainerTests {
  private func box(_ style: String, _ title: String, _ content: String = "<p>a</p>\n") -> String {
    """
    <div class="callout callout-\(style)" role="note">
    <p class="callout-title">\(title)</p>
    \(content)</div>

    """
  }

  /// A tag alone on its line begins HTML, which a container ends.
  @Test(arguments: ["<br />", "<br/>", "<hr>", "<img src=\"a.png\" alt=\"a\" />", "Text\n<br />"])
  func containersEndHTML(_ tag: String) {
    let page = ":::note\na\n:::\n\n\(tag)\n:::tip\nb\n:::\n\n:::note\na\n:::\n"
    let html = parse(page).htmlText
    #expect(html.components(of: box("note", "Note")) == 2 && html.contains(box("tip", "Tip", "<p>b</p>\n")), "\(html)")
  }

  /// One container in HTML does not keep others from being read.
  @Test(arguments: ["<div>\n:::tip\nb\n:::\n</div>", "<span>\n:::tip\nb\n:::", "<b></b>\n:::tip\n:::note\nb\n:::\n:::"])
  func containersInHTMLLeaveOthers(_ block: String) {
    let html = parse(":::note\na\n:::\n\n\(block)\n\n:::note\na\n:::\n\n:::note\na\n:::\n").htmlText
    #expect(html.components(of: box("note", "Note")) >= 3, "\(html)")
  }

  /// Text behind a title in brackets begins the content; a link in brackets begins the title.
  @Test(arguments: [
    (":::note[Title] a\n:::", "Title", "<p>a</p>\n"), (":::note[Title]{#b} a\nb\n:::", "Title", "<p>a\nb</p>\n"),
    (":::note[Title] - a\n- b\n:::", "Title", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n"),
    (":::note [A](https://b.c) d\na\n:::", "<a href=\"https://b.c\">A</a> d", "<p>a</p>\n"),
    (":::note [Title]\na\n:::", "Title", "<p>a</p>\n"),
  ])
  func textBehindTitles(_ page: String, _ title: String, _ content: String) {
    let html = parse(page).htmlText
    #expect(html.contains("<p class=\"callout-title\">\(title)</p>\n\(content)</div>"), "\(html)")
    #expect(parse("> " + page.replacing("\n", with: "\n> ")).htmlText.contains(String(content.prefix(6))))
  }

  @Test(arguments: [
    (":::note\na\n:::", "note", "Note"),
    ("::: tip\na\n:::", "tip", "Tip"),
    (":::note Title\na\n:::", "note", "Title"),
    (":::note[Title]\na\n:::", "note", "Title"),
    (":::note[A [b] c]{icon=\"x\"}\na\n:::", "note", "A [b] c"),
    (":::tip{title=\"Title\"}\na\n:::", "tip", "Title"),
    ("::: warning{.class} Title\na\n:::", "warning", "Title"),
    ("::: danger STOP {.class}\na\n:::", "caution", "STOP"),
    ("::: {.callout-tip}\na\n:::", "tip", "Tip"),
    (":::{note} Title\na\n:::", "note", "Title"),
    ("::::::info\na\n::::::", "note", "Info"),
    ("::: note ::::\na\n:::", "note", "Note"),
    (":::WARNING\na\n:::", "warning", "Warning"), (":::abstract\na\n:::", "note", "Summary"),
    ("   :::note  \na\n  :::  ", "note", "Note"),
    (":::note Use `x` *now*\na\n:::", "note", "Use <code>x</code> <em>now</em>"),
    (":::note C#\na\n:::", "note", "C#"),
    ("!!! note\n    a", "note", "Note"),
    ("!!! note\n\n    a\n\n", "note", "Note"),
    ("!!! bug inline end \"Title\"\n    a", "caution", "Title"),
    ("!!! unheard-of\n\ta", "note", "Unheard of"), ("!!! hint\n    a", "tip", "Hint"),
    ("!!! Abstract\n    a", "note", "Abstract"), ("!!! Note\n    a", "note", "Note"),
  ])
  func boxes(_ page: String, _ style: String, _ title: String) {
    let document = parse(page)
    #expect(document.htmlText == box(style, title))
    #expect(document.diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("note", "Note"), ("info", "Info"), ("tip", "Tip"), ("important", "Important"), ("warning", "Warning"),
    ("caution", "Caution"), ("danger", "Danger"), ("success", "Success"), ("question", "Question"),
    ("failure", "Failure"), ("bug", "Bug"), ("example", "Example"), ("quote", "Quote"),
  ])
  func kinds(_ kind: String, _ title: String) {
    for page in [":::\(kind)\na\n:::", "!!! \(kind)\n    a"] {
      #expect(parse(page).htmlText.contains("<p class=\"callout-title\">\(title)</p>"))
    }
  }

  @Test(arguments: [
    (
      "??? tip \"More\"\n    a",
      "<details class=\"callout callout-tip\">\n<summary class=\"callout-title\">More</summary>"
    ),
    (
      "??? \"More\"\n    a", "<details class=\"callout callout-note\">\n<summary class=\"callout-title\">More</summary>"
    ),
    ("???+ tip\n    a", "<details class=\"callout callout-tip\" open>\n<summary class=\"callout-title\">Tip</summary>"),
    (
      ":::details\na\n:::",
      "<details class=\"callout callout-plain\">\n<summary class=\"callout-title\">Details</summary>"
    ),
    (
      "::: details Code {open}\na\n:::",
      "<details class=\"callout callout-plain\" open>\n<summary class=\"callout-title\">Code</summary>"
    ),
  ])
  func folds(_ page: String, _ start: String) {
    #expect(parse(page).htmlText == start + "\n<p>a</p>\n</details>\n")
  }

  @Test func emptyTitleMeansNone() {
    #expect(
      parse("!!! note \"\"\n    a").htmlText
        == "<div class=\"callout callout-note\" role=\"note\">\n<p>a</p>\n</div>\n")
  }

  @Test(arguments: [
    ":::note\n:::tip\na\n:::\n:::", "::::note\n:::tip\na\n:::\n::::", ":::note\n::::tip\na\n::::\n:::",
    ":::note\n!!! tip\n    a\n:::", "!!! note\n    :::tip\n    a\n    :::", "!!! note\n    !!! tip\n        a",
    ":::note\n\n:::tip\n\na\n\n:::\n\n:::\n",
  ])
  func nested(_ page: String) {
    #expect(parse(page).htmlText == box("note", "Note", box("tip", "Tip")))
  }

  @Test(arguments: [
    (":::note\na\n:::\nb", "<p>b</p>\n"),
    (":::note\na\n:::\n\nb", "<p>b</p>\n"),
    (":::note\na\n:::\n:::note\na\n:::", nil),
    ("!!! note\n    a\nb", "<p>b</p>\n"),
    ("!!! note\n    a\n\n[b](c)", "<p><a href=\"c\">b</a></p>\n"),
    ("!!! note\n    a\n[b](c)", "<p><a href=\"c\">b</a></p>\n"),
    ("!!! note\n    a\n!!! note\n    a", nil),
    ("!!! note\n    a\n\n!!! note\n    a", nil),
    ("!!! note\n    a\n> b", "<blockquote>\n<p>b</p>\n</blockquote>\n"),
    ("!!! note\n    a\n# b", nil),
  ])
  func whatFollows(_ page: String, _ html: String?) {
    let result = parse(page, options: .init(withoutAnchors: ())).htmlText
    let expected = html ?? (page.hasSuffix("# b") ? "<h1>b</h1>\n" : box("note", "Note"))
    #expect(result == box("note", "Note") + expected)
  }

  @Test func interruptsAParagraph() {
    #expect(parse("b\n:::note\na\n:::").htmlText == "<p>b</p>\n" + box("note", "Note"))
    #expect(parse("b\n!!! note\n    a").htmlText == "<p>b</p>\n" + box("note", "Note"))
  }

  @Test(arguments: [
    ("1. b\n   :::note\n   a\n   :::\n2. c", "ol"), ("- b\n  !!! note\n      a\n- c", "ul"),
    ("- b\n  :::note\n  a\n- c", "ul"), ("-\tb\n\t:::note\n\ta\n\t:::\n-\tc", "ul"),
  ])
  func inAList(_ page: String, _ list: String) {
    // The list stays one, and stays tight.
    #expect(
      parse(page).htmlText == "<\(list)>\n<li>b\n\(box("note", "Note"))</li>\n<li>c</li>\n</\(list)>\n")
  }

  @Test func inAQuote() {
    #expect(
      parse("> :::note\n> a\n> :::\n> b").htmlText
        == "<blockquote>\n\(box("note", "Note"))<p>b</p>\n</blockquote>\n")
  }

  @Test(arguments: [
    ("- b\n- c", "<ul>\n<li>b</li>\n<li>c</li>\n</ul>\n"),
    ("> b", "<blockquote>\n<p>b</p>\n</blockquote>\n"),
    ("```\n:::\nb\n```", "<pre><code>:::\nb\n</code></pre>\n"),
    ("```make\nx:\n\tb\n```", "<pre><code class=\"language-make\">x:\n\tb\n</code></pre>\n"),
    ("    b", "<pre><code>b\n</code></pre>\n"),
    ("\tb", "<pre><code>b\n</code></pre>\n"),
    ("[b]", "<p><a href=\"/x\">b</a></p>\n"),
  ])
  func content(_ markdown: String, _ html: String) {
    let indented = markdown.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }
      .joined(separator: "\n")
    for page in [":::note\n\(markdown)\n:::", "!!! note\n\(indented)"] {
      #expect(parse(page + "\n\n[b]: /x").htmlText == box("note", "Note", html))
    }
  }

  @Test(arguments: [
    "```\n:::note\na\n:::\n```", "    :::note\n    a", "<pre>\n:::note\na\n:::\n</pre>", "a ::: note", "::note\na",
    "::: !\na", ":::", ":::\n:::", "\\:::note\na", "!! note\n    a", "!!!! note\n    a", "!!! \"a\"\n    b",
    "!!!\n    a",
    "??\n    a", "<!--\n:::note\n-->", "- a\n\n      :::note", "!!!note(a)\n    b", "::::", "2 === \"a\"",
  ])
  func othersStay(_ page: String) {
    var options = MarkdownOptions(withoutAnchors: ())
    options.html = .omit
    #expect(parse(page, options: options).htmlText == parse(page, options: .specification(html: .omit)).htmlText)
  }

  @Test func theLineThatClosesAContainerMayBeInCode() {
    let findings = parse(":::note\n```\na\n:::\n```\n\nb\n").diagnostics
    #expect(findings.map(\.summary) == ["container is never closed: the line that should close it is in a code block"])
    // Code that is never closed has a finding that says so, and is enough.
    let others = parse(":::note\n````\na\n```\n:::\n\nb\n").diagnostics
    #expect(others.map(\.rule) == ["page/unclosed-code"])
    #expect(parse(":::note\n```\n:::\n```\n:::\n").diagnostics.isEmpty)
  }

  @Test func unknownKinds() {
    let page = "a\n\n:::wraning *Title*\nb\n:::\n"
    let document = parse(page)
    #expect(document.htmlText == "<p>a</p>\n<div>\n<p><strong><em>Title</em></strong></p>\n<p>b</p>\n</div>\n")
    #expect(document.diagnostics.map(\.rule) == ["page/container"])
    #expect(document.diagnostics[0].summary == "unknown kind of container “wraning”; did you mean “warning”?")
    #expect(text(page, document.diagnostics[0].location?.range) == ":::wraning *Title*")
  }

  @Test(arguments: [":::note\na", "- :::note\n  a\n\nb", "::::note\na\n:::", "> :::note\n> a\n\nb"])
  func unclosed(_ page: String) {
    let document = parse(page)
    #expect(document.diagnostics.map(\.summary) == ["container is never closed"])
    #expect(document.htmlText.contains("callout-note"))
  }

  /// A line that repeats the one above in place of the end is read as the end, if nothing else closes either.
  @Test(arguments: [
    ("::: code-group\n```a\nx\n```\n::: code-group\n\nc\n\n:::tip\na\n:::", 1, "::: code-group"),
    (":::note\na\n:::note\n\nc\n\n:::note\na\n:::note", 2, ":::note"),
    (":::note\n:::tip\na\n:::tip\n:::\n\nc", 1, ":::tip"),
  ])
  func aRepeatedLineMayCloseAContainer(_ page: String, _ count: Int, _ line: String) {
    let document = parse(page)
    let summary = "container ends with a line that opens another one; write “:::” there"
    #expect(document.diagnostics.map(\.summary) == [String](repeating: summary, count: count))
    #expect(document.diagnostics.first?.notes.map { text(page, $0.location?.range) } == [line])
    #expect(document.htmlText.contains("</div>\n<p>c</p>\n"), "\(document.htmlText)")
    let edits = document.diagnostics.flatMap(\.fixes).flatMap(\.edits)
    var bytes = Array(page.utf8)
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: edit.replacement.utf8)
    }
    #expect(parse(String(decoding: bytes, as: UTF8.self)).htmlText == document.htmlText)
  }

  /// Of two containers of a kind, one may be forgotten.
  @Test(arguments: [
    ":::note\na\n\n:::note\nb\n:::", ":::note A\na\n:::note\nb", "> :::note\n> a\n\n:::note\nb\n:::",
  ])
  func anotherContainerOfAKindIsNotTheEnd(_ page: String) {
    #expect(parse(page).diagnostics.allSatisfy { $0.summary == "container is never closed" })
    #expect(parse(page).htmlText.split(separator: "callout-note").count == 3)
  }

  @Test func manyRepeatedLinesAreFast() {
    let document = parse(String(repeating: ":::note\na\n\n", count: 60_001))
    #expect(!document.diagnostics.isEmpty)
  }

  /// Where a page closes fewer than it opens, one line closes the outermost, as it does to VitePress and Docusaurus.
  @Test func oneLineMayCloseAll() {
    let document = parse(":::note\na\n\n:::tip\na\n:::\n\nc")
    #expect(document.diagnostics.isEmpty, "\(document.diagnostics.map(\.summary))")
    #expect(document.htmlText == box("note", "Note", "<p>a</p>\n" + box("tip", "Tip")) + "<p>c</p>\n")
    // A line with fewer colons closes what is inside.
    let twice = parse("::::note\n:::tip\na\n:::\n\n::::tip\na\n::::\n\nc")
    #expect(twice.diagnostics.isEmpty, "\(twice.diagnostics.map(\.summary))")
    #expect(twice.htmlText == box("note", "Note", box("tip", "Tip") + box("tip", "Tip")) + "<p>c</p>\n")
  }

  @Test func ids() {
    let document = parse(":::note{#here}\na\n:::\n\n:::tip{#here}\n:::")
    #expect(document.htmlText.contains("<div class=\"callout callout-note\" id=\"here\" role=\"note\">"))
    #expect(document.htmlText.contains("id=\"here-1\""))
    #expect(document.hasAnchor("here"))
  }
}

extension MarkdownOptions {
  /// Everything but the links of headings.
  init(withoutAnchors: Void) {
    self.init()
    anchors = false
    tableFrames = false
  }
}

extension String {
  /// How often a text is in this one.
  fileprivate func components(of text: String) -> Int {
    split(separator: text, omittingEmptySubsequences: false).count - 1
  }
}
