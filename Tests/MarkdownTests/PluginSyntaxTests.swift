import Diagnostics
import Markdown
import Testing

/// Syntax that Jekyll’s kramdown, MkDocs’ plugins, and Hugo’s themes add to Markdown.
@Suite struct PluginSyntaxTests {
  private func html(_ page: String) -> String {
    var options = MarkdownOptions()
    (options.anchors, options.tableFrames) = (false, false)
    return parse(page, options: options).htmlText
  }

  /// Termynal reads the code of a terminal as HTML; other code is shown as it is.
  @Test(arguments: [
    ("<div class=\"termy\">", "<font color=\"#fff\"><b>Usage</b></font>: &lt;x&gt; <y>", "Usage: &lt;x&gt; &lt;y&gt;"),
    ("<div class=\"termy\">", "// Wait <b", "// Wait &lt;b"),
    ("<div class=\"termy\">", "a <bold>c</bold>", "a &lt;bold&gt;c&lt;/bold&gt;"),
    ("<div>", "<b>a</b>", "&lt;b&gt;a&lt;/b&gt;"),
    ("<div class=\"termy\"></div>\n\n</div>\n\n<div>", "<b>a</b>", "&lt;b&gt;a&lt;/b&gt;"),
  ])
  func terminalsAreReadAsHTML(_ start: String, _ code: String, _ expected: String) {
    let page = "\(start)\n\n```text\n\(code)\n```\n\n</div>\n"
    #expect(html(page).contains("<pre><code class=\"language-text\">\(expected)\n</code></pre>"), "\(html(page))")
  }

  @Test(arguments: [
    ("{++a *b*++} {--c--}", "<ins>a <em>b</em></ins> <del>c</del>"), ("{~~a~>b~~}.", "<del>a</del><ins>b</ins>."),
    ("{==a==}{>>b<<} c", "<mark>a</mark> c"), ("`{++a++}`", "<code>{++a++}</code>"), ("{++a", "{++a"),
    ("{~~a~~}", "{<del>a</del>}"), ("{--}", "{--}"), ("a {-- b", "a {-- b"),
  ])
  func editsOfCriticMarkupAreShown(_ page: String, _ expected: String) {
    #expect(html(page) == "<p>\(expected)</p>\n")
  }

  /// What looks like the mark of a quote is the end of a tag in HTML.
  @Test(arguments: [
    "<p>\n  up {{ x }}\n  <em\n    >cat</em\n  >\n  tail <b>bold</b> more.\n</p>\n",
    "<p>\n{{ x }}<em>cat</em\n>\ntail <b>bold</b> more.\n</p>\n",
    "- a\n\n  <p>\n  {{ x }}<em>cat</em\n  >\n  tail <b>bold</b> more.\n  </p>\n",
  ])
  func tagsEndOnLinesOfTheirOwn(_ page: String) {
    let html = html(page)
    #expect(html.contains("<em>cat</em>") && html.contains("tail <b>bold</b> more."), "\(html)")
    // A start tag in several lines is not read in quotes.
    guard !page.contains("<em\n") else { return }
    let quoted = self.html("> " + page.dropLast().replacing("\n", with: "\n> ") + "\n")
    #expect(quoted.contains("<em>cat</em>") && quoted.contains("tail <b>bold</b> more."), "\(quoted)")
  }

  @Test func preprocessorsOfBooksAreReported() {
    let document = parse("{{%segment outline}}\n\nText.")
    #expect(document.htmlText == "<p>Text.</p>\n")
    #expect(document.diagnostics.map(\.rule) == ["page/foreign-syntax"])
  }

  @Test(arguments: [
    ("admin:$$apr1$$ab", 0), ("It is $$x^2$$.", 1), ("a:$$x^2$$", 1), ("$$a$$", 1),
    ("c.$ vs. c.$$\nMore on c.$$ here.", 0), ("$$\na\n$$", 1),
  ])
  func hashesAreNoFormulas(_ page: String, _ findings: Int) {
    #expect(parse(page).diagnostics.count == findings)
    if findings == 0 { #expect(html(page) == "<p>\(page)</p>\n") }
  }

  /// An image that a tag says means nothing needs no alternative text.
  @Test func emptyTextsOfTagsAreKept() {
    let document = parse("{% include image.html src=\"a.png\" alt=\"\" %}\n")
    #expect(document.htmlText.contains("alt=\"\""), "\(document.htmlText)")
    #expect(!document.diagnostics.contains { $0.rule == "page/image-alt" })
  }

  @Test func manyEditsAreReadInLinearTime() {
    #expect(html(String(repeating: "{~~", count: 100_000)).count < 1_000_000)
    #expect(html(String(repeating: "{++a", count: 100_000)).count < 500_000)
  }

  /// Attributes that are about looks go without a finding.
  @Test(arguments: [
    ("{: .big }\nText.", "<p>Text.</p>\n"), ("Text.\n{: .big }\n\nMore.", "<p>Text.</p>\n<p>More.</p>\n"),
    ("a\n{: .x }\nb\n{: .y }\n", "<p>a</p>\n<p>b</p>\n"), ("New{: .label .label-green } text", "<p>New text</p>\n"),
    ("**a**{:.font}.", "<p><strong>a</strong>.</p>\n"), ("[a](b){: .btn }", "<p><a href=\"b\">a</a></p>\n"),
    ("- a\n{: .x }\n- b\n", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n"),
    ("{:.tablet:width-lg.max}\n![a](b)", "<p><img src=\"b\" alt=\"a\" /></p>\n"),
    ("a\n\n{.border-0}\n\nb", "<p>a</p>\n<p>b</p>\n"), ("a {.b} c", "<p>a {.b} c</p>\n"),
    ("`{: .a }`", "<p><code>{: .a }</code></p>\n"), ("# A {: .b }\n", "<h1>A</h1>\n"),
  ])
  func attributesGo(_ page: String, _ expected: String) {
    #expect(html(page) == expected)
    #expect(parse(page).diagnostics.isEmpty)
  }

  @Test(arguments: [
    (
      "{: .note }\nSome *text*\nhere.\n\nAfter.", "callout-note",
      "<p>Some <em>text</em>\nhere.</p>\n</div>\n<p>After.</p>\n"
    ),
    // The quote is the box.
    ("{: .warning }\n> Quoted\n>\n> more\n\nAfter.", "callout-warning", "<p>more</p>\n</div>\n<p>After.</p>\n"),
    ("{: .note }\n```\na\n\nb\n```\n", "callout-note", "<pre><code>a\n\nb\n</code></pre>\n</div>\n"),
    ("a\n\n{: .tip }\n- b\n- c\n", "callout-tip", "<li>c</li>\n</ul>\n</div>\n"),
  ])
  func classesOfThemesAreBoxes(_ page: String, _ style: String, _ end: String) {
    let html = html(page)
    #expect(html.contains(style) && html.hasSuffix(end), "\(html)")
    #expect(!html.contains("{:"))
  }

  /// As kramdown has it, the line is below the block.
  @Test(arguments: [
    ("Some *text*\nhere.\n{: .note .info}\n\nAfter.", "Info", "here.</p>\n</div>\n<p>After.</p>\n"),
    ("- a\n- b\n{: .warning }\n", "Warning", "<li>b</li>\n</ul>\n</div>\n"),
    ("> a\n>\n> b\n{: .prompt-tip }\n", "Tip", "<p>a</p>\n<p>b</p>\n</div>\n"),
    ("1. a\n\n   b\n   {: .note }\n", "Note", "<p>b</p>\n</div>\n</li>\n</ol>\n"),
    ("> a\n> {: .note }\n", "Note", "<p>a</p>\n</div>\n</blockquote>\n"),
    ("a\n\n## B\nc\n{: .danger}\nd", "Danger", "<p>c</p>\n</div>\n<p>d</p>\n"),
  ])
  func aClassBelowABlockIsABox(_ page: String, _ title: String, _ end: String) {
    let html = html(page)
    #expect(html.contains("<p class=\"callout-title\">\(title)</p>") && html.hasSuffix(end), "\(html)")
    #expect(!html.contains("{:") && parse(page).diagnostics.isEmpty)
  }

  @Test(arguments: [
    "{: .note }\n\nMore.", "## A\n{: .note }", "```\na\n```\n{: .note }", "a\n{: .lead }", "a\n{: .example }",
    "    a\n    {: .note }", "* a\n  {: .note }", "<p>a</p>\n{: .note }",
  ])
  func otherClassesBelowBlocksAreNoBoxes(_ page: String) { #expect(!html(page).contains("callout")) }

  @Test func manyClassesAreReadInLinearTime() {
    let time = ContinuousClock().measure { _ = parse(String(repeating: "a\n{: .note }\n", count: 10_000)) }
    #expect(time < .seconds(30))
  }

  /// A page’s template writes the definitions, which has a finding of its own.
  @Test func linksToGeneratedDefinitionsAreText() {
    let page = parse("See [#12][].\n\n{% for n in list %}\n[#{{ n }}]: https://example.com/{{ n }}\n{% endfor %}\n")
    #expect(page.htmlText.hasPrefix("<p>See #12.</p>\n"))
    #expect(!page.diagnostics.contains { $0.summary.contains("without an address") })
  }

  /// A definition that nothing names is a comment, also where CommonMark would go on with the paragraph.
  @Test(arguments: [
    ("a\n[//]: # (b *c*)\nd", "<p>a</p>\n<p>d</p>\n"), ("a\n[//]: # (b)\n[comment]: <> \"c\"\n", "<p>a</p>\n"),
    ("> a\n> [//]: # 'b'\n> c", "<blockquote>\n<p>a</p>\n<p>c</p>\n</blockquote>\n"),
    ("- a\n  [//]: # (b)\n- c", "<ul>\n<li>a</li>\n<li>c</li>\n</ul>\n"),
    ("[//]: # (a)\n\nb\n\n[//]: # (c)\n", "<p>b</p>\n"),
    ("<div>\n[//]: # (b)\n</div>", "<div>\n</div>\n"), ("# a\r\n[//]: # (b)\r\nc", "<h1>a</h1>\n<p>c</p>\n"),
    // To kramdown, the words are an address.
    ("[//]: some words\n\nb", "<p>b</p>\n"), ("a\n\n[comment]: one, *two*\nb", "<p>a</p>\n<p>b</p>\n"),
    ("- a\n\n  [//]: some words\n", "<ul>\n<li>a</li>\n</ul>\n"), ("[//]: word\n\nb", "<p>b</p>\n"),
    // These are text, to CommonMark and to others.
    ("a\n[//]: some words", "<p>a\n[//]: some words</p>\n"), ("[a]: some words", "<p>[a]: some words</p>\n"),
    ("`[//]: some words`", "<p><code>[//]: some words</code></p>\n"),
    ("a [//]: # (b)", "<p>a [//]: # (b)</p>\n"), ("a\n[//]: # (b", "<p>a\n[//]: # (b</p>\n"),
    ("a\n[//]: # (b) c", "<p>a\n[//]: # (b) c</p>\n"), ("a\n[b]: # (c)", "<p>a\n[b]: # (c)</p>\n"),
    ("a\n[//]: /b (c)", "<p>a\n[//]: /b (c)</p>\n"), ("`a\n[//]: # (b)`", "<p><code>a [//]: # (b)</code></p>\n"),
    ("```\na\n[//]: # (b)\n```", "<pre><code>a\n[//]: # (b)\n</code></pre>\n"),
  ])
  func definitionsAreComments(_ page: String, _ expected: String) {
    #expect(html(page) == expected)
    #expect(parse(page).diagnostics.isEmpty)
  }

  @Test(arguments: ["a\n[//]: # (b)\n", "a\n[//]: # (", "[//]:", "a\n[comment]: <> \"", "\n[//]: # (b"])
  func manyCommentsAreReadInLinearTime(_ piece: String) {
    let time = ContinuousClock().measure { _ = parse(String(repeating: piece, count: 20_000)) }
    #expect(time < .seconds(30))
  }

  /// Names of modules need not have a dot.
  @Test(arguments: [
    "::: shapes\n    options:\n        members: [a]\n", "::: my_shapes", "::: my_shapes\n\nText.\n",
    "::: shapes\n    handler: python\n",
  ])
  func referencesOfModulesAreReported(_ page: String) {
    let findings = parse(page).diagnostics
    #expect(findings.map(\.rule) == ["page/foreign-syntax"], "\(findings)")
    #expect(!html(page).contains("options"))
  }

  @Test func aContainerWithAnUnderscoreIsNoModule() {
    #expect(parse("::: my_box\n\nText.\n\n:::\n").diagnostics.map(\.rule) == ["page/container"])
  }

  /// Pages of Vue write components like custom elements.
  @Test func elementsOfVueAreComponents() {
    #expect(parse("<chart-view :data=\"a\" />\n").diagnostics.map(\.rule) == ["page/foreign-syntax"])
    #expect(parse("<chart-view data=\"a\"></chart-view>\n").diagnostics.map(\.rule) == ["page/raw-html"])
  }

  /// A page of another site is a link, unless it is nothing but a button.
  @Test(arguments: [("//v.example/a", true), ("https://v.example/a", true), ("https://ghbtns.com/a", false)])
  func pagesOfOtherSitesAreLinks(_ address: String, _ isLink: Bool) {
    let document = parse("<iframe src=\"\(address)\"></iframe>\n")
    let link = "<a href=\"https://v.example/a\">v.example</a>"
    #expect(document.htmlText.contains(link) == isLink, "\(document.htmlText)")
    #expect(document.diagnostics.map(\.rule) == ["page/raw-html"])
  }

  /// A script beside a form mostly checks what readers write in it.
  @Test(arguments: [
    ("<form><input></form>\n\n<script>a()</script>\n", 1), ("<input>\n\n<script>a()</script>\n", 2),
  ])
  func scriptsOfFormsAreOneFinding(_ page: String, _ count: Int) {
    #expect(parse(page).diagnostics.count == count, "\(parse(page).diagnostics.map(\.summary))")
  }

  @Test func namesOfLaterEmojiAreKnown() {
    #expect(html(":mechanical_arm: :smiling_face_with_three_hearts: :kissing:") == "<p>🦾 🥰 😗</p>\n")
  }

  @Test func emojiAreReadInHTML() {
    #expect(
      html("<div>\n<b title=\":tada:\">:tada:</b> a:tada: :none:\n</div>").contains(
        "<b title=\":tada:\">🎉</b> a:tada: :none:"))
  }

  @Test func whatRawKeepsIsShown() {
    #expect(
      html("`{% raw %}{% raw %}{% endraw %}` `{% raw %}{{ a }}{% endraw %}`")
        == "<p><code>{% raw %}</code> <code>{{ a }}</code></p>\n")
  }

  /// Code stays as it is, also where it looks like the end of a fence or like a list.
  @Test(arguments: [
    ("```yaml\na: |\n    ```\n    b\n    ```\n\n    {{ c }}\n    * {{ d }}\n```\n", "* {{ d }}"),
    ("- a\n\n        b:\n        - c: {{ d }}\n        - {{ e }}\n\n          - {{ f }}\n", "- {{ f }}"),
    ("1. a\n\n    === \"T\"\n\n            {{ b }}\n", "{{ b }}"),
    ("> ```\n> {{ a }}\n>     ```\n> {{ b }}\n> ```\n", "{{ b }}"),
  ])
  func codeStays(_ page: String, _ shown: String) {
    let document = parse(page)
    #expect(document.diagnostics.isEmpty && document.htmlText.contains(shown), "\(document.htmlText)")
  }

  @Test(arguments: [
    "1. a\n\n    === \"T\"\n\n        {{ b }}\n", "- a\n\n    !!! note\n\n        {{ b }}\n",
    "- a\n    - b\n\n        {{ c }}\n", "- a\n\n      {{ b }}\n", "- ```\n  a\n  ```\n\n  {{ b }}\n",
  ])
  func textOfItemsIsNotCode(_ page: String) {
    #expect(parse(page).diagnostics.map(\.rule) == ["page/foreign-syntax"], "\(parse(page).htmlText)")
  }

  /// A rule in HTML holds nothing, so it does not make HTML of the text below it.
  @Test(arguments: ["<hr>\n**a**", "<hr/>\n**a**", "b\n\n<HR />\n**a**"])
  func aRuleEndsHTML(_ page: String) { #expect(html(page).contains("<p><strong>a</strong></p>")) }

  /// To Python-Markdown, an item has four columns, and only what is indented by eight is code.
  @Test func fencesOfItemsMayBeIndentedFurther() {
    #expect(
      html("* a\n\n      ```py\n      b\n        c\n      ```\n\n      1. d\n\ne").contains(
        "<pre><code class=\"language-py\">b\n  c\n</code></pre>\n<ol>\n<li>d</li>\n</ol>\n</li>\n</ul>\n<p>e</p>"))
    #expect(html("* a\n\n        ```\n        b\n").contains("```"))
    #expect(html("* a\n\n      b: 1\n").contains("<pre><code>b: 1"))
  }

  /// Jekyll reads on over blank lines.
  @Test func textIndentedLikeTheTagsAroundItIsNoCode() {
    let table =
      "<table>\n  <tr>\n    <td>\n      <p>\n\n        If set, <code>a</code>\n\n      </p>\n    </td>\n  </tr>\n</table>\n"
    #expect(!html(table).contains("<pre>"))
    #expect(html("<div>\n\n    a\n\n</div>\n").contains("<pre><code>a"))
  }

  @Test func markdownInHTMLInABoxStaysThere() {
    let html = html(
      "!!! tip\n    a\n\n    <div class=\"grid\" markdown>\n\n    *   b\n\n        c\n\n    </div>\n\n    d\n\ne")
    #expect(
      html.hasSuffix("<div>\n<ul>\n<li>\n<p>b</p>\n<p>c</p>\n</li>\n</ul>\n</div>\n<p>d</p>\n</div>\n<p>e</p>\n"),
      "\(html)")
  }

  /// Markdown would show what is left of a comment that begins behind another one.
  @Test func commentsMayFollowOneAnother() {
    #expect(html("<!-- a --><!-- ---\nname: b\n-----><!-- c -->\n\n# D\n").hasSuffix("<h1>D</h1>\n"))
    let page = parse("<!-- a --><!-- ---\nname: b\n-----><!-- c -->\n\n# D\n")
    #expect(!page.htmlText.contains("name") && page.diagnostics.isEmpty)
  }

  /// What Patternbook cannot show is reported, and nothing of it reaches readers as source.
  @Test(arguments: [
    ("a :octicons-heart-24:{ .x } b", "<p>a b</p>\n", "icon", Severity.note),
    ("a :lucide-bug: b", "<p>a b</p>\n", "icon", .note),
    (
      "- :octicons-heart-24: a\n\n    b\n", "<ul>\n<li>\n<p>a</p>\n<p>b</p>\n</li>\n</ul>\n", "“:octicons-heart-24:”",
      Severity.note
    ),
    ("::: a.b.c\n    options:\n      x: y\n\nText", "<p>Text</p>\n", "API reference", .warning),
    // A box goes with it if it has nothing else.
    ("??? abstract \"API\"\n    ::: a.b\n        options:\n          x: y\n\nText", "<p>Text</p>\n", "API", .warning),
    ("a\n\n!!! note\n\n    ::: a.b\n", "<p>a</p>\n", "API reference", .warning),
    (
      "??? note \"A\"\n    Text\n\n    ::: a.b\n",
      "<details class=\"callout callout-note\">\n<summary class=\"callout-title\">A</summary>\n<p>Text</p>\n</details>\n",
      "API reference", .warning
    ),
    (
      "#### ::: a.__b__\n    options:\n      x: y\n\nText", "<h4><code>a.__b__</code></h4>\n<p>Text</p>\n",
      "API reference",
      .warning
    ),
    ("> ## ::: a_b", "<blockquote>\n<h2><code>a_b</code></h2>\n</blockquote>\n", "API reference", .warning),
    ("See [the *map*][a map].", "<p>See [the <em>map</em>][a map].</p>\n", "without an address", .warning),
    ("See [A][B] and [c d][].", "<p>See [A][B] and [c d][].</p>\n", "without an address", .warning),
    ("See [the map][the-map].", "<p>See the map.</p>\n", "without an address", .warning),
    ("See [the *map*][a.map].", "<p>See the <em>map</em>.</p>\n", "API reference", .warning),
    ("See [the map][.a].", "<p>See [the map][.a].</p>\n", "without an address", .warning),
    ("See [`map`][#a].", "<p>See [<code>map</code>][#a].</p>\n", "without an address", .warning),
    ("See [`map`][a map].", "<p>See [<code>map</code>][a map].</p>\n", "without an address", .warning),
    ("See [`map`][map].", "<p>See <code>map</code>.</p>\n", "API reference", .warning),
    ("[`f`][]", "<p><code>f</code></p>\n", "API reference", .warning),
    ("$$\nx^2 *a*\n$$", "<pre><code>x^2 *a*\n</code></pre>\n", "formula", .warning),
    ("a $$x_1$$ b", "<p>a <code>x_1</code> b</p>\n", "formula", .warning),
    ("a $x_{n}$ b", "<p>a <code>x_{n}</code> b</p>\n", "formula", .warning),
    ("a \\(x^2\\), b", "<p>a <code>x^2</code>, b</p>\n", "formula", .warning),
    ("a \\\\(\\alpha\\\\) b", "<p>a <code>\\alpha</code> b</p>\n", "formula", .warning),
    ("\\[\nx^2 [a][b] *c*\n\\]\n", "<pre><code>x^2 [a][b] *c*\n</code></pre>\n", "formula", .warning),
    ("a $\\alpha$.", "<p>a <code>\\alpha</code>.</p>\n", "formula", .warning),
    ("a [[= name =]] b", "<p>a  b</p>\n", "template expression", .warning),
    ("a [[% include 'x' %]] b", "<p>a  b</p>\n", "template tag", .warning),
  ])
  func unknownPartsAreReported(_ page: String, _ expected: String, _ what: String, _ severity: Severity) {
    #expect(html(page) == expected)
    let findings = parse(page).diagnostics
    #expect(findings.map(\.severity) == [severity] && findings.allSatisfy { $0.rule == "page/foreign-syntax" })
    #expect(findings.first?.summary.contains(what) == true, "\(findings.map(\.summary))")
  }

  /// Tools without templates show them.
  @Test func templatesCanBeText() {
    var options = MarkdownOptions()
    options.readsTemplates = false
    let document = parse("a {{ b }} {% c %} {{c}}\n\n:::note\nd\n:::\n", options: options)
    #expect(document.htmlText.contains("<p>a {{ b }} {% c %} {{c}}</p>"), "\(document.htmlText)")
    #expect(document.diagnostics.map(\.summary) == [])
  }

  /// Sizes can have titles behind them.
  @Test(arguments: ["=120x120 \"c\"", "=120x120  'c'"])
  func sizesBeforeTitles(_ size: String) {
    let image = html("![a](b.png \(size))")
    #expect(image.contains("src=\"b.png\"") && image.contains("title=\"c\"") && !image.contains("120"), "\(image)")
  }

  /// Several tools have plugins that find addresses.
  @Test(arguments: ["See [`map`][map].", "[a][b.c]", "[a][b c]"])
  func linksWithoutAddressesNameNoTool(_ page: String) throws {
    let cause = try #require(parse(page).diagnostics.first)
    #expect(!cause.explanation.contains("MkDocs"), "\(cause.explanation)")
  }

  /// Texts of the settings stand for their names, also with the marks of other tools, and come before those of the page.
  @Test(arguments: [
    ("{{ product.name }} 1", "<p>*A*  1</p>\n"), ("[[= product.name =]]", "<p>*A*</p>\n"),
    ("[b]({{ home }}/c)", "<p><a href=\"https://a.example/c\">b</a></p>\n"), ("{{ home | slugify }}", ""),
    ("`{{ home }}`", "<p><code>https://a.example</code></p>\n"), ("{{ product }}", ""),
  ])
  func variablesOfTheSite(_ page: String, _ expected: String) {
    var options = MarkdownOptions()
    options.variables = ["product.name": "\\*A\\* ", "home": "https://a.example"]
    #expect(parse(page, options: options).htmlText == expected)
  }

  /// A short page that shows a long text many times is refused before it fills the memory.
  @Test func variablesCannotFillTheMemory() {
    var options = MarkdownOptions()
    options.variables = ["a": String(repeating: "x", count: 500_000)]
    let document = parse(String(repeating: "{{ a }}\n", count: 100_000), options: options)
    #expect(document.diagnostics.count == 1 && document.diagnostics.first?.severity == .error)
    #expect(document.html.count < 10_000)
  }

  /// Tags around code that a fence makes Markdown are looked through once.
  @Test func tagsAroundCodeTakeTimeInProportion() {
    let page = String(repeating: "{% codeA %}\n", count: 60_000) + "```\na\n```\n{% endcodeA %}\n"
    #expect(!parse(page).diagnostics.isEmpty)
  }

  /// Scripts of some sites put settings and the addresses of pages in double brackets.
  @Test(arguments: [
    ("[a]([[docsref:/b/c]])", "<p><a href=\"/b/c\">a</a></p>\n", 0),
    ("[a]([[docsref:/b/c#d]])", "<p><a href=\"/b/c#d\">a</a></p>\n", 0),
    ("[`a`]([[ref:/b]])", "<p><a href=\"/b\"><code>a</code></a></p>\n", 0),
    ("<a href=\"[[ref:/c]]\">d</a>", "<p><a href=\"/c\">d</a></p>\n", 0),
    ("[a]([[config:repo]]/b)", "<p><a>a</a></p>\n", 1),
    ("a [[config:brand_name]] b", "<p>a  b</p>\n", 1), ("a [[# hidden =]] b", "<p>a [[# hidden =]] b</p>\n", 0),
    ("a [[=# hidden =]] b", "<p>a  b</p>\n", 0),
  ])
  func marksInBrackets(_ page: String, _ expected: String, _ findings: Int) {
    #expect(html(page) == expected)
    #expect(parse(page).diagnostics.count == findings)
  }

  @Test(arguments: [
    "`[[config:a]]`", "[[Page]]", "[[a b]]", "[[:alpha:]]", "[[wiki:Page]]", "[[https://a.b]]", "[[a:]]", "[[a:b c]]",
    "\\[[a:b]]", "[[a:b]",
  ])
  func otherDoubleBracketsStay(_ page: String) {
    #expect(parse(page).otherFindings.isEmpty)
    #expect(html(page).contains("["))
  }

  @Test(arguments: [
    "[a][b]\n\n[B]: /c", "a[i][jj]", "[x][1]", "[^1][^2]", "- [ ] [a](b)", ":::note\na\n:::", "at 10:30: ok",
    "*[a](b)*",
    "costs $$", "`$$a$$`", "[a](b)[c](d)", "urn:material-x:y",
  ])
  func othersAreLeftAlone(_ page: String) {
    #expect(!parse(page).diagnostics.contains { $0.rule == "page/foreign-syntax" })
  }

  @Test func iconsThatSaySomethingAreSigns() {
    #expect(html("| a |\n|-|\n| :material-check: |").contains("✓"))
    #expect(parse(":material-close:").diagnostics.isEmpty)
  }

  /// An icon that is all that a link shows becomes the host that it leads to, or its name.
  @Test(arguments: [
    ("[:material-web:](https://a.example/x)", "<a href=\"https://a.example/x\">a.example</a>"),
    ("[:material-email:{ .lg }](mailto:b@c.de?subject=d)", "<a href=\"mailto:b@c.de?subject=d\">b@c.de</a>"),
    ("[:octicons-mark-github-16:](#x)", "<a href=\"#x\">mark github</a>"),
    ("[:fontawesome-brands-mastodon:][a]\n\n[a]: /b", "<a href=\"/b\">mastodon</a>"),
    (
      "[:simple-x:](https://x.y)[:material-a:](<http://www.z.y/>)",
      "<a href=\"https://x.y\">x.y</a><a href=\"http://www.z.y/\">z.y</a>"
    ),
  ])
  func iconsOfLinksHaveNames(_ page: String, _ expected: String) {
    let document = parse(page)
    #expect(html(page) == "<p>\(expected)</p>\n")
    #expect(document.diagnostics.isEmpty)
  }

  @Test func iconsBesideTextOfLinksGo() {
    #expect(html("[:material-a: Text](b)") == "<p><a href=\"b\">Text</a></p>\n")
    #expect(html("[a](b):material-a:(c)") == "<p><a href=\"b\">a</a>(c)</p>\n")
  }

  /// The mark of the language of code in text goes, and what only looks like one stays.
  @Test(arguments: [
    ("`#!python import os`", "import os"), ("``#!js `a` ``", "`a`"),
    ("``:::js a`b``", "a`b"), ("`#!C++  x {{ y }}`", "x {{ y }}"),
    ("`#!python`", "#!python"), ("`#!/bin/bash -e`", "#!/bin/bash -e"), ("`:::note Title`", ":::note Title"),
    ("`#! python x`", "#! python x"), ("`::js x`", "::js x"), ("`#!python `", "#!python "),
  ])
  func languagesOfCodeInText(_ page: String, _ expected: String) {
    #expect(html("a " + page) == "<p>a <code>\(expected)</code></p>\n")
  }

  /// Elements that say so hold Markdown, and what can only be Markdown ends a block of HTML.
  @Test(arguments: [
    ("<div markdown=\"1\">\n*a*\n</div>\nb", "<div>\n<p><em>a</em></p>\n</div>\n<p>b</p>\n"),
    ("<div class=\"x\" markdown>\n<div>c</div>\n\n- a\n</div>\n", "<li>a</li>\n</ul>\n</div>\n"),
    ("<details markdown=\"block\"><summary>s</summary>\n\n## A\n</details>", "<h2>A</h2>\n</details>\n"),
    ("<div>\na\n</div>\n```js\nb\n```\n", "</div>\n<pre><code class=\"language-js\">b\n</code></pre>\n"),
    (
      "<p>See [a](/b.md) and ![c](d/e.png)</p>",
      "<p>See <a href=\"/b.md\">a</a> and <img src=\"d/e.png\" alt=\"c\"></p>\n"
    ),
    ("<div>\narray[0](x)\n</div>", "array[0](x)"),
  ])
  func readsMarkdownInHTML(_ page: String, _ expected: String) {
    let html = html(page).replacing(" />", with: ">")
    #expect(html.contains(expected), "\(html)")
    #expect(!html.contains("markdown"))
  }

  @Test func blocksThatTemplatesShowElsewhereAreCode() {
    let page = "{% set x %}\nimport a from \"b\";\n\nrun();\n{% endset %}\n\nText"
    #expect(html(page) == "<pre><code>import a from &quot;b&quot;;\n\nrun();\n</code></pre>\n<p>Text</p>\n")
    #expect(parse(page).diagnostics.map(\.rule) == ["page/foreign-syntax"])
    #expect(html("{% capture x %}\nSome *text*\n{% endcapture %}") == "<p>Some <em>text</em></p>\n")
  }

  /// A link whose address only another tool knows leads nowhere, and only the expression is reported.
  @Test(arguments: [
    "[a]({{ site.repo }}/b/c)", "[a]({{% param repo %}}/b)", "<a href=\"{{ x }}/b\">a</a>", "[a][b]\n\n[b]: {{ x }}/c",
  ])
  func addressesOfTemplatesAreNotChecked(_ text: String) {
    let document = parse(text, pagePath: "page.md")
    #expect(document.diagnostics.map(\.rule) == ["page/foreign-syntax"])
    #expect(document.links.allSatisfy { $0.target == .external })
    #expect(!document.htmlText.contains("x-template") && document.htmlText.contains("a"))
  }

  /// What Markdown does not take for an address is shown, without what stands for a template.
  @Test(arguments: [
    ("[a](/b {{ c }} d)", "<p>[a](/b  d)</p>\n"), ("[a](/{{ b }}/c d) [e](/{{ f }})", "<p>[a](//c d) <a>e</a></p>\n"),
    ("| a |\n|-|\n| [b](/{{ c }} d) |", "<td>[b](/ d)</td>"),
  ])
  func marksOfTemplatesAreNotShown(_ page: String, _ expected: String) {
    #expect(html(page).contains(expected), "\(html(page))")
    #expect(!html(page).contains("x-"))
  }

  @Test func emphasisEndsWhereSomethingIsRemoved() {
    #expect(html("**a {{ b }}** c") == "<p><strong>a</strong> c</p>\n")
  }

  @Test(arguments: [
    ("**{{ b }} a** c", "<p><strong>a</strong> c</p>\n"), ("c _{{ b }}  a_ d", "<p>c <em>a</em> d</p>\n"),
    ("(**{{ b }} a**)", "<p>(<strong>a</strong>)</p>\n"), ("**a**{{ b }} c", "<p><strong>a</strong> c</p>\n"),
    ("**a.**{{ b }} c", "<p><strong>a.</strong> c</p>\n"), ("**{{ b }}** a", "<p> a</p>\n"),
  ])
  func emphasisBeginsWhereSomethingIsRemoved(_ page: String, _ expected: String) {
    #expect(html(page).replacing("<p> ", with: "<p>") == expected.replacing("<p> ", with: "<p>"))
  }

  @Test func idsOfOtherTextAreKept() {
    #expect(html("**a**{ #b } `c`{#d}") == "<p><strong id=\"b\">a</strong> <code id=\"d\">c</code></p>\n")
    #expect(parse("**a**{ #b }").hasAnchor("b"))
  }

  /// Comments, badges, and other HTML before the title do not make it a second one.
  @Test(arguments: [
    "<!-- Generated -->\n\n# A\n", "<p><img src=\"b\" alt=\"\"></p>\n\n# A\n", "[![b](c)](d) ![e](f)\n\n# A\n",
  ])
  func badgesComeBeforeTheTitle(_ page: String) {
    let document = parse(page, leadingTitle: .takeOut)
    #expect(document.title?.text == "A" && document.isTitleTakenOut && document.outline.isEmpty)
  }

  @Test func codeTogglesAndTabsOfCodeShowCode() {
    #expect(
      html("{{< code-toggle file=hugo >}}\na = '*'\n{{< /code-toggle >}}").contains("<pre><code>a = '*'\n</code>"))
    let tabs = html("{{< tabpane >}}\n{{< tab header=\"A\" lang=\"toml\" >}}\n[[x]]\n{{< /tab >}}\n{{< /tabpane >}}")
    #expect(tabs.contains("<code class=\"language-toml\"><i>[[x]]</i>\n"), "\(tabs)")
  }

  @Test func manyOpeningMarksTakeLinearTime() {
    for mark in [
      "{:", "{: .a", "[[", "[a][", "$$", ":material-", "*[", "<div markdown>", "{: .note }\n", "::: a.b\n", "# ::: a\n",
      "??? a\n    ::: b.c\n    d\n",
    ] {
      _ = parse(String(repeating: mark, count: 50_000))
    }
  }

  // MARK: Marks of Material’s hook

  @Test func marksAreTextsAndNames() {
    let page = """
      # Tags

      <!-- md:version 8.2.0 -->
      <!-- md:plugin [tags] – built-in --> <!-- md:flag multiple -->

      #### <!-- md:setting config.tags_file -->

      <!-- md:default `true` --> As of <!-- md:version 9.6.0 -->, see [the file][config.tags_file].

      <!-- md:option type:note -->

      :   <!-- md:default [`x`][a.b] --> A note. <!-- md:demo a --> <!-- md: -->
      """
    let document = parse(page)
    let text = document.htmlText
    for part in [
      "<p><strong>Version:</strong> 8.2.0\n<strong>Plugin:</strong> tags – built-in <strong>Multiple instances</strong></p>",
      "<h4 id=\"config.tags_file\"><code>tags_file</code>",
      "<p><strong>Default:</strong> <code>true</code> As of 9.6.0, see <a href=\"#config.tags_file\">the file</a>.</p>",
      "<dt><code id=\"+type:note\">note</code></dt>", "<strong>Default:</strong> <code>x</code> A note.",
    ] {
      #expect(text.contains(part), "\(part) in \(text)")
    }
    #expect(document.diagnostics.isEmpty, "\(document.diagnostics.map(\.summary))")
  }

  /// Marks cannot open elements, end where a comment ends, and stay comments if they say nothing.
  @Test(arguments: [
    "<!-- md:version <b onclick=x> -->", "<!-- md:setting \"><script> -->", "<!-- md:version 1", "<!-- md:other x -->",
    "<!-- md:option a\" onclick=\"x -->", "<!-- md:version\n1.0 -->",
  ])
  func otherMarksAreComments(_ mark: String) {
    let text = html("A \(mark)\n\nB\n")
    #expect(!text.contains("<strong>") && !text.contains("<script") && !text.contains("onclick=\"x"))
  }
}
