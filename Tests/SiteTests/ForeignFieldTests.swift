import Diagnostics
import Files
import Testing

@testable import Site

/// What fields of front matter mean that pages were given for other tools.
@Suite struct ForeignFieldTests {
  private func build(_ files: [String: String]) async throws -> (result: SiteResult, site: [String: String]) {
    let settings = [SiteConfiguration.path: "version: 1\ntitle: Site\ncontent: docs\n"]
    return try await Pipeline(files: .memory(texts: settings.merging(files) { $1 })).build()
  }

  @Test(arguments: [
    ("M&eacute;tricas", "Métricas"), ("&#77;&#xE9;tricas", "Métricas"), ("A &ndash; B", "A – B"), ("R&D", "R&D"),
    ("A&nbsp;B", "A B"), ("&amp;lt;", "&lt;"), ("&none; &#0; &;", "&none; &#0; &;"), ("&#x110000;", "&#x110000;"),
    ("Drafts with `save` and `2**8`", "Drafts with save and 2**8"), ("The ` key", "The ` key"),
  ])
  func titlesHaveCharactersForTheirReferences(_ title: String, _ shown: String) {
    #expect(PlainDescription.title(title) == shown)
  }

  /// Pages that a program makes lead nowhere, and others to an address of their own.
  @Test(
    arguments: [
      ("editUrl: false", nil), ("editLink: false", nil), ("custom_edit_url: null", nil),
      ("editUrl: https://e.example/a", "https://e.example/a"), ("editUrl: true", "https://g.example/docs/a.md"),
      ("editUrl: \"javascript:alert(1)\"", "https://g.example/docs/a.md"),
    ] as [(String, String?)])
  func pagesSayWhereTheyAreEdited(_ field: String, _ address: String?) async throws {
    let (_, site) = try await build([
      SiteConfiguration.path: "version: 1\ntitle: Site\ncontent: docs\nedit: https://g.example/\n",
      "docs/a.md": "---\ntitle: A\n\(field)\n---\n\nText.\n",
    ])
    let page = try #require(site["a.html"])
    #expect(page.contains("example/") == (address != nil))
    if let address { #expect(page.contains("href=\"\(address)\""), "\(page)") }
  }

  /// The heading is the title, whatever is before it.
  @Test func pagesCanHideTheirTitles() async throws {
    let (result, site) = try await build([
      "docs/a.md": "---\ntitle: compose\nhide_title: true\n---\n\n&nbsp;\n\n# `compose(...f)`\n\nText.\n",
      "docs/b.md": "---\ntitle: Own\nhide_title: true\n---\n\n## Section\n\nText.\n",
    ])
    let page = try #require(site["a.html"])
    #expect(page.ranges(of: "<h1").count == 1)
    #expect(result.library.pages.map(\.title) == ["compose(...f)", "Own"])
    #expect(!result.diagnostics.contains { $0.rule == "page/heading-order" })
  }

  /// The place in a menu counts where the page has no other, wherever that stands.
  @Test func pagesHaveTheirPlacesInMenus() async throws {
    let menu = { (weight: Int) in "menu:\n  docs:\n    weight: \(weight)\n    name: M\(weight)\n    parent: x\n" }
    let (result, _) = try await build([
      "docs/a.md": "---\ntitle: A\n\(menu(20))---\n\nText.\n", "docs/b.md": "---\ntitle: B\n\(menu(10))---\n\nText.\n",
      "docs/c.md": "---\ntitle: C\n\(menu(1))weight: 30\nlinkTitle: L\n---\n\nText.\n",
      "docs/d.md": "---\ntitle: D\nmenu: main\n---\n\nText.\n",
    ])
    #expect(result.library.pages.map(\.frontMatter.order) == [20, 10, 30, nil])
    #expect(result.library.pages.map(\.frontMatter.label) == ["M20", "M10", "L", nil])
  }

  @Test(
    arguments: [
      ("lang: ar", "ar"), ("language: pt_BR", "pt-BR"), ("locale: zh-Hans", "zh-Hans"), ("language: swift", nil),
      ("lang: \"en-<x\"", nil),
    ] as [(String, String?)])
  func pagesNameTheirLanguages(_ field: String, _ language: String?) async throws {
    let (result, _) = try await build(["docs/a.md": "---\ntitle: A\n\(field)\n---\n\nText.\n"])
    #expect(result.library.pages.first?.frontMatter.language == language)
  }

  /// A value that ours cannot have is not a slip.
  @Test(arguments: [("descriptions: A", "page/misspelled-key"), ("untranslated: true", "site/unknown-key")])
  func nearKeysAreReported(_ field: String, _ rule: String) async throws {
    let (result, _) = try await build(["docs/a.md": "---\ntitle: A\n\(field)\n---\n\nText.\n"])
    let findings = result.diagnostics.filter { $0.rule == rule }
    #expect(findings.count == 1 && result.diagnostics.count == 1)
  }

  /// Languages that the new site leaves out, and menus that it does not read, are told.
  @Test(arguments: [
    [
      "hugo.toml":
        "title = 'H'\n[languages.en]\ncontentDir = 'content/en'\n[languages.ja]\ncontentDir = 'content/ja'\n"
        + "[languages.en.menu]\n[[languages.en.menu.docs]]\nidentifier = 'a'\nweight = 1\n"
    ],
    [
      "hugo.yaml":
        "title: H\nlanguages:\n  en: {label: English}\nmenus:\n  docs:\n  - {identifier: a, weight: 1}\n"
    ],
  ])
  func hugoTellsWhatIsLeftOut(_ settings: [String: String]) throws {
    let pages = ["content/en/a.md": "", "content/ja/a.md": ""]
    let files = FileTree.memory(texts: pages.merging(settings) { $1 })
    let site = try #require(try ForeignSite.recognize(files, name: "name", at: ""))
    #expect(site.tool == "Hugo" && site.content == "content/en")
    #expect(site.byHand.contains("translations in ja: build each as a site of its own"), "\(site.byHand)")
    #expect(site.byHand.contains { $0.hasPrefix("menus in the settings") }, "\(site.byHand)")
  }

  /// Pages can lead to translations, which are sites of their own.
  @Test(arguments: [
    ("[a](/ja/)", true), ("[a](/ja)", true), ("<a href=\"/ja/b#c\">", true), ("[a]: /ja/", true), ("[a](/jam/)", false),
    ("[a](ja/)", false), ("[a](/b/ja/)", false), ("/", false),
  ])
  func linksToTranslationsLeadToOtherSites(_ link: String, _ isExternal: Bool) throws {
    let files = FileTree.memory(texts: [
      "hugo.toml": "title = 'H'\n", "content/en/a.md": link, "content/ja/a.md": "[b](/ja/)",
      "content/de/a.md": "[b](/ja/)",
    ])
    let site = try #require(try ForeignSite.recognize(files, name: "name", at: ""))
    #expect(site.configuration.contains("external: [\"/ja\"]") == isExternal, "\(site.configuration)")
  }

  @Test(arguments: [
    ("hugo.toml", "title = 'H'\n[markup.goldmark.parser]\nautoDefinitionTermID = true\n", true),
    ("hugo.yaml", "title: H\nmarkup: {goldmark: {parser: {autoDefinitionTermID: true}}}\n", true),
    ("hugo.toml", "title = 'H'\n[markup.goldmark.parser]\nautoDefinitionTermID = false\n", false),
  ])
  func hugoGivesTermsAnchors(_ name: String, _ settings: String, _ haveAnchors: Bool) throws {
    let files = FileTree.memory(texts: [name: settings, "content/_index.md": ""])
    let site = try #require(try ForeignSite.recognize(files, name: "name", at: ""))
    #expect(site.configuration.contains("term-anchors: true") == haveAnchors)
  }

  @Test(arguments: [
    ("hugo.toml", "title = 'H'\n[markup.goldmark.parser]\nautoHeadingIDType = 'blackfriday'\n", true),
    ("hugo.yaml", "title: H\nmarkup: {goldmark: {parser: {autoHeadingIDType: blackfriday}}}\n", true),
    ("hugo.toml", "title = 'H'\n[markup.goldmark.parser]\nautoHeadingIDType = 'github'\n", false),
  ])
  func hugoCanHaveAnchorsOfBlackfriday(_ name: String, _ settings: String, _ hasThem: Bool) throws {
    let files = FileTree.memory(texts: [name: settings, "content/_index.md": ""])
    let site = try #require(try ForeignSite.recognize(files, name: "name", at: ""))
    #expect(site.configuration.contains("anchors: blackfriday") == hasThem)
  }

  /// Hugo looks for regular expressions in paths; those that are plain texts become patterns.
  @Test(arguments: [
    ("'README.md'", "exclude: [\"README.md\"]"), ("'README\\.md$'", "exclude: [\"README.md\"]"),
    ("'\\.foo\\.md$'", "exclude: [\"*.foo.md\"]"), ("'_files/'", "exclude: [\"*_files/\"]"),
    ("'content/b/c'", "exclude: [\"/b/c.md\"]"), ("'z.foo', 'README.md'", "exclude: [\"/z.foo.md\", \"README.md\"]"),
    ("'^README.md$'", nil), ("'[a-z]+'", nil), ("'README.*'", nil), ("'none.md'", nil), ("'.'", nil), ("''", nil),
    ("'\\d\\.md$'", nil), ("'a|b'", nil),
  ])
  func hugoIgnoresFiles(_ expressions: String, _ setting: String?) throws {
    let files = FileTree.memory(texts: [
      "hugo.toml": "title = 'H'\nignoreFiles = [\(expressions)]\n", "content/_index.md": "", "content/README.md": "",
      "content/a_files/x.md": "", "content/z.foo.md": "", "content/b/c.md": "", "README.md": "",
    ])
    let site = try #require(try ForeignSite.recognize(files, name: "name", at: ""))
    let line = site.configuration.split(separator: "\n").first { $0.hasPrefix("exclude") }
    #expect(line.map(String.init) == setting, "\(site.configuration)")
  }

  /// A program may put pages where Git ignores them.
  @Test(arguments: [
    ("content/docs/", "content/docs is left out, as Git ignores it: if a program puts the 1 page of docs there"),
    ("/content/x", "content/x is left out, as Git ignores it: if a program puts pages there"),
    ("content/*.md", nil), ("docs/y", nil), ("#content/docs/", nil), ("content/../docs", nil),
  ])
  func foldersWithPagesThatGitIgnoresAreTold(_ pattern: String, _ note: String?) throws {
    let files = FileTree.memory(texts: [
      ".gitignore": "*.log\n\(pattern)\n", "hugo.toml": "title = 'H'\n", "content/_index.md": "", "docs/a.md": "",
    ])
    let site = try #require(try ForeignSite.recognize(files, name: "name", at: ""))
    let told = site.byHand.first { $0.contains("Git ignores") }
    #expect(note.map { told?.hasPrefix($0) == true } ?? (told == nil), "\(site.byHand)")
  }

  /// Git has files that its patterns name, if they were added by force or before.
  @Test func pagesThatGitHasAreKept() throws {
    let files = FileTree.memory(texts: [
      ".gitignore": "resources/\n*.tmp.md\n", "hugo.toml": "title = 'H'\n", "content/_index.md": "",
      "content/resources/_index.md": "", "content/a.tmp.md": "", "content/b.tmp.md": "", "resources/x.md": "",
    ])
    let site = try #require(
      try ForeignSite.recognize(
        files, name: "name", at: "",
        tracked: ["content/resources/_index.md", "content/a.tmp.md", "resources/x.md"]))
    #expect(site.configuration.contains("exclude: [\"!/a.tmp.md\", \"!/resources/\"]"), "\(site.configuration)")
  }

  @Test(arguments: [
    (["layouts/_shortcodes/a.html"], "layouts/_shortcodes"), (["layouts/shortcodes/a.html"], "layouts/shortcodes"),
    (["layouts/shortcodes/a.html", "layouts/_shortcodes/a.html"], "layouts/_shortcodes, layouts/shortcodes"),
  ])
  func hugoNamesTheFolderOfShortcodes(_ templates: [String], _ folders: String) throws {
    let texts = Dictionary(uniqueKeysWithValues: templates.map { ($0, "") })
    let files = FileTree.memory(texts: texts.merging(["hugo.toml": "title = 'H'\n", "content/_index.md": ""]) { $1 })
    let site = try #require(try ForeignSite.recognize(files, name: "name", at: ""))
    #expect(site.byHand.contains("shortcodes of your own in \(folders): write them in Markdown"), "\(site.byHand)")
  }
}
