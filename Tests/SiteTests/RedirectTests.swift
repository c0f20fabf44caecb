import Diagnostics
import Files
import Testing

@testable import Site

/// `redirects` in site.yml: former addresses of pages.
@Suite struct RedirectTests {
  private func build(_ redirects: String) async throws -> (result: SiteResult, site: [String: String]) {
    var pipeline = Pipeline(
      files: .memory(texts: [
        SiteConfiguration.path: "version: 1\ntitle: Site\nredirects:\n\(redirects)",
        "Content/index.md": "# Home\n\n[a](/old) [b](/old/index.html) [c](/b/)\n",
        "Content/b/New.md": "---\ntitle: New\naliases: [/mine]\n---\n\nText.\n",
        "Content/b/other.md": "# Other\n\nText.\n",
      ]))
    pipeline.options.failOn = nil
    return try await pipeline.build()
  }

  @Test func leadToPages() async throws {
    let (result, site) = try await build(
      "  /old: /b/new#part\n  /older: /old\n  old/index.html: /b/other/\n  /b/other: /b/new\n  /mine: /b/other\n")
    #expect(site["old.html"]?.contains("url=b/New.html") == true)
    #expect(site["older.html"]?.contains("url=b/New.html") == true)
    #expect(site["old/index.html"]?.contains("url=../b/other.html") == true)
    // What is there already stays.
    #expect(site["b/other.html"]?.contains("http-equiv=\"refresh\"") == false)
    #expect(site["mine.html"]?.contains("url=b/New.html") == true)
    #expect(!result.diagnostics.contains { $0.rule == "site/configuration" || $0.rule == "page/broken-link" })
  }

  @Test(arguments: ["/nowhere", "https://a.example/b", "/old"])
  func whereThereIsNoPage(_ target: String) async throws {
    let (result, site) = try await build("  /old: \(target)\n")
    #expect(site["old.html"] == nil)
    let findings = result.diagnostics.filter { $0.rule == "page/broken-link" }
    #expect(findings.contains { $0.summary.contains("“\(target)”") }, "\(findings.map(\.summary))")
  }

  @Test(arguments: ["  ../x: /b/new\n", "  /old: [a]\n"])
  func cannotBeRead(_ redirects: String) async throws {
    let (result, _) = try await build(redirects)
    #expect(result.diagnostics.contains { $0.rule == "site/configuration" && $0.severity == .error })
  }

  /// Those of Astro that lead to pages are taken over.
  @Test func ofAstro() throws {
    let config = """
      import more from './more.js'
      export default defineConfig({
        base: '/docs',
        redirects: {
          ...more, '/a': '/b/new', '/c': {status: 302, destination: '/docs/b/new/#d'}, '/e': 'https://f.example',
          '/[...slug]': '/b/[...slug]',
        },
        integrations: [starlight({title: 'S'})],
      })
      """
    let files = FileTree.memory(texts: [
      "astro.config.mjs": config, "more.js": "export default {'/g': '/a'}",
      "src/content/docs/index.md": "", "src/content/docs/b/New.md": "",
    ])
    let site = try #require(try ForeignSite.recognize(files, name: "x", at: ""))
    #expect(
      site.configuration.contains(
        "\nredirects:\n  \"/g\": \"/a\"\n  \"/a\": \"/b/new\"\n  \"/c\": \"/b/new/#d\"\n"), "\(site.configuration)")
    #expect(site.byHand.contains { $0.contains("1 redirect to what is not a page") })
    #expect(site.byHand.contains { $0.contains("have parameters") })
  }
}
