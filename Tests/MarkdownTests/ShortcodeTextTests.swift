import Diagnostics
import Markdown
import Testing

/// Shortcodes whose templates only show texts, parameters, arguments, or their content.
@Suite struct ShortcodeTextTests {
  private func parse(
    _ page: String, _ template: String, at path: String = "layouts/shortcodes/own.html", folders: [String] = []
  ) -> MarkdownDocument {
    let file = SourceFile(
      path: "content/page.md", text: "---\ntitle: P\nrelease: r7\nparams: {deep: d8}\n---\n\n\(page)\n")
    var options = MarkdownOptions()
    options.anchors = false
    options.variables = ["site.params.latest": "2.3", "site.params.a.b": "deep", "site.params.pair": "x y"]
    options.includeFolders = folders
    return MarkdownParser(options: options).parse(
      file, body: FrontMatter.split(file).body, pagePath: "page.md", inclusions: [path: Array(template.utf8)])
  }

  @Test(arguments: [
    ("{{- site.Params.latest -}}", "{{< own >}}", "2.3"), ("{{ .Site.Params.a.b }}\n", "{{% own %}}", "deep"),
    ("{{/* The release. */}}\n{{ $.Page.Params.release | safeHTML }}", "{{< own >}}", "r7"),
    ("{{ .Page.Param \"latest\" }}", "{{< own >}}", "2.3"), ("{{ .Page.Site.Params.latest }}", "{{<own>}}", "2.3"),
    ("<span class=\"v\">v{{ site.Params.latest }}</span>", "{{< own >}}", "v2.3"),
    ("Version {{ .Get 0 }} of\n{{ .Get 1 }}.", "{{< own \"a b\" c >}}", "Version a b of c."),
    ("{{ .Get \"name\" | default `you` }}", "{{< own >}}", "you"),
    ("{{ default \"x\" (.Get 0) }}", "{{< own y >}}", "y"),
    ("<kbd>{{ .Get 0 }}</kbd>", "{{< own \"Ctrl\" >}}", "<kbd>Ctrl</kbd>"),
    (
      "<p>See [the guide](https://a.example).</p>{{- \"\" -}}", "{{% own %}}",
      "See <a href=\"https://a.example\">the guide</a>."
    ),
    ("v2.0.0-beta.0\n{{- \"\" -}}\n{{/* In a line. */}}\n{{- \"\" -}}\n", "{{% own %}}", "v2.0.0-beta.0"),
    ("1.x{{- /* Forever. */ -}}\n", "{{< own >}}", "1.x"),
    ("{{ markdownify (.Get \"text\") }}", "{{< own text=\"*a*\" >}}", "<em>a</em>"),
  ])
  func areShown(_ template: String, _ shortcode: String, _ shown: String) {
    let document = parse("It is \(shortcode) now", template)
    #expect(document.htmlText.contains("<p>It is ") && document.diagnostics.isEmpty, "\(document.diagnostics)")
    let text = document.htmlText.replacing(" target=\"_blank\"", with: "")
    #expect(text.contains("It is \(shown) now") || shown.contains("href"), "\(text)")
    #expect(!text.contains("own"))
  }

  /// Hugo runs shortcodes in code, too.
  @Test(arguments: [
    ("{{- site.Params.latest -}}", "`v{{< own >}}`", "<code>v2.3</code>"),
    ("<b>{{ .Get 0 }}</b>", "```\na {{< own b >}} c\n```", "a b c"),
  ])
  func areShownInCode(_ template: String, _ page: String, _ shown: String) {
    let document = parse(page, template)
    #expect(document.htmlText.contains(shown), "\(document.htmlText)")
    #expect(document.diagnostics.isEmpty)
  }

  @Test(arguments: [
    "<div class=\"row\">{{ .Inner }}</div>\n", "{{ .Inner | markdownify }}",
    "<div>\n{{ .Page.RenderString .Inner }}\n</div>",
    "<section><div style=\"{{ .Get 0 }}\">{{ $.Inner | $.Page.RenderString }}</div></section>",
    "{{ .Inner | safeHTML }}",
  ])
  func contentStays(_ template: String) {
    let document = parse("a\n\n{{< own 1 >}}\n\n*b*\n\n{{< /own >}}\n\nc", template)
    #expect(document.htmlText == "<p>a</p>\n<p><em>b</em></p>\n<p>c</p>\n", "\(document.htmlText)")
    #expect(document.diagnostics.isEmpty)
  }

  /// What only a run could tell, and values that nobody knows, are reported as before.
  @Test(arguments: [
    "{{ site.Params.other }}", "{{ .Page.Params.other }}", "{{ .Params.release }}", "{{ .Get 0 }}", "{{ .Get 9 }}",
    "{{ .Get 0 | readFile | safeHTML }}", "{{ .Get 0 | absURL }}", "{{ with .Get 0 }}{{ . }}{{ end }}",
    "{{ if isset .Params 0 }}{{ site.Params.latest }}{{ end }}", "{{ site.Params.latest | sha1 }}", "{{ .Site.Title }}",
    "<a href=\"{{ .Page.URL }}\">{{ site.Params.latest }}</a>", "<form>{{ site.Params.latest }}</form>",
    "<script>{{ site.Params.latest }}</script>", "Text {{ .Inner }}", "&lt;b c", "A_LONE_MARK", "v2", "VERSION.x",
    "{{ site.Params.latest", "<b>{{ site.Params.latest }}</i>", "{{ site.Params.latest }}<b", "{{ .Get `a }}",
    "{{ .Get ((0) }}",
    "{{ printf \"%d\" site.Params.latest }}", "{{ site.Params. }}", "{{ site.Params.a:b }}",
  ])
  func othersAreReported(_ template: String) {
    let document = parse("a\n\n{{< own >}}\n\nb", template)
    #expect(document.htmlText == "<p>a</p>\n<p>b</p>\n", "\(document.htmlText)")
    #expect(document.diagnostics.map(\.rule) == ["page/foreign-syntax"])
  }

  /// The settings name the folders of themes.
  @Test func themesHaveTemplates() {
    let folder = "themes/t/layouts/shortcodes"
    let document = parse("v{{< own >}}", "{{ site.Params.latest }}", at: folder + "/own.html", folders: [folder])
    #expect(document.htmlText == "<p>v2.3</p>\n")
    #expect(parse("v{{< own >}}", "{{ site.Params.latest }}", at: folder + "/own.html").diagnostics.count == 1)
  }

  /// A template cannot do what HTML of a page cannot.
  @Test func scriptsStayOut() {
    let page = "{{< own \"<script>alert(1)</script>\" >}} {{< own \"<img src=x onerror=alert(1)>\" >}}"
    for template in ["{{ .Get 0 | safeHTML }}", "<b>{{ .Get 0 }}</b>"] {
      let html = parse(page, template).htmlText
      #expect(!html.contains("<script") && !html.contains("onerror"), "\(html)")
    }
  }

  @Test func manyAreReadInLinearTime() {
    let text = String(repeating: "a", count: 2_000)
    _ = parse(String(repeating: "{{< own \(text) >}} ", count: 500), String(repeating: "{{ .Get 0 }}", count: 20))
    _ = parse(String(repeating: "{{< own >}} ", count: 20_000), "{{ site.Params.latest }}")
    _ = parse(String(repeating: "{{< own >}}", count: 20_000), "<div>{{ .Inner }}</div>")
    _ = parse(String(repeating: "{{< own.inline >}} {{< /own.inline ", count: 10_000), "{{ .Inner }}")
    _ = parse(String(repeating: "{{<", count: 60_000), "{{ .Inner }}")
    for part in ["<b ", "{{ ", "(", "<div>", "{{ .Get ((((", "<!--"] {
      _ = parse("{{< own >}}", String(repeating: part, count: 2_900 / part.utf8.count))
    }
  }

  @Test(arguments: [
    ("A {{< x.inline >}}plain *{{< /x.inline >}} b.", true, "A"),
    ("A {{< x.inline >}}plain{{< /x.inline >}} b.", false, "A plain b."),
    (
      "A\n\n{{< x.inline >}}\n{{ range .Pages }}\n<p>{{ .Title }}</p>\n\n{{ end }}\n{{< /x.inline >}}\n\nB", true, "A B"
    ),
    ("A {{< x.inline />}} b.", true, "A b."), ("A {{% x.inline %}}{{ now }}{{% /x.inline %}} b.", true, "A b."),
  ])
  func inlineShortcodesAreNoText(_ page: String, _ isReported: Bool, _ shown: String) {
    let document = parse(page, "")
    let text = document.htmlText.replacing("<p>", with: "").replacing("</p>", with: "").split { $0.isWhitespace }
    #expect(text.joined(separator: " ").hasPrefix(shown), "\(document.htmlText)")
    #expect(!document.htmlText.contains("{") && !document.htmlText.contains("Title"))
    #expect(document.diagnostics.map(\.rule) == (isReported ? ["page/foreign-syntax"] : []), "\(document.diagnostics)")
    #expect(document.diagnostics.first.map { $0.summary.contains("“{{< x.inline >}}” is removed") } ?? true)
  }
}
