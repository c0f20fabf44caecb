import Diagnostics
import Files
import Site
import SystemPackage
import Testing

/// The lists of pages below a page.
@Suite struct PageRelationsTests {
  private func build(_ files: [String: String]) async throws -> [String: String] {
    let all = files.merging(["Content/site.yml": "version: 1\n"]) { old, _ in old }
    var options = PipelineOptions()
    options.failOn = nil
    return try await Pipeline(files: .memory(texts: all), options: options).build().site
  }

  /// Where the links of a list lead; empty if there is no such list.
  private func list(_ name: String, of page: String?) -> [String] {
    guard let page, let start = page.firstRange(of: "<nav aria-label=\"\(name)\">"),
      let end = page[start.upperBound...].firstRange(of: "</nav>")
    else { return [] }
    return page[start.upperBound..<end.lowerBound].split(separator: "href=\"").dropFirst().map {
      String($0.prefix { $0 != "\"" })
    }
  }

  private func dialog(_ title: String, more: String = "", marking: String = "") -> String {
    "\n```dialog\(marking)\nkind: snackbar\nmessage: \(title)\n\(more)\n```\n"
  }

  @Test func relatesPagesWithTheSameDialog() async throws {
    let site = try await build([
      "Content/index.md": "# Home\n", "Content/a.md": "# A\n" + dialog("Sent"),
      "Content/b.md": "# B\n" + dialog("Sent"),
      "Content/c.md": "# C\n" + dialog("Saved"),
    ])
    #expect(list("Related", of: site["a.html"]) == ["b.html"])
    #expect(list("Related", of: site["b.html"]) == ["a.html"])
    #expect(list("Related", of: site["c.html"]) == [])
  }

  @Test func relatesPagesByTagsAndRules() async throws {
    let breaks = dialog("OK", more: "violates: [va-mobile/button-vague]\naction: OK", marking: " dont")
    let allows = dialog("Done", more: "allow:\n  va-mobile/button-vague: It has to be.\naction: OK")
    let site = try await build([
      "Content/site.yml": "version: 1\nguidelines: [va-mobile]\nreference: true\n", "Content/index.md": "# Home\n",
      "Content/a.md": "---\ntags: [Drafts]\n---\n# A\n" + breaks,
      "Content/b.md": "---\ntags: [drafts, other]\n---\n# B\n", "Content/c.md": "# C\n" + allows,
    ])
    #expect(list("Related", of: site["a.html"]) == ["b.html", "c.html"])
    #expect(list("Linked from", of: site["rules/va-mobile/button-vague.html"]) == ["../../a.html"])
  }

  @Test func listsPagesThatLinkHere() async throws {
    var files = [
      "Content/index.md": "# Home\n\n[A](part/a.md)\n", "Content/part/index.md": "# Part\n\n[A](a.md)\n",
      "Content/part/a.md": "# A\n\n[A](a.md) ![image](a.md)\n",
    ]
    for number in 1...7 { files["Content/p\(number).md"] = "# P\(number)\n\n[A](part/a.md#a) [again](part/a.md)\n" }
    let site = try await build(files)
    // Neither the page itself nor those above it, whose contents lead to it anyway.
    #expect(list("Linked from", of: site["part/a.html"]) == (1...5).map { "../p\($0).html" })
    #expect(site["part/a.html"]?.contains("<li>and 2 more</li>") == true)
    // What is listed there is not listed twice.
    #expect(list("Related", of: site["part/a.html"]) == ["../p6.html", "../p7.html"])
    #expect(list("Related", of: site["p1.html"]) == [])
  }

  @Test func looksAtNeighboursOnlyAmongMany() async throws {
    var files = ["Content/index.md": "# Home\n"]
    for number in 100..<160 { files["Content/p\(number).md"] = "---\ntags: [all]\n---\n# P\(number)\n" }
    let site = try await build(files)
    #expect(list("Related", of: site["p130.html"]) == (122...126).map { "p\($0).html" })
  }

  @Test func followsLinksToFormerAddressesAndDialogs() async throws {
    let site = try await build([
      "Content/index.md": "# Home\n",
      "Content/a.md": "---\ntitle: A\naliases: [old/a.html]\n---\n" + dialog("Sent", more: "id: sent"),
      "Content/b.md": "# B\n\n[A](old/a.html)\n",
      "Content/c.md": "# C\n" + dialog("Sending", more: "situation: {leads-to: sent}"),
    ])
    #expect(list("Linked from", of: site["a.html"]) == ["b.html", "c.html"])
    #expect(site["old/a.html"]?.contains(#"content="0; url=../a.html""#) == true)
  }

  @Test(arguments: ["# Mine\n", "---\ntitle: Mine\naliases: [Search.html]\n---\n"])
  func reportsAddressesThatEverySiteNeeds(_ page: String) async throws {
    let name = page.hasPrefix("#") ? "Content/search.md" : "Content/mine.md"
    let files = FileTree.memory(texts: ["Content/index.md": "# Home\n", name: page])
    let result = try await Pipeline(files: files).run(into: nil)
    #expect(result.diagnostics.filter { $0.severity == .error }.map(\.rule) == ["site/duplicate-url"])
    #expect(result.diagnostics.contains { $0.location?.path == name })
  }
}
