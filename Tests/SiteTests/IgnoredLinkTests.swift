import Diagnostics
import Files
import Testing

@testable import Site

/// Links that the settings leave unchecked, and short names of folders around the pages.
@Suite struct IgnoredLinkTests {
  private func findings(_ page: String, ignoring patterns: String) async throws -> [String] {
    let result = try await Pipeline(
      files: .memory(texts: [
        SiteConfiguration.path: "version: 1\ntitle: Site\nlinks: {ignore: [\(patterns)]}\n",
        "Content/index.md": "# Home\n\n[b](guide/b.md)\n", "Content/guide/b.md": "# B\n\n\(page)\n",
      ])
    ).run(into: nil)
    return result.diagnostics.map(\.rule)
  }

  @Test(arguments: [
    ("[a](/play)", "/play"), ("[a](/play/x#y)", "/play*"), ("[a](/play/)", "/play"), ("[a](./gone.md)", "/guide/*"),
    ("[a](../../LICENSE)", "../../LICENSE"), ("[a](/x/interactive)", "\"*/interactive\""), ("[a](/x)", "\"/*\""),
    ("[a](/guide/b/#gone)", "\"/guide/*/#gone\""), ("[a](#gone)", "\"/guide/b#gone\""),
    ("[a](../index.md#x-y)", "\"/#x-*\""), ("[a](/gone#x)", "\"/gone#x\""),
  ])
  func areNotReported(_ page: String, _ pattern: String) async throws {
    #expect(try await findings(page, ignoring: pattern) == [])
  }

  @Test(arguments: [
    ("[a](/plays)", "/play"), ("![a](/play.png)", "\"/*\""), ("[a](/play)", "https://a.example/*"),
    ("[a](#gone)", "/guide/b"), ("[a](#gone)", "\"/guide/b#other\""), ("[a](/guide/c#gone)", "\"/guide/b#*\""),
  ])
  func othersAre(_ page: String, _ pattern: String) async throws {
    #expect(try await findings(page, ignoring: pattern).count == 1)
  }

  @Test(
    arguments: [
      (#"/^\/play/"#, "/play*"), (#"/^\/play$/i"#, "/play"), (#"/\/a\.b/"#, "*/a.b*"), (#"/^\/a\/.*/"#, "/a/*"),
      (#"/^\/(a|b)/"#, nil), (#"/^\/\d/"#, nil), ("(url) => true", nil), ("/", nil), ("", nil),
    ] as [(String, String?)])
  func expressions(_ source: String, _ pattern: String?) {
    #expect(IgnoredLinks.pattern(ofExpression: source) == pattern)
  }

  @Test(
    arguments: [
      ("/a/**/*", "/a/*"), ("/a/**", "/a/*"), ("/a", "/a"), ("/a/", "/a/"), ("/a-*/b", "/a-*/b"), ("/{a,b}", nil),
    ] as [(String, String?)])
  func globs(_ glob: String, _ pattern: String?) { #expect(IgnoredLinks.pattern(ofGlob: glob) == pattern) }

  /// Astro calls `src` so in imports of pages and pictures.
  @Test(arguments: ["@/", "~/", "@"])
  func shortNamesOfFolders(_ mark: String) async throws {
    let (result, site) = try await Pipeline(
      files: .memory(texts: [
        SiteConfiguration.path: "version: 1\ntitle: Site\ncontent: web/src/content/docs\nstatic: [web/src/assets]\n",
        "web/src/content/docs/index.mdx": """
        # Home

        import Part from '\(mark)parts/part.md';
        import a from '\(mark)assets/a.svg';

        <Part />

        <Image src={a} alt="A" /> ![B](\(mark)assets/b.svg)
        """,
        "web/src/parts/part.md": "From a part.\n", "web/src/assets/a.svg": "<svg/>", "web/src/assets/b.svg": "<svg/>",
      ])
    ).build()
    #expect(result.diagnostics.map(\.summary) == [])
    let page = try #require(site["index.html"])
    #expect(page.contains("From a part.") && page.contains("src=\"a.svg\"") && page.contains("src=\"b.svg\""))
  }
}
