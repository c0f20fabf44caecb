import Files
import Testing

@testable import Site

/// Pages with a key `draft` that their tool does not know.
@Suite struct OwnDraftKeyTests {
  private static let files = [
    "_config.yml": "title: T\n", "index.md": "---\ntitle: Home\n---\n\nText.\n",
    "a.md": "---\ntitle: A\ndraft: true\n---\n\nText.\n", "b.md": "---\ntitle: B\npublished: false\n---\n\nText.\n",
  ]

  /// Jekyll publishes them, but they may not be ready for it.
  @Test func jekyllNamesThem() async throws {
    let site = try #require(try ForeignSite.recognize(.memory(texts: Self.files), name: "name", at: ""))
    #expect(site.tool == "Jekyll")
    #expect(site.byHand.contains { $0.hasPrefix("1 page with `draft: true`") && $0.contains("a.md") }, "\(site.byHand)")
    #expect(try await pages(site.configuration) == ["index.html"])
  }

  /// As a key of the site’s own, it leaves out none; `published: false` does.
  @Test func aKeyOfTheSiteLeavesOutNone() async throws {
    let settings = "version: 1\ntitle: T\ncontent: .\nfront-matter: [draft]\n"
    #expect(try await pages(settings) == ["a.html", "index.html"])
  }

  @Test func othersDoNot() async throws {
    #expect(try await pages("version: 1\ntitle: T\ncontent: .\n") == ["index.html"])
  }

  private func pages(_ settings: String) async throws -> [String] {
    let all = Self.files.merging([SiteConfiguration.path: settings]) { $1 }
    var options = PipelineOptions()
    options.failOn = nil
    let result = try await Pipeline(files: .memory(texts: all), options: options).run(into: nil)
    return result.library.pages.map(\.path).filter { ["a.html", "b.html", "index.html"].contains($0) }.sorted()
  }
}
