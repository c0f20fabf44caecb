import Diagnostics
import Files
import TestSupport
import Testing

@testable import Site

/// Which files of other tools' projects become pages, and at which addresses.
@Suite struct ForeignPublishingTests {
  private func settings(_ files: [String: String]) throws -> [String] {
    let site = try #require(try ForeignSite.recognize(.memory(texts: files), name: "name", at: ""))
    return site.configuration.split(separator: "\n").map(String.init)
  }

  /// The paths of the pages of a site.
  private func build(
    _ files: [String: String], _ settings: String
  ) async throws -> (pages: Set<String>, findings: [String]) {
    let output = MemoryOutput()
    var options = PipelineOptions()
    options.failOn = nil
    let all = files.merging([SiteConfiguration.path: "version: 1\ntitle: Site\n" + settings]) { $1 }
    let result = try await Pipeline(files: .memory(texts: all), options: options).run(into: output)
    return (Set(result.library.pages.map(\.path)), result.diagnostics.map(\.summary))
  }

  private static let page = "---\ntitle: A\n---\n\nText.\n"

  // MARK: Jekyll

  /// A part of a page keeps no page beside it out of the site.
  @Test func partsLeavePagesBesideThemAlone() throws {
    let lines = try settings([
      "_config.yml": "title: J\n", "src/x.txt": "", "guide/index.md": Self.page, "guide/_part.md": "## Part\n",
      "_b/_part.md": "## Part\n", "_b/c/a.md": Self.page, "_b/c.md": "# C\n", "_d/e.md": "# E\n",
      "_includes/f.md": "# F\n",
    ])
    let excluded = try #require(lines.first { $0.hasPrefix("exclude: ") })
    for pattern in ["\"/_b/c.md\"", "\"/_d/\""] { #expect(excluded.contains(pattern), "\(excluded)") }
    for pattern in ["guide", "_part", "_includes", "\"/_b/\""] { #expect(!excluded.contains(pattern), "\(excluded)") }
  }

  /// What `Gemfile` has, plugins in the settings, and whether Markdown without front matter is left out.
  @Test(
    arguments: [
      ("gem 'jekyll'\n# gem 'github-pages'\n", "", true), ("gem \"jekyll\"\n", "plugins: [jekyll-feed]\n", true),
      ("gem 'jekyll'\n  gem 'github-pages'\n", "", false), ("gem 'rails'\n", "", false), (nil, "", false),
      ("gem 'jekyll'\n", "plugins:\n  - jekyll-optional-front-matter\n", false),
      ("gem 'jekyll'\ngem 'jekyll-optional-front-matter'\n", "", false), ("gem 'jekyll'\ngemspec\n", "", false),
    ] as [(String?, String, Bool)])
  func markdownNeedsFrontMatterForJekyll(_ gems: String?, _ plugins: String, _ isLeftOut: Bool) throws {
    var files = [
      "_config.yml": "title: J\n" + plugins, "index.md": Self.page, "STYLE.md": "# Style\n", "a/b.md": Self.page,
      "a/c.md": "# C\n", "lib/d/e.md": "# E\n", "lib/f.md": "# F\n", "news/README.md": "# News\n",
      "news/_posts/2024-05-01-g.md": Self.page, "h[i].md": "# H\n", "CHANGELOG.md": "# Changes\n",
    ]
    files["Gemfile"] = gems
    let excluded = try #require(try settings(files).first { $0.hasPrefix("exclude: ") })
    for pattern in ["\"/STYLE.md\"", "\"/a/c.md\"", "\"/lib/**/*.md\"", "\"/news/README.md\""] {
      #expect(excluded.contains(pattern) == isLeftOut, "\(pattern) in \(excluded)")
    }
    for pattern in ["index.md", "a/b.md", "\"/news/**", "h[i]"] { #expect(!excluded.contains(pattern), "\(excluded)") }
    #expect(excluded.ranges(of: "/CHANGELOG.md").count == 1)
  }

  /// Where no page has front matter, something else adds it; a project without an index page begins with its README.
  @Test func somePagesWithoutFrontMatterStay() throws {
    let gems = "gem 'jekyll'\n"
    let none = try settings(["_config.yml": "title: J\n", "Gemfile": gems, "index.md": "# Home\n", "a.md": "# A\n"])
    #expect(none.first { $0.hasPrefix("exclude: ") }?.contains("\"/a.md\"") == false)
    let readme = try settings([
      "_config.yml": "title: J\n", "Gemfile": gems, "README.md": "# Home\n", "a.md": Self.page,
    ])
    #expect(readme.first { $0.hasPrefix("exclude: ") }?.contains("README") == false)
    for page in ["permalink: /\n", "permalink: /a/\n"] {
      let lines = try settings([
        "_config.yml": "title: J\n", "Gemfile": gems, "README.md": "# Project\n",
        "pages/start.md": "---\ntitle: S\n\(page)---\n\nText.\n",
      ])
      let isLeftOut = lines.first { $0.hasPrefix("exclude: ") }?.contains("\"/README.md\"")
      #expect(isLeftOut == page.contains(" /\n"), "\(lines)")
    }
  }

  /// Links to pages that are published below a folder of another name do not make that folder another site.
  @Test func publishedFoldersOfJekyllAreNotElsewhere() throws {
    let lines = try settings([
      "_config.yml": "title: J\nbaseurl: /t\npermalink: /:year/:title/\n", "_posts/2024-05-01-a.md": Self.page,
      "index.md": "[a](/2024/a/) [b](/people/b/)",
    ])
    #expect(lines.contains("links: {prefixes: [\"/t\"], external: [\"/people\"]}"), "\(lines)")
  }

  /// Neither do links to a former address make its folder another site.
  @Test func formerFoldersOfJekyllAreNotElsewhere() throws {
    let lines = try settings([
      "_config.yml": "title: J\nbaseurl: /t\npermalink: pretty\n", "index.md": "[a](/old/a/) [b](/old/b/) [c](/c/d/)",
      "a.md": "---\ntitle: A\nredirect_from: [/old/a/]\n---\n\nText.\n",
    ])
    #expect(lines.contains("links: {prefixes: [\"/t\"], external: [\"/c\"]}"), "\(lines)")
  }

  @Test(arguments: [
    ("2017-3-27-cards-3.1.md", "", "2017/03/27/cards-3.1/index.html"),
    ("2017-12-1-a.md", "", "2017/12/01/a/index.html"),
    ("a.md", "date: 2017-3-7 10:00\n", "2017/03/07/a/index.html"),
    ("2017-03-27.md", "", "2017/03/27/2017-03-27/index.html"),
    ("2017-13-27-a.md", "", "posts/2017-13-27-a.html"), ("2017-3-270-a.md", "", "posts/2017-3-270-a.html"),
    ("20170-3-2-a.md", "", "posts/20170-3-2-a.html"), ("2017-3.md", "", "posts/2017-3.html"),
  ])
  func datesCanHaveOneDigit(_ name: String, _ field: String, _ path: String) async throws {
    let site = try await build(
      ["docs/index.md": "# Home\n", "docs/_posts/\(name)": "---\ntitle: A\n\(field)---\n\nText.\n"],
      "content: docs\npermalinks: {_posts: '/:year/:month/:day/:name/'}\n")
    #expect(site.pages.contains(path), "\(site.pages.sorted())")
  }

  @Test func longNumbersAreNoDates() {
    #expect(WrittenDate(String(repeating: "1", count: 60_000)) == nil)
    #expect(WrittenDate("2024-" + String(repeating: "1-", count: 60_000))?.rest.utf8.count == 119_997)
  }

  // MARK: mdBook

  /// The report counts the pages that mdBook does not publish; a book with an index page needs no other home page.
  @Test func pagesThatAreNoChaptersAreCounted() throws {
    let files = [
      "book.toml": "", "src/SUMMARY.md": "# Summary\n\n- [Home](./README.md)\n", "src/README.md": "# Home\n",
      "src/a.md": "# A\n", "src/b.md": "# B\n",
    ]
    let site = try #require(try ForeignSite.recognize(.memory(texts: files), name: "name", at: ""))
    #expect(
      site.byHand.contains(
        "2 pages that SUMMARY.md does not name, such as a.md, are left out, as mdBook does: name there what readers need"
      ))
    #expect(!site.configuration.contains("\nhome:"))
  }

  // MARK: MkDocs

  /// What plugins, hooks, and extensions do to pages is named; what takes nothing away is not.
  @Test func partsOfMkDocsAreNamed() throws {
    let settings = """
      site_url: https://m.org
      hooks: [docs/hooks.py]
      plugins:
        - search
        - material/blog
        - mkdocstrings:
            x: !ENV [A, B]
        - own
      markdown_extensions:
        toc: {permalink: true}
        pymdownx.keys: {}
        pymdownx.progressbar: {}
        own_marks: {}
        pymdownx.snippets:
          auto_append: [includes/words.md]

      """
    let files = ["mkdocs.yml": settings, "docs/index.md": "Press ++ctrl+c++.\n\n[==50%]\n", "docs/a.md": "# A\n"]
    let site = try #require(try ForeignSite.recognize(.memory(texts: files), name: "name", at: ""))
    #expect(
      site.byHand == [
        "plugin mkdocstrings: `::: name` shows text from code; write it in the pages, or link to the reference",
        "plugin blog: posts have the addresses of their files, and lists of categories and of years are not made",
        "plugins that are not run: own",
        "hooks that are not run: docs/hooks.py; write in the pages what they change",
        "Markdown extensions that are not known: own_marks",
        "files that pymdownx.snippets appends to each page: includes/words.md",
        "Markdown extension pymdownx.progressbar is not read; it is used on about 1 page",
      ])
  }

  /// Plugins can be a mapping, and their options can have lists, tags of MkDocs, and anchors.
  @Test(arguments: [
    "", "    x: !ENV [A, B]\n", "    x: !!python/object/apply:a.b\n      kwds: {c: d}\n", "    x: *other\n",
  ])
  func pluginsOfMkDocsCanBeAMapping(_ option: String) throws {
    let settings =
      "site_url: https://m.org\nplugins:\n  # more\n  search: {}\n  own:\n    words:\n      - One\n      - Two\n"
      + option + "  mike:\n    alias_type: copy\n"
    let files = ["mkdocs.yml": settings, "docs/index.md": "# M\n", "docs/dev/index.md": "# D\n"]
    let site = try #require(try ForeignSite.recognize(.memory(texts: files), name: "name", at: ""))
    #expect(
      site.byHand == [
        "plugin mike: it publishes each version in a folder; see “versions” in site.yml",
        "plugins that are not run: own",
      ])
    #expect(site.configuration.contains("external: [\"/latest\", \"/stable\"]"), "\(site.configuration)")
  }

  /// Names that a hook may replace are worth a look where there are hooks, and outside of code.
  @Test(arguments: [
    ("hooks: [a.py]\n", "See <TABLE_OF_RULES>.\n", true), ("", "See <TABLE_OF_RULES>.\n", false),
    ("hooks: [a.py]\n", "`<YOUR_KEY>` and <KEY>\n\n```\n<A_B>\n```\n\n    ~~~\n    <A_B>\n    ~~~\n", false),
    ("hooks: [a.py]\n", "```\n<A_B\n```\n> `a` <B_C>\n", true),
  ])
  func namesThatHooksReplace(_ hooks: String, _ page: String, _ isNamed: Bool) throws {
    let files = ["mkdocs.yml": "site_name: M\n" + hooks, "docs/index.md": page]
    let site = try #require(try ForeignSite.recognize(.memory(texts: files), name: "name", at: ""))
    #expect(site.byHand.contains { $0.hasPrefix("names such as “<") } == isNamed, "\(site.byHand)")
  }

  /// Files that are put behind each page, by the folders that they may be in.
  @Test(arguments: [
    ("auto_append: [links.txt]\n      base_path: [docs/.parts, more]", ["docs/.parts/links.txt"]),
    (
      "auto_append:\n        - links.txt\n        - words.md\n      base_path: docs/.parts",
      ["docs/.parts/links.txt", "docs/.parts/words.md"]
    ),
    ("auto_append: [inc/links.md, ../x.md, 'inc/links.md:1:2']", ["inc/links.md"]), ("auto_append: [code.py]", []),
    ("base_path: docs/.parts", []),
  ])
  func appendedFilesOfMkDocs(_ options: String, _ expected: [String]) throws {
    let files = [
      "mkdocs.yml": "site_name: M\nmarkdown_extensions:\n  - pymdownx.snippets:\n      \(options)\n",
      "docs/index.md": "# M\n", "docs/.parts/links.txt": "[a]: https://a.b\n*[A]: B\n",
      "docs/.parts/words.md": "*[A]: B\n", "inc/links.md": "[a]: https://a.b\n", "code.py": "a\n",
    ]
    let site = try #require(try ForeignSite.recognize(.memory(texts: files), name: "name", at: ""))
    let list = expected.map { "\"\($0)\"" }.joined(separator: ", ")
    #expect(site.configuration.contains("\nappend: [\(list)]\n") == !expected.isEmpty, "\(site.configuration)")
    #expect(site.configuration.contains("\nappend:") == !expected.isEmpty)
  }

  /// Plugins of MkDocs that lead references to headings.
  @Test(arguments: [
    ("[search, autorefs]", true), ("\n  - mkdocstrings:\n      handlers: {}", true), ("[search]", false),
  ])
  func referencesOfMkDocs(_ plugins: String, _ areRead: Bool) throws {
    let files = ["mkdocs.yml": "site_name: M\nplugins: \(plugins)\n", "docs/index.md": "# M\n"]
    let site = try #require(try ForeignSite.recognize(.memory(texts: files), name: "name", at: ""))
    #expect(site.configuration.contains("anchors: mkdocs, heading-references: true}") == areRead)
  }

  /// Text behind each page, and files that cannot be.
  @Test func filesAreAppendedToPages() async throws {
    let files = [
      "Content/a.md": "# A\n\n[x] and [y]\n", "Content/b.md": "# B\n\n[x]\n", "docs/.parts/links.txt": "[x]: a.md\n",
      "long.txt": String(repeating: "x", count: 250_001),
    ]
    let site = try await build(files, "append: [docs/.parts/links.txt, gone.md, ../a.md, .git/a.txt, a.py, long.txt]\n")
    #expect(site.pages.isSuperset(of: ["a.html", "b.html"]))
    let found = site.findings.filter { $0.hasPrefix("“append”") }
    #expect(found.count == 5 && found.contains("“append” names “gone.md”, which does not exist"), "\(found)")
    #expect(found.contains("“append” names “long.txt”, which has more than 250000 bytes"), "\(found)")
  }

  /// MkDocs knows no slugs, except in posts of a blog.
  @Test(arguments: [("a.md", "", true), ("blog/posts/a.md", "plugins: [blog]\n", false)])
  func pagesOfMkDocsKeepTheirAddresses(_ page: String, _ plugins: String, _ isLeftAlone: Bool) throws {
    let files = [
      "mkdocs.yml": "site_name: M\n" + plugins, "docs/index.md": "# M\n",
      "docs/\(page)": "---\ntitle: A\nslug: b\n---\n",
    ]
    let site = try #require(try ForeignSite.recognize(.memory(texts: files), name: "name", at: "")).owning([])
    #expect(site.configuration.contains("front-matter: [\"slug\"]") == isLeftAlone, "\(site.configuration)")
  }

  /// What is left of an older tool moves no pages.
  @Test(arguments: [
    ("astro.config.mjs", "export default {integrations: [starlight({title: 'S'})]}", "src/content/docs", "url", true),
    ("astro.config.mjs", "export default {integrations: [starlight({title: 'S'})]}", "src/content/docs", "slug", false),
    ("docusaurus.config.js", "module.exports = {title: 'D', presets: [['classic', {}]]}", "docs", "permalink", true),
    ("docusaurus.config.js", "module.exports = {title: 'D', presets: [['classic', {}]]}", "docs", "slug", false),
    ("book.toml", "[book]\ntitle = 'B'\n", "src", "permalink", true),
    ("hugo.toml", "title = 'H'\n", "content", "permalink", true),
    ("hugo.toml", "title = 'H'\n", "content", "url", false),
  ])
  func keysOfOtherToolsMoveNoPages(
    _ name: String, _ settings: String, _ folder: String, _ key: String, _ isLeftAlone: Bool
  ) throws {
    let files = [
      name: settings, "\(folder)/index.md": "# Home\n",
      "\(folder)/a.md": "---\ntitle: A\n\(key): /b/\n---\n\nText.\n",
    ]
    let site = try #require(try ForeignSite.recognize(.memory(texts: files), name: "name", at: "")).owning([])
    #expect(site.configuration.contains("front-matter: [\"\(key)\"]") == isLeftAlone, "\(site.configuration)")
  }

  /// Jekyll reads no `url`, and shows descriptions of pages where a layout does.
  @Test func pagesOfJekyllKeepTheirAddressesAndDescriptions() throws {
    let files = [
      "_config.yml": "title: J\n", "a.md": "---\nurl: /b\ndescription: D\n---\n",
      "_layouts/page.html": "<h1>{{ page.title }}</h1>\n<p>{{ page.description }}</p>",
    ]
    let site = try #require(try ForeignSite.recognize(.memory(texts: files), name: "name", at: "")).owning([])
    #expect(site.configuration.contains("front-matter: [\"url\"]"), "\(site.configuration)")
    #expect(!site.configuration.contains("hide-descriptions"))
  }

  @Test(arguments: ["true", "false"])
  func descriptionsCanBeHidden(_ setting: String) async throws {
    let output = MemoryOutput()
    var options = PipelineOptions()
    options.failOn = nil
    let files = [
      "Content/site.yml": "version: 1\ntitle: T\nhide-descriptions: \(setting)\n",
      "Content/a.md": "---\ntitle: A\ndescription: Mine.\n---\n\nText.\n",
    ]
    _ = try await Pipeline(files: .memory(texts: files), options: options).run(into: output)
    let page = try #require(output.files["a.html"].map { String(decoding: $0, as: UTF8.self) })
    #expect(page.contains("<p class=\"lead\">Mine.</p>") == (setting == "false"))
    #expect(page.contains("<meta name=\"description\" content=\"Mine.\">"))
  }

  /// Only sites whose tables have such code need the setting.
  @Test(arguments: [
    ("| a | b |\n|---|\n| c | d |\n", false), ("<p>a</p>\n*b*\n", true), ("<p>a</p>\n\nb\n", false),
    ("| a |\n|---|\n| `b|c` |\n", true), ("| a |\n|---|\n| `b\\|c` | `d` |\n", false), ("`b|c`\n", false),
  ])
  func pipesInCodeOfMkDocsAndJekyll(_ page: String, _ isSet: Bool) throws {
    let lines = try settings(["mkdocs.yml": "site_name: M\n", "docs/index.md": page])
    #expect(lines.contains("pipes-in-code: true") == isSet, "\(lines)")
    let others = try settings(["_config.yml": "title: J\n", "index.md": page])
    #expect(others.contains("pipes-in-code: true") == (isSet || page.contains("|---|\n| c")), "\(others)")
  }

  // MARK: mdBook

  @Test(arguments: [
    ("hidden-lines: {rust: \"#\"}", 0), ("hidden-lines: {rust: \"\"}", 1), ("hidden-lines: {rust: [a]}", 1),
    ("hidden-lines: rust", 1), ("hidden-lines: {rust: \"# a\", c: }", 2),
  ])
  func hiddenLinesOfCode(_ setting: String, _ count: Int) async throws {
    let site = try await build(["docs/a.md": "# A\n\n```rust\n# b\nc\n```\n"], setting + "\n")
    #expect(site.findings.count { $0.contains("hidden-lines") } == count, "\(site.findings)")
  }

  @Test(arguments: [
    ("smart-punctuation = true", true), ("curly-quotes = true", true), ("smart-punctuation = false", false),
  ])
  func punctuationIsNamed(_ setting: String, _ isNamed: Bool) throws {
    let files = ["book.toml": "[output.html]\n\(setting)\n", "src/a.md": "# A\n"]
    let site = try #require(try ForeignSite.recognize(.memory(texts: files), name: "name", at: ""))
    #expect(site.byHand.contains { $0.contains("smart-punctuation") } == isNamed, "\(site.byHand)")
  }

  // MARK: Hugo

  /// A slug is the last part of an address, and not a file of its own.
  @Test(arguments: [
    ("docs/s.md", "slug: ess", "docs/ess/index.html"), ("docs/b/index.md", "slug: ess", "docs/ess/index.html"),
    ("docs/b/_index.md", "slug: ess", "docs/b/index.html"), ("s.md", "slug: ess", "ess/index.html"),
    ("docs/s.md", "slug: ess.html", "docs/ess.html"),
    ("docs/s.md", "url: /x/y/", "x/y/index.html"), ("docs/s.md", "url: /x/y", "x/y/index.html"),
    ("docs/s.md", "url: /x/y.html", "x/y.html"),
  ])
  func slugsAreFolders(_ source: String, _ field: String, _ path: String) async throws {
    let site = try await build(
      ["content/_index.md": "# Home\n", "content/\(source)": "---\ntitle: S\n\(field)\n---\n\nText.\n"],
      "content: content\npermalinks: {.: '/:path/'}\n")
    #expect(site.pages.contains(path), "\(site.pages.sorted())")
    #expect(site.findings == [])
  }

  /// Images lie in the folders of pages; their own names stay.
  @Test(arguments: [("/docs/a/X.png", true), ("/docs/a/x.png", false), ("X.png", true)])
  func imagesInFoldersWithCapitals(_ address: String, _ isFound: Bool) async throws {
    let site = try await build(
      [
        "content/index.md": "# Home\n", "content/Docs/A/_index.md": "# A\n\n![An x](\(address))\n",
        "content/Docs/A/X.png": "x",
      ], "content: content\nlowercase-addresses: true\n")
    #expect(site.findings.isEmpty == isFound, "\(site.findings)")
  }

  @Test(arguments: [
    ("a/PRs.md", "", "permalinks: {.: '/:path/'}\n", "a/prs/index.html"), ("a/PRs.md", "", "", "a/prs.html"),
    ("Docs/_index.md", "", "permalinks: {.: '/:path/'}\n", "docs/index.html"),
    ("a.md", "slug: ARI-RFC\n", "permalinks: {.: '/:path/'}\n", "ari-rfc/index.html"),
    ("a.md", "slug: ARI-RFC\n", "", "ari-rfc.html"), ("a.md", "permalink: /A/B/\n", "", "A/B/index.html"),
  ])
  func addressesAreLowercase(_ source: String, _ field: String, _ permalinks: String, _ path: String) async throws {
    let link = path.replacing("index.html", with: "")
    let site = try await build(
      [
        "content/index.md": "# Home\n\n[a](/\(link))\n", "content/\(source)": "---\ntitle: A\n\(field)---\n\nText.\n",
      ], "content: content\nlowercase-addresses: true\n" + permalinks)
    #expect(site.pages.contains(path), "\(site.pages.sorted())")
    #expect(site.findings == [])
  }

  /// The settings of Hugo, a page, and whether addresses have to be made lowercase.
  @Test(arguments: [
    ("", "a/PRs.md", Self.page, true), ("", "a/b.md", "---\nslug: RFC\n---\n", true), ("", "a/b.md", Self.page, false),
    ("", "a/README.md", Self.page, false), ("disablePathToLower: true\n", "a/PRs.md", Self.page, false),
  ])
  func capitalsAreNoticed(_ setting: String, _ source: String, _ text: String, _ isLowercase: Bool) throws {
    let lines = try settings(["hugo.yaml": "title: H\n" + setting, "content/\(source)": text])
    #expect(lines.contains("lowercase-addresses: true") == isLowercase, "\(lines)")
  }

  @Test func blanksAreNoticed() throws {
    let lines = try settings(["hugo.yaml": "title: H\n", "content/a b/c.md": Self.page])
    #expect(lines.contains("lowercase-addresses: hyphens"), "\(lines)")
  }

  /// Sections can be published as files, and links to these are not links to another site.
  @Test(arguments: [
    ("hugo.toml", "title = 'H'\n[uglyURLs]\npost = true\nother = false\n[permalinks]\npost = '/:year/:month/:slug/'\n"),
    ("hugo.yaml", "title: H\nuglyURLs: {post: true, other: false}\npermalinks: {post: '/:year/:month/:slug/'}\n"),
  ])
  func sectionsCanBeFiles(_ name: String, _ text: String) async throws {
    var files = [name: text, "content/_index.md": Self.page, "content/other/x.md": "---\ntitle: X\n---\n\nText.\n"]
    for day in 1...3 {
      files["content/post/\(day).md"] =
        "---\ntitle: P\(day)\nslug: why-\(day)\ndate: 2015-11-0\(day)\n---\n\n[p](/2015/11/why-\(day % 3 + 1).html)\n"
    }
    let lines = try settings(files)
    let permalinks = "permalinks: {\".\": \"/:path/\", \"post\": \"/:year/:month/:slug\"}"
    #expect(lines.contains(permalinks), "\(lines)")
    #expect(!lines.contains { $0.contains("external") }, "\(lines)")
    let site = try await build(files, "content: content\n\(permalinks)\n")
    #expect(site.pages.contains("2015/11/why-1.html") && site.pages.contains("other/x/index.html"))
    #expect(site.findings == [])
  }

  /// A section without a pattern stays in its folder.
  @Test func sectionsOfFilesNeedNoPattern() throws {
    let lines = try settings([
      "hugo.toml": "title = 'H'\n[uglyURLs]\npost = true\n", "content/post/a.md": Self.page, "content/b.md": Self.page,
    ])
    #expect(lines.contains("permalinks: {\".\": \"/:path/\", \"post\": \"/post/:path\"}"), "\(lines)")
  }

  /// Languages have files of their own in the folder of the settings.
  @Test(arguments: [
    ("languages.en.toml", "title = \"Real\"\ncontentDir = 'content/english'\n"),
    ("languages.toml", "[en]\ntitle = 'Real'\ncontentDir = 'content/english'\n"),
    ("languages.en.yaml", "title: Real\ncontentDir: content/english\n"),
    ("languages.yml", "en:\n  title: Real\n  contentDir: content/english\n"),
  ])
  func settingsOfLanguagesHaveFiles(_ name: String, _ text: String) throws {
    let files = [
      "config/_default/hugo.toml": "baseURL = 'https://h.i/'\n", "config/_default/\(name)": text,
      "config/_default/languages.de.toml": "title = 'Anders'\ncontentDir = 'content/deutsch'\n",
      "config/_default/menus.en.yaml": "main:\n  - name: A\n    identifier: a\n",
      "config/_default/params.en.toml": "shop = 'S'\nlong = \"\"\"\na\n\"\"\"\n",
      "content/english/a.md": "{{% param shop %}} {{% param long %}}\n", "content/deutsch/a.md": "# A\n",
    ]
    let site = try #require(try ForeignSite.recognize(.memory(texts: files), name: "name", at: ""))
    let lines = site.configuration.split(separator: "\n").map(String.init)
    for line in ["title: \"Real\"", "content: \"content/english\"", "  \"site.params.shop\": \"S\""] {
      #expect(lines.contains(line), "\(site.configuration)")
    }
    #expect(!site.configuration.contains("site.params.long"))
    #expect(site.byHand.contains { $0.hasPrefix("translations in de:") }, "\(site.byHand)")
    #expect(site.byHand.contains { $0.hasPrefix("menus in the settings:") }, "\(site.byHand)")
  }

  /// Texts in the data of folders, unless `site.yml` cannot name the folder.
  @Test(arguments: [("en", true), ("a/b", true), ("a: b", true), ("a\\b", false)])
  func dataOfFoldersIsRead(_ folder: String, _ isRead: Bool) async throws {
    let name = folder.split(separator: "/").last.map(String.init) ?? folder
    let files = [
      "eleventy.config.js": "module.exports = {dir: {input: 'src'}};", "src/index.md": "# Home\n\n{{ shop }}\n",
      "src/\(folder)/\(name).json": #"{"shop": "S", "unused": "U"}"#,
      "src/\(folder)/page.md": "# A\n\nAt {{ shop }}.\n",
    ]
    let lines = try settings(files)
    #expect(lines.contains("    \"shop\": \"S\"") == isRead, "\(lines)")
    #expect(!lines.contains { $0.contains("unused") })
    let all = files.merging([SiteConfiguration.path: lines.joined(separator: "\n")]) { $1 }
    let (result, _) = try await Pipeline(files: .memory(texts: all)).build()
    #expect(result.diagnostics.filter { $0.location?.path == SiteConfiguration.path } == [])
    // The home page is in none of the folders.
    #expect(result.diagnostics.contains { $0.location?.path == "src/index.md" })
    #expect(result.diagnostics.contains { $0.location?.path == "src/\(folder)/page.md" } == !isRead)
  }

  // MARK: Front matter

  /// A switch of a layout is not a name.
  @Test(arguments: [("true", "Long title"), ("false", "Long title"), ("'true'", "true"), ("Short", "Short")])
  func switchesAreNoNames(_ value: String, _ label: String) async throws {
    let all = [
      SiteConfiguration.path: "version: 1\ntitle: Site\n", "Content/index.md": "# Home\n",
      "Content/a.md": "---\ntitle: Long title\nshort_title: \(value)\n---\n\nText.\n",
    ]
    let (result, _) = try await Pipeline(files: .memory(texts: all)).build()
    let page = try #require(result.library.pages.first { $0.path == "a.html" })
    #expect((page.frontMatter.label ?? page.title) == label)
  }
}
