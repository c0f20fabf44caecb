import Diagnostics
import Files
import Testing

@testable import Site

/// Sites in several languages.
@Suite struct LanguageTests {
  private static let settings = "version: 1\ntitle: Harbor\nurl: https://example.org/docs/\nlanguages: [en, de]\n"

  private func build(_ files: [String: String]) async throws -> (result: SiteResult, site: [String: String]) {
    let files = ["Content/index.md": "# Home\n", "Content/site.yml": Self.settings].merging(files) { $1 }
    return try await Pipeline(files: .memory(texts: files)).build()
  }

  @Test(arguments: ["Content/de/a/b.md", "Content/a/b.de.md", "Content/DE/a/b.md", "Content/de/a/b.de.md"])
  func publishesTranslationsInTheFolderOfTheirLanguage(_ file: String) async throws {
    let (result, site) = try await build([
      "Content/a/b.md": "# Alerts\n\n[Home](../index.md)\n", file: "# Hinweise\n\n[Start](../index.md)\n",
    ])
    #expect(result.diagnostics == [])
    let page = try #require(site["de/a/b.html"])
    #expect(page.contains("<html lang=\"de\"") && page.contains(">Hinweise</h1>"))
    #expect(page.contains("Zum Inhalt springen") && page.contains("href=\"../index.html\">Start</a>"))
    #expect(site["a/b.html"]?.contains("<html lang=\"en\"") == true && site["a/b.de.html"] == nil)
    #expect(site["de/de/a/b.html"] == nil && result.library.pages.count == 3)
    #expect(Set(result.library.pages.map(\.path)) == ["index.html", "a/b.html", "de/a/b.html"])
  }

  /// Files of a site in one language may be called by it, as if there were others.
  @Test func pagesOfOneLanguageCanBeCalledByIt() async throws {
    let (result, site) = try await build([
      "Content/site.yml": "version: 1\nlanguage: en-GB\n", "Content/index.md": "# Home\n\n[B](a/b) [C](c.en.md)\n",
      "Content/a/b.en.md": "# B\n\n[C](../c.md)\n", "Content/c.en.md": "# C\n", "Content/d.md": "# D\n",
      "Content/d.en.md": "# E\n", "Content/.en.md": "# F\n", "Content/g.EN.md": "# G\n", "Content/g.en.md": "# I\n",
    ])
    #expect(result.diagnostics.filter { $0.rule != "site/undeclared-language" } == [])
    #expect(site["a/b.html"]?.contains(">B</h1>") == true && site["c.html"]?.contains(">C</h1>") == true)
    #expect(site["d.html"]?.contains(">D</h1>") == true && site["d.en.html"]?.contains(">E</h1>") == true)
    #expect(site["g.html"]?.contains(">G</h1>") == true && site["g.en.html"]?.contains(">I</h1>") == true)
    #expect(site["index.html"]?.contains("href=\"a/b.html\">B</a> <a href=\"c.html\">C</a>") == true)
  }

  /// Behind the name of a language, only a region or a script can follow.
  @Test(arguments: [
    ("bs-modal", false), ("is-used", false), ("de-main", false), ("pt-BR", true), ("sr-latn", true), ("es-419", true),
    ("de_AT", true), ("de-At", false),
  ])
  func wordsAreNoLanguages(_ folder: String, _ isLanguage: Bool) async throws {
    let (result, _) = try await build([
      "Content/site.yml": "version: 1\n", "Content/a.md": "# A\n", "Content/\(folder)/a.md": "# B\n",
    ])
    #expect(result.diagnostics.contains { $0.rule == "site/undeclared-language" } == isLanguage)
  }

  @Test func namesTranslationsForSearchEngines() async throws {
    let (_, site) = try await build(["Content/a.md": "# A\n", "Content/de/a.md": "# A\n", "Content/b.md": "# B\n"])
    let links = """
      <link rel="alternate" hreflang="en" href="https://example.org/docs/a.html">
      <link rel="alternate" hreflang="de" href="https://example.org/docs/de/a.html">
      <link rel="alternate" hreflang="x-default" href="https://example.org/docs/a.html">
      """
    #expect(site["a.html"]?.contains(links) == true && site["de/a.html"]?.contains(links) == true)
    #expect(site["de/a.html"]?.contains("rel=\"canonical\" href=\"https://example.org/docs/de/a.html\"") == true)
    // An original in place of a translation is not a translation.
    #expect(site["b.html"]?.contains("hreflang=\"x-default\"") == false)
    #expect(site["de/b.html"]?.contains("rel=\"canonical\" href=\"https://example.org/docs/b.html\"") == true)
    let map = try #require(site["sitemap.xml"])
    #expect(map.contains("/docs/de/a.html</loc>") && !map.contains("/docs/de/b.html") && site["de/sitemap.xml"] == nil)
    #expect(site["404.html"]?.contains("hreflang=\"x-default\"") == false)
  }

  @Test func leadsToTheSamePageInEachLanguage() async throws {
    let (_, site) = try await build(["Content/a/b.md": "# A\n", "Content/de/a/b.md": "---\nslug: hinweise\n---\n# A\n"])
    let page = try #require(site["a/b.html"])
    #expect(page.contains("<a href=\"../de/a/hinweise.html\" hreflang=\"de\" lang=\"de\">Deutsch</a>"))
    #expect(page.contains("<a href=\"../a/b.html\" hreflang=\"en\" lang=\"en\" aria-current=\"true\">"))
    let other = try #require(site["de/a/hinweise.html"])
    #expect(
      other.contains("<a href=\"../../a/b.html\" hreflang=\"en\"") && other.contains("aria-label=\"Sprache: Deutsch\""))
    #expect(site["de/search.html"]?.contains("<a href=\"../search.html\" hreflang=\"en\"") == true)
    #expect(site["404.html"]?.contains("<a href=\"/docs/de/404.html\" hreflang=\"de\"") == true)
    // One language needs no list.
    let (_, single) = try await build(["Content/site.yml": "version: 1\nlanguages: [de]\n"])
    #expect(single["index.html"]?.contains("class=\"languages\"") == false)
    #expect(!single.keys.contains { $0.hasPrefix("assets/languages.") })
    #expect(single["index.html"]?.contains("<html lang=\"de\"") == true)
  }

  @Test func showsOriginalsWhereTranslationsAreMissing() async throws {
    var options = PipelineOptions()
    options.failOn = nil
    let files = [
      "Content/site.yml": Self.settings, "Content/index.md": "# Home\n",
      "Content/a.md": "# A\n\n[B](b.md) [Missing](gone.md)\n\n> [!NOTE]\n> Text.\n",
      "Content/de/b.md": "# B\n\n[A](a.md)\n",
      "Content/b.md": "# B\n",
    ]
    let (result, site) = try await Pipeline(files: .memory(texts: files), options: options).build()
    let page = try #require(site["de/a.html"])
    #expect(page.contains("<p class=\"untranslated\">Diese Seite ist noch nicht übersetzt."))
    #expect(page.contains("<article class=\"prose\" lang=\"en\" dir=\"ltr\">") && page.contains("<html lang=\"de\""))
    #expect(
      page.contains("Note</p>") && !page.contains(">Hinweis<"), "the text of callouts is in the language of the text")
    #expect(page.contains("<a href=\"b.html\">B</a>") && site["de/b.html"]?.contains("class=\"untranslated\"") == false)
    #expect(site["de/index.html"]?.contains("<a href=\"a.html\" lang=\"en\">A</a>") == true, "in the navigation")
    // What is wrong with the original is said once.
    #expect(result.diagnostics.map(\.rule) == ["page/broken-link"])
    #expect(site["a.html"]?.contains("class=\"untranslated\"") == false)
  }

  /// Links of a translation, with where they lead from `de/a/c.html`.
  private static let links = [
    ("b.md", "b.html"), ("../../a/b.md", "b.html"), ("../../d.md", "../d.html"), ("../d", "../d.html"),
    ("/a/b.md", "../a/b.html"), ("/de/a/b.md", "b.html"), ("/de/d.md", "../d.html"), ("e.de.md", "e.html"),
    ("p.png", "p.png"), ("q.png", "q.png"),
    ("../../a/p.png", "p.png"), ("/docs/a/b.html", "b.html"),
  ]

  @Test(arguments: ["Content/de/a/c.md", "Content/a/c.de.md"])
  func resolvesLinksOfTranslations(_ file: String) async throws {
    // Beside its original, a translation has no folder of its language to leave.
    let links = Self.links.filter { file.hasPrefix("Content/de") || !$0.0.hasPrefix("../../") }
    let (result, site) = try await build([
      "Content/a/b.md": "# B\n", "Content/de/a/b.md": "# B\n", "Content/a/c.md": "# C\n",
      file: "# C\n\n" + links.map { "[x](\($0.0))\n" }.joined(), "Content/a/p.png": "", "Content/de/a/q.png": "",
      "Content/d.md": "# D\n", "Content/a/e.md": "# E\n", "Content/a/e.de.md": "# E\n",
    ])
    #expect(result.diagnostics.filter { $0.severity > .note } == [])
    let page = try #require(site["de/a/c.html"])
    let found = page.split(separator: "<a href=\"").dropFirst().filter { $0.contains("\">x</a>") }
    #expect(found.map { String($0.prefix { $0 != "\"" }) } == links.map(\.1))
    #expect(site["de/a/p.png"] != nil && site["de/a/q.png"] != nil && site["a/q.png"] == nil)
  }

  @Test func leadsToOtherLanguages() async throws {
    let links = ["de/a.md", "de/a.html", "de/a", "b.de.md", "/de/b.md", "de/p.png"]
    let (result, site) = try await build([
      "Content/a.md": "# A\n\n" + links.map { "[x](\($0))\n" }.joined(), "Content/de/a.md": "# A\n",
      "Content/de/p.png": "", "Content/b.de.md": "# B\n", "Content/b.md": "# B\n",
    ])
    #expect(result.diagnostics.filter { $0.severity > .note } == [])
    let targets = ["de/a.html", "de/a.html", "de/a.html", "de/b.html", "de/b.html", "de/p.png"]
    let page = try #require(site["a.html"])
    #expect(page.contains(targets.map { "<a href=\"\($0)\">x</a>" }.joined(separator: "\n")))
  }

  @Test func keepsTheOrderOfOriginals() async throws {
    let (_, site) = try await build([
      "Content/a.md": "---\norder: 2\n---\n# A\n", "Content/b.md": "---\norder: 1\n---\n# B\n",
      "Content/de/a.md": "# Eins\n", "Content/de/b.md": "# Zwei\n",
    ])
    let page = try #require(site["de/index.html"])
    let (first, second) = (page.firstRange(of: ">Zwei</a>"), page.firstRange(of: ">Eins</a>"))
    #expect(try #require(first).lowerBound < #require(second).lowerBound)
  }

  @Test func isSearchedByLanguage() async throws {
    let files = FileTree.memory(texts: [
      "Content/site.yml": Self.settings, "Content/a.md": "# Undo\n", "Content/de/a.md": "# Widerrufen\n",
      "Content/b.md": "# Sheets\n",
    ])
    let pipeline = Pipeline(files: files)
    #expect(try await pipeline.search("widerrufen", limit: 5, language: "DE").sources == ["Content/de/a.md"])
    #expect(try await pipeline.search("sheets", limit: 5, language: "de").sources == ["Content/b.md"])
    #expect(try await pipeline.search("widerrufen", limit: 5).sources == [])
    await #expect(throws: UnknownLanguage.self) { try await pipeline.search("undo", limit: 5, language: "fr") }
    let site = try await Pipeline(files: files).build().site
    #expect(site["de/search/root.js"] != nil && site["search/root.js"] != site["de/search/root.js"])
  }

  @Test(arguments: [
    ("languages: de", "is text, not a list"), ("languages: [de, DE]", "twice"),
    ("languages: [german]", "not a language tag"),
    ("languages: [pt_BR]", "did you mean “pt-BR”"), ("language: de\nlanguages: [en, de]", "begins with “en”"),
    ("languages: {de: {nam: x}}", "nam"), ("languages: [[de]]", "not a language tag"), ("languages: [../x]", "tag"),
  ])
  func reportsSettings(_ setting: String, _ message: String) {
    let file = SourceFile(path: SiteConfiguration.path, text: "version: 1\n\(setting)\n")
    let findings = SiteConfiguration.parse(file, in: .memory(texts: [:])).diagnostics
    #expect(findings.count == 1 && findings[0].summary.contains(message), "\(findings.map(\.summary))")
  }

  @Test func readsFromRightToLeft() async throws {
    let (_, site) = try await build([
      "Content/site.yml": "version: 1\nlanguages: {ar: , en: {name: English, title: Harbor}}\n",
      "Content/index.md": "# صفحة\n", "Content/a.md": "# A\n", "Content/en/a.md": "# A\n",
    ])
    #expect(site["index.html"]?.contains("<html lang=\"ar\" dir=\"rtl\"") == true)
    // What only sites in several languages need is loaded by these alone.
    let style = try #require(site.keys.first { $0.hasPrefix("assets/languages.") && $0.hasSuffix(".css") })
    #expect(site["index.html"]?.contains("<link rel=\"stylesheet\" href=\"\(style)\">") == true)
    #expect(site["en/a.html"]?.contains("<html lang=\"en\" data") == true)
    #expect(site["en/index.html"]?.contains("<article class=\"prose\" lang=\"ar\" dir=\"rtl\">") == true)
    #expect(site["en/a.html"]?.contains("<title>A – Harbor</title>") == true)
  }

  /// A preview makes the same files when they are asked for, also after a translation is added.
  @Test func isTheSameInPreviews() async throws {
    var texts = [
      "Content/site.yml": Self.settings, "Content/index.md": "# Home\n\n[A](a.md)\n", "Content/a.md": "# A\n",
      "Content/de/a.md": "# A auf Deutsch\n",
    ]
    let kept = KeptResults()
    for _ in 0..<2 {
      let files = FileTree.memory(texts: texts)
      let built = try await Pipeline(files: files).build().site
      let site = try #require(try await Pipeline(files: files).preview(keeping: kept).site)
      for (path, text) in built where path.hasSuffix(".html") || path.hasSuffix("root.js") {
        let bytes = try await site.file(path)
        #expect(bytes.map { String(decoding: $0, as: UTF8.self) } == text, "\(path)")
      }
      texts["Content/de/a.md"] = nil
      texts["Content/index.de.md"] = "# Start\n"
      texts["Content/a.md"] = "---\norder: 1\n---\n# A, changed\n"
    }
  }

  /// Lists of dialogs name the language of each, whichever language is the first.
  @Test(arguments: [("en, de", ["en", "de"]), ("de, en", ["de", "en"])])
  func namesTheLanguageOfDialogs(_ languages: String, _ expected: [String]) async throws {
    let dialog = "# A\n\n```dialog\nkind: alert\ntitle: A\nbuttons: [B]\n```\n"
    let other = "Content/\(expected[1])/a.md"
    let files = ["Content/site.yml": "version: 1\nlanguages: [\(languages)]\n", "Content/a.md": dialog, other: dialog]
    let result = try await Pipeline(files: .memory(texts: files)).run(into: nil)
    #expect(result.library.dialogs.map(\.language) == expected)
    #expect(result.library.dialogs.map(\.path) == ["a.html", "\(expected[1])/a.html"])
  }

  @Test func leavesDraftsToTheirOriginals() async throws {
    let (_, site) = try await build(["Content/a.md": "# A\n", "Content/de/a.md": "---\ndraft: true\n---\n# Entwurf\n"])
    #expect(site["de/a.html"]?.contains(">A</h1>") == true && site["de/a.html"]?.contains("untranslated") == true)
  }

  /// Nothing of one language takes the place of a file of another.
  @Test func keepsTheFoldersOfLanguages() async throws {
    let (result, _) = try await build([
      "Content/site.yml": Self.settings + "static: [static]\n", "static/de/index.html": "x",
      "Content/a.md": "---\naliases: [/de/a]\n---\n# A\n",
    ])
    #expect(result.diagnostics.filter { $0.rule == "site/duplicate-url" }.count == 2)
  }
}
