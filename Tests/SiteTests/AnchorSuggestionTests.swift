import Diagnostics
import Files
import Reports
import Testing

@testable import Site

/// What findings about anchors say is meant, and what they have in common.
@Suite struct AnchorSuggestionTests {
  private func findings(_ files: [String: String]) async throws -> [Diagnostic] {
    var files = files
    files["Content/site.yml"] = "version: 1\ntitle: Site\n"
    return try await Pipeline(files: .memory(texts: files)).run(into: nil).diagnostics.filter {
      $0.rule == "page/broken-anchor"
    }
  }

  /// A page that has the anchor is meant only if it is near, and not of another version or year.
  @Test(arguments: [
    ("guide/a.md", "guide/b.md", true), ("guide/a.md", "guide/deep/b.md", true), ("guide/a.md", "reference/b.md", true),
    ("guide/a.md", "reference/cli/b.md", true), ("2.1/tasks/a.md", "2.2/tasks/b.md", false),
    ("2.1/a.md", "2.2/b.md", false),
    ("guide/tasks/a.md", "blog/posts/b.md", false), ("guide/a.md", "blog/2021/b.md", false),
    ("guide/x/a.md", "blog/2021/c/b.md", false),
    ("blog/2020/a.md", "blog/2021/b.md", false), ("blog/2020-01-02-a.md", "blog/2021-01-02-b.md", false),
    ("blog/2020-01-02-a.md", "blog/2020-03-04-b.md", true), ("blog/2020-01/index.md", "blog/2020-02/index.md", true),
  ])
  func suggestsNearPages(_ page: String, _ other: String, _ isNear: Bool) async throws {
    #expect(NearPages.areNear(page, other) == isNear && NearPages.areNear(other, page) == isNear)
    let found = try await findings([
      "Content/\(page)": "# A\n\n[a](#how-it-works)\n", "Content/\(other)": "# B\n\n## How it works\n",
    ])
    #expect(found.map { $0.summary.contains("did you mean") } == [isNear], "\(found.map(\.summary))")
  }

  /// An anchor with one more word is meant rather than the same one of another page.
  @Test(arguments: [
    ("Name parser", "#name-parser"), ("Parser names", "#parser-names"), ("The name parser", "b.md#parser"),
  ])
  func suggestsAnchorsOfTheSamePage(_ heading: String, _ expected: String) async throws {
    let found = try await findings([
      "Content/a.md": "# A\n\n[a](#parser)\n\n## \(heading)\n", "Content/b.md": "# B\n\n## Parser\n",
    ])
    #expect(found.map(\.summary) == ["“#parser” not found on that page; did you mean “\(expected)”?"])
  }

  /// Versions of a page with the same mistake are one finding; so are those that have it twice.
  @Test func versionsHaveOneFinding() async throws {
    var files: [String: String] = [:]
    for version in 1...4 {
      files["Content/v\(version)/a.md"] = "# A\n\n[a](b.md#lost) [c](b.md#lost)\n\n[d](deep/index.md#gone)\n"
      files["Content/v\(version)/b.md"] = "# B\n\n## Found\n"
      files["Content/v\(version)/deep/index.md"] = "# D\n\n## Found\n"
    }
    let groups = FindingGroups.grouped(try await findings(files))
    #expect(
      groups.map(\.summary).sorted() == [
        "4 links lead to “#gone” on pages named “deep/index.md”, which have no such anchor, here first",
        "8 links lead to “#lost” on pages named “b.md”, which have no such anchor, here first",
      ])
  }

  /// A shortcode or a component in a sentence, or a box, has no heading, so that an anchor that is not there is wrong.
  @Test(arguments: [
    ("b {{< version >}} c", Severity.error), ("{{< beta-note >}}", .error),
    ("{{% admin/warning %}}\n\n{{< old-tip a=1 >}}", .error),
    ("{{< table-of-things >}}", nil), ("b {{< version >}}\n\n{{< things >}}", nil),
    ("b {{< things >}}\n\n{{< things >}}", nil),
    ("b <MyWidget a=\"b\" /> c", .error), ("<MyWidget a=\"b\" />", .error), ("### A <MyWidget a=\"b\" />", .note),
    ("<MyWidget label=\"b\">c</MyWidget>", .error), ("b <MyWidget id=\"c\" /> d", .note),
    ("<MyWidget\n  label=\"b\"\n/>", .error), ("<MyWidget\n  label=\"b\"\n  id=\"c\"\n/>", .note),
    ("<MyWidget label=\"b\">\n\nc\n\n</MyWidget>", .error), ("<MyWidget a=\"b\" />\n\n{{< things >}}", nil),
    ("### A {{< version >}}", .note), ("{% include more.html %}", nil), ("b {% include more.html %}", .note),
  ])
  func onlyWhatCanHaveHeadingsMayHaveAnchors(_ text: String, _ severity: Severity?) async throws {
    let found = try await findings([
      "Content/page.md": "# P\n\n[a](part.md#elsewhere)\n", "Content/part.md": "# Part\n\n## Usage\n\n\(text)\n",
    ])
    #expect(found.map(\.severity) == (severity.map { [$0] } ?? []))
  }

  /// IDs in HTML can be percent-encoded; where many links differ from such, no rules for anchors of headings help.
  @Test(arguments: [(12, 0, "12 links differ from IDs"), (5, 7, "12 links differ from the anchors of headings")])
  func comparesEncodedIDs(_ inHTML: Int, _ inMarkdown: Int, _ expected: String) async throws {
    let html = (0..<inHTML).map { number in
      (link: "[a](#\(number)-keys-crl)", heading: "<h2 id=\"\(number).-keys%2C-crl\">\(number). Keys, CRL</h2>")
    }
    let markdown = (0..<inMarkdown).map { (link: "[a](#Part-A\($0))", heading: "## Part A\($0)") }
    let parts = html + markdown
    let text = (["# A"] + parts.map(\.link) + parts.map(\.heading)).joined(separator: "\n\n") + "\n"
    let groups = FindingGroups.grouped(try await findings(["Content/a.md": text]))
    #expect(groups.map { $0.summary.hasPrefix(expected) } == [true], "\(groups.map(\.summary))")
  }

  /// Browsers look for an ID as the link has it, and decode it only then.
  @Test func findsEncodedIDs() async throws {
    let text = "# A\n\n[a](#x%2Cy) [b](b.md#x%2Cy)\n\n<h2 id=\"x%2Cy\">X</h2>\n"
    #expect(try await findings(["Content/a.md": text, "Content/b.md": "# B\n\n<p id=\"x%2Cy\">X</p>\n"]).isEmpty)
  }

  /// What other programs write in front of anchors is taken out of links, unless the page has it.
  @Test(arguments: [
    ("b.md#content-scoped-data", "b.html#scoped-data"), ("b.md#user-content-scoped-data", "b.html#scoped-data"),
    ("/c/index.md#content-%C3%A9t%C3%A9", "./c/index.html#%C3%A9t%C3%A9"),
    ("#content-own", "#own"), ("b.md#content-creating", "b.html#content-creating"),
    ("b.md#content-lost", nil), ("#content-", nil), ("#user-content", nil),
  ])
  func takesPrefixesOut(_ link: String, _ expected: String?) async throws {
    let files = [
      "Content/site.yml": "version: 1\ntitle: Site\n", "Content/a.md": "# A\n\n[x](\(link))\n\n## Own\n",
      "Content/b.md": "# B\n\n## Scoped data\n\n## Content creating\n\n## Creating\n",
      "Content/c/index.md": "# C\n\n## Été\n",
    ]
    let (result, site) = try await Pipeline(files: .memory(texts: files)).build()
    #expect(result.diagnostics.map(\.rule) == (expected == nil ? ["page/broken-anchor"] : []))
    if let expected { #expect(site["a.html"]?.contains("<a href=\"\(expected)\">x</a>") == true) }
  }

  /// Many links with prefixes are read once.
  @Test func manyPrefixesAreFast() async throws {
    let links = String(repeating: "[x](#content-own) `href=\"#content-own` ", count: 20_000)
    let files = ["Content/site.yml": "version: 1\ntitle: Site\n", "Content/a.md": "# A\n\n## Own\n\n\(links)\n"]
    let (_, site) = try await Pipeline(files: .memory(texts: files)).build()
    #expect(site["a.html"]?.contains("<a href=\"#content-own\"") == false)
  }
}
