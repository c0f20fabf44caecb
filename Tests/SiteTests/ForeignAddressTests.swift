import Diagnostics
import Files
import Testing

@testable import Site

/// Pages keep the addresses and the places that they had with other tools.
@Suite struct ForeignAddressTests {
  private func recognize(_ files: [String: String]) throws -> ForeignSite {
    try #require(try ForeignSite.recognize(.memory(texts: files), name: "name", at: ""))
  }

  private func build(_ files: [String: String], _ settings: String) async throws -> (
    result: SiteResult, site: [String: String]
  ) {
    let output = MemoryOutput()
    var options = PipelineOptions()
    options.failOn = nil
    let all = files.merging([SiteConfiguration.path: "version: 1\ntitle: Site\n" + settings]) { $1 }
    let result = try await Pipeline(files: .memory(texts: all), options: options).run(into: output)
    return (result, output.files.mapValues { String(decoding: $0, as: UTF8.self) })
  }

  /// Docusaurus adds paths from the folder of its settings, and we add those from the root of the project.
  @Test(
    arguments: [
      ("website/", "", "https://g.h/main/website/", "https://g.h/main/"),
      ("website/", "", "https://g.h/main/website", "https://g.h/main/"),
      ("website/", "path: '../docs', ", "https://g.h/main/website/", "https://g.h/main/"),
      ("a/b/", "", "https://g.h/main/a/b/", "https://g.h/main/"), ("", "", "https://g.h/main/", "https://g.h/main/"),
      ("website/", "path: '../docs', ", "https://g.h/main/docs/", "https://g.h/main/"),
      ("website/", "path: '../docs', ", "https://g.h/", nil),
      ("website/", "", "https://g.h/main/", nil), ("site/", "", "https://g.h/main/website/", nil),
    ] as [(String, String, String, String?)])
  func linksToEditPagesOfDocusaurus(_ base: String, _ path: String, _ url: String, _ expected: String?) throws {
    let config =
      "module.exports = {url: 'https://a.b', baseUrl: '/', "
      + "presets: [['classic', {docs: {\(path)editUrl: '\(url)'}}]]}"
    let pages = path.isEmpty ? base + "docs/a.md" : "docs/a.md"
    let site = try recognize([base + "docusaurus.config.js": config, pages: ""])
    let lines = site.configuration.split(separator: "\n").map(String.init)
    #expect(lines.first { $0.hasPrefix("edit:") } == expected.map { "edit: \"\($0)\"" }, "\(site.configuration)")
    #expect(site.byHand.contains { $0.hasPrefix("`edit`") } == (expected == nil), "\(site.byHand)")
  }

  /// The address of a page of Docusaurus is that of its ID, or of its file without the number in front.
  @Test(arguments: [
    ("a.md", "", "", false), ("a.md", "---\nid: b\n---\n", "", true), ("1-a.md", "", "", true),
    ("a.md", "---\nid: a\n---\n", "", false), ("a/a.md", "", "", true),
    ("a.md", "---\nid: b\nslug: /c\n---\n", "", false),
    ("1-a.md", "", "numberPrefixParser: false, ", false),
  ])
  func pagesOfDocusaurusKeepAddresses(_ page: String, _ text: String, _ option: String, _ areSet: Bool) throws {
    let config =
      "module.exports = {url: 'https://a.b', baseUrl: '/', trailingSlash: false, presets: [['classic', {docs: {\(option)path: 'docs'}}]]}"
    let site = try recognize(["docusaurus.config.js": config, "docs/" + page: text])
    #expect(site.configuration.contains("permalinks: {\".\": \"/:id\"}\n") == areSet, "\(site.configuration)")
    #expect(site.byHand.contains { $0.contains("numberPrefixParser") } == !option.isEmpty, "\(site.byHand)")
    #expect(site.byHand.contains { $0.contains("below /docs/ are at the root") }, "\(site.byHand)")
  }

  /// Docusaurus and Starlight publish pages as folders unless they are told not to.
  @Test(arguments: [("", true), ("trailingSlash: true, ", true), ("trailingSlash: false, ", false)])
  func pagesOfDocusaurusAreFolders(_ option: String, _ areFolders: Bool) throws {
    let config = "module.exports = {url: 'https://a.b', baseUrl: '/', \(option)presets: [['classic', {docs: {}}]]}"
    let site = try recognize(["docusaurus.config.js": config, "docs/a.md": ""])
    #expect(site.configuration.contains("permalinks: {\".\": \"/:id/\"}\n") == areFolders, "\(site.configuration)")
  }

  @Test(arguments: [
    ("", true), ("build: {format: 'directory'}, ", true), ("build: {format: 'file'}, ", false),
    ("build: {format: 'preserve'}, ", false),
  ])
  func pagesOfStarlightAreFolders(_ option: String, _ areFolders: Bool) throws {
    let config = "export default defineConfig({\(option)integrations: [starlight({title: 'S'})]})"
    let site = try recognize(["astro.config.mjs": config, "src/content/docs/a.md": ""])
    #expect(site.configuration.contains("permalinks: {\".\": \"/:path/\"}\n") == areFolders, "\(site.configuration)")
  }

  /// Astro writes addresses in lowercase.
  @Test(arguments: [
    ("a.md", ""), ("b/Ab.md", "true"), ("A b/c.mdx", "slugs"), ("a/b-2.0.md", "slugs"), ("a_b.md", ""),
  ])
  func addressesOfStarlightAreLowercase(_ page: String, _ value: String) throws {
    let config = "export default defineConfig({integrations: [starlight({title: 'S'})]})"
    let site = try recognize(["astro.config.mjs": config, "src/content/docs/" + page: ""])
    let line = site.configuration.split(separator: "\n").first { $0.hasPrefix("lowercase-addresses") }
    #expect(line ?? "" == (value.isEmpty ? "" : "lowercase-addresses: \(value)"), "\(site.configuration)")
  }

  @Test func addressesInFrontMatterAreFolders() async throws {
    let (result, site) = try await build(
      [
        "docs/index.md": "# Home\n\n[a](/a) [b](b/c.md) [d](/x/y)\n", "docs/a.md": "# A\n\n[d](x/y) [c](b/c)\n",
        "docs/b/01-c.md": "# C\n\n[d](./d) [a](../a.md)\n", "docs/b/index.md": "# B\n",
        "docs/b/d.md": "---\nslug: /x/y\n---\n\n# D\n",
      ], "content: docs\npermalinks: {.: '/:id/'}\n")
    #expect(result.diagnostics.map(\.summary) == [])
    for path in ["a/index.html", "b/c/index.html", "b/index.html", "x/y/index.html"] {
      #expect(site[path] != nil, "\(path)")
    }
    let (_, other) = try await build(
      ["docs/a.md": "---\nslug: x/y\n---\n\n# A\n"], "content: docs\npermalinks: {.: '/:path/'}\n")
    #expect(other["x/y/index.html"] != nil)
  }

  /// What a host makes, and pages beside the documentation, are named.
  @Test func redirectsOfHostsAndOtherPagesAreNamed() throws {
    let config = "module.exports = {url: 'https://a.b', baseUrl: '/', presets: [['classic', {docs: {}}]]}"
    let site = try recognize([
      "docusaurus.config.js": config, "docs/a.md": "", "src/pages/help.md": "", "src/pages/_part.mdx": "",
      "netlify.toml":
        "[[redirects]]\nfrom = \"/old\"\nto = \"/docs/a\"\n\n[[redirects]]\nfrom = \"/b/*\"\nto = \"/c\"\n",
      "vercel.json": "{\"redirects\": [{\"source\": \"/d\", \"destination\": \"/e\"}]}",
    ])
    #expect(
      site.byHand.contains(
        "2 redirects in netlify.toml, 1 redirect in vercel.json: only that host makes them; add those that readers need "
          + "to `redirects`"), "\(site.byHand)")
    #expect(
      site.byHand.contains("1 page in Markdown in src/pages: move src/pages/help.md and the like"), "\(site.byHand)")
  }

  /// Files of Netlify beside the pages, and a template that Hugo makes such a file of.
  @Test func redirectsOfNetlifyAreTakenOrNamed() throws {
    let site = try recognize([
      "hugo.toml": "title = 'H'\nbaseURL = 'https://a.b/'\n", "content/_index.md": "# H\n", "content/a.md": "# A\n",
      "static/_redirects": "/x /a\n/y/* /a 302\n/z /a 200\n",
      "layouts/index.redirects":
        "# Old\n/old  /a  # Why\n/OLD /a\n/older /a/ 301!\n/gone https://c.d/\n/n/:x /a\n/m* /a\n/o /a 200\n"
        + "{{ range .Site.Pages }}\n/{{ .Title }} /a\n{{ end }}\n/only\n/p /a Country=de\n",
    ])
    #expect(
      site.configuration.contains("redirects:\n  \"/old\": \"/a\"\n  \"/older\": \"/a/\"\n"), "\(site.configuration)")
    #expect(!site.configuration.contains("\"/n/") && !site.configuration.contains("\"/p\""), "\(site.configuration)")
    for line in [
      "2 redirects in static/_redirects: only that host makes them; add those that readers need to `redirects`",
      "redirects in layouts/index.redirects with templates or placeholders: add those that readers need to `redirects`",
      "1 redirect to what is not a page of this site, such as “/gone” to “https://c.d/”",
    ] { #expect(site.byHand.contains(line), "\(site.byHand)") }
  }

  /// What VitePress shows around pages is named, and so is an address for editing pages that is another one here.
  @Test(arguments: [
    ("nav: [], footer: {}, socialLinks: []", "not taken over: links at the top of pages (“nav”)"),
    ("editLink: {pattern: f}", "`edit`: the pattern of “editLink” is not plain data"),
    ("editLink: {pattern: 'https://g.h/x/:path'}", "`edit`: the pattern of “editLink” does not end with “docs/:path”"),
  ])
  func partsOfVitePressAreNamed(_ options: String, _ line: String) throws {
    let config = "export default {title: 'V', themeConfig: {\(options)}}"
    let site = try recognize(["docs/.vitepress/config.ts": config, "docs/a.md": ""])
    #expect(site.byHand.contains { $0.hasPrefix(line) }, "\(site.byHand)")
  }

  /// What Docusaurus runs when it builds pages is to be looked at by hand.
  @Test func pluginsOfDocusaurusAreReported() throws {
    let config =
      "module.exports = {url: 'https://a.b', baseUrl: base(), plugins: ['@docusaurus/plugin-sitemap', './plugins/own', "
      + "['docusaurus-plugin-openapi', {id: 'x'}], require.resolve('./z'), function f() {}], presets: [['classic', "
      + "{docs: {remarkPlugins: [[require('remark-math'), {}], own], rehypePlugins: []}}]]}"
    let site = try recognize(["docusaurus.config.js": config, "docs/a.md": ""])
    let lines = site.byHand.filter { !$0.hasPrefix("addresses") }
    #expect(
      lines == [
        "`url`: “baseUrl” in docusaurus.config.js is not plain data",
        "“remarkPlugins” in docusaurus.config.js (remark-math) are not run: check pages with syntax of their own",
        "plugins that are not run: ./plugins/own, docusaurus-plugin-openapi, ./z; pages that they make are missing",
      ])
  }

  /// Addresses can lack the first slash, and those below a folder that is left out lead nowhere, whatever its case is.
  @Test func redirectsOfStarlight() throws {
    let config = """
      export default defineConfig({
        integrations: [starlight({title: 'S', defaultLocale: 'root', locales: {root: {lang: 'en'}, 'zh-CN': {}}})],
        redirects: {'old/a': '/a', '/zh-cn/old': '/zh-cn/a', 'https://x.example/b': '/a'},
      })
      """
    let base = "src/content/docs/"
    let site = try recognize(["astro.config.mjs": config, base + "a.md": "", base + "zh-CN/a.md": ""])
    #expect(
      site.configuration.contains("redirects:\n  \"/old/a\": \"/a\"\n") && !site.configuration.contains("/zh-cn/old"),
      "\(site.configuration)")
    #expect(site.byHand.contains { $0.contains("“/zh-cn/old” to “/zh-cn/a”") }, "\(site.byHand)")
  }

  /// What only the tool can work out is left to do by hand.
  @Test(arguments: [
    (
      "astro.config.mjs", "src/content/docs/a.md",
      "export default {integrations: [starlight({editLink: {baseUrl: x()}})]}"
    ),
    ("docusaurus.config.js", "docs/a.md", "module.exports = {presets: [['classic', {docs: {editUrl: (p) => p.x}}]]}"),
  ])
  func addressesOfEditPagesThatAreCode(_ path: String, _ page: String, _ config: String) throws {
    let site = try recognize([path: config, page: "# A\n"])
    #expect(site.byHand.contains { $0.hasPrefix("`edit`") && $0.hasSuffix("is not plain data") }, "\(site.byHand)")
  }

  /// Former addresses stay, at the root of the site like the pages.
  @Test func redirectsOfDocusaurusAreTakenOver() throws {
    let config =
      "module.exports = {url: 'https://a.b', plugins: [['@docusaurus/plugin-client-redirects', {fromExtensions: ['html'], "
      + "redirects: [{from: ['/docs/old', '/older'], to: '/docs/a'}, {from: '/docs/x', to: '/blog'}]}]]}"
    let site = try recognize(["docusaurus.config.js": config, "docs/a.md": ""])
    #expect(site.configuration.contains("/old") && site.configuration.contains("/older"), "\(site.configuration)")
    #expect(!site.configuration.contains("/docs/old") && !site.configuration.contains("/x"), "\(site.configuration)")
    #expect(site.byHand.contains { $0.contains("“fromExtensions”") }, "\(site.byHand)")
  }

  /// Links and sidebars name pages by their files, their IDs, or their addresses.
  @Test func namesOfPagesWithIDs() async throws {
    let text = "# Home\n\n[a](long) [b](/docs/long) [c](g/01-short.md) [d](./short) [e](g/start) [f](/docs/g/other)\n"
    let (result, site) = try await build(
      [
        "docs/index.md": text, "docs/short.md": "---\nid: long\n---\n\n# Short\n",
        "docs/g/01-short.md": "---\nid: other\n---\n\n# Other\n", "docs/g/02-start.md": "# Start\n",
        "sidebars.js": "module.exports = {a: ['long', 'g/other', 'g/start']}",
      ], "content: docs\npermalinks: {.: '/:id'}\n")
    #expect(result.diagnostics.map(\.summary) == [])
    let home = try #require(site["index.html"])
    for path in ["long.html", "g/other.html", "g/start.html"] {
      #expect(site[path] != nil && home.contains("href=\"\(path)\""), "\(path)")
    }
  }

  /// MkDocs publishes pages as folders unless it is told not to.
  @Test(arguments: [
    ("", true), ("use_directory_urls: true\n", true), ("use_directory_urls: false\n", false),
    ("use_directory_urls: False\n", false), ("use_directory_urls: !ENV [A, false]\n", true),
  ])
  func pagesOfMkDocsAreFolders(_ setting: String, _ areFolders: Bool) throws {
    let site = try recognize(["mkdocs.yml": "site_name: M\n" + setting, "docs/index.md": ""])
    #expect(site.configuration.contains("permalinks: {\".\": \"/:path/\"}\n") == areFolders)
  }

  /// Functions for anchors that projects name keep the letters of all scripts; without one, only those of ASCII stay.
  @Test(arguments: [
    ("toc", "mkdocs"), ("toc:\n      permalink: true", "mkdocs"),
    ("toc:\n      slugify: !!python/name:pymdownx.slugs.uslugify", "mkdocs-unicode"),
    ("toc:\n      slugify: !!python/object/apply:pymdownx.slugs.slugify {kwds: {case: lower}}", "mkdocs-unicode"),
    (
      "markdown.extensions.toc:\n      slugify: !!python/object/apply:pymdownx.slugs.slugify\n        kwds:\n"
        + "          case: lower",
      "mkdocs-unicode"
    ),
  ])
  func anchorsOfMkDocs(_ contents: String, _ style: String) throws {
    let site = try recognize([
      "mkdocs.yml": "site_name: M\nmarkdown_extensions:\n  - \(contents)\n", "docs/index.md": "",
    ])
    #expect(site.configuration.contains("anchors: \(style)}"), "\(site.configuration)")
  }

  /// Index pages have the addresses of their folders, and links name files.
  @Test func addressesOfIndexPagesAreFolders() async throws {
    let (result, site) = try await build(
      ["docs/index.md": "# Home\n\n[a](/a/) [b](b/index.md)\n", "docs/a.md": "# A\n", "docs/b/index.md": "# B\n"],
      "url: https://a.b/\ncontent: docs\npermalinks: {.: '/:path/'}\n")
    #expect(result.diagnostics.map(\.summary) == [])
    #expect(site["index.html"]?.contains("href=\"a/index.html\"") == true)
    #expect(site["a/index.html"]?.contains("rel=\"canonical\" href=\"https://a.b/a/\"") == true)
    let map = try #require(site["sitemap.xml"])
    for address in ["", "a/", "b/"] { #expect(map.contains("<loc>https://a.b/\(address)</loc>"), "\(map)") }
    #expect(!map.contains("index.html"))
  }

  /// Versions of a site have the same keys: the parent is the one in the nearest folder.
  @Test func parentsAreInTheNearestFolder() async throws {
    func page(_ title: String, _ navigation: String) -> String {
      "---\ntitle: \(title)\neleventyNavigation:\n\(navigation)---\n"
    }
    var files = ["Content/index.md": "# Home\n"]
    for version in ["v1", "v2"] {
      files["Content/\(version)/c/index.md"] = page("All \(version)", "  key: Components\n")
      files["Content/\(version)/c/x.md"] = page("X \(version)", "  key: X\n  parent: Components\n")
      files["Content/\(version)/d/y.md"] = page("Y \(version)", "  key: Y\n  parent: Components\n")
    }
    let (result, _) = try await build(files, "")
    let navigation = Navigation(result.library)
    for version in ["v1", "v2"] {
      let section = navigation.section(of: "\(version)/c/index.html")
      #expect(navigation.section(of: "\(version)/c/x.html") == section)
      #expect(navigation.section(of: "\(version)/d/y.html") == section)
    }
    #expect(navigation.section(of: "v1/c/x.html") != navigation.section(of: "v2/c/x.html"))
  }

  /// Marks of code and emphasis are no part of titles.
  @Test(arguments: [
    ("Building `a_b`", "Building a_b"), ("*All* the __parts__", "All the parts"), ("2 * 3 * 4", "2 * 3 * 4"),
    ("The `*x*` type", "The *x* type"), ("snake_case_name", "snake_case_name"), ("C* and D", "C* and D"),
  ])
  func titlesOfBooksArePlain(_ title: String, _ expected: String) async throws {
    let files = [
      "docs/index.md": "# Home\n", "docs/a.md": "# A\n", "docs/SUMMARY.md": "# Summary\n\n# \(title)\n\n- [A](a.md)\n",
    ]
    let (result, _) = try await build(files, "content: docs\n")
    let navigation = Navigation(result.library)
    let titles = navigation.sections[0].entries.map { navigation.page(of: $0)?.title }
    #expect(titles.contains(expected), "\(titles)")
  }

  @Test func longTitlesOfBooksTakeLinearTime() async throws {
    let title = String(repeating: "*a _b ", count: 60_000)
    let files = ["docs/a.md": "# A\n", "docs/SUMMARY.md": "# Summary\n\n# \(title)\n\n- [A](a.md)\n"]
    let (result, _) = try await build(files, "content: docs\n")
    #expect(result.library.pages.contains { $0.path == "a.html" })
  }

  /// A sidebar can lead to pages in code, which are no part of the site, and no fault.
  @Test func sidebarsLeadToPagesInCode() async throws {
    let sidebars = "module.exports = {a: ['a', {type: 'link', label: 'Errors', href: '/errors'}]}"
    let config = "module.exports = {url: 'https://a.b', baseUrl: '/'}"
    let files = [
      "docusaurus.config.js": config, "sidebars.js": sidebars, "docs/index.md": "# Home\n", "docs/a.md": "# A\n",
      "src/pages/errors.js": "", "src/pages/styles.module.css": "",
    ]
    let settings = try recognize(files).configuration
    #expect(settings.contains("external: [\"/errors\"]"), "\(settings)")
    let (result, _) = try await build(files, "content: docs\nlinks: {external: [/errors]}\n")
    #expect(result.diagnostics.map(\.summary) == [])
    let others = try await build(files, "content: docs\n").result
    #expect(others.diagnostics.map(\.summary) == ["“/errors” is not a page"])
  }

  /// Folders and files that are published at addresses of their own, as Eleventy copies them.
  @Test func staticFoldersHaveAddresses() async throws {
    let text = "![a](/images/a.png) ![b](/b.ico) ![c](/c.png) [d](/in/d.txt) ![e](../pictures/a.png)\n"
    let files = [
      "docs/index.md": "# Home\n\n\(text)", "pictures/a.png": "", "extra/b.ico": "", "public/c.png": "",
      "docs/deep/d.txt": "",
    ]
    let (result, site) = try await build(
      files, "content: docs\nstatic: {pictures: /images, extra/b.ico: /b.ico, public: /, docs/deep: in/}\n")
    #expect(result.diagnostics.filter { $0.rule != "page/image-alt" }.map(\.summary) == [])
    for path in ["images/a.png", "b.ico", "c.png", "in/d.txt"] { #expect(site[path] != nil, "\(path)") }
    #expect(site["deep/d.txt"] == nil && site["a.png"] == nil)
    let refused = try await build(files, "content: docs\nstatic: {pictures: ../x, extra: /.y, none: /z}\n").result
    #expect(refused.diagnostics.filter { $0.rule == "site/configuration" }.count == 2)
  }

  /// Pages that have keys are arranged by them; a file with the navigation is for those without.
  @Test(arguments: [(0, true), (1, true), (2, false), (4, false)])
  func navigationInDataOfEleventy(_ keyed: Int, _ isTaken: Bool) throws {
    var files = [
      "package.json": "{}", ".eleventy.js": "",
      "_data/navigation.yml": "- {title: A, url: /p0/}\n- {title: B, url: /p1/}\n- {title: C, url: /p2/}\n",
    ]
    for number in 0..<4 {
      files["p\(number).md"] = number < keyed ? "---\neleventyNavigation: {key: k\(number)}\n---\n" : "Text.\n"
    }
    let site = try #require(try ForeignSite.recognize(.memory(texts: files), name: "name", at: ""))
    #expect(site.configuration.contains("\nnavigation: [\"_data/navigation.yml\"]\n") == isTaken)
  }

  /// Only what the filter makes is known; another function is named.
  @Test(arguments: [
    ("{slugify: c.getFilter(\"slugify\")}", true), ("{slugify: c.getFilter('slug')}", false),
    ("{slugify: (s) => s}", false),
  ])
  func anchorsOfEleventy(_ options: String, _ isKnown: Bool) throws {
    let files = [
      "package.json": "{}", ".eleventy.js": "md.use(markdownItAnchor, \(options))", "a.md": "# A\n",
    ]
    let site = try #require(try ForeignSite.recognize(.memory(texts: files), name: "name", at: ""))
    #expect(site.configuration.contains("links: {anchors: slugify}") == isKnown)
    #expect(site.byHand.contains { $0.hasPrefix("anchors of headings:") } == !isKnown)
    #expect(site.hasOwnAnchors == isKnown)
  }

  /// What a function of a project makes is found out by a first check.
  @Test(arguments: [
    (".vitepress", "{markdown: {anchor: {slugify}}}", false), (".vuepress", "{markdown: {slugify: (s) => s}}", false),
    (".vuepress", "{markdown: {anchor: {slugify}}}", false), (".vuepress", "{markdown: {anchor: {level: 2}}}", true),
  ])
  func anchorsOfVue(_ folder: String, _ options: String, _ isKnown: Bool) throws {
    let files = ["docs/\(folder)/config.js": "module.exports = \(options)", "docs/a.md": "# A\n"]
    let site = try #require(try ForeignSite.recognize(.memory(texts: files), name: "name", at: ""))
    #expect(site.configuration.contains("links: {anchors: vitepress}") == isKnown)
    #expect(site.byHand.contains { $0.hasPrefix("anchors of headings:") } == !isKnown)
    #expect(site.hasOwnAnchors == isKnown)
  }

  /// To Eleventy, tags are names of collections, unless a template makes a page of each.
  @Test(arguments: [
    ("", "", false), ("", "---\npagination:\n  data: collections\n  size: 1\n---\n", true),
    ("", "---\npagination: {data: 'collections', alias: tag}\n---\n", true),
    ("", "---\npagination:\n  data: collections.posts\n---\n", false),
    ("", "---\ndata: collections\n---\n", false), ("no", "", true),
  ])
  func tagsOfEleventyAreCollections(_ tags: String, _ template: String, _ areTags: Bool) throws {
    let files = [
      "package.json": "{}", ".eleventy.js": "", "tag.njk": template,
      "a.md": tags == "no" ? "# A\n" : "---\ntags: [posts]\n---\n# A\n",
    ]
    let site = try recognize(files)
    #expect(site.configuration.contains("tags: false\n") != areTags, "\(site.configuration)")
  }

  /// Data of the folder with the pages is about all of them; a title is in a file that templates read.
  @Test(
    arguments: [
      ("{{ page.filePathStem }}.html", nil), ("/{{ page.filePathStem }}/", "\"/:path/\""),
      ("/x/{{ page.fileSlug }}/", "\"/x/:name/\""), ("{{ y }}", "\"/:path/\""),
    ] as [(String, String?)])
  func dataOfAllPagesOfEleventy(_ permalink: String, _ pattern: String?) throws {
    let site = try recognize([
      "package.json": "{}", "src/a.md": "# A\n", "src/b/README.md": "# B\n",
      "src/src.json": "{\"permalink\": \"\(permalink)\"}", "src/_data/metadata.js": "module.exports = {title: 'T'}",
      ".eleventy.js":
        "md.use(markdownItAnchor, {slugify: s => s})\nmodule.exports = (c) => ({dir: {input: 'src'}})",
    ])
    #expect(site.configuration.contains("title: \"T\"\n"), "\(site.configuration)")
    let line = site.configuration.split(separator: "\n").first { $0.hasPrefix("permalinks: ") }
    #expect(line.map(String.init) == pattern.map { "permalinks: {\".\": \($0)}" })
    #expect(site.byHand.contains { $0.hasPrefix("anchors of headings: “slugify” of markdown-it-anchor is not run") })
    #expect(site.byHand.contains { $0.hasPrefix("src/b/README.md is the index page of its folder") })
  }

  /// What Eleventy writes in another format is not a page, and HTML that it reads without front matter is none here.
  @Test func otherFilesOfEleventyAreReported() throws {
    let site = try recognize([
      "package.json": "{}", "site/a.md": "# A\n", "site/robots.html": "---\npermalink: /robots.txt\n---\n",
      ".eleventy.js":
        "module.exports = (c) => { c.addPassthroughCopy('samples'); c.addPassthroughCopy({ './public/': '/' });\n"
        + "return {dir: {input: 'site'}} }",
      "site/index.html": "{% extends \"page.html\" %}\n", "samples/x.txt": "", "public/y.txt": "",
    ])
    #expect(site.configuration.contains("exclude: [\"/robots.html\"]\n"), "\(site.configuration)")
    #expect(site.byHand.contains { $0.contains("1 file that Eleventy writes in another format, such as robots.html") })
    #expect(
      site.byHand.contains {
        $0.contains("1 file in HTML without front matter, such as site/index.html, the home page")
      })
    #expect(
      site.configuration.contains("static: {\"samples\": \"/samples\", \"public\": \"/\"}\n"), "\(site.configuration)")
  }
}
