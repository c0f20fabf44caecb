import Diagnostics
import Files
import Markdown
import TestSupport
import Testing

@testable import Site

/// `permalinks` in site.yml publishes the pages of a folder at other addresses.
@Suite struct PermalinkTests {
  /// Files with both endings are pages with one, and links lead to them by either.
  @Test func pagesWithTwoEndings() async throws {
    let texts = [
      SiteConfiguration.path: "version: 1\ntitle: Site\n", "Content/index.html.md": "# Home\n\n[a](a.html) [b](/b/c)\n",
      "Content/a.html.md": "# A\n\n[c](b/c.html.md)\n", "Content/b/c.html.markdown": "# C\n",
    ]
    let output = MemoryOutput()
    let result = try await Pipeline(files: .memory(texts: texts), options: PipelineOptions()).run(into: output)
    #expect(result.diagnostics.map(\.summary) == [])
    #expect(Set(result.library.pages.map(\.path)) == ["index.html", "a.html", "b/c.html"])
    #expect(String(decoding: try #require(output.files["a.html"]), as: UTF8.self).contains("href=\"b/c.html\""))
  }

  private func build(
    _ pages: [String: String], permalinks: String
  ) async throws -> (files: [String: [UInt8]], findings: [Diagnostic]) {
    var files = Dictionary(uniqueKeysWithValues: pages.map { ("Content/" + $0.key, $0.value) })
    files["Content/site.yml"] = "version: 1\ntitle: Site\npermalinks: \(permalinks)\n"
    files["Content/index.md"] = files["Content/index.md"] ?? "# Home\n"
    let output = MemoryOutput()
    var options = PipelineOptions()
    options.failOn = nil
    let result = try await Pipeline(files: .memory(texts: files), options: options).run(into: output)
    return (output.files, result.diagnostics)
  }

  /// A key that only another tool reads, such as `slug` on pages of MkDocs.
  @Test(arguments: [("[slug]", "a/b/index.html"), ("[permalink]", "a/c/index.html"), ("[other]", "a/c/index.html")])
  func keysOfYourOwnGiveNoAddress(_ keys: String, _ published: String) async throws {
    let (files, findings) = try await build(
      ["a/b.md": "---\ntitle: B\nslug: c\n---\n\nText\n"],
      permalinks: "{.: '/:path/'}\nfront-matter: \(keys)")
    #expect(files[published] != nil, "\(files.keys.sorted())")
    #expect(findings.isEmpty, "\(findings.map(\.summary))")
  }

  @Test(arguments: [("[url]", "a/b/index.html"), ("[slug]", "c/index.html")])
  func urlCanBeLeftToOthers(_ keys: String, _ published: String) async throws {
    let (files, _) = try await build(
      ["a/b.md": "---\ntitle: B\nurl: /c/\n---\n"], permalinks: "{.: '/:path/'}\nfront-matter: \(keys)")
    #expect(files[published] != nil, "\(files.keys.sorted())")
  }

  /// Permalinks of Eleventy in front matter; a page with an expression that is not known stays where it is.
  @Test(arguments: [
    ("a/2024-05-01-b.md", "{{ page.fileSlug }}/", "b/index.html"),
    ("a/b/index.md", "/x/{{page.fileSlug}}/index.html", "x/b/index.html"),
    ("a/b.md", "{{ page.filePathStem }}.html", "a/b.html"),
    ("a/b.md", "/c{{- page.filePathStem -}}/", "c/a/b/index.html"),
    ("a/b.md", "/{{ title | slugify }}/", "big-news/index.html"), ("a/b.md", "/{{ title }}/", "a/b.html"),
    ("a/b.md", "/{{ page.fileSlug | upper }}/", "a/b.html"), ("a/b.md", "/{% if x %}c{% endif %}/", "a/b.html"),
    ("a/b.md", "/{{ page.fileSlug", "a/b.html"), ("a/b.md", "/{{ }}/", "a/b.html"),
    ("a/b.md", "/c}}/", "c}}/index.html"),
    // Without a slash, they are at the root of the site.
    ("a/b.md", "c.html", "c.html"), ("a/b.md", "c", "c.html"), ("a/b.md", "{{ page.fileSlug }}.html", "b.html"),
  ])
  func fillsInExpressions(_ source: String, _ permalink: String, _ published: String) async throws {
    let page = "---\ntitle: Big news\npermalink: \"\(permalink)\"\n---\n\nText\n"
    let (files, findings) = try await build(
      [source: page, "other.md": "# Other\n\n[News](/\(published))\n"], permalinks: "{}")
    #expect(files[published] != nil, "\(files.keys.sorted())")
    #expect(findings.isEmpty, "\(findings.map(\.summary))")
  }

  /// A page of the folder `blog`, a pattern for it, and where the page is published.
  @Test(arguments: [
    ("blog/2024-05-01-new-card.md", "", "/:year/:month/:day/:name/", "2024/05/01/new-card/index.html"),
    ("blog/2024-05-01-new-card.md", "date: 2023-01-02T10:00:00Z\n", "/:year/:name", "2023/new-card.html"),
    ("blog/a/b.md", "", "/:path/", "a/b/index.html"), ("blog/a/b.md", "", "/news/:path.html", "news/a/b.html"),
    ("blog/a/b/index.md", "", "/:folder/x-:name/", "a/x-b/index.html"),
    ("blog/a.md", "title: A new Card, 2.0!\n", "/:title/", "a-new-card-2.0/index.html"),
    ("blog/a.md", "title: A b\n", "/:slug/", "a-b/index.html"),
    ("blog/a.md", "slug: c\ntitle: A\n", "/x/:slug/", "x/c/index.html"),
    ("blog/a.md", "slug: c\n", "/x/:name/", "x/c/index.html"),
    ("blog/a.md", "slug: c\n", "/x/:path/", "x/c/index.html"),
    ("blog/a.md", "categories: [Big news, x]\n", "/:categories/:name/", "big-news/x/a/index.html"),
    ("blog/a.md", "", "/:categories/:name/", "a/index.html"),
    // As Docusaurus does.
    ("blog/01-a/02-b.md", "id: c\n", "/:id", "a/c.html"), ("blog/01-a/2. b.md", "", "/:id", "a/b.html"),
    ("blog/01-a/b.md", "id: c\nslug: d\n", "/:id", "a/d.html"), ("blog/a/b.md", "id: c/d\n", "/:id", "a/b.html"),
    ("blog/a/Index.md", "id: c\n", "/x/:id", "x/a/index.html"), ("blog/a/a.md", "", "/x/:id", "x/a/index.html"),
    ("blog/a/index.md", "slug: d\n", "/:id", "a/d.html"), ("blog/2 b.md", "", "/:id", "2 b.html"),
    ("blog/2024-01-02-b.md", "", "/:id", "2024-01-02-b.html"),
    ("blog/index.md", "", "/x/:id/", "x/index.html"), ("blog/a.md", "slug: /\n", "/x/:id", "x/index.html"),
    ("blog/a/b.md", "slug: /c\n", "/x/:id", "x/c.html"), ("blog/a/b.md", "slug: /c\n", "/x/y/:id/", "x/y/c/index.html"),
    ("blog/a/b.md", "slug: /c\n", "/:id", "c.html"),
    // Front matter says where the page is, or the page lacks what the address needs.
    ("blog/a.md", "permalink: /here/\n", "/:name/", "here/index.html"),
    ("blog/a.md", "", "/:year/:name/", "blog/a.html"),
    ("blog/index.md", "", "/x/:path/", "blog/index.html"), ("other/a.md", "", "/:name/", "other/a.html"),
    // A name that repeats the folder; the page of the folder itself has no address from its pattern.
    ("blog/a/a.md", "", "/x/:place/", "x/a/index.html"), ("blog/a/b.md", "", "/x/:place/", "x/a/b/index.html"),
    ("blog/a/a/index.md", "", "/x/:place/", "x/a/a/index.html"),
    ("blog/a/a.md", "slug: c\n", "/x/:place/", "x/a/c/index.html"),
    ("blog/blog.md", "", "/x/:place/", "blog/blog.html"),
  ])
  func givesPagesAddresses(_ source: String, _ front: String, _ pattern: String, _ published: String) async throws {
    let text = (front.isEmpty ? "" : "---\n\(front)---\n\n") + "# A\n"
    let site = try await build([source: text], permalinks: "{blog: '\(pattern)'}")
    #expect(site.files[published] != nil, "\(site.files.keys.filter { $0.hasSuffix(".html") }.sorted())")
    #expect(site.findings.map(\.summary) == [])
  }

  @Test(arguments: [
    "{blog: here}", "{blog: '/:color/'}", "{/blog: '/:name/'}", "{blog: [a]}", "blog", "{blog: ''}",
    "{blog: '../../:name/'}", "{blog: '/a/./:name/'}",
  ])
  func reportsWhatCannotBeRead(_ setting: String) async throws {
    let site = try await build(["blog/a.md": "# A\n"], permalinks: setting)
    #expect(site.findings.count == 1 && site.findings.first?.location?.path == "Content/site.yml")
    #expect(site.files["blog/a.html"] != nil)
  }

  /// Addresses as Astro makes them of names.
  @Test(arguments: [
    ("A b/C (d).md", "", "a-b/c-d/index.html"), ("blog/x-2.0.md", "", "blog/x-20/index.html"),
    ("a_b/Größe!.md", "", "a_b/größe/index.html"), ("a/+.md", "", "a/+/index.html"),
    ("A/b.md", "permalink: /Here 1.0/\n", "Here 1.0/index.html"), ("404.md", "", "404.html"),
  ])
  func addressesAreSlugs(_ source: String, _ front: String, _ published: String) async throws {
    let text = (front.isEmpty ? "" : "---\n\(front)---\n\n") + "# A\n"
    let name = source.replacing(" ", with: "%20")
    let site = try await build(
      [source: text, "z.md": "# Z\n\n[a](\(name)) [b](/\(LinkIndex.stem(ofPage: name)))\n"],
      permalinks: "{.: '/:path/'}\nlowercase-addresses: slugs")
    #expect(site.files[published] != nil, "\(site.files.keys.filter { $0.hasSuffix(".html") }.sorted())")
    #expect(site.findings.map(\.summary) == [])
  }

  /// Addresses as Hugo makes them of names.
  @Test(arguments: [
    ("Getting started/First (a) & b.md", "getting-started/first-a-b/index.html"),
    ("a - b/x_c +d.md", "a-b/x_c-+d/index.html"),
    ("Größe/x-2.0, y.md", "größe/x-2.0-y/index.html"),
  ])
  func addressesHaveHyphensForBlanks(_ source: String, _ published: String) async throws {
    let site = try await build(
      [source: "# A\n", "z.md": "# Z\n\n[a](/\(published.replacing("index.html", with: "")))\n"],
      permalinks: "{.: '/:path/'}\nlowercase-addresses: hyphens")
    #expect(site.files[published] != nil, "\(site.files.keys.filter { $0.hasSuffix(".html") }.sorted())")
    #expect(site.findings.map(\.summary) == [])
  }

  /// The innermost folder counts, and the page of missing pages keeps its name.
  @Test func theInnermostFolderCounts() async throws {
    let site = try await build(
      ["a/b/c.md": "# C\n", "a/d.md": "# D\n", "404.md": "# Gone\n"],
      permalinks: "{.: '/all/:path/', a: '/outer/:path/', a/b: '/inner/:path/'}")
    for path in ["inner/c/index.html", "outer/d/index.html", "404.html"] { #expect(site.files[path] != nil, "\(path)") }
    #expect(site.findings.map(\.summary) == [])
  }

  /// Pages of one folder can be published in several, at any depth: the navigation of each leads to all pages.
  @Test func navigationLeadsToPagesFromAnyFolder() async throws {
    let site = try await build(
      [
        "a/one.md": "# One\n", "a/two.md": "---\npermalink: /x/y/two/\n---\n\n# Two\n",
        "a/three.md": "---\npermalink: /three.html\n---\n\n# Three\n", "a/b/four.md": "# Four\n",
      ], permalinks: "{.: '/:path/'}")
    let pages = site.files.filter { $0.key.hasSuffix(".html") && $0.key != "404.html" }
    for path in ["a/one/index.html", "x/y/two/index.html", "three.html"] {
      let navigation = try #require(
        pages[path].map { String(decoding: $0, as: UTF8.self) }?.split(separator: "<ul class=\"nav\">").last?
          .split(separator: "</nav>").first)
      let links = navigation.split(separator: "href=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
      let targets = links.map { SitePath.resolve($0, from: path) ?? $0 }
      #expect(Set(targets).isSuperset(of: ["a/one/index.html", "x/y/two/index.html", "three.html"]), "\(path)")
      #expect(targets.filter { pages[$0] == nil } == [], "\(path)")
      #expect(navigation.contains("aria-current"), "\(path)")
    }
  }

  /// Links from pages that are folders lead where browsers would lead them, and to files by their paths.
  @Test(arguments: [
    ("../start/#one", "../start/index.html#one"), ("/fr/start/#one", "../start/index.html#one"),
    ("start.md#one", "../start/index.html#one"), ("../../start/#two", "../../start/index.html#two"),
    ("../image.png", "../image.png"),
  ])
  func linksLeadToAddresses(_ link: String, _ published: String) async throws {
    let site = try await build(
      [
        "_articles/start.md": "# Start\n\n## Two\n", "_articles/fr/start.md": "# Start\n\n## One\n",
        "_articles/fr/more.md": "# More\n\n[a](\(link))\n", "fr/image.png": "x",
      ], permalinks: "{_articles: '/:path/'}")
    let page = String(decoding: try #require(site.files["fr/more/index.html"]), as: UTF8.self)
    #expect(page.contains("href=\"\(published)\""))
    #expect(site.findings.map(\.summary) == [])
  }

  /// Pages leave the ending of their files off the addresses that they give, and nowhere else.
  @Test func addressesWithoutEndings() async throws {
    let site = try await build(
      ["a/one.md": "# One\n\n[x](two.md)\n", "a/two.md": "# Two\n", "a/index.md": "# A\n"],
      permalinks: "{}\nhide-endings: true\nmarkdown: true\nurl: https://example.org/d/")
    func text(_ path: String) throws -> String { String(decoding: try #require(site.files[path]), as: UTF8.self) }
    #expect(try text("a/one.html").contains("<link rel=\"canonical\" href=\"https://example.org/d/a/one\">"))
    #expect(try text("a/one.html").contains("<a href=\"two.html\">x</a>"))
    let sitemap = try text("sitemap.xml")
    #expect(sitemap.contains("<loc>https://example.org/d/a/one</loc>") && !sitemap.contains(".html"))
    #expect(sitemap.contains("<loc>https://example.org/d/a/</loc>"))
    #expect(try text("a/one.md").contains("\nurl: \"https://example.org/d/a/one\"\n"))
    #expect(site.findings.isEmpty)
  }

  /// Links to pages that are not there have the address that these would have.
  @Test(arguments: [
    ("../lost/a.md#b", "../../lost/a/index.html#b"), ("lost.md", "../lost/index.html"),
    ("/lost/index.md", "../../lost/index.html"), ("../api/a.md", "../../api/a/index.html"),
    ("../api/a.txt", "../../api/a.txt"), ("/api/a.md", "/api/a.md"), ("../lost/a.html", "../../lost/a.html"),
  ])
  func linksToPagesThatAreMissing(_ link: String, _ published: String) async throws {
    let site = try await build(
      ["a/one.md": "# One\n\n[x](\(link))\n"], permalinks: "{.: '/:path/'}\nlinks: {external: [/api]}")
    let page = String(decoding: try #require(site.files["a/one/index.html"]), as: UTF8.self)
    #expect(page.contains("href=\"\(published)\""), "\(page)")
    #expect(site.findings.map(\.rule) == (link.contains("api/") ? [] : ["page/broken-link"]))
  }

  /// Pages in the root lead to each other from their own folders, too.
  @Test(arguments: ["", "{.: '/:path/'}"])
  func pagesInTheRootLeadToEachOther(_ permalinks: String) async throws {
    let site = try await build(
      ["one.md": "# One\n\n[two](../two/)\n", "two.md": "# Two\n"], permalinks: permalinks.isEmpty ? "{}" : permalinks)
    #expect(site.findings.map(\.summary) == [])
  }

  /// A page that is published as the page of a folder opens that folder.
  @Test func pagesOpenTheFoldersThatTheyAreIn() async throws {
    let site = try await build(
      ["guide.md": "# Our guide\n", "guide/a.md": "# A\n", "index.md": "# Home\n"], permalinks: "{.: '/:path/'}")
    let page = String(decoding: try #require(site.files["guide/index.html"]), as: UTF8.self)
    #expect(page.contains("Our guide") && page.contains("href=\"a/index.html\""))
    #expect(site.findings.map(\.summary) == [])
  }

  /// A page that is published at the address of its folder opens it, whatever its file is called.
  @Test(arguments: ["a/a.md", "a/start.md"])
  func pagesAtTheAddressOfTheirFolderOpenIt(_ source: String) async throws {
    let front = source == "a/a.md" ? "" : "---\npermalink: /a/\n---\n\n"
    let site = try await build(
      [source: front + "# Our guide\n", "a/b.md": "# B\n"], permalinks: "{.: '/:place/'}")
    let home = String(decoding: try #require(site.files["index.html"]), as: UTF8.self)
    #expect(home.contains("href=\"a/index.html\">Our guide") && site.files["a/a/index.html"] == nil)
    let page = String(decoding: try #require(site.files["a/index.html"]), as: UTF8.self)
    #expect(page.contains("Our guide</h1>") && page.contains("href=\"b/index.html\""))
    #expect(site.findings.map(\.summary) == [])
  }

  /// An index page stays that of its folder, and no page takes the address of another.
  @Test func indexPagesStay() async throws {
    let site = try await build(
      ["guide/_index.md": "# Our guide\n", "guide/a.md": "# A\n", "guide.md": "# Other\n", "b/README.md": "# B\n"],
      permalinks: "{.: '/:path/', b: '/c/:path/'}")
    let page = String(decoding: try #require(site.files["guide/index.html"]), as: UTF8.self)
    #expect(page.contains("Our guide") && page.contains("href=\"a/index.html\""))
    #expect(site.files["guide.html"] != nil && site.files["b/index.html"] != nil)
    #expect(site.findings.map(\.summary) == [])
  }

  @Test func manyFoldersAreReported() async throws {
    let folders = (0..<201).map { "f\($0): '/:name/'" }.joined(separator: ", ")
    let site = try await build([:], permalinks: "{\(folders)}")
    #expect(site.findings.map(\.summary) == ["“permalinks” has more than 200 folders"])
  }
}
