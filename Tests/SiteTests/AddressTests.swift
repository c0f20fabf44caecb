import Diagnostics
import Dialogs
import Files
import Guidelines
import Testing

@testable import Site

/// Every file of a site has an address of its own, those included that Patternbook makes.
@Suite struct AddressTests {
  private static let dialog =
    "```dialog\nid: gone\nkind: alert\ntitle: Delete this draft?\nbuttons: [Delete, {label: Cancel, role: cancel}]\n```\n"
  private static let site = """
    version: 1
    title: Site
    url: https://example.org/
    platforms: [ios]
    guidelines: [va-mobile]
    markdown: true
    mockup-files: true
    reference: true
    rules: {block/duplicate-button: off}
    """
  private static let base = [
    "Content/site.yml": site, "Content/index.md": "# Home\n", "Content/a.md": "# A\n\n" + dialog,
    "Content/section/b.md": "# B\n",
  ]

  private func build(
    _ files: [String: String], failOn: Severity? = .error
  ) async throws -> (result: SiteResult, site: [String: String]) {
    var options = PipelineOptions()
    options.failOn = failOn
    let output = MemoryOutput()
    let result = try await Pipeline(files: .memory(texts: Self.base.merging(files) { $1 }), options: options)
      .run(into: output)
    return (result, output.files.mapValues { String(decoding: $0, as: UTF8.self) })
  }

  private func page(_ alias: String) -> [String: String] {
    ["Content/mine.md": "---\ntitle: Mine\naliases: [\"\(alias)\"]\n---\n"]
  }

  /// Paths that Patternbook makes in the site above, and other ways to write them.
  static let generated = [
    "catalogue.html", "feed.xml", "llms.txt", "llms-full.txt", "search/root.js", "rules/index.html",
    "rules/va-mobile/title-filler.html", "sitemap.xml", "404.html", "search.html", "mockups/a/gone-ios-light.svg",
    "a.md", "rules/coverage.md", ".patternbook-manifest", "assets/site.0123456789.css",
    "assets/mockups.0123456789.css", "assets/catalogue-ios.0123456789.js", "search/p-0123456789.js",
    "search/w0-abcdef.js", "Catalogue.HTML", "SEARCH/Root.js", "ſearch.html",
  ]

  @Test(arguments: generated)
  func aliasesCannotTakeThem(_ path: String) async throws {
    let (result, site) = try await build(page(path))
    let errors = result.diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.rule) == ["site/duplicate-url"])
    #expect(errors.first?.location?.path == "Content/mine.md")
    #expect(errors.first?.location?.range != nil)
    #expect(site.isEmpty)
  }

  /// Aliases of one page that differ only in capitals are both published; one of another page is a fault.
  @Test func aliasesOfAPageCanDifferInCapitals() async throws {
    let page = "---\ntitle: Mine\naliases: [/old, /Old, /OLD/x/, /MINE]\n---\n"
    let (result, site) = try await build(
      ["Content/mine.md": page, "Content/other.md": "---\ntitle: Other\naliases: [/oLd]\n---\n"], failOn: nil)
    let findings = result.diagnostics.filter { $0.rule == "site/duplicate-url" }
    #expect(findings.compactMap(\.location?.path) == ["Content/other.md"], "\(findings)")
    for path in ["old.html", "Old.html", "MINE.html"] { #expect(site[path]?.contains("url=mine.html") == true) }
    #expect(site["oLd.html"] == nil && site["OLD/x/index.html"] != nil)
  }

  /// Where the search page has to be, a page needs another address.
  @Test func aPageCannotBeTheSearchPage() async throws {
    let (result, _) = try await build(["Content/search.md": "# Search\n"])
    let finding = try #require(result.diagnostics.first { $0.rule == "site/duplicate-url" })
    #expect(finding.location?.path == "Content/search.md" && finding.severity == .error)
    #expect(finding.explanation.contains("the site lacks one of them"))
    #expect(finding.explanation.contains("“slug” in front matter"))
    let (other, site) = try await build(["Content/search.md": "---\ntitle: Search\nslug: searching\n---\n"])
    #expect(!other.diagnostics.contains { $0.rule == "site/duplicate-url" })
    #expect(site["searching.html"] != nil && site["search.html"] != nil)
  }

  /// A list of the pages in a folder is only made where nobody wants something else there.
  @Test func anAliasReplacesTheIndexPageOfAFolder() async throws {
    let (result, site) = try await build(page("section/index.html"))
    #expect(!result.diagnostics.contains { $0.severity == .error })
    #expect(site["section/index.html"]?.contains("url=../mine.html") == true)
  }

  @Test(arguments: generated.filter { !$0.hasSuffix(".md") && !$0.hasPrefix(".") })
  func filesCannotTakeThem(_ path: String) async throws {
    let (result, _) = try await build(["Content/" + path: "mine"])
    let errors = result.diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.rule) == ["site/duplicate-url"])
    #expect(errors.first?.location?.path == "Content/" + path)
  }

  @Test(arguments: [
    "/feed%2Exml", "cat%61logue", "x/../llms.txt", "%66eed.xml", "search%2Froot.js", "./search/./root.js",
  ])
  func percentEscapesAndDotsMakeNoDifference(_ alias: String) async throws {
    let (result, _) = try await build(page(alias))
    #expect(result.diagnostics.filter { $0.severity == .error }.map(\.rule) == ["site/duplicate-url"])
  }

  /// A file where others need a folder.
  @Test(arguments: [
    ["Content/search": "x"], ["Content/assets": "x"], ["Content/mockups/a": "x"], ["Content/Rules": "x"],
    ["Content/a.html/picture.png": "x"], ["Content/a.html/1.png": "x", "Content/a.html/2.png": "x"],
    ["Content/c.md": "---\ntitle: C\naliases: [a.html/]\n---\n"],
    ["Content/c.md": "---\ntitle: C\naliases: [section.x]\n---\n", "Content/section.x/d.md": "# D\n"],
    ["Content/llms.txt/x.png": "x"],
  ])
  func aFileIsNoFolder(_ files: [String: String]) async throws {
    let (result, site) = try await build(files)
    let errors = result.diagnostics.filter { $0.severity == .error }
    // One fault, however many files it keeps from being published.
    #expect(errors.map(\.rule) == ["site/duplicate-url"])
    #expect(errors.first?.location != nil)
    #expect(site.isEmpty)
  }

  @Test(arguments: [
    ["Content/straße.png": "x", "Content/STRASSE.png": "y"],
    ["Content/Ä.png": "x", "Content/c.md": "---\ntitle: C\naliases: [\"a\u{308}.PNG\"]\n---\n"],
    ["Content/é.md": "# C\n", "Content/d.md": "---\ntitle: D\naliases: [e%CC%81]\n---\n"],
    ["Content/logo.png": "x", "Content/LOGO.png": "y"], ["Content/c.md": "# C\n", "Content/C.html": "x"],
  ])
  func waysToWriteALetterMakeNoDifference(_ files: [String: String]) async throws {
    let (result, _) = try await build(files)
    #expect(result.diagnostics.filter { $0.severity == .error }.map(\.rule) == ["site/duplicate-url"])
  }

  @Test(arguments: [nil, "off", "warning"] as [String?])
  func theFirstIsPublishedAnyway(_ severity: String?) async throws {
    var files = Dictionary(uniqueKeysWithValues: Self.generated.map { ("Content/" + $0, "mine") })
      .filter { !$0.key.hasSuffix(".md") && $0.key != "Content/Catalogue.HTML" }
    // A file system could not hold these next to the files below.
    files = files.filter { file in
      !["search", "assets", "rules", "mockups"].contains(file.key.split(separator: "/")[1].lowercased())
    }
    for path in ["A.html", "search", "assets", "Rules", "mockups/a", "sitemap.xml/x"] {
      files["Content/" + path] = "mine"
    }
    files["Content/sitemap.xml"] = nil
    files["Content/c.md"] = "---\ntitle: C\naliases: [a.html, old, llms.txt, A.md]\n---\n"
    files["Content/d.md"] = "---\ntitle: D\naliases: [old, OLD.html, old.html/x]\n---\n"
    if let severity {
      files["Content/site.yml"] = Self.site.replacing("{", with: "{site/duplicate-url: \(severity), ")
    }
    let (result, site) = try await build(files, failOn: severity == nil ? nil : .error)
    #expect(result.totals != nil)
    #expect(site["a.html"]?.contains(">A</h1>") == true && site["A.html"] == nil)
    #expect(site["catalogue.html"] == "mine" && site["old.html"]?.contains("url=c.html") == true)
    #expect(site["OLD.html"] == nil && site["old.html/x.html"] == nil)
  }

  /// A site that is built in spite of the finding keeps the files that all of its pages load.
  @Test func nothingReplacesTheThemeOrTheSearchIndex() async throws {
    let (_, plain) = try await build([:], failOn: nil)
    let needed = plain.keys.filter { $0.hasPrefix("assets/") || $0.hasPrefix("search/") }.sorted()
    #expect(needed.count > 5)
    func files(_ names: [String]) -> [String: String] {
      Dictionary(uniqueKeysWithValues: names.map { ("Content/" + $0, "mine") })
    }
    let aliases = needed.joined(separator: ", ")
    let page = ["Content/search/c.md": "---\ntitle: C\naliases: [\(aliases)]\n---\n"]
    for attempt in [files(needed), files(needed.map { $0.uppercased() }), page] {
      let (result, site) = try await build(attempt, failOn: nil)
      #expect(result.totals != nil && result.diagnostics.map(\.rule).contains("site/duplicate-url"))
      #expect(!site.values.contains { $0 == "mine" || $0.contains("url=c.html") || $0.contains("url=search/c.html") })
      #expect(site["search/root.js"] != nil && needed.allSatisfy { $0.hasPrefix("search/") || site[$0] == plain[$0] })
    }
  }

  @Test(arguments: [
    "Content/404.md", "Content/catalogue.md", "Content/rules/index.md", "Content/rules/va-mobile/title-filler.md",
  ])
  func aPageMayReplaceAGeneratedOne(_ path: String) async throws {
    let (result, site) = try await build([path: "# My own\n"])
    #expect(result.diagnostics.filter { $0.severity == .error } == [])
    #expect(site[SitePath.page(for: String(path.dropFirst(8)))]?.contains(">My own</h1>") == true)
  }

  @Test(arguments: [
    "assets/logo.svg", "assets/photo.0123456789.jpg", "assets/site.css", "search/filters.png", "search/w-x.html",
    "mockups/other.svg", "rules.html", "catalogue-2.html",
  ])
  func namesThatOnlyLookAlikeAreFree(_ path: String) async throws {
    let (result, site) = try await build(["Content/" + path: "mine"])
    #expect(result.diagnostics.filter { $0.severity == .error } == [])
    #expect(site[path] == "mine")
  }

  @Test(arguments: ["a\\nb.html", "index.html\\0.html", "a%00b", "%FF", "..", "%2e%2e/x", "\\u007f.html"])
  func aliasesAreCheckedForWhatNoFileMayBeCalled(_ alias: String) async throws {
    let (result, _) = try await build(page(alias))
    let errors = result.diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.rule) == ["page/front-matter"])
    #expect(errors.first?.location?.range != nil)
  }

  @Test func aliasesAreNotLongerThanNames() async throws {
    let (result, _) = try await build(page(String(repeating: "x", count: 256)))
    #expect(result.diagnostics.filter { $0.severity == .error }.map(\.rule) == ["page/front-matter"])
  }

  // MARK: The last line of defense

  @Test func theOutputTakesNoFileTwice() async throws {
    let (library, sources) = try await Self.parsed()
    let memory = MemoryOutput()
    let output = PublishedOutput(memory, SiteAddresses(library, sources))
    try output.write("a.html", [1])
    #expect(throws: AddressError.self) { try output.write("a.html", [2]) }
    #expect(memory.files == ["a.html": [1]])
    #expect(output.totals == (1, 1))
  }

  @Test(arguments: ["new-stage.json", "A.html", "assets/new.css", "search/x.js", "a.html/x"])
  func theOutputTakesNoFileThatIsNotListed(_ path: String) async throws {
    let (library, sources) = try await Self.parsed()
    let memory = MemoryOutput()
    let output = PublishedOutput(memory, SiteAddresses(library, sources))
    #expect(throws: AddressError.self) { try output.write(path, []) }
    #expect(memory.files.isEmpty)
  }

  private static func parsed() async throws -> (Library, SourceTree) {
    let files = FileTree.memory(texts: base)
    let sources = try SourceTree.read(files)
    let result = try await Pipeline(files: files).run(into: nil)
    return (result.library, sources)
  }
}
