import Markdown
import Testing

@Suite struct PlainTextTests {
  private func plain(_ html: String) -> String {
    var text: [UInt8] = []
    PlainText.append(textOf: Array(html.utf8)[...], to: &text)
    return String(decoding: text, as: UTF8.self)
  }

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
    #expect(plain(parse(page, options: MarkdownOptions(html: .trust)).htmlText) == text)
  }

  @Test(arguments: [
    ("a<", "a<"), ("a < b", "a < b"), ("<", "<"), ("&", "&"), ("&;", "&;"), ("&#;", "&#;"), ("&#x;", "&#x;"),
    ("&#99999999;", "&#99999999;"), ("&#0;", "\u{FFFD}"), ("&bogus;", "&bogus;"), ("<p", ""), ("<!--", ""),
    ("<p a=\"", ""),
    ("</", ""), ("x<script>y", "x"), ("<script>a</b>c</SCRIPT>d", "d"), ("<style>a", ""), ("<!doctype html>a", "a"),
    ("<!-- > -- -->a", "a"), ("", ""), ("&amp", "&amp"), ("<p>  a  </p>", "a\n"),
  ])
  func ofAnything(_ html: String, _ text: String) {
    #expect(plain(html) == text)
  }

  @Test func appendsToWhatIsThere() {
    var text = Array("a".utf8)
    PlainText.append(textOf: Array("<p>b</p>".utf8)[...], to: &text)
    #expect(String(decoding: text, as: UTF8.self) == "ab\n")
  }
}
