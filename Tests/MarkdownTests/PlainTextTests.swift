import Markdown
import Testing

@Suite struct PlainTextTests {
  @Test(arguments: [
    ("a *b*\nc", "a b c\n"),
    ("a\n\nb\n", "a\nb\n"),
    ("- a\n- b\n  - c\n", "a\nb\nc\n"),
    ("`a <b>` &amp; \"c\"", "a <b> & \"c\"\n"),
    ("```\na\n  b\n```\n\nc", "a\n  b\nc\n"),
    ("|a|b|\n|-|-|\n|c||\n", "a b\nc\n"),
    ("a\\\nb", "a\nb\n"),
    ("# A\n\nb ![c](d)", "A\nb\n"),
    ("> [!NOTE]\n> a\n", "Note\na\n"),
    ("<script>a</script>\n\nb<!-- c -->d\n\n<style>\ne\n</style>\n", "bd\n"),
    ("a<br>b &copy; &nbsp;&#39;&#x27;\n\n<p title='>'>x</p>", "a\nb © \u{A0}''\nx\n"),
    ("ä — 日本", "ä — 日本\n"),
  ])
  func ofRenderedPages(_ page: String, _ text: String) {
    #expect(plain(page) == text)
  }

  @Test(arguments: [
    ("a<", "a<"), ("a < b", "a < b"), ("<", "<"), ("&", "&"), ("&;", "&;"), ("&#;", "&#;"), ("&#x;", "&#x;"),
    ("&#99999999;", "&#99999999;"), ("&#0;", "\u{FFFD}"), ("&bogus;", "&bogus;"), ("<p", ""), ("<!--", ""),
    ("<p a=\"", ""),
    ("</", ""), ("x<script>y", "x"), ("<script>a</b>c</SCRIPT>d", "d"), ("<style>a", ""), ("<!doctype html>a", "a"),
    ("<!-- > -- -->a", "a"), ("", ""), ("&amp", "&amp"), ("<p>  a  </p>", "a\n"),
  ])
  func ofRawHTML(_ html: String, _ text: String) {
    // The end of a line is a space.
    #expect(["", " "].contains { plain("<div>\n" + html) == text + $0 })
  }

  @Test func ofHeadingsAndSections() {
    let document = parse("Lead *a*\n\n# A `b`\n\n- c\n\n## D\n")
    let lines = document.outline.map { String(decoding: document.text[$0.textRange], as: UTF8.self) }
    #expect(lines == ["A b\n", "D\n"])
    #expect(String(decoding: document.text, as: UTF8.self) == "Lead a\nA b\nc\nD\n")
  }

  @Test(arguments: [
    ("# A\n\n![b](c)\n\n> d *e*\n\nf", "d e"), ("- tight\n\n1. loose\n\n2. b", "loose"), ("```\na\n```", ""),
    ("> [!NOTE]\n> a", "a"), ("a\n|b|\n|-|\n|c|", "a"), ("|b|\n|-|\n|c|\n\nd", "d"),
    ("`a  `", "a"), ("`a `\n\nb", "a"), ("` `\n\nb", "b"), (":::note\n`a  `", "a"),
    // The title of a box says nothing of the page, unless there is nothing else.
    ("[box](b)\n\na [c](d)", "a c"), ("[box](b)\n\n[other](c)\n\na\n\nb", "a"), ("[box](b)\n\n- c", "box"),
  ])
  func findsTheFirstParagraph(_ page: String, _ text: String) {
    let document = parse(page)
    #expect(String(decoding: document.text[document.firstParagraph], as: UTF8.self) == text)
  }

  @Test func isLeftOutWhereNobodyAsks() {
    var options = MarkdownOptions(html: .trust)
    options.keepsText = false
    let document = parse("# A\n\nb\n\n<div>c</div>\n", options: options)
    #expect(document.text.isEmpty)
    #expect(document.textRanges.count == 3)
  }

  private func plain(_ page: String) -> String {
    String(decoding: parse(page, options: MarkdownOptions(html: .trust)).text, as: UTF8.self)
  }
}
