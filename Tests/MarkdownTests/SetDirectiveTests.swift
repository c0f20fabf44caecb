import Diagnostics
import Markdown
import Testing

/// Content that an attribute of Astro gives a tag.
@Suite struct SetDirectiveTests {
  private func mdx(_ page: String) -> MarkdownDocument {
    let bytes = Array(page.utf8)
    return MarkdownParser(options: MarkdownOptions { $0 == "dialog" }).parse(
      SourceFile(path: "Content/page.mdx", bytes: bytes), body: 0..<bytes.count, pagePath: "page.mdx")
  }

  @Test(arguments: [
    (
      #"<Fragment set:html={"<pre class=\"a\"><code>b *c*\n\n  &lt;d&gt; \u00e9 \\n</code></pre>"} />"#,
      "<pre><code>b *c*\n\n  &lt;d&gt; é \\n</code></pre>"
    ),
    ("a <Fragment set:html={'<b>c</b> *d* [e](f)'} /> g", "<p>a <b>c</b> *d* [e](f) g</p>"),
    ("| a |\n| - |\n| <Fragment set:html={`<i>b|c</i>\nd`} /> |", "<i>b|c</i>\nd</td>"),
    ("<p set:html=\"A &lt;b&gt;c&lt;/b&gt;\" />\n\nd", "A <b>c</b></p>\n<p>d</p>"),
    ("<div set:text={\"a <b> & c\"}></div>", "<div>a &lt;b&gt; &amp; c</div>"),
    ("- a\n\n  <Fragment set:html={\"<div>b</div>\"} />\n\n  c", "<div>b</div>\n<p>c</p>"),
    ("a <Fragment set:html=\"\" />b", "<p>a b</p>"), ("<Fragment set:text={'\\ud83d\\ude00'} />", "<p>😀</p>"),
    ("<Fragment set:html={'<!-- a --><b>c</b>'} />", "<p><b>c</b></p>"),
    ("<Fragment set:html={'<b>c</b> <a'} />", "<b>c</b> &lt;a"),
  ])
  func plainStrings(_ page: String, _ html: String) {
    let document = mdx(page)
    #expect(document.htmlText.contains(html), "\(document.htmlText)")
    #expect(document.diagnostics.isEmpty, "\(document.diagnostics.map(\.summary))")
  }

  /// What only a script knows is reported.
  @Test(arguments: ["content", "`a ${b}`", "'a' + 'b'", "f('a')"])
  func otherValues(_ value: String) {
    let document = mdx("<Fragment set:html={\(value)} />\n\nc")
    #expect(document.htmlText == "<p>c</p>\n", "\(document.htmlText)")
    #expect(
      document.diagnostics.map(\.summary) == ["content “<Fragment set:html={\(value)} />” is removed from the page"])
  }

  /// What is given so is HTML of the page like any other.
  @Test func harmIsRemoved() {
    let document = mdx("<Fragment set:html=\"a<script>b</script><i onclick='c'>d</i>\" />")
    #expect(!document.htmlText.contains("<script") && !document.htmlText.contains("onclick"))
    #expect(document.diagnostics.allSatisfy { $0.rule == "page/raw-html" } && !document.diagnostics.isEmpty)
  }

  @Test func takesTimeInProportion() {
    for piece in ["<a b=\"", "<a ", "<!--", "<", "&"] {
      let content = String(repeating: piece, count: 20_000)
      #expect(mdx("<Fragment set:html={`\(content)`} />").htmlText.contains("&"))
    }
  }
}
