import Diagnostics
import Markdown
import Testing

/// Shortcodes of Zola, and their templates.
@Suite struct ShortcodeCallTests {
  private func parse(_ page: String, _ templates: [String: String] = [:]) -> MarkdownDocument {
    let file = SourceFile(path: "content/page.md", text: page + "\n")
    var options = MarkdownOptions()
    (options.anchors, options.callsShortcodes) = (false, true)
    options.includeFolders = ["templates/shortcodes"]
    var files: PageInclusions.Files = [:]
    for (name, text) in templates { files["templates/shortcodes/" + name] = Array(text.utf8) }
    return MarkdownParser(options: options).parse(
      file, body: 0..<file.bytes.count, pagePath: "page.md", inclusions: files)
  }

  /// A page, the template of the shortcode “own”, and the Markdown that means the same.
  @Test(arguments: [
    ("{{ own(text=\"New\") }}", "<span>{{ text }}</span>", "New"),
    ("{{ own() }} a", "<span>{{ text | default(value=\"Beta\") }}</span>", "Beta a"),
    ("{{ own(a=\"x\") }}", "{# one #}{% if a == \"x\" %}yes{% else %}no{% endif %}", "yes"),
    ("{{ own(a=\"y\") }}", "{% if a == 'x' or not a %}yes{% elif a is defined %}{{ a }}{% endif %}", "y"),
    ("{{ own(a=\"y\") }}", "{%- set b = a | default(value='z') -%}<i>{{ b }}</i>", "<i>y</i>"),
    ("{{ own(u=\"/u\", t=\"T\") }}", "<a href=\"{{ u }}\">{{ t | safe }}</a>", "[T](/u)"),
    ("{% own() %}\nA *b*.\n\n- c\n{% end %}", "<div>{{ body | markdown | safe }}</div>", "A *b*.\n\n- c"),
  ])
  func templatesAreRead(_ page: String, _ template: String, _ meaning: String) {
    let document = parse(page, ["own.html": template])
    #expect(document.htmlText == parse(meaning).htmlText)
    #expect(document.diagnostics.map(\.summary) == [])
  }

  /// Templates that have to be run, which is one finding for both tags.
  @Test(arguments: ["{% for a in b %}{{ a }}{% endfor %}", "{{ get_url(path=a) }}", "<form>{{ body }}</form>"])
  func otherTemplatesAreFindings(_ template: String) {
    let document = parse("{% own(a=1) %}\nA\n{% end %}\n\n{% own() %}B{% end %}", ["own.html": template])
    #expect(document.htmlText == "<p>A</p>\n<p>B</p>\n")
    #expect(document.diagnostics.count == 1, "\(document.diagnostics.map(\.summary))")
  }

  @Test func markdownIsReadInHTML() {
    let page = "<table><tr><td>{% markdown() %}`a < b` **c** [d](https://e.f){% end %}</td></tr></table>"
    let document = parse(page, ["markdown.md": "{{body | markdown(inline=true)}}"])
    for part in ["<code>a &lt; b</code>", "<strong>c</strong>", "<a href=\"https://e.f\""] {
      #expect(document.htmlText.contains(part), "\(document.htmlText)")
    }
    #expect(document.diagnostics.map(\.summary) == [])
    let block = parse("<div>\n{% markdown() %}\n## A\n\n- `b`\n{% end %}\n</div>")
    #expect(block.htmlText.contains("<li><code>b</code></li>"), "\(block.htmlText)")
    #expect(block.diagnostics.map(\.summary) == [])
  }

  @Test func tagsAreNested() {
    let document = parse("{% outermost() %}\nOne {% innermost() %}two{% end %} three.\n{% end %}\n\nFour.")
    #expect(document.htmlText == "<p>One two three.</p>\n<p>Four.</p>\n")
    #expect(document.diagnostics.count == 2, "\(document.diagnostics.map(\.summary))")
  }

  /// Zola runs nothing else, and takes the marks off what they keep from being run.
  @Test func otherBracesAreText() {
    let page = "{{ page.title }} {% if a %} {{/* own() */}} `{%/* own() */%}`\n\n```\n{{/* own(a=1) */}}\n{{ x }}\n```"
    let document = parse(page)
    #expect(
      document.htmlText
        == "<p>{{ page.title }} {% if a %} {{ own() }} <code>{% own() %}</code></p>\n"
        + "<pre><code>{{ own(a=1) }}\n{{ x }}\n</code></pre>\n")
    #expect(document.diagnostics.map(\.summary) == [])
  }

  @Test func componentsAreKnown() {
    let document = parse("{% note(title=\"T\") %}\nA\n{% end %}\n\n{{ pic(path=\"a/b.png\", alt=\"B\", width=10) }}")
    for part in ["callout-note", "T", "<p>A</p>", "alt=\"B\""] {
      #expect(document.htmlText.contains(part), "\(document.htmlText)")
    }
  }

  @Test(arguments: [
    "{% end %}", "{% own( %}", "{{ own(a=\"b) }}", "{{/* own() }}", "{% own() %}{% own() %}{% end %}", "{{ own(", "{%",
  ])
  func brokenMarksAreHarmless(_ page: String) { _ = parse(page, ["own.html": "{{ body", "x.md": ""]) }
}
