import Diagnostics
import Markdown
import Testing

/// Templates and shortcodes of other tools: nothing of them is published, and what is not published is reported.
@Suite struct ForeignSyntaxTests {
  @Test(arguments: [
    ("a {{ page.owner }} b", "<p>a  b</p>\n", ["{{ page.owner }}"]),
    ("{% include note.html %}\n\na", "<p>a</p>\n", ["{% include note.html %}"]),
    ("<ul>\n<li>a</li>\n</ul>\n{% b %}\nc *d*", "<ul>\n<li>a</li>\n</ul>\n<p>c <em>d</em></p>\n", ["{% b %}"]),
    ("<div>\n<p>a</p>\n{% b %}\nc *d*\n</div>", "<div>\n<p>a</p>\nc *d*\n</div>\n", ["{% b %}"]),
    ("{% set a %}b{% endset %}", "<p>b</p>\n", ["{% set a %}"]),
    ("{% if a %}\nb\n{% else %}\nc\n{% endif %}", "<p>b</p>\n<p>c</p>\n", ["{% if a %}"]),
    ("{{< foo >}}\n\na *b*\n\n{{< /foo >}}", "<p>a <em>b</em></p>\n", ["{{< foo >}}"]),
    ("{{% foo %}} a {{% /foo %}}", "<p>a</p>\n", ["{{% foo %}}"]),
    ("{{ button({\n  text: \"A\",\n\n  items: [{ a: { b: 1 }}]\n}) }}\n\nc", "<p>c</p>\n", ["{{ button({"]),
    ("# A {{ b }}\n", "<h1 id=\"a\">A</h1>\n", ["{{ b }}"]),
    ("# A {#{% include id.html a=\"b\" %}}", "<h1 id=\"a\">A</h1>\n", ["{% include id.html a=\"b\" %}"]),
    ("# {{ a }}\n\nb", "<p>b</p>\n", ["{{ a }}"]),
    (
      "<ul>\n{% for a in b %}\n    <li>c</li>\n{% endfor %}\n</ul>", "<ul>\n<li>c</li>\n</ul>\n", ["{% for a in b %}"]
    ),
    ("**{{ a }}** b", "<p>b</p>\n", ["{{ a }}"]),
    ("- {% a %}b\n- c", "<ul>\n<li>b</li>\n<li>c</li>\n</ul>\n", ["{% a %}"]),
    ("- {{% a %}}\n  b\n- c", "<ul>\n<li>b</li>\n<li>c</li>\n</ul>\n", ["{{% a %}}"]),
    ("- c\n- {{% a %}}\n  b", "<ul>\n<li>c</li>\n<li>b</li>\n</ul>\n", ["{{% a %}}"]),
    ("1. {% a %}\n   {% a %}\n   b\n2. c", "<ol>\n<li>b</li>\n<li>c</li>\n</ol>\n", ["{% a %}"]),
    (
      "> - {% a %}\n>   b\n> - c", "<blockquote>\n<ul>\n<li>b</li>\n<li>c</li>\n</ul>\n</blockquote>\n", ["{% a %}"]
    ),
    ("- c\n- {% a %}\n- b", "<ul>\n<li>c</li>\n<li>b</li>\n</ul>\n", ["{% a %}"]),
    ("a {{ b }}\nc", "<p>a\nc</p>\n", ["{{ b }}"]),
  ])
  func takesOutAndReports(_ page: String, _ html: String, _ ranges: [String]) {
    var options = MarkdownOptions()
    options.tableFrames = false
    let document = parse(page, options: options)
    let shown = document.htmlText.replacing(/<a class="anchor".*?<\/a>/, with: "").replacing(" \n", with: "\n")
    #expect(shown.replacing(" </", with: "</") == html.replacing(" </", with: "</"))
    #expect(document.diagnostics.map { text(page, $0.location?.range) } == ranges)
    #expect(document.diagnostics.allSatisfy { $0.rule == "page/foreign-syntax" && $0.severity == .warning })
  }

  /// Nobody means readers to see the stars; within tags and words they may be anything.
  @Test(arguments: [
    ("<details><summary>**Note:** a</summary>\n\nb\n</details>\n", "<summary><strong>Note:</strong> a</summary>"),
    ("<p>\n2**3**4 **a**\n</p>\n", "2**3**4 <strong>a</strong>"),
    ("<p title=\"**a**\">b</p>\n", "title=\"**a**\""), ("<pre>\n**a**\n</pre>\n", "<pre>**a**"),
    ("<p>** a ** **b\n**</p>\n", "** a ** **b\n**"),
  ])
  func strongTextInHTML(_ page: String, _ html: String) {
    #expect(parse(page).htmlText.contains(html), "\(parse(page).htmlText)")
  }

  /// A page with nothing else that other tools read.
  @Test(arguments: ["[TOC]", "[toc]", "[[toc]]", "[[TOC]]", "[[_TOC_]]", "${toc}"])
  func marksOfTablesOfContentsGo(_ mark: String) {
    #expect(parse("a\n\n\(mark)\n\nb").htmlText == "<p>a</p>\n<p>b</p>\n")
  }

  /// Without the contents, the section of their heading would be empty.
  @Test(arguments: [
    "## Table of contents\n{: .no_toc }\n\n1. TOC\n{:toc}\n\n---\n\nb", "## Contents:\n\n[TOC]\n\n***\n\nb",
    "## On this page\n\n* x\n{:toc}\n\n---\nb",
  ])
  func headingsOfTablesOfContentsGo(_ page: String) {
    let document = parse("# A\n\n" + page)
    #expect(document.outline.map(\.text) == ["A"])
    #expect(document.htmlText.hasSuffix("<hr />\n<p>b</p>\n"), "\(document.htmlText)")
  }

  @Test(arguments: ["# A\n\n[TOC]\n\nb", "## Contents\n\nb\n\n[TOC]\n", "Contents\n\n[TOC]\n"])
  func otherHeadingsStay(_ page: String) {
    #expect(parse(page).htmlText.contains(page.contains("A") ? ">A" : "Contents"))
  }

  @Test(arguments: [
    ("!!! Info\n\nA *b*.\n!!!\n\nc", ["callout-note", "<p>A <em>b</em>.</p>", "<p>c</p>"]),
    ("!!! Dont\n\na\n!!!\n!!! Do\n\nb\n!!!", ["callout-caution", "Don’t", "callout-tip", "<p>b</p>"]),
    ("!!! Insight\n\na\n\n!!!", ["callout-note", "Insight"]),
    ("!!! note\n    a\n\nb", ["callout-note", "<p>b</p>"]),
    ("![a](b.png =300x200) c", ["src=\"b.png\" alt=\"a\"", " c"]), ("![a](b.png =300x*)", ["src=\"b.png\""]),
    (
      "<template #output v-else>\n\n*b*\n\n</template>\n\n<template v-slot:code>\n\n`c`\n\n</template>",
      ["<p><em>b</em></p>\n<p><code>c</code></p>"]
    ),
    (
      "<template #a>\n<div\n    id=\"b\"\n></div>\n</template>\n\n<template #e>\n\n*f*\n\n</template>",
      ["<div id=\"b\">", "<p><em>f</em></p>"]
    ),
    ("<script setup>\nimport A from 'a'\n\nlet b = 1\n</script>\n\nc", ["<p>c</p>"]),
    ("<style scoped>\na {}\n\nb {}\n</style>\n\nc", ["<p>c</p>"]),
    ("<head>\n  <title>A</title>\n  <meta name=\"a\" content=\"b\">\n</head>\n\nc", ["<p>c</p>"]),
    ("<p style={{color: 'red'}}>a</p>\n\n<!-- b -->\nimport C from 'c'\n\nd", ["<p>a</p>", "<p>d</p>"]),
    ("{% assign a = \"b\" %}\n{%- from \"a.njk\" import b -%}\n{% import \"c\" as d %}\n\ne", ["<p>e</p>"]),
    ("{% set a = [\n  1\n] %}\n\nb {% break %}", ["<p>b"]),
    ("{/* cspell: disable */}\n\na{/* b\nc’s */} d", ["<p>a d</p>"]),
    ("## A {/* #b-c */}\n\nd", ["id=\"b-c\"", "<p>d</p>"]),
    ("::: v-pre\na\n:::\n\n::: steps\n1. b\n:::", ["<p>a</p>", "<li>b</li>"]),
    ("a\n\n{{< comment >}}\nimport *b*\n\n!!!\n{{< /comment >}}\n\nc", ["<p>a</p>\n<p>c</p>"]),
    ("a {{% comment %}}!!!{{% /comment %}} b", ["<p>a  b</p>"]),
    ("[a\n  #15528][#15528]\n\n[#15528]: /x", ["<a href=\"/x\">a\n#15528</a>"]),
    (
      "1. a\n\n   {{< tabpane text=true >}}\n\n{{% tab header=\"c\" %}}\n\n```toml\nd\n\n  e\n"
        + "```\n\n{{% /tab %}} {{% tab header=\"f\" %}}\n\n```yaml\ng\n```\n\n{{% /tab %}} {{< /tabpane >}}\n\n2. h",
      [
        "<code class=\"language-toml\">d\n\n  e\n</code>", "<code class=\"language-yaml\">g\n</code>",
        "<p>h</p>\n</li>\n</ol>",
      ]
    ),
    (
      "1.  a\n\n    {{< tabpane text=true >}} {{% tab B %}}\n\n```sh\nc\n```\n\n    {{% /tab %}} {{< /tabpane >}}\n\n"
        + "    d\n\n    {{< tabpane text=true >}} {{% tab E %}}\n\n```sh\nf\n```\n\n    {{% /tab %}} {{< /tabpane >}}\n\n"
        + "    g\n\n2.  h",
      ["<p>d</p>", "<code class=\"language-sh\">f\n</code>", "<p>g</p>\n</li>\n<li>\n<p>h</p>\n</li>\n</ol>"]
    ),
  ])
  func readsWhatOtherToolsWrite(_ page: String, _ html: [String]) {
    let document = parse(page)
    for part in html { #expect(document.htmlText.contains(part), "\(document.htmlText)") }
    for mark in ["!!!", "=300", "&lt;", "import", "setup", "scoped", ":::", "{{"] {
      #expect(!document.htmlText.contains(mark), "\(document.htmlText)")
    }
    #expect(document.diagnostics.isEmpty, "\(document.diagnostics.map(\.summary))")
  }

  /// Vue leaves templates in them alone.
  @Test(arguments: [
    ("::: v-pre\na {{ b }} *c*\n\n{{ d }}\n:::\n\ne", ["<p>a {{ b }} <em>c</em></p>", "<p>{{ d }}</p>", "<p>e</p>"]),
    ("a <span v-pre>{{ b }}</span> c", ["<p>a <span>{{ b }}</span> c</p>"]),
    ("<div class=\"x\" v-pre>\n\n{{ b }}\n\n</div>\n\nc", ["<p>{{ b }}</p>", "<p>c</p>"]),
  ])
  func templatesThatAreShown(_ page: String, _ html: [String]) {
    let document = parse(page)
    for part in html { #expect(document.htmlText.contains(part), "\(document.htmlText)") }
    #expect(!document.htmlText.contains("v-pre") && !document.htmlText.contains(":::"))
    #expect(document.diagnostics.isEmpty, "\(document.diagnostics.map(\.summary))")
  }

  @Test(arguments: [
    "$5 and $6", "${x}$", "US$ 5 a_{b} $6", "$a b$", "$9$", "[[=", "[[% a", "???", "!!!",
    "a !!! b",
    "x = 300x200)", "![a](b =300x200", "{/ a /}", "{/* a", "{/* a */ b", "[#a]", "a\n!!!\nb",
  ])
  func leavesWhatIsNothingOfTheKind(_ page: String) {
    let document = parse(page)
    #expect(document.htmlText.contains(page))
    #expect(document.otherFindings.isEmpty)
  }

  @Test func aComponentWhoseContentStaysIsANote() {
    let document = parse("<MyBox>\n\na\n\n</MyBox>\n\n<MyWidget id=\"b\" />\n")
    #expect(document.htmlText == "<p>a</p>\n")
    #expect(document.diagnostics.map(\.severity).sorted { "\($0)" < "\($1)" } == [.note, .warning])
  }

  @Test(arguments: [
    ("`{{ a }}` and ``{% b %}``", "<p><code>{{ a }}</code> and <code>{% b %}</code></p>\n"),
    ("```\n{{ a }}\n```", "<pre><code>{{ a }}\n</code></pre>\n"),
    ("> - ~~~ js\n>   {% a %}\n>   ~~~", "{% a %}"),
    ("\\{{ a }}", "<p>{{ a }}</p>\n"),
    ("{% raw %}{{ a }}{% endraw %}", "<p>{{ a }}</p>\n"),
    ("`{% raw %}{{ a }}{% endraw %}`", "<p><code>{{ a }}</code></p>\n"),
    ("{% raw %}\n```\n{{ a }}\n```\n{% endraw %}", "<pre><code>{{ a }}\n</code></pre>\n"),
    // The second tag is in code that begins behind the first one, or the first one in other code.
    (
      "{% raw %}\n```\n{{ a }}\n{% endraw %}\n```\n\n{% raw %}\n```\n{{ b }}\n```\n{% endraw %}\nc",
      "<pre><code>{{ a }}\n\n</code></pre>\n<pre><code>{{ b }}\n</code></pre>\n<p>c</p>\n"
    ),
    (
      "```\n{% raw %}\n{{ a }}\n```\n{{ b }}\n```\n{{ c }}\n{% endraw %}\n```",
      "<pre><code>\n{{ a }}\n</code></pre>\n<p>{{ b }}</p>\n<pre><code>{{ c }}\n\n</code></pre>\n"
    ),
    ("`{% raw %}{{ a }}` {{ b }} `{{ c }}{% endraw %}`", "<p><code>{{ a }}</code> {{ b }} <code>{{ c }}</code></p>\n"),
    (
      "`{% raw %}` and `{% endraw %}`, `{% raw %}{{ a }}{% endraw %}`",
      "<p><code>{% raw %}</code> and <code>{% endraw %}</code>, <code>{{ a }}</code></p>\n"
    ),
    ("a{# b #}c{% comment %}d{% endcomment %}e{{!-- f --}}g{{/* h */}}", "<p>aceg</p>\n"),
    ("{ a } {b} }} %} {#id} c", "<p>{ a } {b} }} %} {#id} c</p>\n"),
    ("{{ unclosed\n\nb", "<p>{{ unclosed</p>\n<p>b</p>\n"),
    ("{{ \"a\" | escape }}", "<p>a</p>\n"),
    ("<pre>\n{{ a }}\n</pre>", "{{ a }}"),
    (
      "{% highlight lua %}\nlet a = {{ b }};\n{% endhighlight %}",
      "<pre><code class=\"language-lua\">let a = {{ b }};\n</code></pre>\n"
    ),
    (
      "{%- set codeBlock %}{% raw %}\n{% set b = 1 %}\n{{ c }};\n{% endraw %}{%- endset %}\n{{ codeBlock | highlight(\"njk\") | safe }}",
      "<pre><code class=\"language-njk\">{% set b = 1 %}\n{{ c }};\n</code></pre>\n"
    ),
    (
      "{% set a %}\n{{ b }};\n{% raw %}  {{ c }}{% endraw %}\n{% raw %}{{ d }}\n{% endraw %}e\n{% endset %}\n{{ a | highlight('js') }}",
      "<pre><code class=\"language-js\">{{ b }};\n  {{ c }}\n{{ d }}\ne\n</code></pre>\n"
    ),
    (
      "{% highlight liquid %}{% raw %}\n{% raw %} {{ a }}\n{% endraw %}{% endhighlight %}",
      "<pre><code class=\"language-liquid\">{% raw %} {{ a }}\n</code></pre>\n"
    ),
    ("{% toc %}\n\na\n\n{% tableofcontents \"open\" %}", "<p>a</p>\n"),
    ("{%- css %}\na { b: c }\nd {\n}\n{% endcss %}\n\ne", "<p>e</p>\n"),
    ("{% style 'a' %}{% include 'a.css' %}{% endstyle %}\n\ne", "<p>e</p>\n"),
    ("{% js %}{% endjs %}a", "<p>a</p>\n"),
    (
      "{% capture a %}\nb;\n{% endcapture %}\n\n{{ a | highlight: 'js' }}\n\nc",
      "<pre><code class=\"language-js\">b;\n</code></pre>\n<p>c</p>\n"
    ),
    (
      "> See [without a\n> bundler][].\n\n[without a bundler]: /b",
      "<blockquote>\n<p>See <a href=\"/b\">without a\nbundler</a>.</p>\n</blockquote>\n"
    ),
    (
      "{% highlight yaml %}\n{% raw %}{% highlight a %}\nb\n{% endhighlight %}{% endraw %}\n{% endhighlight %}",
      "<pre><code class=\"language-yaml\">{% highlight a %}\nb\n{% endhighlight %}\n</code></pre>\n"
    ),
  ])
  func leavesAloneWhatIsMeant(_ page: String, _ html: String) {
    #expect(parse(page).htmlText.contains(html), "\(parse(page).htmlText)")
    #expect(parse(page).otherFindings.isEmpty)
  }

  @Test(arguments: [
    ("[a]({{ site.baseurl }}/b/)", "b/index.md"), ("[a]({{ site.baseurl }}{% link c.md %})", "c.md"),
    ("[a]({{ '/d.png' | relative_url }})", "d.png"), ("![a]({{site.url}}/e.png \"f\")", "e.png"),
    ("<img src=\"{{ site.baseurl }}/g.png\" alt=\"h\">", "g.png"), ("[a]({{< relref \"i.md\" >}})", "x/i.md"),
  ])
  func addressesOfTheSiteHold(_ page: String, _ path: String) {
    let document = parse(page, pagePath: "x/page.md")
    #expect(document.links.map(\.target) == [.file(path: path, fragment: nil)])
    #expect(document.diagnostics.isEmpty)
  }

  /// What a filter makes of a text is not known.
  @Test(arguments: [
    "{{ \"now\" | date: \"%Y\" }}", "{{ 'a' | truncate: 1 }}", "{{ \"a\"|replace: \"a\", \"b\" }}",
    "{{ 'a' | trim | slugify }}", "{{ 'a' | urlencode: 1 }}", "{{ 'a' | upcase | upcase | upcase | upcase | upcase }}",
  ])
  func textsThatFiltersChangeAreReported(_ expression: String) {
    let document = parse("2017-\(expression) me")
    #expect(document.htmlText == "<p>2017- me</p>\n")
    #expect(document.diagnostics.map(\.rule) == ["page/foreign-syntax"])
  }

  @Test(arguments: [
    ("{{ 'a' | upcase }}", "A"), ("{{ \"a b/é\" | urlencode }}", "a%20b%2F%C3%A9"),
    ("{{ 'a b' | url_encode }}", "a+b"), ("{{ ' bC ' | trim | upper | safe }}", "BC"),
    ("{{ 'A' | lower | escape }}", "a"),
  ])
  func filtersOfTexts(_ expression: String, _ text: String) {
    let document = parse("[x](/y?z=\(expression)) \(expression)")
    #expect(document.htmlText.hasSuffix("</a> \(text)</p>\n"), "\(document.htmlText)")
    #expect(document.diagnostics.isEmpty)
  }

  /// A script can make what readers see; other text in such tags is an example.
  @Test(arguments: [
    ("{% js \"defer\" %}\na();\n{% endjs %}\n\nb", "<p>b</p>\n", "script between template tags"),
    ("{% css %}\n```css\na {\n}\n```\n{% endcss %}", "language-css", "template tag “{% css %}” is removed"),
    ("{% js %}\nText.\n{% endjs %}", "<p>Text.</p>\n", "template tag “{% js %}” is removed"),
  ])
  func scriptsInTagsAreReported(_ page: String, _ html: String, _ summary: String) {
    let document = parse(page)
    #expect(document.htmlText.contains(html), "\(document.htmlText)")
    #expect(document.diagnostics.count == 1 && document.diagnostics[0].summary.hasPrefix(summary))
  }

  @Test func reportsEachKindOnce() {
    let page = String(repeating: "{{ a }} {% b %} {{< c >}}\n\n", count: 40)
    let findings = parse(page).diagnostics
    #expect(
      findings.map(\.summary) == [
        "40 template expressions are removed from the page, the first is “{{ a }}”",
        "template tag “{% b %}” is removed from the page 40 times, here first",
        "shortcode “{{< c >}}” is removed from the page 40 times, here first",
      ])
  }

  @Test(arguments: [
    "{{", "{%", "{{<", "{#", "{% raw %}", "{% comment %}", "{{ {", "`{{", "{% highlight %}", "[a]({{", "{{ ( ",
  ])
  func takesTimeInProportion(_ piece: String) {
    let document = parse(String(repeating: piece + " ", count: 5_000))
    #expect(document.diagnostics.count < 40)
  }

  /// What a template shows of the page’s own front matter is text.
  @Test(arguments: [
    ("title: A *b*", "# {{ page.title }}", "A <em>b</em>"), ("title: \"A b\"", "x {{ title | escape }}", "x A b"),
    ("title: 'A b'", "x {{ $frontmatter.title }}", "x A b"), ("version: v3.4 ", "x {{< param version >}}", "x v3.4"),
    ("owner: Ann", "x {{page.owner}}", "x Ann"), ("sub-title: A b", "x {{ sub-title | safe }}", "x A b"),
  ])
  func showsTextsOfFrontMatter(_ frontMatter: String, _ page: String, _ shown: String) {
    let file = SourceFile(path: "Content/page.md", text: "---\n\(frontMatter)\n---\n\(page)\n")
    let document = MarkdownParser(options: MarkdownOptions()).parse(file, body: FrontMatter.split(file).body)
    #expect(document.htmlText.contains(shown), "\(document.htmlText)")
    #expect(document.diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("title: [a, b]", "{{ page.title }}"), ("title: A # b", "{{ page.title }}"),
    ("title: >\n  A\n\n  B", "{{ page.title }}"),
    ("title: A", "{{ page.title | slugify }}"), ("a: A", "{{ a.b }}"), ("a: A", "{{ site.a }}"),
    ("a: A", "{{ b.a }}"), ("a: A", "{{ a | slugify }}"), ("a: A", "{{ b }}"),
  ])
  func showsNothingElse(_ frontMatter: String, _ page: String) {
    let file = SourceFile(path: "Content/page.md", text: "---\n\(frontMatter)\n---\nx \(page) y\n")
    let document = MarkdownParser(options: MarkdownOptions()).parse(file, body: FrontMatter.split(file).body)
    #expect(document.htmlText == "<p>x  y</p>\n" && document.diagnostics.count == 1)
  }

  /// Parameters of Hugo are those of the page, and then those of the site.
  @Test(arguments: [
    ("{{% param a.b %}}", "<p>site</p>"), ("{{< param \"a.b\" >}}", "<p>site</p>"), ("{{< param c >}}", "<p>page</p>"),
    ("{{% param 'c' %}}", "<p>page</p>"),
  ])
  func showsParametersOfHugo(_ page: String, _ shown: String) {
    var options = MarkdownOptions()
    options.variables = ["site.params.a.b": "site", "site.params.c": "other"]
    let file = SourceFile(path: "Content/page.md", text: "---\nc: page\n---\n\(page)\n")
    let document = MarkdownParser(options: options).parse(file, body: FrontMatter.split(file).body)
    #expect(document.htmlText.contains(shown), "\(document.htmlText)")
    #expect(document.diagnostics.isEmpty)
  }

  /// What a page of VitePress imports is a component, whatever its name.
  @Test(arguments: [
    ("Basic", "<Basic />"), ("Home", "<Home/>"), ("Picture", "<Picture />"),
    ("Colors", "<Colors>\n\nText\n\n</Colors>"),
  ])
  func importedNamesAreComponents(_ name: String, _ use: String) {
    let page = "<script setup>\nimport \(name) from './x.vue'\n</script>\n\n\(use)\n"
    let findings = parse(page).diagnostics
    #expect(
      findings.map(\.rule) == ["page/foreign-syntax"] && findings[0].summary.contains("component “<\(name)>”"),
      "\(findings.map(\.summary))")
  }

  /// Tags do not change what is around them: an empty address stays one.
  @Test(arguments: ["[comment]: <> (b)\n{% raw %}\n\n{% endraw %}", "{% raw %}\n[//]: <>\n{% endraw %}"])
  func commentsBesideTags(_ page: String) {
    #expect(parse("a\n\n" + page).htmlText == "<p>a</p>\n")
    #expect(parse("{% raw %}\na <> b\n{% endraw %}").htmlText == "<p>a &lt;&gt; b</p>\n")
  }

  /// Where several branches say something, a page may contradict itself; where none does, nothing can be missing.
  @Test(
    arguments: [
      ("{% if a %}x{% elsif b %}y{% else %}z{% endif %}", "template condition “{% if a %}” is"),
      ("{% case a %}\n{% when 1 %}\nx\n\n{% when 2 %}\ny\n{% endcase %}", "template condition “{% case a %}” is"),
      ("{% if a %}\nx\n{% else %}\n{% if b %}y{% endif %}\n{% endif %}", "template condition “{% if a %}” is"),
      ("{% if a %}<b></b>{% else %}x{% endif %}", "template tag “{% if %}” is removed from the page"),
      ("{% unless a %}{% else %}\nx\n{% endunless %}", "template tag “{% unless %}” is removed from the page"),
      ("{% if a %}{% assign b = 1 %}{% else %}{% assign b = 2 %}{% endif %}", nil),
      ("{% if a %}{% include b.html %}{% endif %}", "template tag “{% include b %}” is removed from the page"),
    ] as [(String, String?)])
  func conditions(_ page: String, _ summary: String?) {
    let findings = parse("# A\n\n" + page).diagnostics
    #expect(findings.first?.summary.hasPrefix(summary ?? "") ?? true, "\(findings.map(\.summary))")
    #expect(findings.isEmpty == (summary == nil))
  }

  /// Loops of a page are one finding, whether their content stays or not.
  @Test func loopsAreToldOnce() {
    let page = parse("# A\n\n{% for a in b %}x{% endfor %}\n\n{% for c in d %}{{ c.e }}{% endfor %}\n")
    #expect(page.diagnostics.map(\.summary) == ["template loop “{% for c in d %}” is removed from the page"])
  }

  /// What a component shows whose name ends with that of a known one is missing if nothing is between its tags.
  @Test(arguments: [
    "<LogoLink for=\"a\">\n</LogoLink>", "<TeamSection of=\"a\"></TeamSection>", "<LogoLink></LogoLink>",
  ])
  func emptyComponentsAreReported(_ component: String) {
    let document = parse(component + "\n\nb\n")
    #expect(document.htmlText == "<p>b</p>\n")
    #expect(document.diagnostics.map(\.severity) == [.warning], "\(document.diagnostics.map(\.summary))")
  }

  /// A link of the site’s own leads to one address only.
  @Test(arguments: [("shop-link=\"https://b.example\"", 1), ("link=\"x\"", 0), ("rel=\"https://b.example\"", 0)])
  func otherAddressesOfLinksAreNamed(_ attribute: String, _ notes: Int) {
    let document = parse("<VideoLink href=\"https://a.example\" \(attribute) title=\"A\" />\n")
    #expect(document.htmlText.contains("<a href=\"https://a.example\">"), "\(document.htmlText)")
    #expect(document.diagnostics.map(\.severity) == Array(repeating: .note, count: notes))
  }

  /// All places of a component on a page are named, where it leaves out something.
  @Test func namesAllPlaces() {
    let page = "<TeamMembers />\n\na\n\n<TeamMembers />\n\n<TeamMembers />\n"
    let finding = parse(page).diagnostics.first
    #expect(finding?.summary == "component “<TeamMembers>” is removed from the page 3 times, here first")
    #expect(finding?.notes.map(\.message) == ["also here", "also here"])
    #expect(finding?.notes.last?.location?.range?.lowerBound == page.utf8.count - 16)
    let many = parse(String(repeating: "<TeamMembers />\n\n", count: 100)).diagnostics
    #expect(many.count == 1 && many[0].notes.count == 10)
  }

  /// Tags, shortcodes, and functions are reported by name, so that pages that have the same are told together.
  @Test(arguments: [
    (
      "{% for a in b %}x{% endfor %} {% for c in d %}y{% endfor %}",
      ["template tag “{% for %}” is removed from the page 2 times, here first"]
    ),
    ("{% if a %}x{% else %}{% endif %}", ["template tag “{% if %}” is removed from the page"]),
    ("{% include a/note.html b=c %}", ["template tag “{% include note %}” is removed from the page"]),
    (
      "x {{< param a >}} {{< blocks/b >}}",
      ["shortcode “{{< param >}}” is removed from the page", "shortcode “{{< blocks/b >}}” is removed from the page"]
    ),
    (
      "x {{ example({a: 1}) }} {{ example(b) }}",
      ["template expression “{{ example(…) }}” is removed from the page 2 times, here first"]
    ),
    ("x {{ a }} {{ b }}", ["2 template expressions are removed from the page, the first is “{{ a }}”"]),
  ])
  func namesWhatIsTakenOut(_ page: String, _ summaries: [String]) {
    let findings = parse(page).diagnostics
    #expect(findings.map(\.summary) == summaries)
    // What has a name is told together by its name, the rest by what kind it is of.
    #expect(findings.map { $0.cause?.name == $0.location?.path } == summaries.map { $0.contains("the first is") })
    #expect(findings.allSatisfy { $0.cause?.rest != nil })
  }

  /// What a component becomes is nothing that the author wrote.
  @Test(arguments: ["> {{< alert >}}\n\na\n\n{{< /alert >}}", "> {{% alert %}}\na\n\nb\n{{% /alert %}}"])
  func componentsThatEndWithAQuote(_ page: String) {
    let findings = parse(page).diagnostics.filter { $0.rule == "page/container" }
    #expect(findings.map(\.summary) == ["component ends before its end tag"])
    #expect(findings.allSatisfy { !$0.explanation.contains("colons") })
  }

  /// Shortcodes in a list item, with lines that begin at the margin.
  @Test func shortcodesOfAListItem() {
    let page = """
      1.  a

          {{< tabpane >}}
      {{< tab header="b" lang="nim" >}}
      {
          "c": 1
      }
      {{< /tab >}}
          {{< /tabpane >}}

      1.  d
      """
    let document = parse(page)
    #expect(document.diagnostics.isEmpty, "\(document.diagnostics.map(\.summary))")
    #expect(document.htmlText.contains("{\n    &quot;c&quot;: 1\n}"), "\(document.htmlText)")
    #expect(document.htmlText.split(separator: "<ol").count == 1)
  }

  /// A link that only another tool can complete leads nowhere, and nothing says that its target is missing.
  @Test(arguments: [
    "[a](/b/{{< param c >}}/d)", "[a](https://b.example/{{ c }}/d)", "[a]\n\n[a]: /b/{{< param c >}}/d {{< e >}}",
    "<a href=\"/b/{{ c }}/d\">a</a>", "[a]({{ c }}/d)", "[a]\n\n[a]: <{{% param c %}}/d>",
    "[a]\n\n[a]:\n  <{{% param c %}}/d>", "[a]\n\n[a]:\n  /b/{{< c >}}/d",
  ])
  func addressesWithUnknownParts(_ page: String) {
    let document = parse(page, pagePath: "page.md")
    #expect(!document.htmlText.contains("/d") && !document.htmlText.contains("x-template"), "\(document.htmlText)")
    #expect(document.links.allSatisfy { $0.target == .external })
    #expect(document.diagnostics.allSatisfy { $0.rule == "page/foreign-syntax" } && !document.diagnostics.isEmpty)
  }

  @Test func attributesThatAreNoAddresses() {
    #expect(parse("<img src=\"a.png\" alt=\"{{ b }}\">").htmlText.contains("alt=\"\""))
  }

  /// Go’s own templates are not run in pages, and what is in a fence of a tab is code, whatever lists it holds.
  @Test(arguments: [
    ("The default is '{{.Version}}', or {{ .Name }}.", "{{.Version}}"),
    ("=== \"A\"\n\n    ```yaml\n    - a: b\n\n      c: {{ d }}\n    ```\n\nb", "{{ d }}"),
  ])
  func keepsWhatIsText(_ page: String, _ shown: String) {
    let document = parse(page)
    #expect(document.htmlText.contains(shown), "\(document.htmlText)")
    #expect(document.diagnostics.isEmpty)
  }

  /// What is indented behind a blank line in an element is HTML if it begins with a tag; elsewhere, it is code.
  @Test(arguments: [
    ("<section>\n    <b>a</b>\n\n    <div>\n        <p>b</p>\n    </div>\n</section>\n", false),
    ("<div>\n\n    <p>a</p>\n</div>\n\n    <p>b</p>\n", true), ("<p>a</p>\n\n    <p>b</p>\n", true),
    ("<div>\n\n    a < b\n", true), ("<div>\n\n## A\n\n    <p>b</p>\n", true), ("    <p>b</p>\n", true),
  ])
  func indentedHTML(_ page: String, _ isCode: Bool) {
    #expect(parse(page).htmlText.contains("<pre>") == isCode, "\(parse(page).htmlText)")
  }

  /// Tabs whose set names them in the words of a shortcode.
  @Test func tabsHaveTheNamesOfTheirSet() {
    let page =
      "{{< tabs One \"Two x\" >}}\n{{% codetab %}}\na\n{{% /codetab %}}\n{{% codetab %}}\nb\n{{% /codetab %}}\n{{< /tabs >}}\n"
    let html = parse(page).htmlText
    #expect(html.contains(">One</label>") && html.contains(">Two x</label>"), "\(html)")
  }

  /// The words of a template’s tag are one label, behind the name of the set.
  @Test(arguments: [
    ("{% tabs %}\n{% tab On the web %}\na\n{% endtab %}\n{% endtabs %}", "On the web"),
    ("{% tabs setup %}\n{% tab setup On the web %}\na\n{% endtab %}\n{% endtabs %}", "On the web"),
    ("{% tabs setup %}\n{% tab setup web %}\na\n{% endtab %}\n{% endtabs %}", "web"),
    ("{% tabs setup %}\n{% tab setup \"On the web\" %}\na\n{% endtab %}\n{% endtabs %}", "On the web"),
  ])
  func tabsOfTemplates(_ page: String, _ label: String) {
    #expect(parse(page).htmlText.contains(">\(label)</label>"), "\(parse(page).htmlText)")
  }

  /// Tags of a site’s own around code: what is in them is not Markdown, unless it has a fence.
  @Test(arguments: [
    (
      "{% codeExample 'a' %}\n  $a: 1;\n  ===\n\n  # b\n{% endcodeExample %}",
      "<pre><code>$a: 1;\n===\n\n# b\n</code></pre>\n"
    ),
    (
      "{% examplesPreview %}\n<x-a b=\"c\">d</x-a>\n{% endexamplesPreview %}",
      "<pre><code>&lt;x-a b=&quot;c&quot;&gt;d&lt;/x-a&gt;\n</code></pre>\n"
    ),
    ("{% demo %}\n*a* <b>c</b>\n{% enddemo %}", "<p><em>a</em> <b>c</b></p>\n"),
    ("{% codeDemo %}\n```\n# a\n```\n{% endcodeDemo %}", "<pre><code># a\n</code></pre>\n"),
    ("a {% code_link x %} b", "<p>a  b</p>\n"),
  ])
  func tagsAroundCode(_ page: String, _ html: String) {
    #expect(parse(page).htmlText == html)
    #expect(parse(page).diagnostics.map(\.rule) == ["page/foreign-syntax"])
  }

  @Test(arguments: ["a {% # b %} c", "a {%- # b -%} c", "a {%# b %} c"])
  func commentsOfLiquidGo(_ page: String) {
    #expect(parse(page).htmlText == "<p>a  c</p>\n")
    #expect(parse(page).diagnostics.isEmpty)
  }

  /// What is indented in an admonition, a tab, a definition, or a footnote is text, and what is further in is code.
  @Test(arguments: [
    "!!! note\n\n    a {{ b }}\n", "??? note\n\n    a\n\n    {{ b }}\n", "=== \"A\"\n\n    a {{ b }}\n",
    "=== \"A\"\n\n    !!! note\n\n        a {{ b }}\n", "A\n\n:   a\n\n    {{ b }}\n",
    "a[^1]\n\n[^1]: a\n\n    {{ b }}\n",
  ])
  func indentedContentIsRead(_ page: String) {
    let document = parse(page)
    #expect(!document.htmlText.contains("{{"))
    #expect(document.diagnostics.map(\.rule) == ["page/foreign-syntax"])
  }

  @Test(arguments: [
    "a\n\n    {{ b }}\n", "!!! note\n\n        {{ b }}\n", "!!! note\n\n    a\n\nb\n\n    {{ c }}\n",
  ])
  func indentedCodeIsKept(_ page: String) {
    let document = parse(page)
    #expect(document.htmlText.contains("<code>{{"))
    #expect(document.diagnostics.isEmpty)
  }

  /// Components of Vue in Markdown: what is around text goes with a note.
  @Test(arguments: [
    ("<KButton @click=\"a = true\">Save</KButton>", "<p>Save</p>\n"), ("<VBtn>Save</VBtn>", "<p>Save</p>\n"),
    ("<Wobble :size=\"2\">a</Wobble> b", "<p>a b</p>\n"), ("<Wobble v-bind=\"x\">a</Wobble>", "<p>a</p>\n"),
  ])
  func componentsOfVue(_ page: String, _ html: String) {
    let document = parse(page)
    #expect(document.htmlText == html)
    #expect(document.diagnostics.map(\.severity) == [.note])
  }

  /// To CommonMark, no tag has a dot in its name.
  @Test func namesWithDotsAreText() {
    let document = parse("The default is “<Site.Title> Authors” here.")
    #expect(document.htmlText == "<p>The default is “&lt;Site.Title&gt; Authors” here.</p>\n")
    #expect(document.diagnostics.isEmpty)
  }

  /// Directives of remark: those with the name of an element are that, of others the text stays.
  @Test(arguments: [
    (
      ":a[Sponsored by *us*:]{.intro href=\"https://b.c\"} c",
      "<p><a href=\"https://b.c\">Sponsored by <em>us</em>:</a> c</p>\n", 0
    ),
    ("Press :kbd[Ctrl [a]].", "<p>Press Ctrl [a].</p>\n", 0), (":b[c]", "<p><strong>c</strong></p>\n", 0),
    ("a :badge[New]{color=red} b", "<p>a New b</p>\n", 1),
    ("a\n\n::video[A film]{#x}\n", "<p>a</p>\n<p>A film</p>\n", 1),
    ("a\n\n::youtube{#x}\n\nb", "<p>a</p>\n<p>b</p>\n", 1),
    (
      "a:b[c]{.d} :e[f] :a[g](https://b.c) `:a[h]` :i{j}",
      "<p>a:b[c]{.d} :e[f] :a<a href=\"https://b.c\">g</a> <code>:a[h]</code> :i{j}</p>\n", 1
    ),
    (":::article{.prose}\na\n:::", "<div>\n<p>a</p>\n</div>\n", 0),
  ])
  func directives(_ page: String, _ html: String, _ findings: Int) {
    let document = parse(page)
    #expect(document.htmlText == html)
    #expect(document.diagnostics.count == findings, "\(document.diagnostics.map(\.summary))")
  }

  /// So many open brackets exceed the limits of a page.
  @Test(arguments: [
    (":a[", "<p class=\"notice\">"), ("::a[", "<p class=\"notice\">"), (":a[b]{", "<p>b{b{"), ("::a{", "<p>::a{::a{"),
  ])
  func unclosedDirectivesTakeTimeInProportion(_ mark: String, _ start: String) {
    #expect(parse(String(repeating: mark, count: 20_000)).htmlText.hasPrefix(start))
  }

  /// What the attributes of a component say to readers is missing, whatever is in it.
  @Test(arguments: [
    "<C.Property @name=\"a\">b</C.Property>", "<LinkTo @route=\"a\">b</LinkTo>", "<MyQuote :author=\"a\">b</MyQuote>",
  ])
  func textsInAttributesAreMissing(_ page: String) {
    let document = parse(page)
    #expect(document.htmlText == "<p>b</p>\n")
    #expect(document.diagnostics.map(\.severity) == [.warning])
    #expect(document.diagnostics.first?.explanation.contains("in its attributes are missing") == true)
  }

  /// The title of a component around Markdown is text for readers; that of one in a line is not.
  @Test(arguments: [
    ("<Teaser title=\"First\">\n\nText\n\n</Teaser>", "<p><strong>First</strong></p>\n<p>Text</p>\n"),
    ("a <Wobble title=\"First\">b</Wobble>", "<p>a b</p>\n"),
  ])
  func titlesOfComponentsStay(_ text: String, _ html: String) {
    let page = "import A from 'a'\n\n" + text
    #expect(parse(page).htmlText == html)
  }

  @Test func linksOfComponentsInHTML() {
    let page = "<div>\n  <VueLink href=\"https://a.example/b\" title=\"c\">\n    d\n  </VueLink>\n</div>\n"
    let document = parse(page)
    #expect(document.links.map(\.destination) == ["https://a.example/b"] && document.diagnostics.isEmpty)
    #expect(document.htmlText.contains("<a href=\"https://a.example/b\">"), "\(document.htmlText)")
  }

  @Test func unclosedIndentedFencesTakeTimeInProportion() {
    #expect(parse(String(repeating: "    ```\n\n", count: 20_000) + "{{ a }}").diagnostics.count == 1)
  }

  @Test func listings() {
    let document = parse(
      "<Listing number=\"2-1\" file-name=\"a.rs\" caption=\"The `a`\">\n\n```rust\nb\n```\n\n</Listing>\n\nc\n")
    #expect(
      document.htmlText == """
        <figure class="code-file">
        <figcaption>a.rs</figcaption>
        <pre><code class="language-rust">b
        </code></pre>
        </figure>
        <p>Listing 2-1: The <code>a</code></p>
        <p>c</p>

        """, "\(document.htmlText)")
    #expect(document.diagnostics.isEmpty)
    #expect(!parse("<Listing>\n\n```rust\nb\n```\n\n</Listing>\n").htmlText.contains("<pre><pre>"))
  }

  /// Names of HTML are components where no HTML has such tags.
  @Test func componentsWithNamesOfHTML() {
    #expect(parse("<Search placeholder=\"a\" />\n\nb").diagnostics.map(\.rule) == ["page/foreign-syntax"])
    #expect(parse("Go to <Button text=\"b\" link=\"https://a.b/c\" />").htmlText.contains(">b</a>"))
    #expect(parse("<Details summary=\"a\">\n\n*b*\n\n</Details>").htmlText.contains("callout"))
    #expect(parse("<Details>\n<Summary>a</Summary>\n\nb\n\n</Details>").htmlText.contains("<details>"))
    #expect(parse("<DIV ALIGN=\"center\">a</DIV>").htmlText.contains("<div align=\"center\">a</div>"))
  }

  /// To CommonMark, a comment ends the block in which another one has begun.
  @Test(arguments: [
    "<!-- a --><!-- ---\nname: b\n-----><!-- c -->\n\nd", "<!-- a --> <!-- b\n\nc\n-->\n\nd",
    "<!-- a --><!-- b --><!-- c\nd -->\n\nd",
  ])
  func commentsBehindComments(_ page: String) {
    let document = parse(page)
    #expect(document.htmlText.hasSuffix("<p>d</p>\n") && !document.htmlText.contains("name"), "\(document.htmlText)")
    #expect(!document.htmlText.contains("<p>c"), "\(document.htmlText)")
    #expect(document.diagnostics.isEmpty, "\(document.diagnostics.map(\.summary))")
  }
}
