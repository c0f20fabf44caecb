import Diagnostics
import Files
import Testing

@testable import Site

/// Sites of Nuxt Content and undocs.
@Suite struct NuxtTests {
  private static let page = "---\ntitle: A\n---\n\n::tip\nA [b](/guide/other).\n::\n"

  private func recognize(_ files: [String: String]) throws -> ForeignSite? {
    try ForeignSite.recognize(.memory(texts: files), name: "name", at: "")
  }

  private static let pages = [
    "1.guide/1.index.md": page, "1.guide/2.other.md": page, "2.more/3.third.md": page,
  ]

  @Test func settingsOfUndocs() throws {
    var files = Self.pages
    files["package.json"] = #"{"devDependencies": {"undocs": "^0.2"}}"#
    files[".config/docs.yaml"] =
      "name: Harbor\nshortDescription: Ships.\nurl: https://a.b\nredirects:\n  /old: /guide/other\n  /all/**: /guide\n"
    files[".docs/public/icon.svg"] = "<svg/>"
    let site = try #require(try recognize(files))
    #expect(site.tool == "Nuxt")
    for line in [
      "title: \"Harbor\"", "description: \"Ships.\"", "url: \"https://a.b/\"", "static: [\".docs/public\"]",
      "mdc: true",
      "  \"/old\": \"/guide/other\"",
    ] {
      #expect(site.configuration.contains(line + "\n"), "\(site.configuration)")
    }
  }

  @Test func settingsOfNuxtContent() throws {
    var files = Dictionary(uniqueKeysWithValues: Self.pages.map { ("content/" + $0.key, $0.value) })
    files["nuxt.config.ts"] = "export default defineNuxtConfig({modules: ['@nuxt/content']})"
    files["public/a.png"] = "a"
    files["package.json"] = #"{"dependencies": {"nuxt": "4", "@nuxt/content": "3"}}"#
    let site = try #require(try recognize(files))
    #expect(site.tool == "Nuxt" && site.content == "content", "\(site.tool)")
    #expect(site.configuration.contains("mdc: true\n") && site.configuration.contains("static: [\"public\"]\n"))
    // Without the module, pages are of something else.
    files["package.json"] = #"{"dependencies": {"nuxt": "4"}}"#
    #expect(try recognize(files)?.configuration.contains("mdc") != true)
  }

  /// Pages of Starlight that are not MDX have no templates.
  @Test(arguments: [("a.md", "{{ b }}", true), ("a.md", "b", false), ("a.mdx", "`{{ b }}`", false)])
  func bracesOfStarlight(_ name: String, _ text: String, _ isText: Bool) throws {
    let site = try recognize([
      "astro.config.mjs": "export default defineConfig({integrations: [starlight({title: 'A'})]})",
      "src/content/docs/" + name: text,
    ])
    #expect(site?.configuration.contains("\ntemplates: false\n") == isText)
  }

  /// Addresses are without numbers, and links lead there.
  @Test func pagesAreFolders() async throws {
    let settings = "version: 1\ncontent: .\nmdc: true\npermalinks: {.: '/:id/'}\n"
    let (result, site) = try await Pipeline(
      files: .memory(texts: Self.pages.merging(["Content/site.yml": settings]) { $1 })
    ).build()
    #expect(result.diagnostics.map(\.summary) == [])
    #expect(site["guide/other/index.html"] != nil && site["guide/index.html"] != nil, "\(site.keys.sorted())")
    #expect(site["guide/index.html"]?.contains("callout-tip") == true)
  }
}
