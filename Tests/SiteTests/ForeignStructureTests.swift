import Diagnostics
import Files
import Reports
import Testing

@testable import Site

/// Folders that were laid out for another tool become the same site here.
@Suite struct ForeignStructureTests {
  private func build(_ files: [String: String], _ settings: String = "") async throws -> (
    result: SiteResult, site: [String: String]
  ) {
    let output = MemoryOutput()
    var options = PipelineOptions()
    options.failOn = nil
    let all = files.merging(["Content/site.yml": "version: 1\ntitle: Site\n" + settings]) { $1 }
    let result = try await Pipeline(files: .memory(texts: all), options: options).run(into: output)
    return (result, output.files.mapValues { String(decoding: $0, as: UTF8.self) })
  }

  /// The titles in a page's navigation, in order.
  private func navigation(_ html: String?) -> [String] {
    guard let html, let list = html.firstRange(of: "<ul class=\"nav\">"),
      let end = html[list.upperBound...].firstRange(of: "</nav>")
    else { return [] }
    return html[list.upperBound..<end.lowerBound].split(separator: "</a>").dropLast().map { link in
      String(link[link.index(after: link.lastIndex(of: ">") ?? link.startIndex)...])
    }
  }

  @Test func ordersAndNamesAsOtherToolsDo() async throws {
    let (result, site) = try await build([
      "Content/index.md": "# Home\n",
      "Content/a.md": "---\nsidebar_position: 2.5\ntitle: Docusaurus\nsidebar_label: D\n---\n",
      "Content/b.md": "---\nnav_order: 1\ntitle: Jekyll\nlayout: default\n---\n",
      "Content/c.md": "---\nweight: 4\ntitle: Hugo\nlinkTitle: H\n---\n",
      "Content/d.md": "---\nsidebar: {order: 2, label: S}\ntitle: Starlight\n---\n",
      "Content/e.md": "---\nunlisted: true\ntitle: Hidden\n---\n", "Content/f.md": "---\npublished: false\n---\n",
      "Content/03-guide/2-end.md": "Text.\n", "Content/03-guide/01-start.md": "## Begin here\n",
    ])
    #expect(navigation(site["03-guide/01-start.html"]) == ["Jekyll", "S", "D", "Guide", "Begin here", "End", "H"])
    #expect(site["e.html"] != nil && site["f.html"] == nil)
    #expect(result.diagnostics.map(\.rule) == ["page/title"])
  }

  /// Keys that only some sites have order pages, if they hold a number.
  @Test(arguments: ["nav", "sidebar_order", "sort_order", "navigation_order"])
  func ordersByOtherKeys(_ key: String) async throws {
    let (_, site) = try await build([
      "Content/index.md": "# Home\n", "Content/a.md": "---\n\(key): 2\ntitle: A\n---\n",
      "Content/b.md": "---\n\(key): 1\ntitle: B\n---\n",
      "Content/c.md": "---\n\(key): [x]\ntitle: C\n---\n",
    ])
    #expect(navigation(site["a.html"]) == ["B", "A", "C"])
  }

  /// Material for MkDocs hides the navigation on such a page, not the page in the navigation.
  @Test(arguments: ["[navigation]", "[toc, navigation]", "navigation", "\n  - navigation"])
  func pagesThatHideTheNavigationAreInIt(_ value: String) async throws {
    let (result, site) = try await build([
      "Content/index.md": "# Home\n", "Content/a.md": "---\ntitle: A\nhide: \(value)\n---\nText.\n",
      "Content/b.md": "---\ntitle: B\n---\nText.\n",
    ])
    #expect(navigation(site["b.html"]) == ["A", "B"])
    #expect(result.diagnostics == [])
  }

  /// Just the Docs lists the pages that name a page as their parent.
  @Test func parentsListThePagesBelowThem() async throws {
    func contents(_ more: String, _ child: String) async throws -> Bool {
      let (_, site) = try await build([
        "Content/index.md": "# Home\n", "Content/a.md": "---\ntitle: A\n\(more)---\nText.\n",
        "Content/b.md": "---\ntitle: B\n\(child)---\n",
      ])
      let list = "<ul class=\"contents\">\n<li><a href=\"b.html\">B</a>"
      #expect(site["b.html"]?.contains("class=\"contents\"") == false)
      return site["a.html"]?.contains(list) == true
    }
    #expect(try await contents("", "parent: A\n"))
    #expect(try await !contents("has_toc: false\n", "parent: A\n"))
    #expect(try await !contents("eleventyNavigation: {key: A}\n", "eleventyNavigation: {key: B, parent: A}\n"))
  }

  /// A page that begins with its own description shows it once.
  @Test(arguments: [
    ("Said here.", "{frontmatter.description}", 1), ("Said here.", "Said\nhere.", 1), ("Said here.", "Said here", 2),
    ("Said here.", "More.\n\nSaid here.", 2),
  ])
  func showsADescriptionOnce(_ description: String, _ text: String, _ expected: Int) async throws {
    let (_, site) = try await build([
      "Content/index.md": "# Home\n", "Content/a.mdx": "---\ntitle: A\ndescription: \(description)\n---\n\n\(text)\n",
    ])
    let page = try #require(site["a.html"])
    #expect(page.contains("<meta name=\"description\" content=\"Said here.\">"))
    let article = try #require(page.firstRange(of: "<article").map { page[$0.lowerBound...] })
    let shown = article.prefix(upTo: try #require(article.firstRange(of: "</article>")).lowerBound)
    #expect(shown.replacing("\n", with: " ").ranges(of: "Said here").count == expected)
  }

  /// Where a whole project is the content, code is not published.
  @Test func publishesLinkedFilesOnly() async throws {
    let files = [
      "README.md": "# Home\n\n[a](a.json) ![b](img/b.png)\n", "a.json": "{}", "package-lock.json": "{}",
      "img/b.png": "png", "img/c.png": "png", "lib/index.js": "", "CNAME": "a.b", "files/d.zip": "zip",
    ]
    // The static folder is published at the root.
    let places = Set(files.keys.map { $0.replacing("files/", with: "") })
    let linked = try await build(files, "content: .\nfiles: linked\nstatic: [files]\n")
    #expect(places.intersection(linked.site.keys) == ["a.json", "img/b.png", "CNAME", "d.zip"])
    #expect(linked.result.diagnostics.allSatisfy { $0.severity < .error })
    let all = try await build(files, "content: .\nstatic: [files]\n")
    #expect(places.subtracting(all.site.keys) == ["README.md"])
  }

  /// Of a folder, only what pages have can be published, and what other folders have is in its place.
  @Test(arguments: ["files: {assets: linked}\n", "files: {./assets/: linked, static: all}\n"])
  func publishesLinkedFilesOfAFolder(_ setting: String) async throws {
    let files = [
      "docs/index.md": "# Home\n\n![a](/img/a.png) ![b](/b.png) [c](/c.txt)\n", "docs/d.zip": "zip",
      "assets/img/a.png": "a", "assets/b.png": "assets", "static/b.png": "static", "assets/c.txt": "c",
      "assets/OWNERS": "x", "static/OWNERS": "y", "assets/e.scss": "x", "static/f.txt": "f",
    ]
    let (result, site) = try await build(files, "content: docs\nstatic: [assets, static]\n" + setting)
    #expect(site["img/a.png"] == "a" && site["b.png"] == "static" && site["c.txt"] == "c" && site["OWNERS"] == "y")
    #expect(site["e.scss"] == nil && site["d.zip"] == "zip" && site["f.txt"] == "f")
    #expect(result.diagnostics.isEmpty, "\(result.diagnostics.map(\.summary))")
    let all = try await build(files, "content: docs\nstatic: [assets, static]\nfiles: {assets: all}\n")
    #expect(all.result.diagnostics.contains { $0.rule == "site/duplicate-url" } && all.site["e.scss"] != nil)
  }

  @Test(arguments: ["files: {.x: linked}\n", "files: {assets: some}\n", "files: [linked]\n", "files: some\n"])
  func filesOfFoldersAreChecked(_ setting: String) async throws {
    let (result, _) = try await build(["Content/index.md": "# Home\n"], setting)
    #expect(result.diagnostics.map(\.rule) == ["site/configuration"], "\(result.diagnostics.map(\.summary))")
  }

  /// Templates and components beside code are examples, if a page leads to them; pages of other tools are not.
  @Test func publishesLinkedExamples() async throws {
    let files = [
      "README.md": "# Home\n\n[a](x/a.html.erb) [b](x/b.tsx)\n", "x/a.html.erb": "a", "x/b.tsx": "b", "x/c.erb": "c",
    ]
    let (result, site) = try await build(files, "content: .\nfiles: linked\n")
    #expect(Set(files.keys).intersection(site.keys) == ["x/a.html.erb", "x/b.tsx"])
    #expect(result.diagnostics.isEmpty, "\(result.diagnostics.map(\.summary))")
    let others = try await build(
      ["README.md": "# Home\n\n[a](x/a.njk)\n", "x/a.njk": "a"], "content: .\nfiles: linked\n")
    #expect(others.site["x/a.njk"] == nil)
    #expect(others.result.diagnostics.map(\.summary) == ["link target “x/a.njk” is in the project, but not published"])
  }

  /// A folder with an underscore has one address, whatever its pages are called.
  @Test func foldersWithUnderscoresAreOneSection() async throws {
    let (result, site) = try await build([
      "Content/index.md": "# Home\n\n[t](_parts/README.md)\n",
      "Content/_parts/README.md": "# Our parts\n\n[a](how/a.md)\n",
      "Content/_parts/how/a.md": "# A\n", "Content/_parts/how/_index.md": "# How\n",
    ])
    #expect(result.diagnostics.isEmpty, "\(result.diagnostics.map(\.summary))")
    #expect(
      site.keys.filter { $0.contains("parts") }.sorted() == [
        "parts/how/a.html", "parts/how/index.html", "parts/index.html",
      ])
    #expect(site["parts/index.html"]?.contains("Our parts</h1>") == true)
  }

  /// A static folder among the pages is published once, at the root.
  @Test func staticFoldersAmongPagesArePublishedOnce() async throws {
    let (result, site) = try await build(
      [
        "docs/index.md": "# Home\n\n![A](/a.svg) ![B](./public/b.svg)\n", "docs/public/a.svg": "a",
        "docs/public/b.svg": "b",
      ],
      "content: docs\nstatic: [docs/public]\n")
    #expect(site["a.svg"] == "a" && site["b.svg"] == "b" && site["public/a.svg"] == nil)
    #expect(site["index.html"]?.contains("src=\"b.svg\"") == true && result.diagnostics.isEmpty)
  }

  /// HTML that a template engine fills in is published only if a page has it, or another page in HTML may.
  @Test(arguments: [
    ("a/b.html", "<p>{{ title }}</p>", "", false), ("a/b.html", "<p>{% if a %}</p>", "", false),
    ("a/b.html", "<p>{{ title }}</p>", "[b](a/b.html)", true), ("a/b.html", "<p>{ title }}</p>", "", true),
    ("a/b.html", "<p>{{ title }}</p>", "[c](a/c.html)", true), ("a/b/c.html", "{{ x }}", "[c](a/c.html)", true),
    ("b.html", "<p>{{ title }}</p>", "[c](a/c.html)", false),
  ])
  func templatesInHTMLAreNotPublished(_ path: String, _ text: String, _ link: String, _ expected: Bool) async throws {
    let (result, site) = try await build([
      "Content/index.md": "# Home\n\n\(link)\n", "Content/a/c.html": "<p>C</p>", "Content/" + path: text,
    ])
    #expect((site[path] != nil) == expected && site["a/c.html"] != nil)
    #expect(result.diagnostics.map(\.rule) == (expected ? [] : ["site/foreign-file"]))
  }

  /// A duplicate key is an error, but the page keeps its address: otherwise, each link to it would be one, too.
  @Test func readsFrontMatterWithADuplicateKey() async throws {
    let (result, site) = try await build([
      "Content/a.md": "---\ntitle: A\npermalink: /n/\nnested: {a: 1, a: 2}\ntitle: B\n---\n",
      "Content/index.md": "# Home\n\n[a](/n/)\n",
    ])
    #expect(site["n/index.html"]?.contains(">B</h1>") == true)
    let summaries = result.diagnostics.filter { $0.rule == "page/front-matter" }.map(\.summary)
    #expect(summaries.sorted() == ["duplicate key “a”", "duplicate key “title”"])
    #expect(!result.diagnostics.contains { $0.rule == "page/broken-link" })
  }

  /// To Hugo, the case of keys does not matter; a key in lower case wins.
  @Test func readsKeysThatBeginWithCapitals() async throws {
    let (result, site) = try await build([
      "Content/index.md": "# Home\n", "Content/a.md": "---\nTitle: Capital\nDescription: Said.\nWeight: 2\n---\n",
      "Content/b.md": "---\ntitle: Small\nTitle: Capital\nweight: 1\n---\n",
    ])
    #expect(navigation(site["a.html"]) == ["Small", "Capital"])
    #expect(site["a.html"]?.contains("content=\"Said.\"") == true)
    #expect(result.diagnostics.map(\.location?.path) == ["Content/b.md"])
  }

  /// A page may list its own address as a former one, and not that of another page.
  @Test(arguments: [("/a/b/", []), ("/c/", ["site/duplicate-url"])])
  func ownAddressIsNoAlias(_ alias: String, _ expected: [String]) async throws {
    let (result, site) = try await build([
      "Content/index.md": "# Home\n", "Content/c/index.md": "# C\n",
      "Content/x.md": "---\ntitle: X\npermalink: /a/b/\nredirect_from: [\(alias), /old/]\n---\n",
    ])
    #expect(result.diagnostics.filter { $0.severity == .error }.map(\.rule) == expected)
    #expect(site["a/b/index.html"]?.contains(">X</h1>") == true && site["old/index.html"] != nil)
  }

  /// A page that names the address of another one as its own former address is not what links to it mean.
  @Test(arguments: ["/b", "b.html", "b"])
  func linksLeadToThePageOfAnAddress(_ address: String) async throws {
    let (result, site) = try await build([
      "Content/index.md": "# Home\n", "Content/a.md": "---\ntitle: A\nredirect_from: [/b]\n---\n\nText.\n",
      "Content/b.md": "# B\n\n## Part\n", "Content/c.md": "# C\n\n[to b](\(address)#part)\n",
    ])
    #expect(site["c.html"]?.contains("<a href=\"b.html#part\">to b</a>") == true)
    #expect(result.diagnostics.map(\.rule) == ["site/duplicate-url"])
  }

  /// Just the Docs and Eleventy arrange pages by the parents that they name, wherever their files are.
  @Test func arrangesPagesByTheirParents() async throws {
    let (_, site) = try await build([
      "Content/index.md": "---\ntitle: Home\nnav_order: 1\n---\n",
      "Content/x/ui.md": "---\ntitle: UI\nnav_order: 2\nhas_children: true\n---\n",
      "Content/y/buttons.md": "---\ntitle: Buttons\nparent: UI\nnav_order: 2\n---\n",
      "Content/z/colors.md": "---\ntitle: Colors\nparent: UI\nnav_order: 1\n---\n",
      "Content/small.md": "---\ntitle: Small\nparent: Buttons\ngrand_parent: UI\n---\n",
      "Content/about.md": "---\ntitle: About\nnav_order: 3\n---\n",
      "Content/loop.md": "---\ntitle: Loop\nparent: Loop\n---\n",
    ])
    #expect(navigation(site["small.html"]) == ["UI", "Colors", "Buttons", "Small", "About", "Loop"])
    let keyed = try await build([
      "Content/a.md": "---\ntitle: Long\neleventyNavigation: {key: A, order: 1}\n---\n",
      "Content/b.md": "---\ntitle: B\neleventyNavigation:\n  parent: A\n  key: bee\n---\n",
      "Content/c.md": "---\ntitle: C\n---\n",
    ]).site
    #expect(navigation(keyed["b.html"]) == ["A", "bee"])
  }

  /// What the data of a folder says of places holds for its pages with a key, unless they say it themselves.
  @Test func foldersCompletePlaces() async throws {
    let pages = [
      "Content/p.md": "---\ntitle: P\neleventyNavigation: {key: P, order: 1}\n---\n",
      "Content/q.md": "---\ntitle: Q\neleventyNavigation: {key: Q, order: 2}\n---\n",
      "Content/p/a.md": "---\ntitle: A\neleventyNavigation: {key: A, order: 2}\n---\n",
      "Content/p/b.md": "---\ntitle: B\neleventyNavigation: {key: B}\n---\n",
      "Content/p/c.md": "---\ntitle: C\neleventyNavigation: {key: C, parent: Q}\n---\n",
      "Content/p/in/d.md": "---\ntitle: D\neleventyNavigation: {key: D}\n---\n",
    ]
    let settings = """
      variables:
        "p/": {"eleventyNavigation.parent": P, "eleventyNavigation.order": "1"}
        "p/in/": {"eleventyNavigation.parent": A}

      """
    let site = try await build(pages, settings).site
    #expect(navigation(site["p/in/d.html"]) == ["P", "B", "A", "D", "Q"])
    #expect(navigation(site["p/c.html"]) == ["P", "Q", "C"])
    let without = try await build(pages).site
    #expect(navigation(without["p/in/d.html"]) == ["P", "A", "Q", "B", "D"])
  }

  /// Where code gives most pages their place, those that say theirs are not all that readers should find.
  @Test func aNavigationHasMostPages() async throws {
    let site = try await build([
      "Content/a.md": "---\ntitle: A\neleventyNavigation: {key: A, order: 1}\n---\n",
      "Content/b.md": "---\ntitle: B\neleventyNavigation: {key: B, parent: A}\n---\n",
      "Content/c.md": "---\ntitle: C\n---\n", "Content/d.md": "---\ntitle: D\n---\n",
      "Content/e.md": "---\ntitle: E\n---\n",
    ]).site
    #expect(navigation(site["b.html"]) == ["A", "B", "C", "D", "E"])
  }

  /// To Just the Docs, numbers come before texts, and a title is a text; pages below another can be in reverse.
  @Test func textsSortPages() async throws {
    let pages = [
      "a": "nav_order: \"10\"", "b": "nav_order: \"9\"", "c": "nav_order: B", "d": "nav_order: 3", "aa": "label: aa",
      "e": "grand_parent: P",
    ]
    var files = pages.mapValues { "---\ntitle: T\nparent: P\n\($0)\n---\n" }
    for name in files.keys { files[name] = files[name]?.replacing("title: T", with: "title: \(name.uppercased())") }
    files["e"] = "---\ntitle: E\nparent: D\nancestor: P\n---\n"
    files["p"] = "---\ntitle: P\n---\n"
    files["q"] = "---\ntitle: Q\nchild_nav_order: desc\n---\n"
    files["r"] = "---\ntitle: R\nparent: Q\n---\n"
    files["s"] = "---\ntitle: S\nparent: Q\n---\n"
    files["t"] = "---\ntitle: D\nparent: Q\n---\n"
    let all = Dictionary(uniqueKeysWithValues: files.map { ("Content/\($0.key).md", $0.value) })
    let site = try await build(all).site
    #expect(navigation(site["p.html"]) == ["P", "D", "A", "B", "aa", "C", "Q"])
    #expect(navigation(site["e.html"]) == ["P", "D", "E", "A", "B", "aa", "C", "Q"])
    #expect(navigation(site["q.html"]) == ["P", "Q", "S", "R", "D"])
  }

  /// A parent that Eleventy does not publish is a title in navigation.
  @Test func parentsWithoutAPageAreTitles() async throws {
    let (_, site) = try await build([
      "Content/index.md": "# Home\n",
      "Content/css.md": "---\ntitle: CSS\neleventyNavigation: {key: css, order: 2}\n---\n",
      "Content/start.md": "---\ntitle: Start\neleventyNavigation: {key: start, order: 1}\n---\n",
      "Content/layout.md":
        "---\ntitle: Layout\npermalink: false\neleventyNavigation: {key: layout, title: All layout, parent: css}\n---\n",
      "Content/grid.md": "---\ntitle: Grid\neleventyNavigation: {key: grid, parent: layout}\n---\n",
      // Two that name each other are entered all the same.
      "Content/x.md": "---\ntitle: X\neleventyNavigation: {key: x, parent: y}\n---\n",
      "Content/y.md": "---\ntitle: Y\neleventyNavigation: {key: y, parent: x}\n---\n",
    ])
    #expect(navigation(site["grid.html"]) == ["start", "css", "All layout", "grid", "x"])
    #expect(site["layout.html"] == nil)
  }

  /// Navigation of pages that name their parents has an end, however long their chain is.
  @Test func longChainsOfParentsAreCut() async throws {
    var files = ["Content/index.md": "# Home\n"]
    for number in 0..<60 {
      let parent = number == 0 ? "" : ", parent: k\(number - 1)"
      files["Content/p\(number).md"] = "---\ntitle: P\(number)\neleventyNavigation: {key: k\(number)\(parent)}\n---\n"
    }
    let (_, site) = try await build(files)
    let last = navigation(site["p59.html"])
    #expect(last.first == "k0" && last.last == "k59" && last.count == 60)
  }

  /// Folders of Jekyll are published without their underscores, and every section has a page.
  @Test func publishesCollectionsWithoutUnderscores() async throws {
    let (_, site) = try await build([
      "Content/_components/card.md": "# Card\n\n[a](../about.md) [b](/components/card) [c](../_pages/x/y.md)\n",
      "Content/_pages/x/y.md": "---\ntitle: Y\npermalink: /y/\n---\n", "Content/about.md": "# About\n",
    ])
    let card = try #require(site["components/card.html"])
    #expect(card.contains("href=\"../about.html\"") && card.contains("href=\"../y/index.html\""))
    #expect(site["x/index.html"] != nil && site["components/index.html"] != nil)
  }

  /// Other tools render Markdown and HTML in front matter.
  @Test(arguments: [
    ("See [a](b.md) and **c**{:.x} `d`.", "See a and c d."), ("[a][b] ![c](d)\n\n[b]: /e", "a c"),
    ("a & b < c", "a & b < c"),
    ("At <a href='x'>y</a>&nbsp;z", "At y z"), ("Box<T> [x]", "Box<T> [x]"), ("Write `<b>`, `</b>`", "Write <b>, </b>"),
    ("To _cascade_ *a b*, _c_.", "To cascade a b, c."),
    ("See [A b] and [c].\n\n  [a B]: https://d.e/f", "See A b and [c]."), ("[a]: b", ""), ("One [a]: b", "One [a]: b"),
    ("(_a_) snake_case_ `_index` 2*3*4", "(a) snake_case_ _index 2*3*4"),
    ("*.md and *.txt, a * b * c, _d", "*.md and *.txt, a * b * c, _d"), ("__init__ /*a*/", "__init__ /*a*/"),
  ])
  func descriptionsAreText(_ description: String, _ expected: String) {
    #expect(PlainDescription.text(description) == expected)
  }

  @Test(arguments: [
    "/2024/05/01/big-news/", "/blog/news/2024/05/01/big-news.html", "{% post_url 2024-05-01-big-news %}",
    "{{ site.baseurl }}{% link _posts/2024-05-01-big-news.md %}", "/help/start/", "/help/end/",
  ])
  func findsPostsAndMovedFolders(_ link: String) async throws {
    let (result, _) = try await build([
      "Content/_posts/2024-05-01-big-news.md": "# News\n", "Content/x/help/start.md": "# Start\n",
      "Content/content/a.md": "# A\n\n[a](\(link))\n", "Content/y/help/end.md": "# End\n",
      "Content/z/help/end.md": "# Other end\n",
    ])
    // Two pages end like this, so nobody knows which is meant.
    #expect(result.diagnostics.map(\.rule) == (link == "/help/end/" ? ["page/broken-link"] : []))
  }

  /// A page in HTML with front matter is a page, and other files with it are named.
  @Test func readsPagesInHTML() async throws {
    let (result, site) = try await build([
      "Content/a.html":
        "---\ntitle: Start\n---\n<div>\n\n    <h2>One</h2>\n\n    {% if x %}<p>Text</p>{% endif %}\n<pre>\na\n\nb</pre>\n</div>\n",
      "Content/plain.html": "<p>As it is</p>", "Content/feed.xml": "---\n---\n{{ x }}",
      "Content/b.md": "# B\n\n[a](a.html)\n",
    ])
    let page = try #require(site["a.html"])
    #expect(page.contains("<h2 id=\"one\">One<") && page.contains("<p>Text</p>") && !page.contains("{%"))
    #expect(page.contains("a\n") && !page.contains("<code>"))
    #expect(site["plain.html"] == "<p>As it is</p>" && site["feed.xml"] == nil)
    #expect(Set(result.diagnostics.map(\.rule)) == ["page/foreign-syntax", "site/foreign-file"])
  }

  /// A complete document has its title in its head.
  @Test(arguments: [
    ("<title>200 &amp; OK</title>", true), ("<title>{{ x }}</title>", false), ("", false),
  ])
  func readsTitlesOfDocuments(_ title: String, _ isRead: Bool) async throws {
    let (result, site) = try await build([
      "Content/a.html":
        "---\nlayout: false\n---\n<!DOCTYPE html>\n<html>\n<head>\(title)</head>\n<body>B</body>\n</html>\n",
      "Content/index.md": "# Home\n\n[a](a.html)\n",
    ])
    #expect(result.diagnostics.contains { $0.rule == "page/title" } != isRead)
    #expect(site["a.html"]?.contains(">200 &amp; OK</h1>") == isRead)
  }

  @Test func leavesOutWhatHugoDoesNotRender() async throws {
    let (_, site) = try await build([
      "Content/_common/_index.md": "---\ncascade:\n  build:\n    render: never\n---\n", "Content/_common/a.md": "A\n",
      "Content/b.md": "+++\ntitle = \"B\"\n+++\n\n{{% include \"/_common/a.md\" %}}\n",
      "Content/c.md": "---\ntitle: C\nbuild: {render: never}\n---\n",
    ])
    #expect(site["b.html"]?.contains("<p>A</p>") == true && site["c.html"] == nil)
    #expect(site.keys.allSatisfy { !$0.contains("common") })
  }

  @Test func leadsFromFormerAddresses() async throws {
    let (_, site) = try await build([
      "Content/a.md": "---\ntitle: A\nredirect_from: [/old/a/, /older]\n---\n",
      "Content/b.md": "---\ntitle: B\naliases: \"check boxes, tickboxes\"\n---\n",
    ])
    #expect(site["old/a/index.html"]?.contains("url=../../a.html") == true && site["older.html"] != nil)
    // Words, not addresses.
    #expect(site.keys.allSatisfy { !$0.contains("check") })
  }

  /// An address that no file could have leaves the page where it is.
  @Test(arguments: [
    String(repeating: "a", count: 250) + ".b", String(repeating: "a", count: 300), "../../x", "%00", "/:title/",
  ])
  func keepsThePlaceOfAPageWithAnImpossibleAddress(_ address: String) async throws {
    let (_, site) = try await build(["Content/a.md": "---\ntitle: A\npermalink: \"\(address)\"\n---\n"])
    #expect(site["a.html"]?.contains(">A</h1>") == true)
  }

  @Test(arguments: [
    "[" + String(repeating: "x, ", count: 201) + "y]", "\"" + String(repeating: "a*", count: 101) + "\"",
  ])
  func boundsWhatIsExcluded(_ patterns: String) async throws {
    let (result, site) = try await build(["Content/a.md": "# A\n"], "exclude: \(patterns)\n")
    #expect(result.diagnostics.map(\.rule) == ["site/configuration"])
    #expect(site["a.html"] != nil)
  }

  @Test(arguments: ["README.md", "readme.md", "_index.md"])
  func opensAFolderWithItsReadme(_ name: String) async throws {
    let (result, site) = try await build([
      "Content/index.md": "# Home\n\n[Parts](parts/), [again](parts/\(name))\n", "Content/parts/\(name)": "# Parts\n",
      "Content/parts/a.md": "# A\n\n[up](./)\n",
    ])
    #expect(site["parts/index.html"]?.contains(">Parts</h1>") == true)
    #expect(site["index.html"]?.contains("<a href=\"parts/index.html\">again</a>") == true)
    #expect(result.diagnostics.map(\.rule) == [])
  }

  @Test func aReadmeBesideAnIndexIsAPageOfItsOwn() async throws {
    let (_, site) = try await build(["Content/index.md": "# Home\n", "Content/README.md": "# Read me\n"])
    #expect(site["index.html"]?.contains(">Home</h1>") == true && site["README.html"] != nil)
  }

  @Test func leavesPartsOfPagesOut() async throws {
    let (_, site) = try await build(
      [
        "Content/index.md": "# Home\n", "Content/_intro.md": "# Part\n", "Content/_includes/a.html": "x",
        "Content/node_modules/m/README.md": "# M\n", "Content/drafts/a.md": "# A\n", "Content/x/b.njk": "x",
        "Content/_own/a.md": "# Own\n",
      ], "exclude: [drafts/, \"*.njk\"]\n")
    let pages = site.keys.filter { $0.hasSuffix(".html") && !$0.hasPrefix("catalogue") }.sorted()
    #expect(pages == ["404.html", "index.html", "own/a.html", "own/index.html", "search.html"])
    #expect(!site.keys.contains { $0.hasSuffix(".njk") })
  }

  @Test(
    arguments: [
      ("squad: a", []), ("tgas: [b]", ["page/misspelled-key"]), ("wibble: 1", ["site/unknown-key"]),
      ("search: {exclude: true}", []), ("labels: a", []), ("Labels: [a, b]", []),
    ] as [(String, [String])])
  func reportsKeysByWhatTheyAre(_ key: String, _ rules: [String]) async throws {
    let (result, _) = try await build(
      ["Content/a.md": "---\ntitle: A\n\(key)\n---\n", "Content/b.md": "---\ntitle: B\n\(key)\n---\n"],
      "front-matter: [squad]\n")
    let expected = rules.first?.hasPrefix("site") == true ? rules : rules + rules
    #expect(result.diagnostics.map(\.rule) == expected)
  }

  /// A key that many pages have is one finding, and none where it is a key of the site.
  @Test(arguments: [(4, 4), (5, 1)]) func keysOfManyPagesAreToldOnce(_ count: Int, _ expected: Int) async throws {
    var pages = ["Content/index.md": "# Home\n"]
    for number in 0..<count { pages["Content/a\(number).md"] = "---\ntitle: A\nplatform: b\n---\n\nText.\n" }
    let grouped = FindingGroups.grouped(try await build(pages).result.diagnostics)
    #expect(grouped.count == expected && grouped.allSatisfy { $0.rule == "page/misspelled-key" })
    let summary = "unknown key “platform” in front matter of \(count) pages, here first"
    #expect((grouped.first?.summary == summary) == (expected == 1), "\(grouped.map(\.summary))")
    let (rest, _) = try await build(pages, "front-matter: [platform]\n")
    #expect(rest.diagnostics.isEmpty, "\(rest.diagnostics.map(\.summary))")
  }

  /// Turning one of them off hides no other.
  @Test func faultsOfFrontMatterHaveRulesOfTheirOwn() async throws {
    let pages = [
      "Content/a.md": "---\ntitle: [\n---\n", "Content/b.md": "Text.\n",
      "Content/c.md": "---\ntitle: C\ntgas: [a]\n---\n",
    ]
    let (result, _) = try await build(pages)
    #expect(result.diagnostics.map(\.rule).sorted() == ["page/front-matter", "page/misspelled-key", "page/title"])
    let (rest, _) = try await build(pages, "rules: {page/front-matter: off}\n")
    #expect(rest.diagnostics.map(\.rule).sorted() == ["page/misspelled-key", "page/title"])
  }
}
