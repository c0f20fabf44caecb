import Files
import Testing

@testable import Site

/// Which rules for anchors of headings the links of a project are written for.
@Suite struct LikelyAnchorsTests {
  /// The headings of a page, links to it, and the settings that are worth a try.
  @Test(arguments: [
    ("## A & B\n\n## C / D", "[x](#a-b) [x](#c-d)", ["vitepress", "vuepress", "mkdocs"]),
    ("## A B\n\n## C D", "[x](#A-B) [x](#C-D)", ["github-cased", "vitepress-cased", "hexo"]),
    ("## A B\n\n## A B", "[x](#a-b_1)", ["mkdocs", "mkdocs-unicode"]),
    ("## A B", "[x](#a-b)", []),
    ("## A B", "[x](https://example.org/#A-B)", []),
    ("## A B", "[x](#c) [x](#d) [x](#e) [x](#f) [x](#A-B)", ["github-cased", "vitepress-cased", "hexo"]),
  ])
  func likelyStyles(_ headings: String, _ links: String, _ expected: [String]) async throws {
    let files = ["a.md": "# T\n\n\(headings)\n\n\(links)\n", "b.md": "# U\n"]
    let site = try #require(try ForeignSite.recognize(.memory(texts: files), name: "name", at: ""))
    var options = PipelineOptions()
    options.failOn = nil
    let all = files.merging([SiteConfiguration.path: site.configuration]) { $1 }
    let result = try await Pipeline(files: .memory(texts: all), options: options).run(into: nil)
    let others = site.withOtherAnchors(for: result)
    #expect(others.count == expected.count, "\(others.map(\.configuration))")
    for (other, style) in zip(others, expected) {
      #expect(other.configuration.contains("anchors: \(style)"), "\(other.configuration)")
    }
  }
}
