import Diagnostics
import Files
import Search
import Site
import Testing

/// What search makes of pages, and what their front matter asks of it.
@Suite struct SearchStageTests {
  private func build(_ files: [String: String]) async throws -> (result: SiteResult, site: [String: String]) {
    let all = files.merging(["Content/site.yml": "version: 1\n"]) { old, _ in old }
    return try await Pipeline(files: .memory(texts: all)).build()
  }

  private func index(_ files: [String: String]) -> String {
    files.filter { $0.key.hasPrefix("search/") }.sorted { $0.key < $1.key }.map(\.value).joined()
  }

  private let dialog = "\n```dialog\nkind: snackbar\nmessage: Marzipan is saved\n```\n"

  @Test func tagsAreAFacetOfSitesThatHaveThem() async throws {
    let tagged = "---\ntags: [Form design, drafts]\n---\n\n# A\n"
    let (_, files) = try await build(["Content/index.md": "# Home\n", "Content/a.md": tagged])
    let root = try #require(files["search/root.js"]).replacing("\n", with: "")
    #expect(root.contains(#""tag":{"drafts":"","form-design":"Form design"}"#))
    let (_, others) = try await build(["Content/index.md": "# Home\n"])
    let other = try #require(others["search/root.js"]).replacing("\n", with: "")
    #expect(other.contains("\"facets\":{\"kind\""))
    #expect(!other.contains("\"tag\""))
  }

  @Test func aPageLeftOutIsNowhereInTheIndex() async throws {
    let page = "---\ntitle: Zeppelin\nsearch: false\n---\n\n## Quartz\n\nText." + dialog
    let (result, files) = try await build(["Content/index.md": "# Home\n", "Content/z.md": page])
    let index = index(files).lowercased()
    #expect(index.contains("home"))
    for word in ["zeppelin", "quartz", "marzipan", "z.html"] { #expect(!index.contains(word), "\(word)") }
    #expect(result.totals?.search.misses == [])
    // The rest of the site has it as before.
    #expect(files["z.html"]?.contains("Zeppelin") == true)
    #expect(files["index.html"]?.contains("z.html") == true)
    #expect(files["catalogue.html"]?.contains("Marzipan") == true)
  }

  /// Types and functions of the code for dialogs lead to the pages of these dialogs.
  @Test(arguments: [
    ("UIAlertController", "b.html"), ("alertdialog", "b.html"), ("SnackbarHostState", "a.html"),
  ])
  func namesInCodeAreFound(_ query: String, _ page: String) async throws {
    let alert = "\n```dialog\nkind: alert\ntitle: Leave?\nbuttons:\n  - Stay\n  - Go\n```\n"
    let files = [
      "Content/site.yml": "version: 1\nurl: https://example.org/\nplatforms: [ios, android]\n",
      "Content/index.md": "# Home\n", "Content/a.md": "# A\n" + dialog, "Content/b.md": "# B\n" + alert,
    ]
    let found = try await Pipeline(files: .memory(texts: files)).search(query, limit: 9)
    #expect(found.answer.pages.first?.url.hasSuffix(page) == true)
  }

  @Test func aSiteMayLeaveOutAllItsPages() async throws {
    let (result, files) = try await build(["Content/index.md": "---\nsearch: false\n---\n\n# Home\n"])
    #expect(result.diagnostics == [])
    #expect(files.keys.filter { $0.hasPrefix("search/") } == ["search/root.js"])
  }

  /// A heading counts less than a title, until its page is raised: the other page is then found second.
  @Test(arguments: [
    ("true", "true", false), ("{}", "true", false), ("{boost: 2}", "true", true), ("{boost: 2}", "{boost: 2}", false),
    ("true", "{boost: 0.5}", false), ("true", "false", false),
  ])
  func boostsDecideWhatComesFirst(_ heading: String, _ title: String, _ isMissed: Bool) async throws {
    let (result, _) = try await build([
      "Content/index.md": "# Home\n",
      "Content/a.md": "---\ntitle: Other\nsearch: \(heading)\n---\n\n## Drafts\n\nText.\n",
      "Content/b.md": "---\ntitle: Drafts\nsearch: \(title)\n---\n\nText.\n",
    ])
    let misses = try #require(result.totals).search.misses
    #expect(misses.map(\.page) == (isMissed ? ["Content/b.md"] : []))
    #expect(misses.map(\.first) == (isMissed ? ["Content/a.md"] : []))
  }

  @Test(arguments: [
    ("search: maybe", "“search” is “maybe”, not true, false, or a mapping", 9, nil),
    ("search: no", "“search” is “no”, not true, false, or a mapping; did you mean “false”?", 9, "false"),
    (
      "search: 0.50", "“search” is “0.50”, not true, false, or a mapping; did you mean “{boost: 0.5}”?", 9,
      "{boost: 0.5}"
    ),
    ("search: 7", "“search” is “7”, not true, false, or a mapping", 9, nil),
    ("search: [false]", "“search” is a list, not true, false, or a mapping", 9, nil),
    ("search: {boost: 10}", "“boost” is “10”, not a number from 0.1 to 2", 17, nil),
    ("search: {boost: 0}", "“boost” is “0”, not a number from 0.1 to 2", 17, nil),
    ("search: {boost: nan}", "“boost” is “nan”, not a number from 0.1 to 2", 17, nil),
    ("search: {boost: [1]}", "“boost” is a list, not a number from 0.1 to 2", 17, nil),
    ("search: {hidden: true}", "unknown key “hidden”", 10, nil),
    ("search: {bost: 1}", "unknown key “bost”; did you mean “boost”?", 10, "boost"),
  ])
  func mistakesAreShownWhereTheyAre(_ line: String, _ summary: String, _ column: Int, _ fix: String?) async throws {
    let text = "---\ntitle: Home\n\(line)\n---\n\nText.\n"
    let (result, _) = try await build(["Content/index.md": text])
    #expect(result.diagnostics.map(\.summary) == [summary])
    let finding = try #require(result.diagnostics.first)
    #expect(finding.rule == "page/front-matter")
    #expect(finding.severity == .error)
    #expect(!finding.explanation.isEmpty)
    let start = "---\ntitle: Home\n".utf8.count + column - 1
    #expect(finding.location?.range?.lowerBound == start)
    #expect(finding.fixes.first?.edits.first?.replacement == fix)
  }
}

/// Words that lead to pages without being in them.
@Suite struct SearchWordsTests {
  private func orders(_ query: String, _ files: [String: String]) async throws -> [String] {
    let all = files.merging(["Content/site.yml": "version: 1\n"]) { old, _ in old }
    let search = try await Pipeline(files: .memory(texts: all)).search(query, limit: 10)
    return search.sources.compactMap { $0 }
  }

  @Test func termsOfAPageFindIt() async throws {
    let files = [
      "Content/index.md": "# Home\n",
      "Content/a.md": "---\ntitle: Notices\nsearch: {terms: [growl, Flash message]}\n---\n\nText.\n",
    ]
    for query in ["growl", "flash message", "flashmessage"] {
      #expect(try await orders(query, files) == ["Content/a.md"], "\(query)")
    }
  }

  @Test func synonymsOfTheSiteLeadToEachOther() async throws {
    let files = [
      "Content/site.yml": "version: 1\nsearch:\n  synonyms: [[voucher, promo code], [statement, account summary]]\n",
      "Content/index.md": "# Home\n",
      "Content/a.md": "# Vouchers\n\nText.\n",
      "Content/b.md": "# Account summary\n\nText.\n",
    ]
    #expect(try await orders("promo code", files) == ["Content/a.md"])
    #expect(try await orders("statement", files) == ["Content/b.md"])
    #expect(try await orders("statements", files) == ["Content/b.md"])
  }

  @Test(arguments: [
    ("[[one]]", "a group in “synonyms” has one word, not 2 to 20"),
    ("[one, two]", "a group in “synonyms” is text, not a list of words"),
    ("[[one, [two]]]", "a group in “synonyms” has an item that is not text"),
  ])
  func groupsThatCannotBeReadAreReported(_ groups: String, _ summary: String) async throws {
    let files = ["Content/site.yml": "version: 1\nsearch: {synonyms: \(groups)}\n", "Content/index.md": "# Home\n"]
    let result = try await Pipeline(files: .memory(texts: files)).build().result
    #expect(result.diagnostics.first?.summary == summary)
    #expect(result.diagnostics.first?.rule == "site/configuration")
  }
}
