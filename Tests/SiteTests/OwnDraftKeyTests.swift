import Files
import Testing

@testable import Site

/// Pages with a key `draft` that their tool does not know.
@Suite struct OwnDraftKeyTests {
  private static let files = [
    "_config.yml": "title: T\n", "index.md": "---\ntitle: Home\n---\n\nText.\n",
    "a.md": "---\ntitle: A\ndraft: true\n---\n\nText.\n", "b.md": "---\ntitle: B\npublished: false\n---\n\nText.\n",
  ]

  /// Jekyll publishes them, and not what says `published: false`.
  @Test func jekyllPublishesThem() async throws {
    let site = try #require(try ForeignSite.recognize(.memory(texts: Self.files), name: "name", at: ""))
    #expect(site.tool == "Jekyll")
    #expect(site.owning([]).configuration.contains("front-matter: [\"draft\"]"), "\(site.configuration)")
    let settings = site.owning([]).configuration
    let pages = try await pages(settings)
    #expect(pages == ["a.html", "index.html"])
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
