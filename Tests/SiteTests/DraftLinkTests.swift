import Diagnostics
import Files
import Reports
import Testing

@testable import Site

/// Links to pages that are not published yet.
@Suite struct DraftLinkTests {
  private func findings(_ files: [String: String]) async throws -> [String] {
    let site = ["Content/site.yml": "version: 1\ntitle: Site\nlinks: {prefixes: [/base]}\n"]
    let result = try await Pipeline(files: .memory(texts: files.merging(site) { $1 })).run(into: nil)
    return FindingGroups.grouped(result.diagnostics.filter { $0.rule == "page/broken-link" }).map(\.summary)
  }

  @Test(arguments: ["b.md", "/a/b", "/a/b/#c", "/base/a/b.html"])
  func saysThatATargetIsADraft(_ address: String) async throws {
    let page = "# A\n\n[b](\(address)) and [b](\(address))\n"
    let draft = "---\ndraft: true\n---\n\n# B\n\n## C\n"
    let path = address.prefix { $0 != "#" }
    #expect(
      try await findings(["Content/a/a.md": page, "Content/a/b.md": draft])
        == ["link target “\(path)” is a draft, which is not published (2 links, here first)"])
    #expect(try await findings(["Content/a/a.md": page, "Content/a/b.md": "# B\n\n## C\n"]).isEmpty)
    #expect(try await findings(["Content/a/a.md": page]).allSatisfy { !$0.contains("draft") })
  }
}
