import Diagnostics
import Files
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
    #expect(site["a.html"]?.contains("<h1>A</h1>") == true)
  }

  @Test(arguments: [
    "[" + String(repeating: "x, ", count: 101) + "y]", "\"" + String(repeating: "a*", count: 101) + "\"",
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
    #expect(site["parts/index.html"]?.contains("<h1>Parts</h1>") == true)
    #expect(site["index.html"]?.contains("<a href=\"parts/index.html\">again</a>") == true)
    #expect(result.diagnostics.map(\.rule) == [])
  }

  @Test func aReadmeBesideAnIndexIsAPageOfItsOwn() async throws {
    let (_, site) = try await build(["Content/index.md": "# Home\n", "Content/README.md": "# Read me\n"])
    #expect(site["index.html"]?.contains("<h1>Home</h1>") == true && site["README.html"] != nil)
  }

  @Test func leavesPartsOfPagesOut() async throws {
    let (_, site) = try await build(
      [
        "Content/index.md": "# Home\n", "Content/_intro.md": "# Part\n", "Content/_includes/a.html": "x",
        "Content/node_modules/m/README.md": "# M\n", "Content/drafts/a.md": "# A\n", "Content/x/b.njk": "x",
        "Content/_own/a.md": "# Own\n",
      ], "exclude: [drafts/, \"*.njk\"]\n")
    let pages = site.keys.filter { $0.hasSuffix(".html") && !$0.hasPrefix("catalogue") }.sorted()
    #expect(pages == ["404.html", "_own/a.html", "_own/index.html", "index.html", "search.html"])
    #expect(!site.keys.contains { $0.hasSuffix(".njk") })
  }

  @Test(
    arguments: [
      ("squad: a", []), ("tgas: [b]", ["page/misspelled-key"]), ("wibble: 1", ["site/unknown-key"]),
      ("search: {exclude: true}", []),
    ] as [(String, [String])])
  func reportsKeysByWhatTheyAre(_ key: String, _ rules: [String]) async throws {
    let (result, _) = try await build(
      ["Content/a.md": "---\ntitle: A\n\(key)\n---\n", "Content/b.md": "---\ntitle: B\n\(key)\n---\n"],
      "front-matter: [squad]\n")
    let expected = rules.first?.hasPrefix("site") == true ? rules : rules + rules
    #expect(result.diagnostics.map(\.rule) == expected)
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
