import Diagnostics
import Files
import Testing

@testable import Site

/// Folders whose pages are only parts of other pages, which a new site leaves out.
@Suite struct FoldersOfPartsTests {
  private func folders(_ files: [String: String]) async throws -> [String] {
    let base = [SiteConfiguration.path: "version: 1\ntitle: Site\n", "Content/index.md": "# Home\n"]
    let texts = base.merging(files) { $1 }
    return FoldersOfParts.all(in: try await Pipeline(files: .memory(texts: texts)).run(into: nil).library.pages)
  }

  private let parts = [
    "Content/shared/a.md": "# A\n", "Content/shared/b.md": "# B\n", "Content/shared/deep/c.md": "# C\n",
    "Content/one.md": "# One\n\n<!--@include: ./shared/a.md-->\n\n<!--@include: @/shared/b.md-->\n",
    "Content/two.md": "# Two\n\n<!--@include: ./shared/deep/c.md-->\n",
  ]

  @Test func pagesThatOthersIncludeAreParts() async throws {
    #expect(try await folders(parts) == ["shared"])
  }

  /// A folder with a page of its own is none, whether nothing includes it, or others link to it.
  @Test(arguments: [
    ("Content/shared/d.md", "# D\n"), ("Content/three.md", "# Three\n\n[a](shared/a.md)\n"),
    ("Content/three.md", "# Three\n\n[a](shared/a)\n"), ("Content/two.md", "# Two\n"),
  ])
  func otherFoldersStay(_ path: String, _ text: String) async throws {
    #expect(try await folders(parts.merging([path: text]) { $1 }).isEmpty)
  }

  @Test(arguments: [
    ("{srcExclude: ['x.md']}", "exclude: [\"/shared/\", "), ("{}", "exclude: [\"/shared/\"]\n"),
  ])
  func theyAreExcluded(_ options: String, _ line: String) throws {
    let files = ["docs/.vitepress/config.js": "export default \(options)", "docs/a.md": "# A\n", "docs/x.md": "# X\n"]
    let site = try #require(try ForeignSite.recognize(.memory(texts: files), name: "name", at: ""))
    let configuration = site.excludingParts(["shared"]).configuration
    #expect(configuration.contains("\n" + line), "\(configuration)")
    let (_, findings) = SiteConfiguration.parse(
      SourceFile(path: SiteConfiguration.path, text: configuration), in: .memory([:]))
    #expect(findings.isEmpty, "\(findings)")
    #expect(site.excludingParts([]).configuration == site.configuration)
  }
}
