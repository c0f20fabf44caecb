import Markdown
import Testing

@Suite struct TextExtensionTests {
  private func inline(_ markdown: String) -> String {
    String(parse(markdown).htmlText.dropFirst(3).dropLast(5))
  }

  @Test(arguments: [
    ("~~a~~", "<del>a</del>"), ("~~a *b* c~~", "<del>a <em>b</em> c</del>"), ("*a ~~b~~*", "<em>a <del>b</del></em>"),
    ("~~a ~b~ c~~", "<del>a <del>b</del> c</del>"), ("\\~~a~~", "~~a~~"), ("&#126;~a~~", "~~a~~"),
    ("`~~a~~`", "<code>~~a~~</code>"), ("~~ a ~~", "~~ a ~~"), ("a\n~~b\nc~~", "a\n<del>b\nc</del>"),
    ("~~==a==~~", "<del><mark>a</mark></del>"), ("~~a ==b~~ c==", "<del>a ==b</del> c=="),
    ("==a==", "<mark>a</mark>"), ("a==b==c", "a==b==c"), ("x == y == z", "x == y == z"), ("===a===", "===a==="),
    ("^^a *b*^^", "<ins>a <em>b</em></ins>"), ("a^^b^^c", "a^^b^^c"), ("\\^^a^^", "^^a^^"),
    ("A^T^A", "A<sup>T</sup>A"), ("10^-3^", "10<sup>-3</sup>"), ("x^2 and y^3", "x^2 and y^3"),
    ("f(x^2),g(y^2)", "f(x^2),g(y^2)"), ("[^a][^b]", "[^a][^b]"), ("^_^", "^_^"), ("a\\^b^", "a^b^"),
    ("H~2~O", "H<sub>2</sub>O"), ("a ~b~ c", "a <del>b</del> c"), ("H~2 a~O", "H<del>2 a</del>O"),
    ("++ctrl+alt+del++", "<kbd>Ctrl</kbd>+<kbd>Alt</kbd>+<kbd>Del</kbd>"), ("++x++.", "<kbd>X</kbd>."),
    ("++\"Next page\"+f12++", "<kbd>Next page</kbd>+<kbd>F12</kbd>"), ("++nothing-like-it++", "++nothing-like-it++"),
    ("C++ and C++", "C++ and C++"), ("i++j++", "i++j++"), ("\\++tab++", "++tab++"),
    ("`++tab++`", "<code>++tab++</code>"),
    ("![++tab++](b)", "<img src=\"b\" alt=\"Tab\" />"), ("[++tab++](b)", "<a href=\"b\"><kbd>Tab</kbd></a>"),
    ("++arrow_up++ ++num7++ ++pipe++", "<kbd>Up</kbd> <kbd>Num 7</kbd> <kbd>|</kbd>"),
    ("\\==a==", "==a=="), ("a \\\\==b==", "a \\<mark>b</mark>"), ("[~~a~~](b)", "<a href=\"b\"><del>a</del></a>"),
    ("![~~a~~](b)", "<img src=\"b\" alt=\"a\" />"),
    (":tada: :+1:", "🎉 👍"), (":nothing_like_it:", ":nothing_like_it:"), ("12:30:45", "12:30:45"),
    ("`:tada:`", "<code>:tada:</code>"), ("\\:tada:", ":tada:"), ("urn:id:x", "urn:id:x"),
    ("![:x:](b)", "<img src=\"b\" alt=\"❌\" />"),
    ("a &amp; :tada: & \\:tada:", "a &amp; 🎉 &amp; :tada:"),
    ("\\:tada: www.a.bc \\:tada:", ":tada: <a href=\"http://www.a.bc\">www.a.bc</a> :tada:"),
    ("[www.a.bc](d)", "<a href=\"d\">www.a.bc</a>"), ("<https://a.bc>", "<a href=\"https://a.bc\">https://a.bc</a>"),
    ("http\\://a.bc", "http://a.bc"), ("a\\@b.cd", "a@b.cd"), ("file://a.bc", "file://a.bc"),
    ("javascript://a.bc", "javascript://a.bc"),
    ("![a](b){width=20}", "<img src=\"b\" alt=\"a\" width=\"20\" />"),
    ("![a](b){ width=\"50%\" .c } d", "<img src=\"b\" alt=\"a\" width=\"50%\" /> d"),
    ("![a](b){: #i width=20px}", "<img src=\"b\" alt=\"a\" id=\"i\" width=\"20\" />"),
    ("![a](b){width=\"1 onload=x\"}", "<img src=\"b\" alt=\"a\" />"),
    ("[a](b){target=_blank}.", "<a href=\"b\">a</a>."), ("[a](b){:target=\"_blank\"}", "<a href=\"b\">a</a>"),
    ("[a](b){x}", "<a href=\"b\">a</a>{x}"), ("[a](b)\\{.x}", "<a href=\"b\">a</a>{.x}"),
    ("`a`{.js}", "<code>a</code>"), ("a {.b}", "a"), ("a\n{: .b}", "a"), ("a\n{.b} c", "a\n{.b} c"),
  ])
  func text(_ markdown: String, _ html: String) {
    #expect(inline(markdown) == html)
  }

  @Test(arguments: [
    ("# A {#b}", "A", "b"), ("# A { id=\"9.7\" }", "A", "9.7"), ("# A {: #b .c }", "A", "b"), ("A {#b}\n===", "A", "b"),
    ("# A {#b} #", "A", "b"), ("# A {#}", "A", "a"),
    ("# A # {: #b }", "A", "b"), ("### [A](c) ### {#b}", "A", "b"), ("## C# {#b}", "C#", "b"),
    ("# A \\## {#b}", "A ##", "b"), ("# A \\# ## {#b}", "A #", "b"), ("# ## {#b}", "##", "b"),
    ("# `A` {#b}", "A", "b"), ("# A {.c}", "A", "a"), ("# A {b}", "A {b}", "a-b"), ("# A \\{#b}", "A {#b}", "a-b"),
    ("# A :tada: ~~b~~", "A 🎉 b", "a--b"), ("# A {#b}\n\n# B", "A", "b"),
  ])
  func headings(_ markdown: String, _ title: String, _ anchor: String) {
    let document = parse(markdown)
    #expect(document.outline.first?.text == title)
    #expect(document.outline.first?.anchor == anchor)
    #expect(Set(document.outline.map(\.anchor)).count == document.outline.count)
  }

  @Test func paragraphsHaveIDs() {
    let document = parse("a\n{: #b}\n\n- c\n\n{: #d .e}\n\nf\n")
    #expect(document.htmlText == "<p id=\"b\">a</p>\n<ul>\n<li>c</li>\n</ul>\n<div id=\"d\"></div>\n<p>f</p>\n")
    #expect(document.hasAnchor("b") && document.hasAnchor("d"))
  }

  @Test(arguments: [
    "a \\* b www.a.bc c", "&amp; &copy; www.a.bc", "a\\\nb www.a.bc", "a\n> b\n> *c* www.a.bc d", "- a\n  b www.a.bc",
    "| a\\|b www.a.bc |\n|-|", "# a www.a.bc", ":::note\n- `a` www.a.bc\n:::", "!!! note \"a www.a.bc\"\n    b",
    "++ctrl+c++ x^2^ www.a.bc", "^^a^^ H~2~O www.a.bc",
    "[a](b\n'c') d\nwww.a.bc", "~~a~~ :tada: \\~ www.a.bc", "\t- a\n\n=== \"T\"\n\n\twww.a.bc",
  ])
  func placesOfAddresses(_ page: String) {
    let link = parse(page).links.last
    #expect(MarkdownTests.text(page, link?.range) == "www.a.bc", "\(page.debugDescription)")
  }

  @Test(arguments: [
    (MarkdownDialect.commonmark, "++tab++ ^^a^^ x^2^ H~2~O ~~a~~ [^1] :tada: www.a.bc {#b}"),
    (.github, ":::note\na\n:::\n\n==b== [c](d){#e}"),
    (.github, "!!! note\n    a\n\n=== \"b\"\n    c\n\nd\n: e\n\n# f {#g}"),
  ])
  func dialects(_ dialect: MarkdownDialect, _ page: String) {
    let document = parse(page, options: .specification(html: .omit, dialect.extensions))
    #expect(document.htmlText == parse(page, options: .specification(html: .omit, [])).htmlText)
  }

  // MARK: Attributes behind text

  /// Attributes at the end of a paragraph, an item, or a cell are not for readers.
  @Test(arguments: [
    ("**Name:** {.small}", "<p><strong>Name:</strong></p>\n"), ("a {.b .c-d}", "<p>a</p>\n"),
    ("a\nb {target=_blank}", "<p>a\nb</p>\n"), ("a {#b}", "<p id=\"b\">a</p>\n"),
    ("- **a** {.b}\n- c {.d}", "<ul>\n<li><strong>a</strong></li>\n<li>c</li>\n</ul>\n"),
    ("a {.b}\nc", "<p>a {.b}\nc</p>\n"), ("a {b=c}", "<p>a {b=c}</p>\n"), ("a {.Name}", "<p>a {.Name}</p>\n"),
    ("a {b}", "<p>a {b}</p>\n"), ("a \\{.b}", "<p>a {.b}</p>\n"), ("a {.b} c", "<p>a {.b} c</p>\n"),
    ("`a {.b}`", "<p><code>a {.b}</code></p>\n"),
  ])
  func attributesBehindText(_ page: String, _ html: String) {
    #expect(parse(page).htmlText == html)
  }

  @Test(arguments: [
    ("a{.w-50}", "a"), ("a {.w-50}", "a"), ("*a* {.w}", "<em>a</em>"), ("{.w}", ""), ("a {b}", "a {b}"),
    ("a {#b}", "a {#b}"), ("a {.B}", "a {.B}"),
  ])
  func attributesInCells(_ cell: String, _ html: String) {
    let table = parse("| \(cell) | x |\n| --- | --- |\n| y | \(cell) |\n").htmlText
    #expect(table.contains("<th>\(html)</th>\n<th>x</th>"), "\(table)")
    #expect(table.contains("<td>y</td>\n<td>\(html)</td>"), "\(table)")
  }

  @Test(arguments: ["{.a} ", "{#a", "a {.b}\n\n", "{#", "| {.a} ", "{.a}{", "{##"])
  func manyAttributesAreRead(_ piece: String) {
    let page = String(repeating: piece, count: 5_000)
    #expect(parse(page).htmlText.count < 20 * page.utf8.count)
    #expect(!parse("| \(page.replacing("\n", with: "")) |\n| --- |\n").htmlText.isEmpty)
  }
}
