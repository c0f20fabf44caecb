import Diagnostics
import Markdown
import Testing

/// Templates in code, texts that templates name, loops, and addresses with pieces of templates.
@Suite struct CodeTemplateTests {
  /// A page with front matter, below a site with a text and a parameter.
  private func page(_ text: String, path: String? = nil, anchors: Bool = false) -> MarkdownDocument {
    var options = MarkdownOptions()
    (options.anchors, options.tableFrames) = (anchors, false)
    options.variables = ["site.key": "k1", "site.params.branch": "main", "odd": "a`b"]
    let file = SourceFile(path: "Content/page.md", text: "---\ntitle: A page\nprovider: npm\n---\n\(text)\n")
    return MarkdownParser(options: options).parse(file, body: FrontMatter.split(file).body, pagePath: path)
  }

  // MARK: Code

  @Test(arguments: [
    ("`a {{< param branch >}}`", "<p><code>a main</code></p>\n"),
    ("`{{% param \"branch\" %}}` and {{< param branch >}}", "<p><code>main</code> and main</p>\n"),
    ("```\nb {{< param branch >}} c\n```", "<pre><code>b main c\n</code></pre>\n"),
    ("```\na:\n  {{ site.key }}\n```", "<pre><code>a:\n  k1\n</code></pre>\n"),
    ("    {{ site.key }}\n      {{ page.provider }}", "<pre><code>k1\n  npm\n</code></pre>\n"),
    ("`{{ page.provider | default: 'x' }}`", "<p><code>npm</code></p>\n"),
    ("a <code>{{ site.key }}</code>", "<p>a <code>k1</code></p>\n"),
    ("{% assign f = 'k.asc' %}\n\n~~~\nget {{ f }}\n~~~", "<pre><code>get k.asc\n</code></pre>\n"),
    ("`{{</* param branch */>}}`", "<p><code>{{&lt; param branch &gt;}}</code></p>\n"),
    ("`{% raw %}{{ site.key }}{% endraw %}`", "<p><code>{{ site.key }}</code></p>\n"),
    ("```\n{% raw %}\n{{ site.key }}\n{% endraw %}\n```", "<pre><code>\n{{ site.key }}\n\n</code></pre>\n"),
    ("`{% raw %}` and `{% endraw %}`", "<p><code>{% raw %}</code> and <code>{% endraw %}</code></p>\n"),
    ("`{{ odd }}`", "<p><code>{{ odd }}</code></p>\n"),
    ("`{{ provider }}` {{ provider }}", "<p><code>{{ provider }}</code> npm</p>\n"),
    ("`{{ page.title }}`", "<p><code>{{ page.title }}</code></p>\n"),
    ("`{{ page.title }}` {{ page.provider }}", "<p><code>A page</code> npm</p>\n"),
    ("`{{ $frontmatter.provider }}`", "<p><code>{{ $frontmatter.provider }}</code></p>\n"),
    ("`{{ title }} ${{ secrets.KEY }}`", "<p><code>{{ title }} ${{ secrets.KEY }}</code></p>\n"),
  ])
  func fillsInKnownValues(_ text: String, _ expected: String) {
    let document = page(text)
    #expect(document.htmlText == expected)
    #expect(document.diagnostics.isEmpty, "\(document.diagnostics.map(\.summary))")
  }

  /// Keys below others are named as they are, and filters do what they do everywhere; in code, both are examples.
  @Test(arguments: [
    ("{{ book.title }} {{ book.title | upper }}", "A &amp; B A &amp; B"),
    ("{{ link | urlencode }}", "https%3A%2F%2Fa.b%2F"),
    ("`{{ book.title }}` `{{ 'a' | upper }}`", "<code>{{ book.title }}</code> <code>{{ 'a' | upper }}</code>"),
    ("{% assign x = 'a b' %}{{ x | url_encode }}", "a+b"),
  ])
  func keysBelowOthers(_ text: String, _ html: String) {
    let page = "---\nbook:\n  title: A & B\nlink: https://a.b/\n---\n\(text)\n"
    let file = SourceFile(path: "Content/page.md", text: page)
    let document = MarkdownParser(options: MarkdownOptions()).parse(file, body: FrontMatter.split(file).body)
    #expect(document.htmlText == "<p>\(html)</p>\n")
    #expect(document.diagnostics.isEmpty)
  }

  /// Hugo has the parameters of a page below `params`; what is below other keys, or further in, is not one.
  @Test(arguments: [
    "---\nparams:\n  a: A\n# comment: x\n  in:\n    b: no\n  c: 'C'\nother:\n  a: no\n  d: no\ne: E\n---\n",
    "+++\ne = 'E'\n[params]\na = 'A'\nc = 'C'\n[params.in]\nb = 'no'\n[other]\na = 'no'\nd = 'no'\n+++\n",
  ])
  func pagesHaveParameters(_ frontMatter: String) {
    let page = "{{% param a %}} {{< param c >}} {{< param e >}} `{{% param a %}}`\n\n{{< param b >}}{{< param d >}}"
    let file = SourceFile(path: "Content/page.md", text: frontMatter + page)
    let document = MarkdownParser(options: MarkdownOptions()).parse(file, body: FrontMatter.split(file).body)
    #expect(document.htmlText.hasPrefix("<p>A C E <code>A</code></p>\n"), "\(document.htmlText)")
    #expect(document.diagnostics.count == 1)
  }

  /// Docsy puts arguments in a parameter.
  @Test(arguments: [
    ("{{% _param b New warning %}} a", "<span>New (warning) {3} b</span> a"),
    ("a {{% _param b \"Very new\" %}}", "a <span>Very new ({2}) {3} b</span>"),
    ("a {{% _param x %}}", "a"),
  ])
  func parametersTakeArguments(_ text: String, _ expected: String) {
    var options = MarkdownOptions()
    options.variables = ["site.params.b": "<span>{1} ({2}) {3} {0}</span>"]
    let file = SourceFile(path: "Content/page.md", text: text)
    #expect(
      MarkdownParser(options: options).parse(file, body: FrontMatter.split(file).body, pagePath: nil).htmlText
        == "<p>\(expected)</p>\n")
  }

  /// Only where the page has templates outside of code, they are run in it.
  @Test(arguments: [
    ("{{ page.provider }} `{{ page.x }}`\n\n```\n{{ site.y }}\n```", "2 template expressions in code are shown"),
    ("{% assign a = b.c %}\n`{{ a }}` `{{ x }}`", "template expression in code “{{ a }}” is shown"),
    ("<!--\n{% assign a = b.c %}\n-->\n\n```\n{{ a }}\n{{ a.d | e }}\n```", "2 template expressions in code are shown"),
    ("{{< param branch >}} `{{< other >}}`", "shortcode in code “{{< other >}}” is shown"),
  ])
  func reportsUnknownValuesOnce(_ text: String, _ summary: String) {
    let document = page(text)
    #expect(document.diagnostics.map(\.rule) == ["page/foreign-syntax"])
    #expect(document.diagnostics.first?.summary.hasPrefix(summary) == true, "\(document.diagnostics.map(\.summary))")
  }

  @Test(arguments: [
    "`{{ page.x }}` and `{{< other >}}`", "```\n{{ site.y }}\n{% if a %}\n```", "`{{ a.b }}` {{ page.provider }}",
  ])
  func examplesStay(_ text: String) {
    #expect(page(text).diagnostics.isEmpty)
  }

  /// Where the site says so, calls are run in code on all pages, and what all pages have is filled in.
  @Test(
    arguments: [
      ("```\nget {{ file(name=\"a\") }}\n```\n\n`{{file('b')}}`", nil, 2),
      ("`{{ page.title }}`", "<code>A page</code>", 0),
      ("```\n{{ .a }} {{ a.b }} ${{ f(a) }} {{ if (b) }}\n```", "{{ a.b }} ${{ f(a) }}", 1),
      ("`{% raw %}{{ file(a) }}{% endraw %}`", "<code>{{ file(a) }}</code>", 0),
    ] as [(String, String?, Int)])
  func callsInCode(_ text: String, _ expected: String?, _ count: Int) {
    func parse(_ frontMatter: String, _ isRun: Bool) -> (html: String, summaries: [String]) {
      var options = MarkdownOptions()
      options.runsTemplatesInCode = isRun
      let file = SourceFile(path: "Content/page.md", text: "---\ntitle: A page\n\(frontMatter)---\n\(text)\n")
      let document = MarkdownParser(options: options).parse(file, body: FrontMatter.split(file).body)
      return (document.htmlText, document.diagnostics.map(\.summary))
    }
    let (html, summaries) = parse("", true)
    if let expected { #expect(html.contains(expected), "\(html)") }
    #expect(summaries.count == min(count, 1), "\(summaries)")
    if count > 1 { #expect(summaries.first?.hasPrefix("\(count) template expressions in code are shown") == true) }
    // A page can be left out, and so are sites that do not say it.
    #expect(parse("render_macros: false\n", true).summaries.isEmpty)
    #expect(parse("ignore_macros: true\n", true).summaries.isEmpty)
    #expect(parse("", false).summaries.isEmpty)
  }

  /// Constants of the script of a page are texts that its expressions show; what a script makes is not known.
  @Test func constantsOfScriptsOfVue() {
    let text = """
      ---
      title: T
      ---

      <script setup>
      import a from './a.json'
      const name = '@acme/core';
      const made = a.b
      const joined = `a ${name}`
      </script>

      The {{ name }} is `x`.

      ```ts-vue
      import b from '{{name}}/query'
      ```
      """
    let file = SourceFile(path: "Content/page.md", text: text)
    let parser = MarkdownParser(options: MarkdownOptions())
    let document = parser.parse(file, body: FrontMatter.split(file).body)
    #expect(document.htmlText.contains("<p>The @acme/core is <code>x</code>.</p>"), "\(document.htmlText)")
    #expect(String(decoding: document.text, as: UTF8.self).contains("import b from '@acme/core/query'"))
    let other = SourceFile(path: "a.md", text: text.replacing("{{ name }}", with: "{{ made }} {{ joined }}"))
    #expect(parser.parse(other, body: FrontMatter.split(other).body).diagnostics.map(\.rule) == ["page/foreign-syntax"])
  }

  /// VitePress fills in expressions in code whose language ends with `-vue`, and in no other.
  @Test(arguments: [
    ("js-vue", "{{ $frontmatter.a?.b }}", "1.2"), ("html-vue{1}", "{{$frontmatter.a?.['@c/d-e']}}", "3"),
    ("vue-vue [a]", "x{{ $frontmatter['f'] }}", "x4"), ("js", "{{ $frontmatter.f }}", "{{ $frontmatter.f }}"),
    ("-vue", "{{ $frontmatter.f }}", "{{ $frontmatter.f }}"),
  ])
  func expressionsOfVue(_ info: String, _ code: String, _ expected: String) {
    let text = """
      ---
      a:
        b: 1.2
        '@c/d-e': 3
        list:
        - f: no
          g: no
        text: |
          h: no
      f: 4
      ---
      ```\(info)
      \(code)
      ```
      """
    let file = SourceFile(path: "Content/page.md", text: text)
    let document = MarkdownParser(options: MarkdownOptions()).parse(file, body: FrontMatter.split(file).body)
    #expect(
      document.text.split(separator: 0x0A).last.map { String(decoding: $0, as: UTF8.self) } == expected,
      "\(document.htmlText)")
    #expect(!document.htmlText.contains("l-vue") && !document.htmlText.contains("js-vue"))
    #expect(document.diagnostics.isEmpty)
    for name in ["a.list.g", "a.text.h", "g", "b", "a"] {
      let code = "\n\n```js-vue\n{{ $frontmatter.\(name) }}\n{{ x }}\n```\n"
      let page = SourceFile(path: "Content/page.md", text: text + code)
      let parser = MarkdownParser(options: MarkdownOptions())
      let findings = parser.parse(page, body: FrontMatter.split(page).body).diagnostics
      #expect(findings.map(\.rule) == ["page/foreign-syntax"])
      #expect(findings.first?.summary.hasPrefix("2 template expressions in code are shown to readers") == true)
    }
  }

  // MARK: Texts

  @Test(arguments: [
    ("{% assign a = \"b\" %}{{ a }} {{ a | escape }}", "<p>b b</p>\n"),
    ("<!--\n{% assign a = 'b' %}\n-->\n\n{{ a }} <!-- {% assign a = 'c' %} -->{{ a }}", "<p>b c</p>\n"),
    ("{% set a = 'b' %}\n[c](/d/{{ a }}.html)", "<p><a href=\"/d/b.html\">c</a></p>\n"),
    (
      "{% assign a = 'b **c** [d](/e) & f' %}\n<div>\n    {{ a | markdownify }}\n</div>",
      "<div>\n    <p>b <strong>c</strong> <a href=\"/e\">d</a> &amp; f</p>\n</div>\n"
    ),
    ("{% assign a = '*b*' %}\n<p>\n<b>{{ a | markdownify }}</b>\n</p>", "<p>\n<b><em>b</em></b>\n</p>\n"),
    ("{% assign a = '*b*' %}\n<p>\n{{ a }}\n</p>", "<p>\n*b*\n</p>\n"),
    ("{% assign a = page.provider %}{{ a }}", "<p>npm</p>\n"), ("{% assign a = '' %}b{{ a }}", "<p>b</p>\n"),
    (
      "{% assign a = 'https://a.example/' %}\n{% capture b %}{{a}}b{% endcapture %}\n\n[c]({{ b }})",
      "<p><a href=\"https://a.example/b\">c</a></p>\n"
    ),
  ])
  func showsTextsThatThePageNames(_ text: String, _ expected: String) {
    let document = page(text)
    #expect(document.htmlText == expected)
    #expect(document.diagnostics.isEmpty, "\(document.diagnostics.map(\.summary))")
  }

  /// A text that depends on what only another tool knows, or holds HTML, is not known.
  @Test(arguments: [
    "{% if c %}{% assign a = 'b' %}{% endif %}x {{ a }}", "{% assign a = 'b' | upcase %}x {{ a }}",
    "{% assign a = 'b' %}{% assign a = c %}x {{ a }}",
    "<!-- {% if c %}{% assign a = 'b' %}{% endif %} -->\n\nx {{ a }}", "{% assign a = '<div>' %}x {{ a }}",
  ])
  func othersAreUnknown(_ text: String) {
    #expect(page(text).htmlText == "<p>x</p>\n")
    #expect(page(text).diagnostics.contains { $0.summary.contains("{{ a }}") })
  }

  @Test func capturesThatNothingShowsStay() {
    #expect(page("{% capture a %}Some *text*{% endcapture %}").htmlText == "<p>Some <em>text</em></p>\n")
  }

  // MARK: Loops

  @Test(arguments: [
    "{% for p in site.events %}\n## {{ p.title }}\n\n- [{{ p.name }}]({{ p.url }})\n{% endfor %}\n\nb",
    "{% for page in list %}{% for a in page.b %}{{ a }}{% endfor %} {{ page.title }}{% endfor %}\n\nb",
    "{% assign sign = '-' %}{% for p in list %}\n{{ sign }} [{{ p.title }}]({{ p.url }})\n{% endfor %}\n\nb",
  ])
  func loopsOverUnknownDataGo(_ text: String) {
    let document = page(text)
    #expect(document.htmlText == "<p>b</p>\n")
    #expect(document.diagnostics.count == 1 && document.diagnostics[0].summary.hasPrefix("template loop “{% for "))
  }

  /// The site puts the list of posts where a loop over them was.
  @Test(arguments: [
    (
      "{% for p in site.posts %}\n- [{{ p.title }}]({{ p.url }})\n{% endfor %}\n\nb",
      "<div id=\"site-posts\"></div>\n<p>b</p>\n"
    ),
    (
      "a\n\n{%- for p in site.posts limit:3 -%}{{ p.title }}{%- endfor -%}",
      "<p>a</p>\n<div id=\"site-posts-3\"></div>\n"
    ),
    (
      "<ul>\n{% for p in paginator.posts %}\n<li>{{ p.title }}</li>\n{% endfor %}\n</ul>",
      "<ul>\n<li id=\"site-posts\"></li>\n</ul>\n"
    ),
  ])
  func loopsOverPostsLeaveAPlace(_ text: String, _ expected: String) {
    let document = page(text, anchors: true)
    #expect(document.htmlText == expected)
    #expect(document.diagnostics.isEmpty && document.listsOfPosts.count == 1)
  }

  /// The same list a second time is a loop like any other.
  @Test func listsOfPostsAreThereOnce() {
    let loop = "{% for p in site.posts %}{{ p.title }}{% endfor %}"
    let document = page(
      "\(loop)\n\na\n\n\(loop)\n\n{% for p in site.posts limit:2 %}{{ p.title }}{% endfor %}", anchors: true)
    #expect(document.listsOfPosts.map(\.id) == ["site-posts", "site-posts-2"])
    #expect(document.diagnostics.map(\.rule) == ["page/foreign-syntax"])
  }

  @Test(arguments: [
    ("{% for a in b %}x{% endfor %}", "<p>x</p>\n"),
    ("{% for a in b %}{{ page.provider }}{% endfor %}", "<p>npm</p>\n"),
    // What it goes through would be a hole in each item.
    ("{% for a in b %}{{ page.provider }} {{ a }}{% endfor %}", ""),
  ])
  func otherLoopsStay(_ text: String, _ expected: String) {
    #expect(page(text).htmlText == expected)
  }

  // MARK: Addresses

  /// An image or a link with a hole in its address is reported as a template, not as one that is broken.
  @Test(arguments: [
    "![a]({{ site.key }}/{{ x }}.png)", "<img src={{ x }} alt=\"a\">", "[a](/b{{ site.key }}/{{ x }}/c)",
    "<a href={{ x }}>a</a>", "[a][b]\n\n[b]: /{{ site.key }}/{{ x }}/c",
  ])
  func holesInAddresses(_ text: String) {
    let document = page(text, path: "page.md")
    #expect(document.diagnostics.map(\.rule) == ["page/foreign-syntax"])
    #expect(document.links.allSatisfy { $0.target == .external })
    #expect(!document.htmlText.contains("x-template") && !document.htmlText.contains("k1"), "\(document.htmlText)")
  }

  // MARK: Limits

  @Test(arguments: [
    "`{{", "{{ ", "{{< ", "}} {{", "{% for a in b %}", "{% for a in b %}{{ a }}", "{% capture a %}", "{{{ }} ",
    "{% assign a = 'b' %}", "`{{ site.key }}` ", "<code>{{", "{% raw %}", "[a]({{ a }}",
  ])
  func takesTimeInProportion(_ piece: String) {
    for text in [piece, "```\n" + piece] {
      let time = ContinuousClock().measure { _ = page(text + String(repeating: piece, count: 10_000) + "{% endfor %}") }
      #expect(time < .seconds(30))
    }
  }
}
