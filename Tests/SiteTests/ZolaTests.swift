import Diagnostics
import Testing

@testable import Site

/// Sites of Zola.
@Suite struct ZolaTests {
  private static let settings = "base_url = \"https://a.example\"\ntitle = \"T\"\n"
  private static let page = "+++\ntitle = \"A\"\n+++\n\nText.\n"

  /// Settings beside a page in `content`, a file beside them, and the tool.
  @Test(arguments: [
    (settings, "a.txt", "Zola"), ("[markdown]\nhighlight_code = true\n", "templates/page.html", "Zola"),
    ("base_url = \"/\"\n", "templates/page.html", "Zola"),
    ("baseURL = \"https://a.example\"\n[markup]\n", "templates/page.html", "Hugo"),
    ("title = \"T\"\n", "layouts/index.html", "Hugo"),
    ("title = \"T\"\nlanguageCode = \"en\"\n[extra]\n", "templates/page.html", "Hugo"),
  ])
  func isToldFromHugo(_ text: String, _ file: String, _ tool: String) throws {
    let site = try ForeignSite.recognize(["config.toml": text, "content/a.md": Self.page, file: "x"])
    #expect(site?.tool == tool)
  }

  @Test func settingsAreTaken() throws {
    let site = try #require(
      try ForeignSite.recognize([
        "docs/config.toml":
          Self.settings
          + "description = \"\"\"\nOne \\\n  two\"\"\"\ndefault_language = \"de\"\ntheme = \"x\"\nignored_content = [\"*.x\"]\n"
          + "[slugify]\nanchors = \"safe\"\n",
        "docs/content/a.md": Self.page, "docs/static/a.png": "a", "docs/templates/shortcodes/a.html": "a",
        "docs/themes/x/templates/shortcodes/b.html": "b",
      ]))
    for line in [
      "title: \"T\"", "description: \"One two\"", "url: \"https://a.example/\"", "language: de",
      "content: \"docs/content\"", "static: [\"docs/static\"]", "exclude: [\"*.x\"]",
      "permalinks: {\".\": \"/:path/\"}",
      "includes: [\"docs/templates/shortcodes\", \"docs/themes/x/templates/shortcodes\"]", "zola: true",
      "hide-descriptions: true", "links: {anchors: zola-safe}",
    ] {
      #expect(site.configuration.contains(line + "\n"), "\(site.configuration)")
    }
    #expect(!site.configuration.contains("lowercase-addresses"))
  }

  /// The file of a page, its front matter, further settings, and where it is published.
  @Test(arguments: [
    ("a_b/C.d_e.md", "", "", "a_b/c-d-e/index.html"), ("a/2024-02-03-B_c.md", "", "", "a/b-c/index.html"),
    ("a/2024-02-03-b.md", "", "[slugify]\npaths_keep_dates = true\n", "a/2024-02-03-b/index.html"),
    ("a/B_c.md", "", "[slugify]\npaths = \"off\"\n", "a/B_c/index.html"),
    ("a/b.md", "slug = \"Some thing\"\n", "", "a/some-thing/index.html"),
    ("a/b.md", "path = \"X/y_1.0\"\n", "", "X/y_1.0/index.html"), ("a/b.md", "path = \"/x\"\n", "", "x/index.html"),
    ("a/2024-02-03-b/index.md", "", "", "a/b/index.html"), ("a/B_c/_index.md", "", "", "a/B_c/index.html"),
  ])
  func addressesStay(_ source: String, _ keys: String, _ more: String, _ path: String) async throws {
    let site = try await ForeignSite.published(
      [
        "config.toml": Self.settings + more, "content/\(source)": "+++\ntitle = \"A\"\n\(keys)+++\n\n## One.Two\n",
        "content/_index.md": "+++\ntitle = \"Home\"\n+++\n\n[a](@/\(source)#one-two)\n",
      ], of: "Zola")
    #expect(site.pages[path] != nil, "\(site.pages.keys.sorted())")
    #expect(site.findings.map(\.summary) == [])
  }

  @Test func frontMatterIsRead() async throws {
    let site = try await ForeignSite.published(
      [
        "config.toml": Self.settings, "content/_index.md": Self.page,
        // A text with escapes.
        "content/c.md": "+++\ntitle = \"\"\"\\\n  C \\\n  D\"\"\"\n+++\n\nText.\n",
        "content/a.md":
          "+++\ntitle = \"A\"\naliases = [\"old\"]\nin_search_index = false\ntemplate = \"x.html\"\n"
          + "[taxonomies]\ntags = [\"ship\"]\n[extra]\nx = 1\n+++\n\nText.\n",
        "content/b.md": "+++\ntitle = \"B\"\nrender = false\n+++\n\nText.\n",
      ], of: "Zola")
    #expect(site.pages["old/index.html"] != nil && site.pages["tags/ship/index.html"] != nil)
    #expect(site.pages["b/index.html"] == nil && site.pages["c/index.html"]?.contains("<h1>C D</h1>") == true)
    #expect(site.findings.map(\.summary) == [])
  }

  /// What sections are sorted by, and the order of their pages.
  @Test(arguments: [("weight", "bca"), ("date", "cba"), ("title", "abc"), ("slug", "acb")])
  func sectionsAreSorted(_ key: String, _ order: String) async throws {
    var files = ["config.toml": Self.settings, "content/_index.md": Self.page]
    files["content/s/_index.md"] = "+++\ntitle = \"S\"\nsort_by = \"\(key)\"\n+++\n\nText.\n"
    for (name, title, date, weight) in [("1x", "a", "2021", 3), ("3x", "b", "2022", 1), ("2x", "c", "2023", 2)] {
      files["content/s/p\(name).md"] =
        "+++\ntitle = \"Page \(title)\"\ndate = \(date)-01-01\nweight = \(weight)\n+++\n\nText.\n"
    }
    let page = try #require(try await ForeignSite.published(files, of: "Zola").pages["s/p1x/index.html"])
    let navigation = try #require(page.firstRange(of: "<ul class=\"nav\">"))
    let titles = page[navigation.upperBound...].prefix { $0 != "\n" }.split(separator: "Page ").dropFirst()
    #expect(String(titles.prefix(3).compactMap(\.first)) == order)
  }

  /// A template, and whether it shows descriptions on pages.
  @Test(arguments: [
    ("<head><meta content=\"{{ page.description }}\"></head>", false), ("<p>{{ page.description }}</p>", true),
    ("{% for page in section.pages %}{{ page.description }}{% endfor %}", false),
    ("<meta content=\"{% block d %}{% endblock %}\">{% block d %}{{- page.description -}}{% endblock %}", false),
    ("<head></head>{% block d %}{% if page.description %}{{ page.description }}{% endif %}{% endblock %}", true),
  ])
  func descriptionsAreHidden(_ template: String, _ isShown: Bool) throws {
    let site = try #require(
      try ForeignSite.recognize([
        "config.toml": Self.settings, "content/a.md": Self.page, "templates/page.html": template,
      ]))
    #expect(site.configuration.contains("hide-descriptions: true") != isShown)
  }

  @Test func templatesAreNamed() throws {
    let site = try #require(
      try ForeignSite.recognize([
        "config.toml": Self.settings, "content/_index.md": Self.page, "content/docs/_index.md": Self.page,
        "content/talk.md": "+++\ntitle = \"T\"\ntemplate = \"talk.html\"\n+++\n", "content/news.md": Self.page,
        "templates/talk.html": "x",
        "templates/base.html":
          "<nav><a href=\"/\">A</a><a href=\"/docs/\">D</a><a href=\"/talk\">T</a><a href=\"/news/\">N</a></nav>",
      ]))
    #expect(site.byHand.contains { $0.contains("templates/talk.html of content/talk.md") }, "\(site.byHand)")
    #expect(site.byHand.contains { $0.contains("templates/base.html: its menu (/docs/, /talk, /news/, …)") })
  }
}
