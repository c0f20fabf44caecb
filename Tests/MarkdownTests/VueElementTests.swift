import Diagnostics
import Markdown
import Testing

/// Elements that Vue shows only under a condition, or several times.
@Suite struct VueElementTests {
  /// Nobody knows whether readers are to see them.
  @Test(arguments: [
    ("a\n\n<p v-if=\"b > 1\">no\n\nno</p>\n\nc", "<p>a</p>\n<p>c</p>\n", 1),
    ("a <span v-if=\"b\">no</span><b v-else-if=\"c\">no</b><i v-else>d</i>", "<p>a <i>d</i></p>\n", 1),
    ("<MyBox v-if=\"a\" title=\"no\">\n\n## no\n\n</MyBox>\n\nb", "<p>b</p>\n", 1),
    ("<MyBox v-if=\"a\" title=\"no\" />\n\nb", "<p>b</p>\n", 1),
    ("<template v-if=\"a\">\n\nno\n\n</template>\n<template v-else>\n\nb\n\n</template>", "<p>b</p>\n", 1),
    (
      "<ul>\n<li v-for=\"a in b\" :key=\"a\">no<img v-if=\"a\" src=\"no.png\"></li>\n<li>c</li>\n</ul>", "<li>c</li>",
      1
    ),
    ("<div v-if=\"a\">\n<div>no</div>\n\n```html\n</div>\n```\n\n`</div>` no</div>\n\nb", "<p>b</p>\n", 1),
    ("<div v-if=\"a\">\n  no\n</div>\n\n    b", "<pre><code>b\n</code></pre>\n", 1),
    ("<p v-if=\"false\">no</p>\n\n<p v-if=\"true\">a</p>", "<p>a</p>\n", 0),
    ("`<p v-if=\"a\">b</p>`", "<p><code>&lt;p v-if=&quot;a&quot;&gt;b&lt;/p&gt;</code></p>\n", 0),
    ("<div v-pre>\n<p v-if=\"a\">b</p>\n</div>", "<p>b</p>", 0),
    ("<p v-if=\"a\">b\n\nc", "<p>b", 0),
  ])
  func elementsThatVueMayShow(_ page: String, _ html: String, _ findings: Int) {
    var options = MarkdownOptions()
    options.anchors = false
    let document = parse(page, options: options)
    #expect(document.htmlText.contains(html), "\(document.htmlText)")
    #expect(!document.htmlText.contains("no"), "\(document.htmlText)")
    #expect(document.diagnostics.count == findings, "\(document.diagnostics.map(\.summary))")
  }

  /// To CommonMark, a tag with `@click` is text, and not HTML.
  @Test(arguments: [
    ("a <span @click=\"b\">c</span> d", "<p>a <span>c</span> d</p>\n"),
    ("<em :class=\"$style.a\" @click=\"b++\">c</em>", "<p><em>c</em></p>\n"),
    ("<strong @click=\"() => b\" title=\"t\">c</strong>", "<p><strong title=\"t\">c</strong></p>\n"),
    ("- <em @keyup.enter=\"a\">b</em>", "<ul>\n<li><em>b</em></li>\n</ul>\n"),
    ("a <a href=\"/x\" @click.prevent=\"y\" #b>c</a>", "<p>a <a href=\"/x\">c</a></p>\n"),
    ("<div>\n<p @click=\"a\">b</p>\n</div>", "<div>\n<p>b</p>\n</div>\n"),
    ("`<em @click=\"a\">b</em>`", "<p><code>&lt;em @click=&quot;a&quot;&gt;b&lt;/em&gt;</code></p>\n"),
    ("<package @latest>, <b @c> <i #d>", "<p>&lt;package @latest&gt;, &lt;b @c&gt; &lt;i #d&gt;</p>\n"),
    ("a <b and\n\nc @d=\"e\" then f> g", "<p>a &lt;b and</p>\n<p>c @d=&quot;e&quot; then f&gt; g</p>\n"),
    ("(<em\n@click=\"() => a\">b</em>)", "<p>(<em>b</em>)</p>\n"),
    ("a <em title=\"b\nc\" @click=\"d\">e</em>", "<p>a <em title=\"b c\">e</em></p>\n"),
    ("> | a |\n> |---|\n> | <em @click=\"b\">c</em> |", "<td><em>c</em></td>"),
    ("a <b@example.org> @c", "<p>a <a href=\"mailto:b@example.org\">b@example.org</a> @c</p>\n"),
  ])
  func eventsOfVue(_ page: String, _ html: String) {
    #expect(parse(page).htmlText.contains(html), "\(parse(page).htmlText)")
  }

  /// A button is not shown, like one without an event.
  @Test(arguments: ["<button @click=\"a\">B</button>", "a\n\n- b <button @click=\"a\">B</button>"])
  func buttonsOfVue(_ page: String) {
    let document = parse(page)
    let plain = parse(page.replacing(" @click=\"a\"", with: ""))
    #expect(document.htmlText == plain.htmlText)
    #expect(document.diagnostics.map(\.summary) == plain.diagnostics.map(\.summary))
    #expect(!document.diagnostics.isEmpty)
  }

  /// Markdown is not read within HTML, where links are elements; what only moves or animates its content shows it.
  @Test(arguments: [
    ("<div>\n  <NavLink href=\"https://a.example/\" title=\"T\"/>\n</div>", "<a href=\"https://a.example/\">T</a>"),
    ("<NavLink href=\"https://a.example/\" title=\"T\"/>", "<a href=\"https://a.example/\">T</a>"),
    ("<Teleport to=\"body\">\n\nT *a*\n\n</Teleport>", "<p>T <em>a</em></p>"),
    ("<TransitionGroup>\n\nT *a*\n\n</TransitionGroup>", "<p>T <em>a</em></p>"),
  ])
  func linksInHTML(_ page: String, _ html: String) {
    let document = parse(page)
    #expect(document.htmlText.contains(html), "\(document.htmlText)")
    #expect(document.diagnostics.isEmpty, "\(document.diagnostics.map(\.summary))")
  }

  /// Without a blank line, too, what is between the tags of a component is Markdown.
  @Test(arguments: [
    ("<Logos>\n[![a](./b.png)](/c)\n[d](/e) `f`\n</Logos>", "<p><a href=\"/c\"><img src=\"./b.png\" alt=\"a\" /></a>"),
    ("<Logos>\n[![a](./b.png)](/c)\n[d](/e) `f`\n</Logos>\n\ng", "<code>f</code></p>\n<p>g</p>"),
    ("<Logos>\n- a\n- b\n</Logos>", "<li>a</li>\n<li>b</li>"),
    ("<Logos>\n  A `b`\n</Logos>", "<p>A <code>b</code></p>"),
    ("<Logos>\n<Logo>\n`a`\n</Logo>\n</Logos>", "<p><code>a</code></p>"),
  ])
  func textBehindComponents(_ page: String, _ html: String) {
    let document = parse(page)
    #expect(document.htmlText.contains(html), "\(document.htmlText)")
    #expect(document.diagnostics.allSatisfy { $0.severity == .note && $0.rule == "page/foreign-syntax" })
  }

  @Test(arguments: ["<Logos>\n    `a`\n</Logos>", "<div>\n`a`\n</div>", "<Logos>\n`a`", "<va-a>\n`a`\n</va-a>"])
  func textInHTMLIsNoMarkdown(_ page: String) {
    #expect(!parse(page).htmlText.contains("<code>"), "\(parse(page).htmlText)")
  }

  @Test(arguments: [
    ("[![a](./b.png)](/c)", "<a href=\"/c\"><img src=\"./b.png\" alt=\"a\" /></a>"),
    ("[![a](./b.png)](c d)", "[<img src=\"./b.png\" alt=\"a\" />](c d)"), ("[![a](./b.png)]", "[<img"),
    ("[![](javascript:x/)](/c)", "<a href=\"/c\"><img alt=\"\" /></a>"), ("[![a](b.png)](/c", "[![a](b.png)](/c"),
  ])
  func imagesInLinksInHTML(_ text: String, _ html: String) {
    #expect(parse("<div>\n\(text)\n</div>").htmlText.contains(html), "\(parse("<div>\n\(text)\n</div>").htmlText)")
  }

  /// Tabs of the theme of VuePress.
  @Test func groupsOfCode() {
    let first = "<code-block title=\"One\" active>\n```sh\na\n```\n</code-block>\n"
    let second = "<code-block title=\"Two\">\n```sh\nb\n```\n</code-block>\n"
    let document = parse("<code-group>\n" + first + "\n" + second + "</code-group>\n\n*c*\n")
    #expect(document.htmlText.contains(">One</label>") && document.htmlText.contains(">Two</label>"))
    #expect(document.htmlText.contains("data-name=\"Two\">\n<pre><code class=\"language-sh\">b\n</code></pre>"))
    #expect(document.htmlText.hasSuffix("</div>\n<p><em>c</em></p>\n"), "\(document.htmlText)")
    #expect(document.diagnostics.isEmpty)
  }

  @Test(arguments: ["<Logos>\n`a`\n", "<Logos>\n[![", "<Logos>\n- a\n", "<code-group>\n", "<code-block>\n"])
  func manyComponents(_ mark: String) {
    let page = String(repeating: mark, count: 20_000) + "</Logos>\n</code-group>\n\nThe end.\n"
    let document = parse(page)
    // What exceeds the limits of a page is refused with an error.
    let isRefused = document.diagnostics.contains { $0.severity == .error }
    #expect(document.htmlText.contains("The end.") || isRefused)
  }

  /// No tag is looked through again for each one around it.
  @Test(arguments: ["<p v-if=\"a\">", "<p v-if=\"a\"><p>", "<p v-for=\"a in b\">`", "<p v-if=\"a\n"])
  func manyElementsOfVue(_ mark: String) {
    let page = String(repeating: mark, count: 20_000) + "</p>\n"
    #expect(ContinuousClock().measure { _ = parse(page) } < .seconds(30))
  }
}
