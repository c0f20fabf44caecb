import Diagnostics
import Markdown
import Testing

/// Shortcodes that a project has templates for: some put in a file, others show what the page has anyway.
@Suite struct ShortcodeTemplateTests {
  private func parse(
    _ page: String, _ template: String, at path: String = "layouts/shortcodes/own.html", in root: String = "content"
  ) -> MarkdownDocument {
    let files: PageInclusions.Files = [
      path: Array(template.utf8), "parts/why.md": Array("---\ntitle: W\n---\n\nBecause *so*.\n".utf8),
      "../secret.md": Array("Secret.\n".utf8), "content/a.md": Array("Page.\n".utf8),
    ]
    let bytes = Array(page.utf8)
    var options = MarkdownOptions()
    options.anchors = false
    return MarkdownParser(options: options).parse(
      SourceFile(path: root + "/x/page.md", bytes: bytes), body: 0..<bytes.count, pagePath: "x/page.md",
      inclusions: files)
  }

  @Test(arguments: [
    "{{ readFile \"parts/why.md\" | markdownify }}", "{{- readFile `/parts/why.md` | markdownify -}}\n",
    "{{/* Why */}}<div class=\"a\">{{ readFile \"parts/why.md\" | $.Page.RenderString }}</div>",
  ])
  func putInFiles(_ template: String) {
    let document = parse("a\n\n{{< own >}}\n\nb", template)
    #expect(document.htmlText == "<p>a</p>\n<p>Because <em>so</em>.</p>\n<p>b</p>\n")
    #expect(document.diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("layouts/_shortcodes/own.html", "content"), ("layouts/shortcodes/own.html", "content/en"),
    ("layouts/shortcodes/own.html", "a/b/content"),
  ])
  func haveTemplatesInTheProject(_ path: String, _ root: String) {
    let document = parse("{{% own %}}", "{{ readFile \"parts/why.md\" | markdownify }}", at: path, in: root)
    #expect(document.htmlText == "<p>Because <em>so</em>.</p>\n")
  }

  /// Templates that show nothing which the page does not have.
  @Test(arguments: [
    "", "\n{{/* Only a comment, with “}}” in it. */}}\n", "{{- if .Inner }}{{ end -}}", "{{ .Page.TableOfContents }}",
    "{{ $place := .Get \"place\" | default \"side\" }}\n{{ with .Page.TableOfContents }}{{ if eq $place \"side\" }}<div class=\"b\">"
      + "{{ end }}<h5>Contents</h5>{{ . }}</div>{{ end }}",
    "{{ $title := $.Page.Params.title -}}\n<h1 class=\"{{ .Get 0 }}\">{{- $title -}}</h1>\n"
      + "{{ with .Page.Description | markdownify }}<h3>{{ . }}</h3>{{ end }}",
    "{{ with .Page }}{{ .Title | upper }}{{ .Params.description }}{{ end }}",
    "<div>{{ partial \"page-meta-links.html\" .Page }}</div><!-- {{ \"a\" -->",
  ])
  func thatRepeatThePageAreSilent(_ template: String) {
    let document = parse("a\n\n{{< own side=1 >}}\n\nb", template)
    #expect(document.htmlText == "<p>a</p>\n<p>b</p>\n", "\(document.htmlText)")
    #expect(document.diagnostics.isEmpty)
  }

  /// What else templates show is missing on the page.
  @Test(arguments: [
    "Text", "{{ .Get 0 }}", "{{ .Params.title }}", "{{ $x }}", "{{ with .Get 0 }}{{ . }}{{ end }}",
    "{{ .Page.Content }}",
    "{{ range .Page.Pages }}{{ .Title }}{{ end }}", "<img src=\"{{ now }}\">", "<script>a()</script>",
    "{{ partial \"a\" . }}",
    "{{ .Page.Title }}: {{ .Page.Date }}", "{{ .Page }}", "{{ end }}", "{{ if a }}", "{{ with", "<!-- a", "<",
    "{{ if a }}{{ readFile \"parts/why.md\" | markdownify }}{{ end }}", "{{ readFile \"parts/why.md\" }}",
    "{{ readFile \"../secret.md\" | markdownify }}", "{{ readFile (.Get 0) | markdownify }}",
    "{{ readFile \"parts/gone.md\" | markdownify }}", "{{ readFile \"parts/why.md\" | markdownify }} more",
    "{{ .Page.TableOfContents }}" + String(repeating: "text ", count: 50),
  ])
  func thatShowOtherThingsAreReported(_ template: String) {
    let document = parse("a\n\n{{< own >}}\n\nb", template)
    #expect(document.htmlText == "<p>a</p>\n<p>b</p>\n", "\(document.htmlText)")
    #expect(document.diagnostics.map(\.rule) == ["page/foreign-syntax"])
  }

  /// With content, in code, in a sentence, or with a meaning of its own, a shortcode is none of them.
  @Test(arguments: [
    ("{{< own >}}\nC\n{{< /own >}}", "C"), ("`{{< own >}}`", "{{&lt; own &gt;}}"), ("About {{< own >}}.", "About"),
    ("{{</* own */>}}", ""), ("{{< ../own >}}", ""), ("{{< own.. >}}", ""),
  ])
  func othersAreReadAsBefore(_ page: String, _ text: String) {
    let document = parse(page, "{{ .Page.Title }}")
    let before = parse(page, "{{ .Page.Title }}", at: "layouts/shortcodes/other.html")
    #expect(document.htmlText == before.htmlText && document.htmlText.contains(text))
    #expect(document.diagnostics == before.diagnostics)
  }

  @Test func manyAreReadInLinearTime() {
    let template = String(repeating: "{{ with .Page }}{{ end }}", count: 700)
    _ = parse(String(repeating: "{{< own >}} ", count: 10_000), template)
    _ = parse(String(repeating: "{{< own ", count: 20_000), template)
    _ = parse("{{< own >}}", String(repeating: "{{ if a ", count: 2_000))
    _ = parse("{{< own >}}", String(repeating: "{{ with .Page }}", count: 1_200))
  }
}
