import Diagnostics
import Testing

@testable import Markdown

/// Directives, roles, and labels of MyST.
@Suite struct MySTTests {
  private static let links = LinkIndex(
    pages: [
      .init(
        source: "a/install.md", published: "a/install.html",
        targets: MySTTargets(Array("(start_here)=\n# Install `it`\n\nText\n"[...].utf8)[...])),
      .init(source: "a/b.md", published: "a/b.html", targets: MySTTargets(Array("# B\n".utf8)[...])),
    ], files: ["a/c.png"])

  /// The HTML of a page at `a/b.md`.
  private func html(_ text: String) -> String {
    var options = MarkdownOptions()
    (options.readsMyST, options.links) = (true, Self.links)
    options.extensions = MarkdownDialect.extended.extensions
    (options.anchors, options.tableFrames) = (false, false)
    let file = SourceFile(path: "a/b.md", bytes: Array(text.utf8))
    let document = MarkdownParser(options: options).parse(file, body: 0..<text.utf8.count, pagePath: "a/b.md")
    return String(decoding: document.html, as: UTF8.self)
  }

  @Test(arguments: [
    ("See {ref}`start_here`.", "See <a href=\"../a/install.html#start-here\">Install <code>it</code></a>."),
    ("{ref}`text <start_here>`", "<a href=\"../a/install.html#start-here\">text</a>"),
    ("{doc}`install`", "<a href=\"../a/install.html\">Install <code>it</code></a>"),
    ("{doc}`/a/install`", "<a href=\"../a/install.html\">Install <code>it</code></a>"),
    ("[](install.md)", "<a href=\"../a/install.html\">Install <code>it</code></a>"),
    ("[text](#Start_Here)", ""), ("{#note-1 .wide}\nText", "id=\"note-1\""),
    ("[](start_here)", "<a href=\"../a/install.html#start-here\">Install <code>it</code></a>"),
    ("[text](#start_here)", "[text](#start_here)"),
    ("{py:meth}`~a.b.c` {file}`x`", "<code>c</code> <code>x</code>"),
    ("{kbd}`A` {sub}`2`", "<kbd>A</kbd> <sub>2</sub>"),
    ("{abbr}`CSS (Cascading Style Sheets)`", "<abbr title=\"Cascading Style Sheets\">CSS</abbr>"),
    ("{guilabel}`File` {term}`Cell`", "<strong>File</strong> Cell"),
    ("`{ref}` is code, ``{doc}`a` ``, too", "<code>{ref}</code> is code, <code>{doc}`a` </code>"),
    ("{unknown}`x`", "{unknown}<code>x</code>"),
    ("Text\n% comment\nmore", "<p>Text\nmore</p>"),
    ("a\n\n+++\n\nb", "<p>a</p>\n<p>b</p>"), ("a\n^^^\nb", "<p>a</p>\n<p>b</p>"),
  ])
  func roles(_ text: String, _ expected: String) {
    let html = html(text + "\n")
    if text.hasPrefix("[text]") {
      #expect(html.contains("<a href=\"../a/install.html#start-here\">text</a>"), "\(html)")
    } else if text.contains("``{doc}") {
      #expect(html.contains("<code>{ref}</code> is code") && html.contains("<code>{doc}`a`"), "\(html)")
    } else {
      #expect(html.contains(expected), "\(html)")
    }
  }

  @Test(arguments: [
    (
      "```{figure} c.png\n:alt: A dialog\n:width: 300px\n\nThe *caption*.\n```",
      ["alt=\"A dialog\"", "<em>caption</em>"]
    ),
    ("````{tab-set}\n```{tab-item} Linux\nA\n```\n```{tab-item} Mac\nB\n```\n````", ["Linux", "Mac", "<p>A</p>"]),
    (":::{grid} 1 2\n:gutter: 2\n\nText\n:::", ["<p>Text</p>"]),
    (
      ":::{card} Title\n:link: install\n:link-type: doc\n\nText\n+++\nEnd\n:::",
      ["<strong><a href=\"../a/install.html\">Title</a>"]
    ),
    (
      "```{list-table} Sizes\n:header-rows: 1\n\n* - A\n  - B|C\n* - 1\n  - two\n    lines\n```",
      [
        "<strong>Sizes</strong>", ">A</th>", ">B|C</th>", ">two lines</td>",
      ]
    ),
    ("```{csv-table}\n:header: a, b\n\n1, \"2, 3\"\n```", [">a</th>", ">2, 3</td>"]),
    ("```{code-block} js\n:caption: a.js\n:linenos:\n\nlet a = 1\n```", ["language-js", "a.js"]),
    ("```{code-cell} ipython3\n---\ntags: [x]\n---\nprint(1)\n```", ["language-python"]),
    ("```{versionadded} 1.2\nText\n```", ["New in version 1.2", "<p>Text</p>"]),
    ("```{seealso}\nText\n```", ["See also"]),
    ("```{glossary}\nCell\n  A part.\n```", ["<dt", "Cell", "<dd>", "A part."]),
    ("```{epigraph}\nWords\n```", ["<blockquote>\n<p>Words</p>"]),
    ("```{toctree}\ninstall\n```", ["<li><a href=\"../a/install.html\">Install <code>it</code></a></li>"]),
    ("(here)=\n## Place", ["id=\"here\"", ">Place</h2>"]),
    ("```{dropdown} More\n:::{note}\nInner\n:::\n```", ["<details", "More", "Inner"]),
    ("- ```{figure} c.png\n  :alt: A\n  ```\n- b", ["<li>", "alt=\"A\""]),
    ("```{unknown} x\nText\n```", ["language-unknown"]),
    ("```text\n{ref}`a`\n```", ["{ref}`a`"]),
  ])
  func directives(_ text: String, _ expected: [String]) {
    let html = html(text + "\n")
    for part in expected { #expect(html.contains(part), "\(part) in \(html)") }
    for mark in [":gutter:", ":linenos:", ":link:", ":alt:", "{tab-item}", "tags:"] { #expect(!html.contains(mark)) }
  }

  @Test(arguments: [
    "```{toctree}\n:hidden:\n\ninstall\n```", "```{contents}\n```", "```{code-cell}\n:tags: [remove-input]\n\na\n```",
    "```{index} a\n```",
  ])
  func nothingIsShown(_ text: String) {
    let html = html(text + "\n")
    #expect(html.filter { !$0.isWhitespace } == "")
  }

  /// Labels, with the headings below them.
  @Test(arguments: [
    ("(a)=\n(B  c)=\n# T [x]\n\n(d)=\ntext\n", "T x", ["a": "T x", "b c": "T x", "d": ""]),
    ("```\n(a)=\n# T\n```\n\n## U ##\n", "U", [:]),
    ("```{figure} a.png\n:name: f\n```\n", "", ["f": ""]),
  ])
  func targets(_ text: String, _ title: String, _ labels: [String: String]) {
    let targets = MySTTargets(Array(text.utf8)[...])
    #expect(targets.title == title)
    #expect(Dictionary(targets.labels.map { ($0.name, $0.title) }) { first, _ in first } == labels)
  }

  /// Nothing closes them, and none is deeper than others can be.
  @Test(arguments: [
    "```{note}\n", ":::{grid}\n", ":::{tab-item} a\n", "{ref}`", "[](", "<project:", "```{list-table}\n* - a\n",
  ])
  func hostileMarks(_ text: String) {
    _ = html(String(repeating: text, count: 20_000))
  }

  // MARK: Labels, schemes, and texts

  private static let page = """
    (a/slash)=
    # Slash

    {#block_id}
    Text [span]{#span-id} and `code`{#code-id}.

    `[not]{#shown}`

    """
  private static let labelled = LinkIndex(
    pages: [
      .init(source: "a/x.md", published: "a/x.html", targets: MySTTargets(Array(page.utf8)[...])),
      .init(source: "b.md", published: "b.html", targets: MySTTargets(Array("# B\n".utf8)[...])),
    ], files: ["a/slash.png"])

  /// The HTML of a page at `b.md` with texts of the site.
  private func shown(_ text: String, _ texts: [String: String] = [:]) -> String {
    var options = MarkdownOptions()
    (options.readsMyST, options.links, options.variables) = (true, Self.labelled, texts)
    options.extensions = MarkdownDialect.extended.extensions
    (options.anchors, options.tableFrames) = (false, false)
    let file = SourceFile(path: "b.md", bytes: Array(text.utf8))
    let body = FrontMatter.split(file).body
    let document = MarkdownParser(options: options).parse(file, body: body, pagePath: "b.md")
    return String(decoding: document.html, as: UTF8.self)
  }

  @Test(arguments: [
    ("[text](a/slash)", "<a href=\"./a/x.html#a-slash\">text</a>"),
    ("<project:#a/slash>", "<a href=\"./a/x.html#a-slash\">Slash</a>"),
    ("[][n], [text][n]\n\n[n]: project:#a/slash", "<a href=\"./a/x.html#a-slash\">Slash</a>"),
    ("[text][n]\n\n[n]: #a/slash", "<a href=\"./a/x.html#a-slash\">text</a>"),
    ("{ref}`text <block_id>`", "<a href=\"./a/x.html#block_id\">text</a>"),
    ("[text](#span-id)", "<a href=\"./a/x.html#span-id\">text</a>"),
    ("[text](#code-id)", "<a href=\"./a/x.html#code-id\">text</a>"),
    ("[text](#shown)", "<a href=\"#shown\">text</a>"),
    ("A [span]{#own .wide} text", "<a id=\"own\"></a>span text"),
    ("`code`{#own}", "<a id=\"own\"></a><code>code</code>"),
    ("<path:a/slash.png>", "<a href=\"a/slash.png\">a/slash.png</a>"),
    ("[text](a/slash.png)", "<a href=\"a/slash.png\">text</a>"),
  ])
  func labels(_ text: String, _ expected: String) {
    let html = shown(text + "\n")
    #expect(html.contains(expected), "\(html)")
  }

  @Test(arguments: [
    ("[text](doi:10.1/a)", "<a href=\"https://doi.example/10.1/a\">text</a>"),
    ("<issue:7#note>", "<a href=\"https://a.example/7#note\">Issue 7</a>"),
    ("[text](issue:7)", "<a href=\"https://a.example/7\">text</a>"),
  ])
  func schemes(_ text: String, _ expected: String) {
    let html = shown(
      text + "\n",
      [
        "myst_url_schemes.doi": "https://doi.example/{{path}}",
        "myst_url_schemes.issue": "https://a.example/{{ path }}#{{fragment}}",
        "myst_url_schemes.issue.title": "Issue {{path}}",
      ])
    #expect(html.contains(expected), "\(html)")
  }

  /// Only Sphinx knows the addresses of other projects.
  @Test(arguments: [
    ("A [text](inv:other#name) b", "<p>A text b</p>"), ("A <inv:other#name> b", "<p>A name b</p>"),
    ("A [](inv:other:std:doc#name) b", "<p>A name b</p>"), ("A {ref}`text <other:name>` b", "<p>A text b</p>"),
  ])
  func inventories(_ text: String, _ expected: String) {
    let html = shown(text + "\n")
    #expect(html.contains(expected), "\(html)")
  }

  @Test(arguments: [
    ("A {{ word }} b", "<p>A <a href=\"./a/x.html#a-slash\">text</a> b</p>"),
    ("---\nmyst:\n  substitutions:\n    own: a *b*\n---\n\nA {{own}} c", "<p>A a <em>b</em> c</p>"),
    (
      "---\nmyst:\n  substitutions:\n    own: |\n      ```{image} a/slash.png\n      :alt: Slash\n      ```\n---\n\n"
        + "{{ own }}\n",
      "alt=\"Slash\""
    ),
    ("`{{ word }}`", "<code>{{ word }}</code>"),
  ])
  func substitutions(_ text: String, _ expected: String) {
    let html = shown(text + "\n", ["word": "[text](#a/slash)", "loop": "{{ loop }} {{ loop }}"])
    #expect(html.contains(expected), "\(html)")
  }

  /// A short page cannot become very long.
  @Test func textsDoNotGrowWithoutEnd() {
    let text = String(repeating: "a", count: 15_000)
    let html = shown(String(repeating: "{{ word }} ", count: 1000), ["word": text])
    #expect(html.contains(text) && html.utf8.count < 2 << 20)
  }

  @Test func textsThatNameThemselvesEnd() { _ = shown("{{ loop }}\n", ["loop": "{{ loop }} {{ loop }}"]) }

  /// Marks that are indented by four columns or more do not end a directive.
  @Test func indentedMarksAreContent() {
    let html = shown(
      "````{list-table}\n:header-rows: 1\n\n* - A\n  - B\n"
        + "* - ````md\n    {role}`x|y`\n    ````\n  - two\n````\n\nBehind\n")
    #expect(html.contains(">two</td>") && html.contains("<p>Behind</p>"), "\(html)")
    #expect(html.contains("<code>{role}`x|y`</code>"), "\(html)")
  }

  @Test(arguments: [
    ":::{demo}\n:alt-output: x\n\nText\n:::", "```{demo}\n:alt-output: x\n\nText\n```",
    "```{note}\n:alt-output: x\n\nText\n```",
  ])
  func optionsAreNotShown(_ text: String) {
    let html = shown(text + "\n")
    #expect(html.contains("Text") && !html.contains("alt-output"), "\(html)")
  }
}
