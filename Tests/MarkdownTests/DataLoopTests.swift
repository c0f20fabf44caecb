import Diagnostics
import Markdown
import TestSupport
import Testing

/// Loops of Liquid over data that the project has.
@Suite struct DataLoopTests {
  private let files: PageInclusions.Files = [
    "Content/_data/links.yml": Array(
      "- {name: A, url: /a, n: 1, tags: [x, y]}\n- {name: B, url: /b, n: 2, note: \"<i>&</i> {{ z }}\"}\n".utf8),
    "Content/_data/nested/list.json": Array("{\"items\": [{\"name\": \"J\"}], \"map\": {\"k\": \"v\"}}".utf8),
    "_data/rows.csv": Array("name,year\nC,2020\nD,2021\nE,2020\n".utf8),
    "Content/_data/none.yml": Array("items: []\n".utf8),
    "Content/_data/broken.yml": Array("a: [\n".utf8),
    "Content/_includes/row.html": Array("<p>{{ include.a }}-{{ include.b }}</p>\n".utf8),
    "Content/_includes/list.html": Array(
      "<ul>\n{% for x in site.data.links %}\n  <li>{{ x.name }}</li>\n{% endfor %}\n</ul>\n".utf8),
  ]

  private func parse(_ page: String) -> MarkdownDocument {
    let bytes = Array(page.utf8)
    let file = SourceFile(path: "Content/a/page.md", bytes: bytes)
    var options = MarkdownOptions()
    options.anchors = false
    options.tableFrames = false
    return MarkdownParser(options: options).parse(
      file, body: FrontMatter.split(file).body, pagePath: "a/page.md", inclusions: files)
  }

  @Test(arguments: [
    (
      "{% for l in site.data.links %}\n- [{{ l.name }}]({{ l.url }})\n{% endfor %}",
      "<ul>\n<li>\n<p><a href=\"../a\">A</a></p>\n</li>\n<li>\n<p><a href=\"../b\">B</a></p>\n</li>\n</ul>\n"
    ),
    (
      "| N |\n|---|\n{%- for l in site.data.links %}\n| {{ l.name }} |\n{%- endfor %}\n",
      "<table>\n<thead>\n<tr>\n<th>N</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>A</td>\n</tr>\n<tr>\n<td>B</td>\n</tr>\n"
        + "</tbody>\n</table>\n"
    ),
    (
      "<ul>\n    {% for l in site.data.links reversed %}\n\n      <li>{{ l.name | downcase }}</li>\n    {% endfor %}\n</ul>",
      "<ul>\n<li>b</li>\n<li>a</li>\n</ul>\n"
    ),
    ("{% for l in site.data.links %}{{ l.note | escape }}{% endfor %}", "<p>&lt;i&gt;&amp;&lt;/i&gt; {{ z }}</p>\n"),
    ("{% for l in site.data.links %}{% if l.tags %}{{ l.tags | join: '+' }}{% endif %}{% endfor %}", "<p>x+y</p>\n"),
    ("{% for l in site.data.links %}{% if l.n > 1 %}{{ l.name }}{% endif %}{% endfor %}", "<p>B</p>\n"),
    (
      "{% for l in site.data.links %}{{ forloop.index }}{{ l['name'] }}{% unless forloop.last %}, {% endunless %}{% endfor %}",
      "<p>1A, 2B</p>\n"
    ),
    ("{% for l in site.data.links limit:1 %}{% for t in l.tags %}{{ t }};{% endfor %}{% endfor %}", "<p>x;y;</p>\n"),
    ("{% for l in site.data.links offset: 1 %}{% assign a = l.name %}{{ a }}{% endfor %}", "<p>B</p>\n"),
    ("{% for i in site.data.nested.list.items %}{{ i.name }}{% endfor %}", "<p>J</p>\n"),
    ("{% for e in site.data.nested.list.map %}{{ e[0] }}={{ e[1] }}{% endfor %}", "<p>k=v</p>\n"),
    ("{% for r in site.data.rows %}{{ r.name }}{% endfor %}", "<p>CDE</p>\n"),
    (
      "{% assign all = site.data.rows | group_by: \"year\" %}{% for g in all %}{{ g.name }}: {{ g.items.size }} {% endfor %}",
      "<p>2020: 2 2021: 1</p>\n"
    ),
    (
      "{% assign some = site.data.rows | where: 'year', '2020' | sort: 'name' | reverse %}{% for g in some %}{{ g.name }}{% endfor %}",
      "<p>EC</p>\n"
    ),
    ("{% assign all = \"a|b\" | split: \"|\" %}{% for x in all %}{{ x }}.{% endfor %}", "<p>a.b.</p>\n"),
    (
      "---\nroot: /r/\nlist:\n- a\n- b\n---\n{% for x in page.list %}[{{ x }}]({{ x | prepend: page.root }}) {% endfor %}",
      "<p><a href=\"../r/a\">a</a> <a href=\"../r/b\">b</a></p>\n"
    ),
    (
      "<div>\n  {% for l in site.data.links %}\n    {% include row.html a=l.name b=\"x\" %}\n  {% endfor %}\n</div>",
      "<div>\n  <p>A-x</p>\n<p>B-x</p>\n</div>\n"
    ),
    ("{% include list.html %}", "<ul>\n<li>A</li>\n<li>B</li>\n</ul>\n"),
    (
      "<ul>\n{% for x in site.data.none.items %}\n<li>{{ x }}</li>\n{% endfor %}\n<li>c</li>\n</ul>",
      "<ul>\n<li>c</li>\n</ul>\n"
    ),
    ("`{% for x in site.data.links %}`", "<p><code>{% for x in site.data.links %}</code></p>\n"),
  ])
  func runs(_ page: String, _ html: String) {
    let document = parse(page)
    #expect(document.htmlText == html)
    #expect(document.diagnostics.isEmpty, "\(document.diagnostics.map(\.summary))")
  }

  /// A loop that nobody can run goes as a whole, with one finding.
  @Test(arguments: [
    "{% for l in site.data.lost %}\n- {{ l.name }}: {{ page.title }}\n{% endfor %}",
    "{% for l in site.data.links %}\n- {{ l.name | date: \"%Y\" }}\n{% endfor %}",
    "{% for l in site.data.links %}{{ l.name }}{% if l.name == other %}x{% endif %}{% endfor %}",
    "{% for l in site.data.broken.a %}{{ l.name }}{% endfor %}",
    "{% for l in site.data[\"../../secret\"] %}{{ l.name }}{% endfor %}",
    "{% for l in site.data.links %}{{ l.name }}{% cycle 'a', 'b' %}{% ifchanged %}a{% endifchanged %}{% endfor %}",
  ])
  func removesOthers(_ loop: String) {
    let document = parse("---\ntitle: T\n---\na\n\n\(loop)\n\nb")
    #expect(document.htmlText == "<p>a</p>\n<p>b</p>\n")
    #expect(document.diagnostics.map(\.rule) == ["page/foreign-syntax"])
    #expect(document.diagnostics.first?.summary.contains("template loop") == true)
  }

  /// Where data is looked for: nowhere but in the folders with data.
  @Test(arguments: [
    ("{% for x in site.data.a.b %}{% endfor %}", ["Content/_data/a.yml", "_data/a.csv", "Content/_data/a/b.json"]),
    ("{{ site.data.a.first.b }}", ["Content/_data/a.yml"]), ("{% if site.data.a.b == 1 %}{% endif %}", ["_data/a.yml"]),
    ("{% for x in site.data[\"../a\"] %}{% endfor %}", []), ("{% for x in page.a %}{% endfor %}", []),
  ])
  func looksForData(_ page: String, _ places: [String]) {
    let file = SourceFile(path: "Content/a.md", bytes: Array(page.utf8))
    let wanted = PageInclusions.wanted(by: file, below: "a.md", given: [:])
    #expect(wanted.count == (places.isEmpty ? 0 : 1))
    for place in places { #expect(wanted.first?.contains(place) == true) }
    #expect(wanted.joined().allSatisfy { $0.contains("_data/") && !$0.contains("..") })
  }

  @Test(
    .endsInTime,
    arguments: [
      "{% for x in site.data.links %}", "{% for x in site.data.links %}a{% endfor %}",
      "{% assign a = site.data.links %}",
      "{% for x in y %}{{ x }}", "{% for x in page.list %}{{ x }}{% endfor %}", "{% for x in site.data.lost %}",
    ])
  func takesNoLongerForMarks(_ mark: String) {
    let list = String(repeating: "- a\n", count: 5000)
    _ = parse("---\nlist:\n\(list)---\n" + String(repeating: mark, count: 15_000))
  }

  /// Loops within loops stop before their output could be large.
  @Test(.endsInTime) func boundsLoops() {
    let list = String(repeating: "- a\n", count: 5000)
    let open = String(repeating: "{% for x in page.list %}", count: 4)
    let close = String(repeating: "{% endfor %}", count: 4)
    let text = String(repeating: "b", count: 1000)
    let document = parse("---\nlist:\n\(list)---\nA\n\n\(open){{ x }}\(text)\(close)\n\nB\n")
    #expect(document.htmlText.utf8.count < 3 << 20)
    #expect(document.htmlText.contains("<p>A</p>"))
  }
}
