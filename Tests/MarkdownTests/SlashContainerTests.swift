import Diagnostics
import Markdown
import Testing

/// Containers between lines of slashes: the blocks of PyMdown Extensions.
@Suite struct SlashContainerTests {
  private func box(_ style: String, _ title: String, _ content: String = "<p>a</p>\n") -> String {
    """
    <div class="callout callout-\(style)" role="note">
    <p class="callout-title">\(title)</p>
    \(content)</div>

    """
  }

  @Test(arguments: [
    ("/// note\na\n///", "note", "Note"), ("/// note | Title\n\na\n\n///\n", "note", "Title"),
    ("///tip|Title\na\n///", "tip", "Title"), ("   /// Warning | Use `x` *now*  \na\n  ///  ", "warning", nil),
    ("//// danger\na\n////", "caution", "Danger"), ("/// admonition | Title\na\n///", "note", "Title"),
    ("/// admonition | Title\n    type: warning\n\na\n///", "warning", "Title"),
    ("/// admonition | Title\n    type: 'warning'\n    attrs: {class: x}\na\n///", "warning", "Title"),
    ("/// admonition | Title\n---\ntype: warning\n---\na\n///", "warning", "Title"),
    ("/// admonition | Title\n    ---\n    type: warning\n    ---\n\na\n///", "warning", "Title"),
    ("/// note | Title\n    unheard-of:\n        - b\n\na\n///", "note", "Title"),
    ("/// note | C#\na\n///", "note", "C#"),
  ])
  func boxes(_ page: String, _ style: String, _ title: String?) {
    let document = parse(page)
    #expect(document.htmlText == box(style, title ?? "Use <code>x</code> <em>now</em>"))
    #expect(document.diagnostics.isEmpty)
  }

  /// Readers see what a container of an unknown kind is, and all of a kind are one decision.
  @Test func unknownKindsAreNamed() {
    let document = parse("/// version-added | v2\na\n///\n\n/// version-added | v3\n///\n")
    #expect(
      document.htmlText == """
        <div>
        <p><strong>Version added: v2</strong></p>
        <p>a</p>
        </div>
        <div>
        <p><strong>Version added: v3</strong></p>
        </div>

        """)
    #expect(document.text.starts(with: "Version added: v2\n".utf8))
    #expect(Set(document.diagnostics.map(\.cause)).count == 1 && document.diagnostics.first?.cause != nil)
  }

  @Test(arguments: [
    ("/// details | More\na\n///", "plain\">", "More"), ("/// details\na\n///", "plain\">", "Details"),
    ("/// details | More\n    open: True\na\n///", "plain\" open>", "More"),
    ("/// details | More\n    type: warning\n    open: false\na\n///", "warning\">", "More"),
    ("/// details | More\n    attrs: {class: 'b', id: \"c\"}\na\n///", "plain\" id=\"c\">", "More"),
  ])
  func folds(_ page: String, _ start: String, _ title: String) {
    #expect(
      parse(page).htmlText
        == "<details class=\"callout callout-\(start)\n<summary class=\"callout-title\">\(title)</summary>\n<p>a</p>\n"
        + "</details>\n")
  }

  @Test(arguments: [
    "//// note\n/// tip\na\n///\n////", "//// note\n\n/// tip\n\na\n\n///\n\n////\n",
    "/// note\n//// tip\na\n////\n///",
    ":::note\n/// tip\na\n///\n:::", "/// note\n:::tip\na\n:::\n///", "/// note\n!!! tip\n    a\n\n///",
    "///// note\n//// tip\na\n////\n/////",
  ])
  func nested(_ page: String) {
    let document = parse(page)
    #expect(document.htmlText == box("note", "Note", box("tip", "Tip")))
    #expect(document.diagnostics.isEmpty)
  }

  @Test func tabsHoldOthers() {
    let html = parse("//// tab | A\n\n/// note\n\na\n\n///\n\n////\n\n//// tab | B\n\nb\n\n////\n\nc").htmlText
    #expect(html.contains("data-name=\"A\">\n\(box("note", "Note"))</div>\n"))
    #expect(html.hasSuffix("data-name=\"B\">\n<p>b</p>\n</div>\n</div>\n<p>c</p>\n"))
  }

  @Test(arguments: [
    ("b\n/// note\na\n///\nc", "<p>b</p>\n\(Self.note)<p>c</p>\n"),
    ("> /// note\n> a\n> ///\n> c", "<blockquote>\n\(Self.note)<p>c</p>\n</blockquote>\n"),
    ("- b\n  /// note\n  a\n  ///\n- c", "<ul>\n<li>b\n\(Self.note)</li>\n<li>c</li>\n</ul>\n"),
    ("> /// details | b\n>     type: note\n>\n> a\n> ///", Self.quotedFold),
  ])
  func places(_ page: String, _ html: String) {
    #expect(parse(page).htmlText == html)
  }

  private static let note =
    "<div class=\"callout callout-note\" role=\"note\">\n<p class=\"callout-title\">Note</p>\n<p>a</p>\n</div>\n"
  private static let quotedFold =
    "<blockquote>\n<details class=\"callout callout-note\">\n<summary class=\"callout-title\">b</summary>\n<p>a</p>\n"
    + "</details>\n</blockquote>\n"

  @Test(arguments: [
    ("/// html | div.b\na\n///", "<div>\n<p>a</p>\n</div>\n"),
    ("/// html | div.b#c\na\n///", "<div id=\"c\">\n<p>a</p>\n</div>\n"),
    ("/// caption\na\n///", "<div>\n<p>a</p>\n</div>\n"),
    ("/// figure-caption | #c\na\n///", "<div id=\"c\">\n<p>a</p>\n</div>\n"),
    ("/// define\na\n///", "<div>\n<p>a</p>\n</div>\n"),
  ])
  func contentStays(_ page: String, _ html: String) {
    let document = parse(page)
    #expect(document.htmlText == html)
    #expect(document.diagnostics.isEmpty)
  }

  @Test(arguments: [
    "/// note a\nb\n", "/// A comment.\n/// Another.", "/// Returns\na", "/// Returns\na\n////", "///\na\n///",
    "//note\na", "// note\na\n//", "///\n", "> a\n///", "/// a.b\nc\n///", "file:///note\n///",
  ])
  func textStays(_ page: String) {
    let document = parse(page)
    #expect(document.htmlText.replacing(/<[^>]*>/, with: "").contains("//"))
    #expect(!document.htmlText.contains("callout"))
    #expect(document.diagnostics.isEmpty)
  }

  @Test(arguments: ["```\n/// note\na\n///\n```", "    /// note\n    a\n    ///\n", "<!--\n/// note\n///\n-->\n"])
  func codeStays(_ page: String) {
    #expect(!parse(page).htmlText.contains("callout"))
  }

  @Test(arguments: [MarkdownDialect.commonmark, .github])
  func otherDialects(_ dialect: MarkdownDialect) {
    var options = MarkdownOptions()
    options.extensions = dialect.extensions
    #expect(parse("/// note | A\na\n///\n", options: options).htmlText == "<p>/// note | A\na\n///</p>\n")
  }

  @Test(arguments: [
    ("/// note\na", "container is never closed", "/// note"),
    ("//// note\n/// tip\na\n////", "container is never closed", "/// tip"),
    ("/// note\na\n////", "container is never closed", "/// note"),
    ("/// wraning\na\n///", "unknown kind of container “wraning”; did you mean “warning”?", "/// wraning"),
  ])
  func findings(_ page: String, _ summary: String, _ place: String) {
    let document = parse(page)
    #expect(document.diagnostics.map(\.summary) == [summary])
    #expect(text(page, document.diagnostics.first?.location?.range) == place)
    #expect(!(document.diagnostics.first?.explanation.contains("colons") ?? true))
  }
}
