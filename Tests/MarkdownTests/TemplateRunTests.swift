import Diagnostics
import Markdown
import TestSupport
import Testing

/// Data, names, conditions, and files that templates of Liquid share on a page.
@Suite struct TemplateRunTests {
  private let files: PageInclusions.Files = [
    "_config.yml": Array("product: P\ndefaults:\n- {scope: {path: \"\"}, values: {kind: k}}\n".utf8),
    "Content/_data/a.yml": Array(
      "b:\n  contents:\n  - {t: x, d: 2024-05-01}\n  - {t: y, d: 2023-12-31 08:05:00}\nlist: [c, d]\nn: 3\n".utf8),
    "Content/_includes/code.html": Array(
      "{% assign x = include.x %}\n<div>\n    <div>{%- highlight js -%}{{ x | strip }}{% endhighlight -%}</div>\n</div>\n"
        .utf8),
    "Content/_includes/bullets.html": Array(
      "<div>\n  <p>{{ include.title }}</p>\n  {% for b in include.bullets %}<i>{{ b }}</i>{% endfor %}\n</div>\n".utf8),
    "Content/_includes/contents.html": Array(
      "{% assign all = include.settings %}\n{% if all.size > 1 %}{% for s in all %}<p>{{ s.t }}: {{ s.d | date: \"%B %-d, %Y\" }}</p>{% endfor %}{% endif %}\n"
        .utf8),
    "Content/_includes/gives.html": Array("{% assign given = site.data.a.list | first | upcase %}\n".utf8),
    "Content/_includes/outer.html": Array(
      "{% assign links = include.x %}\n{% include bullets.html bullets=links title=\"O\" %}\n".utf8),
    "Content/_includes/hole.html": Array(
      "<p>One two three four five six seven eight nine ten words about {{ site.posts.size }}.</p>\n".utf8),
    "Content/_includes/empty.html": Array("<p>{{ site.posts.size }}</p>\n".utf8),
    "Content/_includes/kinds.html": Array(
      "{% case include.k %}{% when \"a\", \"b\" %}<p>1</p>{% when 'c' %}<p>2</p>{% else %}<p>3</p>{% endcase %}\n".utf8),
    "Content/_includes/text.html": Array(
      "{% capture t %}{{ include.a | plus: 2 }}{% endcapture %}<p>{{ t }} {{ t | times: 2 }}</p>\n".utf8),
    "Content/_includes/self.html": Array("{% assign z = 1 %}{% include self.html %}{% include self.html %}".utf8),
    "Content/_includes/frame.html": Array(
      "{% assign p = include.x %}\n\n<style>\n  i {\n  }\n</style>\n\n<div\n  title=\"{{ p }}\"\n  {% if include.y %}\n    lang=\"de\"\n  {% endif %}\n>In it.</div>\n\n[More](/{{ p }})\n"
        .utf8),
    "Content/_includes/framing.md": Array("*A*\n\n{% include frame.html x=\"b\" %}\n".utf8),
    "Content/_includes/noted.html": Array("<div>\n  <!-- div></div> -->\n  <p>{{ include.x }}</p>\n</div>\n".utf8),
    "Content/_includes/snips/of-liquid.liquid": Array("{% if b %}Snippet{% endif %} *{{ n }}*.\n".utf8),
    "Content/_includes/mixed.html": Array(
      "{% include frame.html x=\"b\" %}\n\n* In `<b>` it.\n\n<div\n  title=\"{{ site.product }}\"\n></div>\n".utf8),
    "Content/_includes/boxed.html": Array(
      "{% assign h = include.h | default: \"i\" %}\n<div>\n  <{{ h }}>{{ include.text | markdownify }}</{{ h }}>\n</div>\n"
        .utf8),
    "Content/_includes/between.html": Array(
      "{% include framed.html %}\n\n* In `<b>` it.\n\n<div></div>\n".utf8),
    "Content/_includes/framed.html": Array(
      "{% assign p = site.product %}\n<i></i>\n\n[More {{ p }}](/x)\n\n<div>\n\n- a\n\n</div>\n".utf8),
    "Content/_includes/coded.html": Array(
      "<div markdown=\"1\">\n```html\n{% if {{include.c}} contains \"r\" %}One two three four five six seven eight nine ten{% endif %}\n```\n</div>\n"
        .utf8),
    "Content/_includes/named/p.html": Array("<p>named</p>\n".utf8),
    // To Jekyll, names without a value stand for nothing, and files need no ending.
    "Content/_includes/heads.md": Array(
      "{% if seen != 'y' %}Once.{% assign seen = 'y' %}{% endif %}{% if include.k == \"z\" %}Z.{% endif %}\n".utf8),
    "Content/_includes/around.md": Array(
      "{% include heads.md k=include.k %}\n{% include heads.md k=include.k %}\n".utf8),
    "Content/_includes/mark/MUST": Array("<strong>{{ include.id }}</strong>\n".utf8),
    "Content/_includes/name.html": Array("{% include named/{{ include.n }}.html %}\n".utf8),
  ]

  private func parse(_ page: String) -> MarkdownDocument {
    let file = SourceFile(path: "Content/a/page.md", bytes: Array(page.utf8))
    var options = MarkdownOptions()
    options.anchors = false
    options.tableFrames = false
    return MarkdownParser(options: options).parse(
      file, body: FrontMatter.split(file).body, pagePath: "a/page.md", inclusions: files)
  }

  @Test(arguments: [
    // Data that tags pass.
    (
      "{% include bullets.html title=\"T\" bullets=page.list %}",
      "<div>\n<p>T</p>\n<i>q</i><i>r</i>\n</div>\n"
    ),
    (
      "{% assign s = site.data.a.b %}\n{% include contents.html settings=s.contents %}",
      "<p>x: May 1, 2024</p><p>y: December 31, 2023</p>\n"
    ),
    ("{% include outer.html x=site.data[\"a\"][\"list\"] %}", "<div>\n<p>O</p>\n<i>c</i><i>d</i>\n</div>\n"),
    (
      "{% capture c %}\nlet a = \"<b>\"\n\n  b()\n{% endcapture %}\n\n{% include code.html x=c %}",
      "<div>\n<div><pre><code>let a = &quot;&lt;b&gt;&quot;\n\n  b()</code></pre></div>\n</div>\n"
    ),
    // Names that files give.
    ("{% include gives.html %}\n{% for x in page.list %}{{ given }}{{ x }}{% endfor %}", "<p>CqCr</p>\n"),
    ("{% assign a = 1 %}{% assign a = 2 %}{% for x in page.list %}{{ a }}{% endfor %}", "<p>22</p>\n"),
    // Conditions.
    ("{% for x in page.list %}{% if page.lost %}a{% else %}{{ x }}{% endif %}{% endfor %}", "<p>qr</p>\n"),
    ("a{% if page.list contains \"q\" %}b{% endif %}{% if page.lost > 1 %}c{% endif %}", "<p>ab</p>\n"),
    ("{% for x in page.list %}{% if x == \"r\" %}{% break %}{% endif %}{{ x }}{% endfor %}", "<p>q</p>\n"),
    ("{% for x in page.list %}{% if x == \"q\" %}{% continue %}{% endif %}{{ x }}{% endfor %}", "<p>r</p>\n"),
    ("{% include kinds.html k=\"b\" %}{% include kinds.html k=\"d\" %}", "<p>1</p><p>3</p>\n"),
    // Values.
    ("{% include text.html a=3 %}", "<p>5 10</p>\n"),
    ("{{ site.data.a.b.contents.last.t }} {{ site.data.a.list | join: \"+\" }}", "<p>y c+d</p>\n"),
    ("{% for i in (1..site.data.a.n) %}{{ i }}{% endfor %}", "<p>123</p>\n"),
    (
      "{% for x in page.list %}[{{ x }}]({{ \"m/x\" | relative_url }}) {% endfor %}",
      "<p><a href=\"../m/x\">q</a> <a href=\"../m/x\">r</a></p>\n"
    ),
    ("{% for x in page.list %}{{ site.product }}{{ site.data.a.list }}{% endfor %}", "<p>PcdPcd</p>\n"),
    ("a{% if site.data.a.lost.x %}b{% endif %}{% unless site.data.a.lost %}c{% endunless %}", "<p>ac</p>\n"),
    ("{% render 'snips/of-liquid', n: \"N\", b: true %}", "<p>Snippet <em>N</em>.</p>\n"),
    ("{% include \"snips/of-liquid\", n: \"N\" %}", "<p><em>N</em>.</p>\n"),
    ("{% include name.html n=\"p\" %}", "<p>named</p>\n"),
    ("{% include heads.md k=z %}\n{% include heads.md %}", "<p>Once.</p>\n"),
    ("{% include around.md k=z %}\n{% include heads.md k=\"z\" %}", "<p>Once.</p>\n<p>Z.</p>\n"),
    ("{% include mark/MUST id=\"x\" %} read.", "<p><strong>x</strong> read.</p>\n"),
    ("{{ site.data.a.[\"list\"] | join: \"+\" }}", "<p>c+d</p>\n"),
    ("x\n\n{% include gives.html %}\n", "<p>x</p>\n"),
  ])
  func runs(_ page: String, _ html: String) {
    let document = parse("---\nlist: [q, r]\n---\n" + page)
    #expect(document.htmlText == html)
    #expect(document.diagnostics.isEmpty, "\(document.diagnostics.map(\.summary))")
  }

  /// What conditions leave in tags ends no HTML, and comments hold no tags.
  @Test(arguments: [
    ("{% include frame.html x=\"b\" %}", "<div title=\"b\">In it.</div>"),
    ("{% include frame.html x=\"b\" y=\"1\" %}", "<div title=\"b\" lang=\"de\">In it.</div>"),
    ("{% capture c %}\n{% include frame.html x=\"b\" %}\n{% endcapture %}\n\n{{ c | markdownify }}", "In it.</div>"),
    ("{% include framing.md %}", "<div title=\"b\">In it.</div>"),
    ("{% include noted.html x=\"b\" %}", "<div>\n<p>b</p>\n</div>\n"),
    ("{% include between.html %}", "<li>In <code>&lt;b&gt;</code> it.</li>"),
    ("{% include between.html %}", ">More P</a></p>"),
    ("{% include mixed.html %}", "<li>In <code>&lt;b&gt;</code> it.</li>"),
    (
      "{% capture t %}\n  A *b*\n  <img src=\"c.png\" alt=\"C\">\n{% endcapture %}\n{% include boxed.html text=t %}",
      "<p>A <em>b</em> <img src=\"c.png\" alt=\"C\" /></p>"
    ),
    ("<div>\n<p>a</p>\n</div>\n\n      {% include noted.html x=\"b\" %}", "<div>\n<p>b</p>\n</div>"),
  ])
  func putsHTMLInWhole(_ page: String, _ html: String) {
    let document = parse(page)
    #expect(document.htmlText.contains(html) && !document.htmlText.contains("<pre>"), "\(document.htmlText)")
    let summaries = document.diagnostics.map(\.summary)
    #expect(!summaries.contains { $0.contains("still open") || $0.contains("shown as code") }, "\(summaries)")
  }

  /// What nobody knows has one finding, and the text around it stays.
  @Test(arguments: [
    (
      "{% include hole.html %}", "<p>One two three four five six seven eight nine ten words about .</p>\n",
      "template expression"
    ),
    ("{% include empty.html %}", "", "template tag"), ("{% include coded.html c=\"x\" %}", "", "template tag"),
    ("{% if page.kind %}a{% endif %}", "<p>a</p>\n", "template tag"),
    ("{% if page.url == \"/\" %}a{% endif %}", "<p>a</p>\n", "template tag"),
  ])
  func reportsHoles(_ page: String, _ html: String, _ subject: String) {
    let document = parse("---\nlist: [q, r]\n---\nZ\n\n" + page)
    #expect(document.htmlText == "<p>Z</p>\n" + html)
    #expect(document.diagnostics.count == 1)
    #expect(document.diagnostics.first?.summary.contains(subject) == true)
  }

  @Test(arguments: [
    ("2024-02-29", "%A %j %y %e %b %H:%M", "Thursday 60 24 29 Feb 00:00"),
    ("2023-01-05 17:04:09", "%a %-d/%-m %I:%M:%S %p %F", "Thu 5/1 05:04:09 PM 2023-01-05"),
    ("2024-13-01", "%Y", ""), ("now", "%Y", ""), ("2024-01-01", "%Q", ""),
  ])
  func writesDates(_ date: String, _ format: String, _ text: String) {
    let loop = "{% for x in page.list %} {{ page.when | date: \"\(format)\" }}{% endfor %}"
    let page = "---\nwhen: \"\(date)\"\nlist: [q]\n---\nZ\(loop)"
    #expect(parse(page).htmlText.contains("<p>Z\(text.isEmpty ? "" : " " + text)"))
    #expect(parse(page).diagnostics.isEmpty == !text.isEmpty)
  }

  @Test(
    .endsInTime,
    arguments: [
      "{% include self.html %}", "{% assign a = site.data.a.list | concat: a %}",
      "{% include outer.html x=page.list %}",
      "{% if page.x %}", "{% if page.x %}{% endif %}", "{% case include.x %}", "{{ site.data.a.b }}", "{{ a.b | ",
      "{% capture a %}", "{% for x in (1..999) %}", "{% include hole.html %}",
      "{% include bullets.html bullets=a.b.c %}",
    ])
  func takesNoLongerForMarks(_ mark: String) {
    _ = parse("---\nlist: [q]\n---\n" + String(repeating: mark, count: 3000))
  }
}
