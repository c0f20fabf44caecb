import Diagnostics
import Files
import Testing

@testable import Site

/// Which pages Hugo publishes, and the navigation that its menus make.
@Suite struct HugoPageTests {
  private func build(
    _ files: [String: String], _ settings: String = "content: content\n"
  ) async throws -> [String: String] {
    let output = MemoryOutput()
    var options = PipelineOptions()
    options.failOn = nil
    let all = files.merging([SiteConfiguration.path: "version: 1\ntitle: Site\n" + settings]) { $1 }
    _ = try await Pipeline(files: .memory(texts: all), options: options).run(into: output)
    return output.files.mapValues { String(decoding: $0, as: UTF8.self) }
  }

  /// The titles in a page's navigation, in order, each with the number of lists that it is in.
  private func navigation(_ html: String?) throws -> [String] {
    let html = try #require(html)
    let list = try #require(html.firstRange(of: "<ul class=\"nav\">"))
    let end = try #require(html[list.upperBound...].firstRange(of: "</nav>"))
    var (titles, depth) = ([String](), 1)
    for piece in html[list.upperBound..<end.lowerBound].split(separator: "<") {
      if piece.hasPrefix("ul") { depth += 1 }
      if piece.hasPrefix("/ul") { depth -= 1 }
      if piece.hasPrefix("a "), let close = piece.firstIndex(of: ">") {
        titles.append("\(depth) \(piece[piece.index(after: close)...])")
      }
    }
    return titles
  }

  /// Front matter, and whether the page is published.
  @Test(arguments: [
    ("---\ntitle: A\nexpiryDate: 2001-01-01\n---\n", false), ("---\ntitle: A\nexpiryDate: 9999-01-01\n---\n", true),
    ("---\ntitle: A\npublishDate: 9999-01-01T10:00:00Z\n---\n", false),
    ("---\ntitle: A\npublishDate: 2001-01-01\n---\n", true), ("---\ntitle: A\nexpiryDate: never\n---\n", true),
    ("+++\ntitle = 'A'\nexpiryDate = 2001-01-01T10:00:00Z\n+++\n", false),
    ("+++\ntitle = 'A'\n[build]\nrender = 'never'\n+++\n", false),
    ("+++\ntitle = 'A'\n_build = { render = false, list = 'never' }\n+++\n", false),
    ("+++\ntitle = 'A'\nbuild.render = 'never'\n+++\n", false),
    ("---\ntitle: A\n_build: {render: link}\n---\n", false),
    ("+++\ntitle = 'A'\n[build]\nrender = 'link'\n+++\n", false),
    ("---\ntitle: A\nbuild: {render: always}\n---\n", true),
    ("+++\ntitle = 'A'\n[params.build]\nrender = 'never'\n+++\n", true),
  ])
  func pagesCanBeLeftOut(_ frontMatter: String, _ isPublished: Bool) async throws {
    let site = try await build(["content/a.md": frontMatter + "\nText.\n", "content/index.md": "# Home\n"])
    #expect((site["a.html"] != nil) == isPublished)
  }

  /// A day that cannot be read changes nothing, and is reported.
  @Test(arguments: [
    ("publishDate: tomorrow", 1), ("publishDate: 2999-13-01", 1), ("expiryDate: [x, y]", 1),
    ("expiryDate: 31.12.2030", 1),
    ("publishDate: 2030-01-31", 0), ("publishDate: 2001-01-31 10:00:00 +0200", 0), ("publishDate:", 0),
    ("publishDate: \"\"", 0), ("publishDate: \"{{ .Date }}\"", 0),
    ("date: soon", 0),
  ])
  func daysThatCannotBeReadAreReported(_ key: String, _ count: Int) async throws {
    let files = ["Content/index.md": "# Home\n", "Content/a.md": "---\ntitle: A\n\(key)\n---\n\nText.\n"]
    let result = try await Pipeline(files: .memory(texts: files)).run(into: nil)
    #expect(result.diagnostics.count { $0.rule == "page/front-matter" && $0.severity == .note } == count)
  }

  /// What `cascade` has for all pages of a folder, and what it has for some.
  @Test(arguments: [
    ("---\ntitle: F\ncascade:\n  - build: {render: never}\n---\n", false),
    ("---\ntitle: F\ncascade:\n  - build: {render: never}\n    target: {path: /x/**}\n---\n", true),
    ("---\ntitle: F\ncascade:\n  - build: {render: never}\n    target: {environment: production}\n---\n", false),
    ("---\ntitle: F\ncascade:\n  - build: {render: never}\n    _target: {environment: development}\n---\n", true),
    (
      "---\ntitle: F\ncascade:\n  - build: {render: never}\n    target: {environment: production, kind: page}\n---\n",
      true
    ),
    ("+++\ntitle = 'F'\n[[cascade]]\n[cascade.build]\nrender = 'never'\n+++\n", false),
    ("---\ntitle: F\ncascade: {_build: {render: link}}\n---\n", false),
  ])
  func foldersPassOnWhetherTheyArePublished(_ frontMatter: String, _ isPublished: Bool) async throws {
    let site = try await build([
      "content/f/_index.md": frontMatter, "content/f/a.md": "# A\n", "content/index.md": "# Home\n",
    ])
    #expect((site["f/a.html"] != nil) == isPublished)
  }

  /// What a page says itself counts more than what its section passes on.
  @Test func pagesSayThemselvesWhetherTheyArePublished() async throws {
    let site = try await build([
      "content/f/_index.md": "---\ntitle: F\nbuild: {render: always}\ncascade: {build: {render: never}}\n---\nText.\n",
      "content/f/a.md": "---\ntitle: A\nbuild: {list: never}\n---\nText.\n", "content/f/b.md": "# B\n",
      "content/f/c.md": "---\ntitle: C\nbuild: {render: never}\n---\nText.\n", "content/index.md": "# Home\n",
    ])
    #expect(site["f/index.html"]?.contains("Text.") == true && site["f/a.html"] != nil)
    #expect(site["f/b.html"] == nil && site["f/c.html"] == nil)
  }

  /// The host redirects pages that Hugo only lists.
  @Test(arguments: [
    ("build: {render: link}\nredirect: https://a.example/b", "https://a.example/b"),
    ("redirect: /f/\n_build: {render: link}", "./f/index.html"), ("redirect: https://a.example/b", nil),
    ("build: {render: link}\nredirect: true", nil), ("build: {render: link}\nredirect: javascript:a()", nil),
    ("draft: true\nbuild: {render: link}\nredirect: https://a.example/b", nil),
  ])
  func pagesThatTheHostRedirectsAreListed(_ frontMatter: String, _ target: String?) async throws {
    let site = try await build([
      "content/index.md": "# Home\n", "content/f/index.md": "# F\n",
      "content/a.md": "---\ntitle: A\n\(frontMatter)\n---\n",
    ])
    let redirect = site["a.html"].flatMap { $0.contains("http-equiv=\"refresh\"") ? $0 : nil }
    #expect((redirect != nil) == (target != nil))
    if let target { #expect(redirect?.contains("url=" + target) == true, "\(redirect ?? "")") }
    let isListed = try navigation(site["f/index.html"]).contains("1 A")
    #expect(isListed == (target != nil || site["a.html"] != nil))
  }

  /// Addresses for which only a server has a rule.
  @Test func aliasesWithAsterisksAreNotPublished() async throws {
    let files = [
      SiteConfiguration.path: "version: 1\ntitle: Site\ncontent: content\n", "content/index.md": "# Home\n",
      "content/a.md": "---\ntitle: A\naliases: [/old/*, ../x/*, /b/, C*]\nredirect_from: /y/*\n---\nText.\n",
    ]
    let output = MemoryOutput()
    let result = try await Pipeline(files: .memory(texts: files), options: PipelineOptions()).run(into: output)
    #expect(output.files.keys.contains("b/index.html") && !output.files.keys.contains { $0.contains("*") })
    let findings = result.diagnostics.filter { $0.rule == "page/front-matter" }
    #expect(findings.map(\.severity) == [.warning, .warning])
    #expect(findings.first?.summary == "alias “/old/*” stands for many addresses, and is not published")
  }

  /// To Hugo, “index” is a folder like others.
  @Test(arguments: [("", "f/index.html"), ("links: {relative-aliases: true}\n", "f/index/index.html")])
  func aliasesCanBeCalledIndex(_ links: String, _ path: String) async throws {
    let site = try await build(
      ["content/index.md": "# Home\n", "content/a.md": "---\ntitle: A\naliases: [/f/index]\n---\nText.\n"],
      "content: content\n" + links)
    #expect(site[path]?.contains("http-equiv=\"refresh\"") == true)
  }

  /// Something else has the address of a page that only links know.
  @Test(arguments: [
    ("a.md", "api.md", "build: {render: link}", "[b](api.md)"),
    ("a.md", "api.md", "_build: {render: link}", "[b](/api/)"),
    ("x/a.md", "x/api.md", "build: {render: link}", "[b](../api/#c)"),
    ("a.md", "x/api.md", "build: {render: link}\nurl: /y/z/", "[b](/y/z)"),
    ("a.md", "x/_index.md", "build: {render: link}", "{{< ref \"/x\" >}}"),
    ("a.md", "x/_index.md", "cascade: {build: {render: link}}", "[b](x/api.md)"),
    ("a.md", "api.md", "build: {render: never}", "[b](api.md)"),
    ("a.md", "b.md", "build: {render: link}", "[b](api.md)"),
  ])
  func linksToWhatSomethingElsePublishes(_ page: String, _ other: String, _ build: String, _ link: String) async throws
  {
    var options = PipelineOptions()
    options.failOn = nil
    let settings = "version: 1\ntitle: Site\ncontent: content\npermalinks: {.: '/:path/'}\n"
    var files = [
      SiteConfiguration.path: settings, "content/index.md": "# Home\n",
      "content/" + page: "# A\n\n\(link.hasPrefix("{") ? "[b](\(link))" : link)\n",
      "content/" + other: "---\ntitle: B\n\(build)\n---\n",
    ]
    if build.hasPrefix("cascade") { files["content/x/api.md"] = "# API\n" }
    let findings = try await Pipeline(files: .memory(texts: files), options: options).run(into: MemoryOutput())
      .diagnostics
    let isKnown = !build.contains("never") && other != "b.md"
    #expect(findings.map(\.rule) == ["page/broken-link"])
    #expect(findings.map(\.severity) == [isKnown ? .warning : .error], "\(findings.map(\.summary))")
  }

  /// Templates of shortcodes, and the files that they put in, are beside the folder with the pages.
  @Test func shortcodesPutFilesInPlace() async throws {
    let site = try await build(
      [
        "site/content/en/a.md": "# A\n\n{{< parts/why >}}\n", "site/includes/why.md": "Because *so*.\n",
        "site/layouts/shortcodes/parts/why.html": "{{ readFile \"includes/why.md\" | markdownify }}",
      ], "content: site/content/en\n")
    #expect(site["a.html"]?.contains("<p>Because <em>so</em>.</p>") == true)
  }

  @Test func pagesCanBeHiddenFromNavigation() async throws {
    let site = try await build([
      "content/_index.md": "# Home\n", "content/a.md": "---\ntitle: A\ntoc_hide: true\n---\n",
      "content/b.md": "---\ntitle: B\ntoc_hide: false\n---\n", "content/c.md": "---\ntitle: C\ntocHidden: true\n---\n",
    ])
    #expect(site["a.html"] != nil)
    #expect(try navigation(site["a.html"]) == ["1 B"])
  }

  /// Front matter, and what search engines are asked.
  @Test(arguments: [
    ("robots: noindex, nofollow", "noindex, nofollow"), ("robots: [NOFOLLOW]", "nofollow"),
    ("robots: none", "noindex, nofollow"),
    ("robots: {index: false, follow: true}", "noindex"), ("noindex: true", "noindex"),
    ("robotsNoIndex: true", "noindex"),
    ("robots: index, follow", nil), ("robots: 'x\"><script>'", nil), ("noindex: false", nil), ("robots: true", nil),
  ])
  func searchEnginesAreAsked(_ field: String, _ content: String?) async throws {
    let site = try await build(
      ["content/index.md": "# Home\n", "content/a.md": "---\ntitle: A\n\(field)\n---\n\nText.\n"],
      "content: content\nurl: https://a.b/\n")
    let page = try #require(site["a.html"])
    #expect(page.contains("<meta name=\"robots\"") == (content != nil) && !page.contains("<script>"))
    if let content { #expect(page.contains("<meta name=\"robots\" content=\"\(content)\">")) }
    let isListed = content?.contains("noindex") != true
    #expect(site["sitemap.xml"]?.contains("https://a.b/a.html") == isListed)
    #expect(try navigation(site["index.html"]) == ["1 A"])
  }

  /// Pages with the same weight, or without, are sorted by their dates and by the titles that navigation shows.
  @Test(arguments: [
    (
      ["title: C\nweight: 1", "title: b\nweight: 1", "title: D\nlinkTitle: A\nweight: 1"], ["A", "b", "C"], "index.md"
    ),
    (["title: C", "title: B\nweight: 2", "title: A"], ["B", "A", "C"], "index.md"),
    (
      ["title: C\nweight: 1\ndate: 2024-01-01", "title: A\nweight: 1", "title: B\nweight: 1\ndate: 2025-01-01"],
      ["B", "C", "A"], "index.md"
    ),
    (["title: C\norder: 1", "title: B\norder: 1", "title: A"], ["C", "B", "A"], "index.md"),
    (["title: C\nsidebar_position: 1", "title: B\nsidebar_position: 1", "title: A"], ["C", "B", "A"], "index.md"),
    (["title: C", "title: B", "title: A"], ["C", "B", "A"], "index.md"),
    (["title: C", "title: B", "title: A"], ["A", "B", "C"], "_index.md"),
    (
      ["title: C\nmenu: {main: {weight: 1}}", "title: B\nmenu: {main: {weight: 1}}", "title: A"], ["B", "C", "A"],
      "index.md"
    ),
  ])
  func titlesSortPagesOfOneWeight(_ fronts: [String], _ titles: [String], _ index: String) async throws {
    var files = ["content/index.md": "# Home\n", "content/x/" + index: "---\ntitle: X\n---\n"]
    for (number, front) in fronts.enumerated() { files["content/x/p\(number).md"] = "---\n\(front)\n---\n\nText.\n" }
    let site = try await build(files)
    #expect(try navigation(site["x/p0.html"]) == ["1 X"] + titles.map { "2 " + $0 })
  }

  private static let pages = [
    "content/_index.md": "---\ntitle: Home\n---\n", "content/x/c.md": "---\ntitle: C\n---\n",
    "content/a.md": "---\ntitle: A\nmenu: {docs: {parent: learn, weight: 2}}\n---\n",
    "content/b.md": "+++\ntitle = 'B'\n[menu.docs]\nparent = 'learn'\nweight = 1\nname = 'First'\n+++\n",
    "content/d.md": "---\ntitle: D\nmenu:\n  docs: {identifier: ops, weight: 2}\n---\n",
    "content/e.md": "---\ntitle: E\nweight: 3\nmenu:\n  docs: {parent: ops}\n  main: {weight: 9}\n---\n",
    "content/f.md": "---\ntitle: F\nmenu: docs\n---\n",
  ]

  /// The settings with the menus, by their file.
  @Test(arguments: [
    (
      "hugo.toml",
      "[[menus.docs]]\nidentifier = 'learn'\nname = 'Learn'\nweight = 1\n[[menus.docs]]\nparent = 'ops'\npageRef = '/x/c'\nname = 'Sea'\nweight = 9\n"
    ),
    (
      "config/_default/menus.en.yaml",
      "docs:\n  - {identifier: learn, name: Learn, weight: 1}\n  - {parent: ops, url: /x/c/, name: Sea, weight: 9}\n"
    ),
    (
      "hugo.yaml",
      "languages:\n  en:\n    menu:\n      docs:\n        - {identifier: learn, name: Learn, weight: 1}\n        - {parent: ops, pageRef: x/c, name: Sea, weight: 9}\n"
    ),
  ])
  func menusMakeTheNavigation(_ file: String, _ text: String) async throws {
    var files = Self.pages.merging([file: text]) { $1 }
    if file.hasPrefix("config/") { files["config/_default/hugo.toml"] = "title = 'H'\n" }
    let site = try await build(files)
    #expect(try navigation(site["a.html"]) == ["1 Learn", "2 First", "2 A", "1 D", "1 F"])
    #expect(try navigation(site["e.html"]) == ["1 Learn", "1 D", "2 E", "2 Sea", "1 F"])
  }

  /// Hugo adds sections that no entry is.
  @Test func menusCanLackTheirSections() async throws {
    let site = try await build(Self.pages)
    #expect(try navigation(site["a.html"]) == ["1 D", "1 F", "1 Learn", "2 First", "2 A"])
  }

  /// Without parents, or with few pages, a menu is that at the top of the site.
  @Test(arguments: ["menu: {main: {weight: 1}}", "menu: {main: {parent: a}}"])
  func otherMenusOnlySortPages(_ field: String) async throws {
    let site = try await build([
      "content/_index.md": "---\ntitle: Home\n---\n", "content/x/c.md": "---\ntitle: C\n---\n",
      "content/x/_index.md": "---\ntitle: X\n\(field)\n---\n", "content/y.md": "---\ntitle: Y\n---\n",
    ])
    #expect(try navigation(site["x/c.html"]) == ["1 X", "2 C", "1 Y"])
  }

  private static let versions = [
    "content/_index.md": "---\ntitle: Home\n---\n", "content/blog/_index.md": "---\ntitle: Blog\n---\n",
    "content/blog/a.md": "---\ntitle: A\n---\n", "content/v1/_index.md": "---\ntitle: Docs\n---\n",
    "content/v1/x.md": "---\ntitle: X\n---\n", "content/v2/_index.md": "---\ntitle: Docs\n---\n",
    "content/v2/x.md": "---\ntitle: X\n---\n",
  ]

  /// Where folders make the navigation, menus name their sections and sort them.
  @Test(arguments: [
    (
      "docs:\n- {name: New, pageRef: /v2/, weight: 20}\n- {name: Old, url: /v1/, weight: 10}\n- {name: Posts, pageRef: /blog/}\nmain:\n- {name: Posts, pageRef: blog, weight: 1}\n- {name: Docs, pageRef: /v2/, weight: 3}\n- {name: Else, url: \"https://a.b\"}\n",
      ["1 Posts", "2 A", "1 New", "1 Old"]
    ),
    (
      "main:\n- {pageRef: /v2/, weight: 1}\n- {name: \"\", pageRef: /v9/}\n",
      ["1 Docs (v2)", "1 Blog", "2 A", "1 Docs (v1)"]
    ),
    ("other: {}\n", ["1 Blog", "2 A", "1 Docs (v1)", "1 Docs (v2)"]),
  ])
  func menusNameSections(_ menus: String, _ titles: [String]) async throws {
    let files = ["config/_default/hugo.yaml": "title: H\n", "config/_default/menus.yaml": menus]
    let site = try await build(Self.versions.merging(files) { $1 })
    #expect(try navigation(site["blog/a.html"]) == titles)
    #expect(site["v2/index.html"]?.contains("<h1>Docs</h1>") == true)
  }

  /// Hugo reads HTML with front matter like Markdown.
  @Test(arguments: ["---\ntitle: Start\n---\n", "+++\ntitle = 'Start'\n+++\n", "+++\r\ntitle = 'Start'\r\n+++\r\n"])
  func pagesCanBeInHTML(_ frontMatter: String) async throws {
    let text = frontMatter + "\n<section>\n\n    <p>Read <a href=\"/b/\">on</a>.</p>\n</section>\n"
    let site = try await build([
      "content/_index.html": text, "content/a/index.html": text, "content/b.html": text,
      "content/plain.html": "<p>+++</p>\n", "content/_plain.html": "++\n+++\n",
    ])
    for path in ["index.html", "a/index.html", "b.html"] {
      #expect(site[path]?.contains("<h1>Start</h1>") == true, "\(path)")
      #expect(site[path]?.contains("<p>Read <a href=") == true && site[path]?.contains("title = ") == false)
    }
    #expect(site["_index.html"] == nil && site["plain.html"] == "<p>+++</p>\n")
  }

  /// An entry of Docsy can lead to another site in place of its page.
  @Test(arguments: [
    ("https://a.example/x?a=b&c=d", "", true, true), ("https://a.example/", "Text.", true, false),
    ("/b/", "", false, true), ("/b/", "Text.", false, false), ("javascript:alert(1)", "Text.", false, false),
  ])
  func entriesCanLeadElsewhere(_ address: String, _ text: String, _ isLink: Bool, _ isRedirect: Bool) async throws {
    let page = "+++\ntitle = 'Else'\nmanualLink = '\(address)'\n+++\n\(text)\n"
    let files = ["content/_index.md": "# Home\n\nText.\n", "content/a.md": page, "content/b.md": "# B\n\nText.\n"]
    let site = try await build(files, "content: content\npermalinks: {.: '/:path/'}\n")
    let home = try #require(site["index.html"])
    #expect(try navigation(home).sorted() == ["1 B", "1 Else"])
    let escaped = address.replacing("&", with: "&amp;")
    #expect(home.contains("class=\"external\" href=\"\(escaped)\"") == isLink)
    let own = try #require(site["a/index.html"])
    #expect(own.contains("http-equiv=\"refresh\"") == isRedirect)
    #expect(!isRedirect || !isLink || own.contains("url=\(escaped)\""))
    #expect(!own.contains("\"javascript:"))
    let settings = "version: 1\ntitle: Site\ncontent: content\npermalinks: {.: '/:path/'}\n"
    let findings = try await Pipeline(files: .memory(texts: files.merging([SiteConfiguration.path: settings]) { $1 }))
      .run(into: nil).diagnostics
    #expect(findings.isEmpty, "\(findings.map(\.summary))")
  }

  /// The page of a section lists such entries, also where it has no others.
  @Test func sectionsListEntriesThatLeadElsewhere() async throws {
    let files = [
      SiteConfiguration.path: "version: 1\ntitle: Site\ncontent: content\n",
      "content/_index.md": "# Home\n\nText.\n", "content/s/_index.md": "---\ntitle: S\n---\n",
      "content/s/a.md": "---\ntitle: A\nmanualLink: https://a.example/\n---\n",
    ]
    let output = MemoryOutput()
    let result = try await Pipeline(files: .memory(texts: files)).run(into: output)
    #expect(result.diagnostics.isEmpty, "\(result.diagnostics.map(\.summary))")
    let page = String(decoding: output.files["s/index.html"] ?? [], as: UTF8.self)
    let article = try #require(page.firstRange(of: "<article").map { page[$0.lowerBound...] })
    #expect(article.contains("href=\"https://a.example/\">A</a>"))
  }

  /// The page of a section lists the pages below it, wherever its entry leads.
  @Test func sectionsDoNotLeadElsewhere() async throws {
    let page = "---\ntitle: S\nmanualLink: https://a.example/\n---\n"
    let site = try await build(["content/_index.md": "# H\n", "content/s/_index.md": page, "content/s/a.md": "# A\n"])
    #expect(site["s/index.html"]?.contains("http-equiv=\"refresh\"") == false)
    #expect(try navigation(site["s/index.html"]) == ["1 S", "2 A"])
  }

  /// Docsy looks for images in the folder of a page by a part of their names, and galleries by a pattern.
  @Test(arguments: [
    (
      "{{< imgproc team Fill \"600x300\" >}}\nOur *team*\n{{< /imgproc >}}",
      "<img src=\"the-Team.jpg\" alt=\"\" />\n<p>Our <em>team</em></p>"
    ),
    (
      "{{< imgproc team Fill \"600x300\" >}}Our *team*{{< /imgproc >}}",
      "<img src=\"the-Team.jpg\" alt=\"\" />\n<p>Our <em>team</em></p>"
    ),
    (
      "{{< gallery match=\"images/*\" rowHeight=\"150\" >}}",
      "<p><img src=\"images/a.png\" alt=\"\" /> <img src=\"images/b.png\" alt=\"\" /></p>"
    ),
  ])
  func imagesOfTheFolderAreShown(_ page: String, _ shown: String) async throws {
    let site = try await build([
      "content/_index.md": "# Home\n", "content/news/index.md": "# News\n\n\(page)\n", "content/team.png": "x",
      "content/news/the-Team.jpg": "x", "content/news/images/b.png": "x", "content/news/images/a.png": "x",
      "content/news/images/c.txt": "x", "content/news/images/d/e.png": "x",
    ])
    #expect(site["news/index.html"]?.contains(shown) == true, "\(site["news/index.html"] ?? "")")
  }

  /// Images that are not there have a finding, and pages without a folder have no images.
  @Test(arguments: [
    ("news/index.md", "{{< imgproc gone Fill \"6x3\" />}}", 1), ("news/index.md", "{{< gallery match=\"*.svg\" >}}", 1),
    ("news/index.md", "{{< imgproc team Fill \"6x3\" />}}", 0), ("news/a.md", "{{< imgproc team Fill \"6x3\" />}}", 1),
  ])
  func missingImagesAreReported(_ source: String, _ page: String, _ count: Int) async throws {
    let files = [
      SiteConfiguration.path: "version: 1\ntitle: Site\ncontent: content\n", "content/_index.md": "# Home\n",
      "content/\(source)": "# News\n\nText.\n\n\(page)\n", "content/news/team.jpg": "x",
    ]
    let findings = try await Pipeline(files: .memory(texts: files)).run(into: nil).diagnostics
    #expect(findings.filter { $0.rule == "page/foreign-syntax" }.count == count, "\(findings.map(\.summary))")
  }

  /// Front matter comes before menus.
  @Test func pagesNameThemselves() async throws {
    var files = Self.versions
    files["content/v2/_index.md"] = "---\ntitle: Docs\nlinkTitle: Own\nweight: 9\n---\n"
    files["hugo.toml"] =
      "title = 'H'\n[[menu.main]]\nname = 'New'\npageRef = '/v2/'\nweight = 1\n[[menu.main]]\nname = 'Old'\nurl = '/v1/'\nweight = 2\n"
    #expect(try navigation(try await build(files)["blog/a.html"]) == ["1 Own", "1 Old", "1 Blog", "2 A"])
  }

  /// The menu at the top of pages orders what is at the root, whatever weights front matter gives it.
  @Test func mainMenuOrdersSections() async throws {
    let files = [
      "hugo.yaml": "title: H\nmenus:\n  main:\n  - {name: Docs, url: /docs, weight: 10}\n"
        + "  - {name: Plan, parent: More, url: /plan, weight: 1}\n  - {name: Else, url: \"https://a.b\", weight: 5}\n"
        + "  - {name: More, identifier: More, weight: 30}\n",
      "content/_index.md": "---\ntitle: Home\n---\n", "content/plan.md": "---\ntitle: Plan\nweight: 1\n---\n",
      "content/docs/_index.md": "---\ntitle: Docs\nweight: 90\n---\n", "content/docs/x.md": "---\ntitle: X\n---\n",
      "content/blog/_index.md": "---\ntitle: Blog\nmenu: {main: {weight: 20}}\n---\n",
      "content/blog/a.md": "---\ntitle: A\n---\n", "content/z.md": "---\ntitle: Z\nweight: 1\n---\n",
    ]
    let site = try await build(files)
    #expect(try navigation(site["docs/x.html"]) == ["1 Docs", "2 X", "1 Blog", "1 Plan", "1 Z"])
  }
}
