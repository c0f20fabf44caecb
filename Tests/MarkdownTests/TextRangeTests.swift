import Markdown
import Testing

/// Where the running text of a page is in its file.
@Suite struct TextRangeTests {
  private func texts(_ page: String) -> [String] { parse(page).textRanges.compactMap { text(page, $0) } }

  @Test(arguments: [
    (
      "One `TODO`\n\n> ```\n> TODO\n> ```\n\nTwo ``a ` b`` three\n~~~ x\nTODO\n~~~~\nFour `open",
      ["One ", "Two ", " three", "Four `open"]
    ),
    ("# A *b* #\n\nC\n===\n", ["A *b*", "C"]),
    ("- a\n  b\n- [ ] c\n", ["a\n  b", "[ ] c"]),
    ("> a\n> b\nlazy\n", ["a\n> b\nlazy"]),
    ("> [!NOTE]\n> a\n", ["a"]),
    ("> [!NOTE]\n>\n> a\n", ["a"]),
    ("    code\n\na\n", ["a"]),
  ])
  func ofBlocks(_ page: String, _ expected: [String]) {
    #expect(texts(page) == expected)
  }

  @Test(arguments: [
    ("a **b** _c_ ***d***", ["a **b** _c_ ***d***"]),
    ("a [b](c \"d\") e", ["a [b]", " e"]),
    ("a [b](<c d> 'e\\' f') g", ["a [b]", " g"]),
    ("a [b](c(d)e)(f)", ["a [b]", "(f)"]),
    ("a [b][c] d\n\n[c]: d", ["a [b]", " d"]),
    ("a [b] [c]: e\n\n[b]: d", ["a [b] [c]: e"]),
    ("[b]: d 'e'\n[f]: g\na [b] c", ["a [b] c"]),
    ("[b]: d e\nf", ["[b]: d e\nf"]),
    ("a ![b *c*](d) e", ["a ![b *c*]", " e"]),
    ("a <https://b.example/c> d", ["a ", " d"]),
    ("a https://b.example/c. d (http://e)", ["a ", ". d (", ")"]),
    ("a <b title=\"c\">d</b> e", ["a ", "d", " e"]),
    ("a &amp; b &copy;c &bogus; d &#x263a;", ["a ", " b ", "c &bogus; d "]),
    ("a &amp;amp; b", ["a ", "amp; b"]),
    ("\\*a\\* \\&amp; \\\\ \\b", ["\\*a\\* \\&amp; \\\\ \\b"]),
    ("a `b` c `` d ` e `` f `", ["a ", " c ", " f `"]),
    ("a `b\nc` d\ne  \nf\\\ng", ["a ", " d\ne  \nf\\\ng"]),
    ("a [b\nc](d\n\"e\nf\") g", ["a [b\nc]", " g"]),
    ("**a* b", ["**a* b"]),
    ("ä&nbsp;ö 日本 `x` 語", ["ä", "ö 日本 ", " 語"]),
    ("[a]", ["[a]"]), ("[[a](b)](c)", ["[[a]", "](c)"]), ("![a [b](c)](d) e", ["![a [b]", "]", " e"]),
  ])
  func ofInlines(_ page: String, _ expected: [String]) {
    #expect(texts(page) == expected)
    // The same behind the marks of containers.
    let quoted = page.split(separator: "\n", omittingEmptySubsequences: false).map { "> - " + $0 }
    if !page.contains("\n") { #expect(texts(quoted.joined()) == expected) }
  }

  @Test(arguments: [
    ("| a | `b` |\n|-|-|\n| c \\| d | [e](f) |\n| | g | h |\n", ["a", "c \\| d", "[e]", "g"]),
    ("a `b`\n| c |\n|-|\n", ["a ", "c"]),
    ("> | a&amp;b |\n> |-|\n> | http://c d |\n", ["a", "b", " d"]),
  ])
  func ofTables(_ page: String, _ expected: [String]) {
    #expect(texts(page) == expected)
  }

  /// Authors mean it to be read, even where it is left out of the page.
  @Test(arguments: [
    "<!-- a\nb --> c <b>d\ne</b>\n", "<div title=\"a\">c\n<b>d</b>\ne</div>\n",
    "<p>c\n<code>a</code> d <pre>\nb\n<code>a</code></pre> e</p>\n",
  ])
  func ofRawHTML(_ page: String) {
    #expect(texts(page).flatMap { $0.split(separator: " ") } == ["c", "d", "e"])
  }

  @Test func ofATitleThatIsTakenOut() {
    let page = "# A `b` c\n\nd\n"
    let document = parse(page, leadingTitle: .takeOut)
    #expect(document.textRanges.compactMap { text(page, $0) } == ["A ", " c", "d"])
  }

  /// A page made to be searched for long is read in the time of one pass.
  @Test func givesUpOnTextThatIsNowhere() {
    let page = String(repeating: "&fjlig;&fjlig; [a\\](b `c\n", count: 20_000)
    #expect(parse(page).textRanges.count <= 200_000)
  }
}
