import Diagnostics
import Testing

@testable import Site

/// Sites of Hexo.
@Suite struct HexoTests {
  private static let settings = "title: T\nurl: https://a.example\npost_asset_folder: true\nskip_render:\n"
  private static let page = "---\ntitle: A\n---\n\nText.\n"

  /// Settings, a file beside them, and the tool.
  @Test(arguments: [
    (settings, "a.txt", "x", "Hexo"),
    ("title: T\n", "package.json", "{\"dependencies\":{\"hexo\":\"^7.0.0\"}}", "Hexo"),
    ("title: T\nsource: source\n", "package.json", "{}", "Jekyll"),
  ])
  func isToldFromJekyll(_ text: String, _ file: String, _ content: String, _ tool: String) throws {
    let site = try ForeignSite.recognize(["_config.yml": text, "source/a.md": Self.page, file: content])
    #expect(site?.tool == tool)
  }

  @Test func settingsAreTaken() throws {
    let site = try #require(
      try ForeignSite.recognize([
        "_config.yml":
          "title: T\nurl: https://a.example/b\nroot: /b/\nlanguage: [de, en]\nsource_dir: src\nnew_post_name: :title.md\n"
          + "pretty_urls:\n  trailing_html: false\nskip_render: [\"demo/**\", \"*.html\"]\nexclude: [\"x.md\"]\n",
        "src/a.md": Self.page, "src/_drafts/b.md": Self.page, "src/_posts/c.md": Self.page, "src/demo/d.md": "x",
        "src/en/a.md": Self.page, "src/downloads/code/a.js": "x",
      ]))
    for line in [
      "title: \"T\"", "url: \"https://a.example/b/\"", "language: de", "content: \"src\"",
      "exclude: [\"/_drafts/\", \"/x.md\", \"/demo/**/*.md\", \"/en/\"]",
      "permalinks: {\"_posts\": \"/:year/:month/:day/:path/\"}", "hide-endings: true", "hide-descriptions: true",
      "includes: [\"src/downloads/code\"]", "links: {anchors: hexo, prefixes: [\"/b\"]}",
    ] {
      #expect(site.configuration.contains(line + "\n"), "\(site.configuration)")
    }
    #expect(site.byHand.contains { $0.hasPrefix("translations in en:") }, "\(site.byHand)")
  }

  @Test func postsKeepTheirAddresses() async throws {
    let site = try await ForeignSite.published(
      [
        "_config.yml": Self.settings
          + "permalink: news/:year/:title.html\nnew_post_name: :year-:month-:day-:title.md\n",
        "source/index.md": "---\ntitle: Home\n---\n\n{% post_link b-c 'B' %} [a](docs/a.html#One-Two)\n",
        "source/_posts/2024-01-02-b-c.md": "---\ntitle: B\n---\n\n{% asset_link d.txt File %}\n",
        "source/_posts/2024-01-02-b-c/d.txt": "x", "source/docs/a.md": "---\ntitle: A\n---\n\n## One.Two\n\nText.\n",
      ], of: "Hexo")
    #expect(site.pages["news/2024/b-c.html"] != nil, "\(site.pages.keys.sorted())")
    #expect(site.pages["index.html"]?.contains("news/2024/b-c.html\">B</a>") == true)
    #expect(site.findings.map(\.summary) == [])
  }

  @Test func navigationIsRead() async throws {
    let site = try await ForeignSite.published(
      [
        "_config.yml": Self.settings + "theme: x\n", "source/index.md": Self.page,
        "source/docs/index.md": "---\ntitle: Own\n---\n\nText.\n",
        "source/docs/b.md": "---\ntitle: Own b\n---\n\nText.\n",
        "source/_data/sidebar.yml": "docs:\n  first_steps:\n    start: index.html\n    b: b.html\n",
        "source/_data/menu.yml": "docs: /docs/\n",
        "themes/x/languages/en.yml": "menu:\n  docs: The docs\nsidebar:\n  docs:\n    start: Begin here\n",
      ], of: "Hexo")
    let page = try #require(site.pages["docs/b.html"])
    let start = try #require(page.firstRange(of: "<ul class=\"nav\">")).upperBound
    let navigation = page[start...].prefix { $0 != "\n" }
    var places: [String.Index] = []
    for title in ["The docs", "First steps", "Begin here", "Own b"] {
      places.append(try #require(navigation.firstRange(of: ">\(title)<"), "\(navigation)").lowerBound)
    }
    #expect(places == places.sorted())
    #expect(site.findings.map(\.summary) == [])
  }
}
