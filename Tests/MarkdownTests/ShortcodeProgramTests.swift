import Diagnostics
import Markdown
import Testing

/// Shortcodes whose templates decide what they show: conditions, variables, links, and images.
@Suite struct ShortcodeProgramTests {
  private func parse(_ page: String, _ template: String, name: String = "own") -> MarkdownDocument {
    let file = SourceFile(path: "content/page.md", text: "---\ntitle: P\nrelease: r7\n---\n\n\(page)\n")
    var options = MarkdownOptions()
    options.anchors = false
    options.variables = ["site.params.latest": "2.3", "i18n.required": "needed"]
    return MarkdownParser(options: options).parse(
      file, body: FrontMatter.split(file).body, pagePath: "page.md",
      inclusions: ["layouts/shortcodes/\(name).html": Array(template.utf8)])
  }

  /// A page with a shortcode, its template, and the Markdown that means the same.
  @Test(arguments: [
    (
      "{{< own url=\"a.example\" name=\"A\" >}}", "<a href=\"https://{{ .Get \"url\" }}/\">{{ .Get \"name\" }}</a>",
      "[A](https://a.example/)"
    ),
    (
      "{{< own src=\"/a.svg\" alt=\"An [a]\" />}}",
      "<div class=\"{{ now }}\"><img class='w' src=\"{{ .Get \"src\" }}\" alt=\"{{ .Get \"alt\" }}\"></div>",
      "![An \\[a\\]](/a.svg)"
    ),
    (
      "{{< own t=\"T\" u=\"/u\" i=\"/i.png\" >}}",
      "<a href=\"{{ .Get \"u\" }}\"><img src=\"{{ .Get \"i\" }}\" alt=\"{{ .Get \"t\" }}\">\n<div><p>{{ .Get \"t\" }}</p><small>more</small></div></a>",
      "[![T](/i.png) T <small>more</small>](/u)"
    ),
    (
      "{{< own title=\"B\" >}}", "{{ with .Get \"title\" }}<h3>{{ . }}</h3>{{ end }}<p>a</p><p>b_c</p>",
      "**B**\n\na\n\nb\\_c"
    ),
    ("{{< own >}}", "{{ with .Get \"title\" }}<h3>{{ . }}</h3>{{ else }}<p>none</p>{{ end }}", "none"),
    (
      "{{< own a b >}}",
      "{{ $x := .Get 1 | default \"c\" }}{{ if eq $x \"b\" }}is {{ $x | upper }}{{ else }}no{{ end }}", "is B"
    ),
    ("{{< own a >}}", "{{ if .IsNamedParams }}n{{ else if and (.Get 0) (not (.Get 1)) }}one{{ end }}", "one"),
    ("{{< own a >}}", "{{ printf \"v%s-%s\" (.Get 0) site.Params.latest }}{{ cond true \"!\" \"?\" }}", "va-2.3!"),
    ("{{< own img=\"i/a.png\" >}}", "<img src=\"{{ .Get \"img\" | relURL }}\" alt=\"x\">", "![x](/i/a.png)"),
    (
      "{{< own >}}",
      "{{ if not (.Get \"l\") }}{{ errorf \"no {{< l >}} \\\"l\\\"\" .Position }}{{ end }}<i class=\"icon\"></i> done",
      "done"
    ),
    ("{{<\n  own\n  t=\"A\"\n>}}", "{{ if true }}<em>{{ .Get \"t\" }}</em>{{ end }}", "<em>A</em>"),
    ("x {{< own \"a\" >}} y", "{{ if true }}{{ .Get 0 }}{{ end }}", "x a y"),
    ("- {{< own \"a\" >}}\n- c", "<p>{{ .Get 0 }}</p><p>b</p>", "- a\n\n  b\n\n- c"),
    (
      "{{< own page=\"/a.md\" text=\"T\" >}}",
      "{{ $p := .Get \"page\" }}{{ $l := \"#\" }}{{- if $p -}}{{- $l = ref . $p -}}{{- end -}}\n<a href=\"{{ $l }}\">{{ .Get \"text\" }}</a>",
      "[T](/a.md)"
    ),
    (
      "{{< own link=\"/n\" >}}", "<a href=\"{{ .Get \"link\" }}\"><button type=\"button\">Next ➔</button></a>",
      "[Next ➔](/n)"
    ),
    (
      "```\nv{{% own cli=\"true\" %}}\n```\n\n`{{< own >}}`", "{{- if .Get \"cli\" }}1.2{{ else }}1 * 3{{ end -}}",
      "```\nv1.2\n```\n\n`1 * 3`"
    ),
    (
      "{{< own state=\"beta\" >}}",
      "{{ $all := \"alpha, beta\" }}{{ $s := .Get \"state\" }}{{ $ok := strings.Contains $all $s }}{{ if not $ok }}{{ errorf \"%q\" $s }}{{ else }}<div>Since {{ $s }}</div>{{ end }}",
      "Since beta"
    ),
    ("a {{< own >}}", "<span class=\"b\">{{ i18n \"required\" }}</span>", "a needed"),
    ("a {{< own >}}", "{{ if true }}<b>{{ T \"required\" }}</b>{{ end }}", "a <b>needed</b>"),
    // A drawing beside a text is an icon.
    (
      "{{< own ref=\"/a.md\" caption=\"*T*\" >}}",
      "<a href=\"{{ relref . (.Get \"ref\") }}\" class=\"c\">\n<div><svg width=\"9\"><path d=\"M1 2\"/></svg></div>\n{{ .Get \"caption\" | markdownify }}</a>",
      "[*T*](/a.md)"
    ),
    ("[d](/v{{< own >}}/)", "{{ if true }}{{ site.Params.latest }}{{ end }}", "[d](/v2.3/)"),
  ])
  func areShown(_ page: String, _ template: String, _ markdown: String) {
    let document = parse(page, template)
    #expect(document.htmlText == parse(markdown, "").htmlText)
    #expect(document.diagnostics.filter { $0.rule == "page/foreign-syntax" }.isEmpty, "\(document.diagnostics)")
  }

  /// What is between the tags is where the template shows it.
  @Test(arguments: [
    (
      "{{< own >}}\n\n*b*\n\n{{< /own >}}",
      "{{ with .Get \"w\" }}<div>{{ end }}{{ if eq (.Get \"c\" | default \"t\") \"t\" }}{{ .Inner | markdownify }}{{ end }}</div>",
      "*b*"
    ),
    (
      "a {{< own label=\"l\" >}}b_c_d{{< /own >}} e",
      "{{ $r := now.UnixNano }}<code><my-x id=\"{{$r}}\" data-l={{.Get \"label\" }}>{{ .Inner }}</my-x></code>",
      "a `b_c_d` e"
    ),
    ("a {{< own >}}{{ if x }}{{< /own >}} e", "{{ $r := now }}<code>{{ .Inner }}</code>", "a `{{ if x }}` e"),
    (
      "{{< own href=\"/u\" >}}Text{{< /own >}}",
      "{{ $h := .Get \"href\" }}<a href=\"{{ $h }}\"{{ with now }} target=\"{{ . }}\"{{ end }}><p>{{ .Inner }}</p></a>",
      "[Text](/u)"
    ),
    ("{{< own href=\"#\" >}}\n\n- a\n\n{{< /own >}}", "<a href=\"{{ $.Get \"href\" }}\">{{ .Inner }}</a>", "- a"),
    ("{{< own >}}\na\n\nb\n{{< /own >}}", "{{ $a := 1 }}<p>c</p><div>{{ .Inner }}</div><p>d</p>", "c\n\na\n\nb\n\nd"),
    (
      "{{< own >}}\n\n| a |\n| - |\n\n{{< /own >}}",
      "{{ $t := .Inner | markdownify }}{{ $n := printf \"<table class=\\\"%s \\\">\" (.Get 0 | default \"t\") }}{{ $t := replace $t \"<table>\" $n }}<div>{{ $t | safeHTML }}</div>",
      "| a |\n| - |"
    ),
    (
      "{{< own >}}\na\n{{< /own >}}",
      "{{ $l := \"\" }}{{ range split (.Get \"l\") \" \" }}{{ $l = printf \"%s\" . }}{{ end }}<div class=\"{{ $l }}\">{{ .Inner }}</div>",
      "a"
    ),
  ])
  func contentIsShown(_ page: String, _ template: String, _ markdown: String) {
    let document = parse(page, template)
    #expect(document.htmlText == parse(markdown, "").htmlText)
    #expect(document.diagnostics.isEmpty, "\(document.diagnostics)")
  }

  /// The finding stays where only a run could tell, or where content is not shown.
  @Test(arguments: [
    "{{ if true }}{{ partial \"x\" . }}{{ end }}", "{{ range .Page.Pages }}<p>a</p>{{ end }}", "{{ if now }}a{{ end }}",
    "{{ if true }}<iframe src=\"https://a.example\"></iframe>{{ end }}", "{{ .Parent.Scratch.Add \"a\" .Inner }}",
    "{{ if true }}a", "{{ end }}", "{{ else }}", "{{ define \"x\" }}a{{ end }}", "{{ if true }}<b>a</i>{{ end }}",
    "{{ if true }}<ul><li>a</li></ul>{{ end }}", "{{ if true }}a{{ end }}<script>b</script>", "{{ $x.y }}a",
    "<span>{{ i18n \"unknown\" }}</span>", "<b>a</b><svg><title>T</title></svg>",
    "<b>a</b><svg aria-label=\"T\"></svg>",
    "<b>a</b><svg>", "{{ if true }}<a href=\"{{ now }}\">a</a>{{ end }}", "{{ .Inner }}{{ .Inner }}<p>a</p>",
  ])
  func othersAreReported(_ template: String) {
    let document = parse("a\n\n{{< own >}}\n\nb\n\n{{< /own >}}\n\nc", template)
    #expect(document.htmlText == "<p>a</p>\n<p>b</p>\n<p>c</p>\n", "\(document.htmlText)")
    #expect(document.diagnostics.map(\.rule) == ["page/foreign-syntax"])
  }

  /// A template of the project’s own says what a shortcode shows, whatever others call so; boxes and tabs stay.
  @Test(arguments: [
    (
      "card", "{{< card title=\"T\" url=\"a.b\" >}}",
      "<a href=\"https://{{ .Get \"url\" }}/\">{{ .Get \"title\" }}</a>", "[T](https://a.b/)"
    ),
    ("check", "| {{<check>}} |\n| - |", "<div style=\"color: red\">✔️</span>", "| ✔️ |\n| - |"),
    ("check", "{{< check >}}\na\n{{< /check >}}", "<div>{{ .Inner }}</div>", "::: success\na\n:::"),
    ("note", "{{< note >}}\na\n{{< /note >}}", "{{ if true }}<div>{{ .Inner }}</div>{{ end }}", "::: note\na\n:::"),
    (
      "x/tabs", "{{< x/tabs >}}\n{{< tab name=\"A\" >}}\na\n{{< /tab >}}\n{{< /x/tabs >}}",
      "{{ range .Scratch.Get \"t\" }}<p>{{ . }}</p>{{ end }}", ":::tabs\n== A\na\n:::"
    ),
  ])
  func templatesComeFirst(_ name: String, _ page: String, _ template: String, _ markdown: String) {
    let document = parse(page, template, name: name)
    #expect(document.htmlText == parse(markdown, "").htmlText)
    #expect(document.diagnostics.isEmpty, "\(document.diagnostics)")
  }

  /// Without a template, arguments say something to readers.
  @Test(arguments: [
    ("some {{< tip_of text=\"rules\" term_id=\"r\" >}} here", "some rules here", false),
    ("{{< arrow href=\"/a\" text=\"Go\" class=\"b\" >}}", "[Go](/a)", false),
    ("{{< arrow url=\"https://a.b\" title=\"Go [on]\" other=\"c d\" >}}", "[Go \\[on\\]](https://a.b)", true),
    ("{{< arrow link=\"#x\" >}}Go{{< /arrow >}}", "[Go](#x)", false),
    ("a\n{{< photo src=\"/a.png\" alt=\"A\" >}}\nb", "a\n\n![A](/a.png)\n\nb", false),
    ("{{< play id=\"x1\" title=\"A film\" >}}", "", true), ("a {{< box text=\"true\" >}} b", "a  b", true),
    ("{{< own x >}}", "", true), ("a {{< tip_of text=\"b\" >}}c{{< /tip_of >}}", "a c", true),
    ("<div>\n{{< arrow href=\"/a\" text=\"Go\" >}}\n</div>", "<div>\n<a href=\"/a\">Go</a>\n</div>", false),
  ])
  func argumentsAreShown(_ page: String, _ markdown: String, _ isReported: Bool) {
    let document = parse(page, "", name: "none")
    let findings = document.diagnostics.filter { $0.rule == "page/foreign-syntax" }
    #expect(document.htmlText == parse(markdown, "", name: "none").htmlText)
    #expect(findings.count == (isReported ? 1 : 0), "\(document.diagnostics)")
  }

  /// Neither templates nor arguments can do what a page cannot.
  @Test(arguments: [
    "{{ if true }}{{ .Get \"a\" | safeHTML }}{{ end }}", "<a href=\"{{ .Get \"a\" }}\">b</a>",
    "<p title=\"{{ .Get \"a\" }}\" onclick=\"x()\">{{ .Get \"a\" }}</p><p>b</p>",
    "<a href=\"javascript:alert(1)\" onclick=\"alert(1)\">{{ .Get \"a\" }}</a>",
    "<img src=\"{{ .Get \"a\" }}\" alt=\"b\">",
    "{{ if true }}<a href={{ .Get \"a\" }} onclick=x()>b</a>{{ end }}", "",
  ])
  func nothingRuns(_ template: String) {
    for value in [
      "<script>alert(1)</script>", "javascript:alert(1)", "x' onerror='alert(1)", "<img src=x onerror=alert(1)>",
      "/>)<script>alert(1)</script>", "data:text/html,<script>",
    ] {
      for page in [
        "{{< own a=\"\(value)\" href=\"\(value)\" text=\"b\" >}}", "<div>\n{{< own a=\"\(value)\" >}}\n</div>",
      ] {
        let html = parse(page, template).htmlText
        let tags = html.split(separator: "<").map { $0.prefix { $0 != ">" } }
        #expect(!tags.contains { $0.hasPrefix("script") || $0.contains(" on") }, "\(html)")
        #expect(!html.contains("href=\"javascript:") && !html.contains("src=\"data:"), "\(html)")
      }
    }
  }

  @Test func manyAreReadInLinearTime() {
    let text = String(repeating: "a", count: 2_000)
    let template = "{{ if true }}" + String(repeating: "<b>{{ .Get 0 }}</b>", count: 20) + "{{ end }}"
    _ = parse(String(repeating: "{{< own \(text) >}} ", count: 500), template)
    _ = parse(String(repeating: "{{< own >}} ", count: 20_000), "{{ if true }}a{{ end }}")
    _ = parse(String(repeating: "{{< own >}}", count: 20_000), "<a href=\"/a\">{{ .Inner }}</a>")
    _ = parse(String(repeating: "{{< own >}}a{{< /own >}}", count: 10_000), "<a href=\"/a\">{{ .Inner }}</a>")
    _ = parse(String(repeating: "{{< none href=\"/a\" text=\"b\" >}}", count: 10_000), "")
    _ = parse(String(repeating: "{{< none href=\"/a\" >}}", count: 20_000), "")
    for part in [
      "{{ if a }}", "{{ with (", "<a ", "{{ $a := (", "<b>", "<!--", "{{ \"", "{{ range ", "{{ else }}", "<",
    ] {
      _ = parse("{{< own >}}", "{{ $a := 1 }}" + String(repeating: part, count: 3_900 / part.utf8.count))
    }
  }
}
