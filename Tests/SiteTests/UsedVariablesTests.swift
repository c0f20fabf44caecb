import Diagnostics
import Files
import TestSupport
import Testing

@testable import Site

/// The texts of other tools’ data and sections that `patternbook init --from` takes over.
@Suite struct UsedVariablesTests {
  private func configuration(_ files: [String: String]) throws -> String {
    try #require(try ForeignSite.recognize(.memory(texts: files), name: "name", at: "")).configuration
  }

  @Test func textsOfSeveralLines() throws {
    let settings = try configuration([
      "_config.yml": "title: J\nurl: https://j.k\n",
      "_data/snip.yml": "two: |\n  ### Two\n\n    Text.\none: |\n  One.\nlost: |\n  a\n  b\n",
      "index.md": "---\n---\n{{ site.data.snip.two }}\n\n{{ site.data.snip.one }}\n",
    ])
    #expect(
      settings.contains(
        "\nvariables:\n  \"site.data.snip.one\": \"One.\"\n  \"site.data.snip.two\": |2-\n    ### Two\n\n      Text.\n")
    )
    #expect(!settings.contains("lost"))
  }

  @Test(arguments: ["posts.json", "posts.11tydata.json"])
  func placesInDataOfFolders(_ name: String) throws {
    let settings = try configuration([
      "package.json": "{}", ".eleventy.js": "", "a.md": "# A\n",
      "posts/\(name)": "{\"eleventyNavigation\": {\"parent\": \"A\", \"order\": 3, \"x\": \"y\"}, \"z\": \"Z\"}",
      "posts/b.md": "---\neleventyNavigation: {key: B}\n---\n# B\n",
    ])
    let lines = "\"eleventyNavigation.order\": \"3\"\n    \"eleventyNavigation.parent\": \"A\"\n"
    #expect(settings.contains("\nvariables:\n  \"posts/\":\n    \(lines)"), "\(settings)")
    #expect(!settings.contains("\"Z\"") && !settings.contains("\"y\""))
  }

  @Test func cascades() throws {
    let settings = try configuration([
      "hugo.yaml": "title: H\nbaseURL: https://h.i\nparams: {latest: v9, tag: v0, unused: x}\n",
      "content/_index.html": "---\ntitle: Home\n---\n<a href=\"/docs/{{< param latest >}}/\">{{< param tag >}}</a>\n",
      "content/docs/_index.md": "---\ntitle: D\ncascade:\n  tag: &tag v1.2\n  params: {more: M}\n  type: docs\n---\n",
      "content/docs/a.md": "---\ntitle: A\n---\nTag {{< param tag >}} {{< param \"more\" >}}.\n",
      "content/old/_index.md": "+++\ntitle = 'O'\n[cascade]\ntag = 'v1.1'\n+++\n{{< param tag >}}\n",
      "content/some/_index.md":
        "---\ntitle: S\ncascade: [{tag: s, _target: {path: /some/b}}, {more: N}]\n---\n{{< param tag >}} {{< param more >}}\n",
    ])
    #expect(
      settings.contains(
        """

        variables:
          "site.params.latest": "v9"
          "site.params.tag": "v0"
          "docs/":
            "site.params.more": "M"
            "site.params.tag": "v1.2"
          "old/":
            "site.params.tag": "v1.1"
          "some/":
            "site.params.more": "N"

        """), "\(settings)")
  }

  /// Targets that are all pages of the section in what is published.
  @Test(arguments: [
    ("target: {environment: production}", true), ("_target: {path: /some/**}", true),
    ("target: {path: '{/a,/some/**}'}", true),
    ("target: {environment: development}", false), ("target: {kind: page}", false),
    ("target: {path: /some/*/b}", false),
    ("target: {environment: production, lang: de}", false), ("target: []", false),
  ])
  func cascadesForSome(_ target: String, _ isUsed: Bool) throws {
    let settings = try configuration([
      "hugo.yaml": "title: H\nbaseURL: https://h.i\n", "content/_index.md": "---\ntitle: Home\n---\n",
      "content/some/_index.md": "---\ntitle: S\ncascade:\n- tag: s\n  \(target)\n---\n{{< param tag >}}\n",
    ])
    #expect(settings.contains("\"site.params.tag\": \"s\"") == isUsed, "\(settings)")
  }

  /// Shortcodes of the site and of its theme that show parameters.
  @Test func shortcodesShowThem() throws {
    let settings = try configuration([
      "hugo.yaml": "title: H\nbaseURL: https://h.i\ntheme: t\nparams: {latest: v9, old: v8, unused: x, run: y}\n",
      "content/a.md": "---\ntitle: A\n---\n{{< latest >}} `{{% more/old %}}` {{< run >}}\n",
      "layouts/shortcodes/more/old.html": "<b>{{ .Site.Params.old }}</b>",
      "layouts/shortcodes/run.html": "{{ if .Inner }}{{ .Site.Params.run }}{{ end }}",
      "themes/t/layouts/shortcodes/latest.html": "{{- site.Params.latest -}}",
      "layouts/_shortcodes/unused.html": "{{- site.Params.unused -}}",
    ])
    #expect(
      settings.contains("variables:\n  \"site.params.latest\": \"v9\"\n  \"site.params.old\": \"v8\"\n"), "\(settings)")
    #expect(settings.contains("includes: [\"themes/t/layouts/shortcodes\"]"))
    #expect(!settings.contains("params.unused") && settings.contains("params.run\": \"y\""))
  }

  /// Words in the language of the site, from its own files or from those of its theme.
  @Test(arguments: [
    ("i18n/en.toml", "[need]\nother = 'needed'\n[x]\nother = 'y'\n"), ("i18n/en.yaml", "need: {other: needed}\n"),
    ("themes/t/i18n/en.yml", "- id: need\n  translation: needed\n"), ("i18n/EN.json", "{}"),
    ("i18n/en.json", "{\"need\": \"needed\"}"), ("i18n/de.toml", "[need]\nother = 'needed'\n"),
  ])
  func wordsOfShortcodes(_ path: String, _ words: String) throws {
    let settings = try configuration([
      "hugo.yaml": "title: H\nbaseURL: https://h.i\ntheme: t\n", "content/a.md": "---\ntitle: A\n---\n{{< must >}}\n",
      "layouts/shortcodes/must.html": "<i>{{ i18n \"need\" }}</i>", path: words,
    ])
    let isFound = !path.contains("de.") && !path.contains("EN")
    #expect(settings.contains("\"i18n.need\": \"needed\"") == isFound, "\(settings)")
    #expect(!settings.contains("i18n.x"))
  }

  /// A name of a theme leads to no other folder.
  @Test(arguments: ["../x", "a/../../x", "/x"])
  func themesAreInTheirFolder(_ theme: String) throws {
    let settings = try configuration([
      "hugo.yaml": "title: H\nbaseURL: https://h.i\ntheme: \"\(theme)\"\n", "content/a.md": "---\ntitle: A\n---\n",
      "x/layouts/shortcodes/latest.html": "{{- site.Params.latest -}}",
    ])
    #expect(!settings.contains("includes"))
  }
}
