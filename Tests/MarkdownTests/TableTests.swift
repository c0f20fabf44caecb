import Diagnostics
import Markdown
import Testing

@Suite struct TableTests {
  private func html(_ markdown: String) -> String {
    parse(markdown, options: .specification(html: .trust)).htmlText
  }

  /// The cells of all tables of a page, a line per row.
  private func rows(_ markdown: String) -> String {
    var rows: [[Substring]] = []
    for line in html(markdown).split(separator: "\n") {
      if line == "<tr>" {
        rows.append([])
      } else if line.hasSuffix("</th>") || line.hasSuffix("</td>") {
        rows[rows.count - 1].append(line.drop { $0 != ">" }.dropFirst().dropLast(5))
      }
    }
    return rows.map { $0.joined(separator: "|") + "\n" }.joined()
  }

  /// To Python-Markdown and kramdown, code is found before cells are.
  @Test(arguments: [
    ("`a|b` | c", "<code>a|b</code>|c"), ("``a|`b`|c`` | d", "<code>a|`b`|c</code>|d"), ("`a | `` b|", "`a|`` b"),
    ("`` `a|b` `` | c", "<code>`a|b`</code>|c"), ("\\`a | b`", "`a|b`"), ("`a\\|b` | c", "<code>a|b</code>|c"),
    ("`a` | `b` | `c`", "<code>a</code>|<code>b</code>"), ("a | b", "a|b"),
  ])
  func pipesInCode(_ row: String, _ cells: String) {
    var options = MarkdownOptions.specification(html: .trust)
    options.keepsCodeInCells = true
    let html = parse("| x | y |\n|---|---|\n| \(row) |\n", options: options).htmlText
    let found = html.split(separator: "\n").filter { $0.hasPrefix("<td>") }.map { $0.dropFirst(4).dropLast(5) }
    #expect(found.joined(separator: "|") == cells)
  }

  /// To kramdown, the row of hyphens only says that the row above is a header.
  @Test(arguments: [
    ("| x | y |\n|---|---|---|\n", true), ("| x | y | z |\n|:-:|---|\n", true), ("x | y\n:-: | - | -\n", true),
    ("x | y\n---\n", false), ("x\n---|---\n", false),
  ])
  func unevenRows(_ rows: String, _ isTable: Bool) {
    var options = MarkdownOptions.specification(html: .trust)
    options.keepsCodeInCells = true
    for style in [AnchorStyle.github, .mkdocs] {
      options.anchorStyle = style
      let document = parse(rows + "| a | b |\n", options: options)
      #expect(document.htmlText.contains("<td>b</td>") == (isTable && style == .github), "\(document.htmlText)")
      if isTable { #expect(document.diagnostics.isEmpty == (style == .github)) }
    }
  }

  @Test func plain() {
    #expect(
      html("| a | b |\n| --- | :-: |\n| 1 | **2** |\n") == """
        <table>
        <thead>
        <tr>
        <th>a</th>
        <th align="center">b</th>
        </tr>
        </thead>
        <tbody>
        <tr>
        <td>1</td>
        <td align="center"><strong>2</strong></td>
        </tr>
        </tbody>
        </table>

        """)
  }

  @Test(arguments: [
    ("a | b\n:- | -:\nc | d", "a|b\nc|d\n"),
    ("| a |\n| - |", "a\n"),
    ("a\n:-", "a\n"),
    ("a|b\n-|-\nc", "a|b\nc|\n"),
    ("|a|b|\n|-|-|\n|c|d|e|", "a|b\nc|d\n"),
    ("|a|b|\n|-|-|\n||d|", "a|b\n|d\n"),
    ("|a|b|\n|-|-|\n|  c  |\td\t|  ", "a|b\nc|d\n"),
    ("|a|\n|-|\n|b \\| `c \\| d`|", "a\nb | <code>c | d</code>\n"),
    ("|a|\n|-|\n|\\\\|b|", "a\n|b\n"),
    ("|a|b|\n|-|-|\n|`c|d`|", "a|b\n`c|d`\n"),
    ("|a|b|\n|-|-|\n|#|# d #|", "a|b\n#|# d #\n"),
    ("|a|b|\n|-|-|\n|> c|- d|", "a|b\n&gt; c|- d\n"),
    ("|a|\n|-|\n|c\\|", "a\nc|\n"),
    ("|a|\n|-|\n|c\\", "a\nc\\\n"),
    ("|a|\n|-|\n|&#124;|", "a\n|\n"),
    ("|a|\n|-|\n===", "a\n===\n"),
    ("|a|\r\n|-|\r\n|b|\r\n", "a\nb\n"),
    ("> |a|\n> |-|\n> |b|", "a\nb\n"),
    ("- |a|\n  |-|\n  |b|", "a\nb\n"),
    ("1. > - |a|\n   >   |-|\n   >   |b|", "a\nb\n"),
    ("-\t|a|\n\t|-|\n\t|b|", "a\nb\n"),
    ("- x\n\n  |a|\n  |-|\n  |b|", "a\nb\n"),
    ("   |a|\n   |-|\n   |b|", "a\nb\n"),
    ("|a|\n  |-|\n |b|", "a\nb\n"),
    ("|a|\n|-|\n\n|b|\n|-|\n|c|", "a\nb\nc\n"),
    ("|[x]|\n|-|\n|[y][x]|\n\n[x]: /z", "<a href=\"/z\">x</a>\n<a href=\"/z\">y</a>\n"),
  ])
  func tables(_ markdown: String, _ expected: String) {
    #expect(rows(markdown) == expected)
  }

  @Test(arguments: [
    "a | b\n---", "a | b\n- | -", "| a | b |\n| --- |", "| a |\n| --- | --- |", "|a|\n\n|-|", "|a|\n|-x|", "|a|\n|:|",
    "|-|\n|a|", "    |a|\n    |-|", "```\n|a|\n|-|\n```", "# |a|\n|-|", "> |a|\n|-|", "- |a|\n|-|", "<p>\n|a|\n|-|",
    "a|b\n-|-|-", "|a|\n|-||", "a\n-", "|a|\n:", "1. |a|\n  |-|",
  ])
  func noTables(_ markdown: String) {
    #expect(!html(markdown).contains("<table>"))
  }

  @Test(arguments: [
    ("x\ny\n|a|\n|-|\n", "<p>x\ny</p>\n<table>"),
    ("- x\n  |a|\n  |-|\n", "<ul>\n<li>x\n<table>"),
    ("> x\n    - y\n> |a|\n> |-|\n", "<blockquote>\n<p>x\n- y</p>\n<table>"),
    ("[x]: /z\n|a|\n|-|\n\n[x]", "<table>"),
    ("*x\n|a*|\n|-|\n", "<p>*x</p>\n<table>\n<thead>\n<tr>\n<th>a*</th>"),
  ])
  func paragraphsBefore(_ markdown: String, _ beginning: String) {
    #expect(html(markdown).hasPrefix(beginning))
  }

  @Test(arguments: [
    ("|a|\n|-|\n|b|\n---\n", "</table>\n<hr />\n"),
    ("|a|\n|-|\n---\n", "</table>\n<hr />\n"),
    ("|a|\n|-|\n> b", "</table>\n<blockquote>\n<p>b</p>\n</blockquote>\n"),
    ("|a|\n|-|\n- b", "</table>\n<ul>\n<li>b</li>\n</ul>\n"),
    ("|a|\n|-|\n# b", "</table>\n<h1>b</h1>\n"),
    ("|a|\n|-|\n```\nb", "</table>\n<pre><code>b\n</code></pre>\n"),
    ("- |a|\n  |-|\n\nb", "</table>\n</li>\n</ul>\n<p>b</p>\n"),
  ])
  func blocksBehind(_ markdown: String, _ end: String) {
    #expect(html(markdown).hasSuffix(end))
  }

  @Test(arguments: [
    (MarkdownOptions.TableAlignment.attribute, #"<th align="left">"#),
    (.style, #"<th style="text-align: left">"#),
    (.cssClass, #"<th class="align-left">"#),
  ])
  func alignments(_ alignment: MarkdownOptions.TableAlignment, _ cell: String) {
    var options = MarkdownOptions()
    options.tableAlignment = alignment
    #expect(parse("a|b\n:-|-", options: options).htmlText.contains(cell))
  }

  /// As Python-Markdown has it.
  @Test func hyphensMayHaveBlanksBetweenThem() {
    #expect(parse("| a | b |\n| -- --| - - |\n| c | d |").htmlText.contains("<td>d</td>"))
    #expect(!parse("a | b\n- - | -\n").htmlText.contains("<table>"))
    let row = "|" + String(repeating: " -", count: 60_000)
    let time = ContinuousClock().measure { _ = parse("| a |\n" + row + "\n") }
    #expect(time < .seconds(20))
  }

  @Test func framesUnlessToldOtherwise() {
    let html = parse("|a|\n|-|\n").htmlText
    #expect(html.hasPrefix("<div class=\"table\""))
    #expect(html.hasSuffix("</table>\n</div>\n"))
  }

  @Test func tablesCanBeSwitchedOff() {
    var options = MarkdownOptions.specification(html: .trust)
    options.extensions = []
    #expect(parse("|a|\n|-|\n", options: options).htmlText == "<p>|a|\n|-|</p>\n")
  }

  @Test func linksInCellsKnowTheirPlace() {
    let page = """
      x [0](o)
      | a \\| b [1](p) | `\\|` [2](q) |
      |---|---|
      | ![3](r) | \\| [4] |

      [4]: s
      """
    let links = parse(page).links
    #expect(links.map { text(page, $0.range) } == ["[0](o)", "[1](p)", "[2](q)", "![3](r)", "[4]"])
    #expect(links.map(\.destination) == ["o", "p", "q", "r", "s"])
  }

  @Test func linksInQuotedCellsKnowTheirPlace() {
    let page = "1. > | a | b |\n   > |---|---|\n   > | [1](p) | [2](q) |\n"
    #expect(parse(page).links.map { text(page, $0.range) } == ["[1](p)", "[2](q)"])
  }

  @Test func rawHTMLInCellsIsFound() throws {
    let page = "| a |\n|---|\n| <b>x</b> <font>y</font> |\n"
    #expect(parse(page).diagnostics.map { text(page, $0.location?.range) } == ["<font>"])
    let all = parse(page, options: MarkdownOptions(html: .omit)).diagnostics
    #expect(all.map { text(page, $0.location?.range) } == ["<b>", "<font>"])
  }

  @Test func cellsAreLimited() {
    let page =
      String(repeating: "|a", count: 400) + "\n" + String(repeating: "|-", count: 400) + "\n"
      + String(repeating: "|\n", count: 300)
    let document = parse(page)
    #expect(document.diagnostics.map(\.rule) == ["page/limit"])
    #expect(!document.htmlText.contains("<table>"))
  }
}
