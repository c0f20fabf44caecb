import Diagnostics
import Files
import Foundation
import TestSupport
import Testing

@testable import Site

/// `patternbook init --from` recognizes tools by their files.
@Suite struct ForeignSiteTests {
  private static let projects: [(tool: String, files: [String: String], settings: [String])] = [
    (
      "Docusaurus",
      [
        "website/docusaurus.config.ts":
          "import x from 'y';\nconst c = {title: 'My: docs', url: 'https://a.b', baseUrl: '/c/', presets: [['classic', {docs: {path: '../docs', sidebarPath: require.resolve('./sidebarsX'), editUrl: 'https://g.h/edit/'}, blog: f()}]]};\nexport default c;",
        "docs/a.md": "", "website/static/x.png": "", "website/sidebarsX.ts": "", "website/blog/b.md": "",
      ],
      [
        "title: \"My: docs\"", "url: \"https://a.b/c/\"", "content: \"docs\"", "static: [\"website/static\"]",
        "navigation: [\"website/sidebarsX.ts\"]", "edit: \"https://g.h/edit/\"",
      ]
    ),
    (
      "MkDocs",
      [
        "mkdocs.yml":
          "site_name: M\nsite_url: https://m.org\ntheme:\n  name: material\n  language: de\nx: !ENV [A, b]\n",
        "docs/index.md": "",
      ], ["title: \"M\"", "url: \"https://m.org/\"", "language: de", "content: \"docs\""]
    ),
    (
      "mdBook",
      [
        "book.toml": "[book]\ntitle = \"B\" # x\nsrc = 'text'\n[output.html]\nsite-url = \"/b/\"\n",
        "text/SUMMARY.md": "",
      ],
      ["title: \"B\"", "content: \"text\"", "links: {prefixes: [\"/b/\"]}"]
    ),
    (
      "VitePress",
      [
        "docs/.vitepress/config.ts":
          "export default defineConfig({title: 'V', lang: 'fr_FR', srcExclude: ['**/x.md']})",
        "docs/a.md": "", "docs/public/x.png": "",
      ],
      ["title: \"V\"", "language: fr-FR", "content: \"docs\"", "static: [\"docs/public\"]", "exclude: [\"**/x.md\"]"]
    ),
    (
      "Starlight",
      [
        "astro.config.mjs":
          "export default defineConfig({site: 'https://s.t', integrations: [starlight({title: 'S', locales: {root: {lang: 'en'}, de: {}}})]})",
        "src/content/docs/a.md": "", "src/content/docs/de/a.md": "", "public/x.svg": "",
      ], ["title: \"S\"", "url: \"https://s.t/\"", "static: [\"public\"]", "exclude: [\"/de/\"]"]
    ),
    (
      "Jekyll",
      ["_config.yml": "title: J\nurl: https://j.k\nbaseurl: /l\nexclude: [vendor]\n", "index.md": "", "README.md": ""],
      ["title: \"J\"", "url: \"https://j.k/l/\"", "content: \".\""]
    ),
    (
      "Hugo",
      [
        "hugo.toml": "baseURL = 'https://h.i/'\ntitle = \"H\"\n[params]\ntitle = 'no'\n", "content/_index.md": "",
        "static/x.txt": "",
      ],
      ["title: \"H\"", "url: \"https://h.i/\"", "content: \"content\"", "static: [\"static\"]"]
    ),
    ("a folder of Markdown files", ["docs/a.md": "", "package.json": ""], ["title: \"Name\"", "content: \"docs\""]),
    ("a folder of Markdown files", ["README.md": ""], ["content: \".\""]),
  ]

  @Test(arguments: projects.indices)
  func recognizesTheTool(_ index: Int) throws {
    let (tool, files, settings) = Self.projects[index]
    let site = try #require(try ForeignSite.recognize(.memory(texts: files), name: "name", at: ""))
    #expect(site.tool == tool)
    let lines = site.configuration.split(separator: "\n").map(String.init)
    for line in settings { #expect(lines.contains(line), "\(site.configuration)") }
  }

  /// Whatever the other tool's files say, the settings can be read.
  @Test(arguments: projects.indices)
  func writesSettingsThatAreValid(_ index: Int) throws {
    let site = try #require(
      try ForeignSite.recognize(.memory(texts: Self.projects[index].files), name: "name", at: "sub/folder"))
    let (configuration, findings) = SiteConfiguration.parse(
      SourceFile(path: SiteConfiguration.path, text: site.configuration), in: .memory([:]))
    #expect(findings.map(\.summary) == [])
    #expect(configuration.content.path.hasPrefix("sub/folder"))
  }

  @Test(arguments: [
    "\"\\ \n: {}", "a\u{0}b\u{1b}[31m", "# x", "", "'", "${x}", "[a](b)", String(repeating: "x", count: 10_000),
  ])
  func hostileTitlesStayText(_ title: String) throws {
    let escaped = title.replacing("\\", with: "\\\\").replacing("'", with: "\\'").replacing("\n", with: "\\n")
    let files = [
      "docusaurus.config.js":
        "module.exports = {title: '\(escaped)', url: '\(escaped)', i18n: {defaultLocale: '\(escaped)'}}",
      "docs/a.md": "",
    ]
    let site = try #require(try ForeignSite.recognize(.memory(texts: files), name: title, at: ""))
    let (configuration, findings) = SiteConfiguration.parse(
      SourceFile(path: SiteConfiguration.path, text: site.configuration), in: .memory([:]))
    #expect(findings.map(\.summary) == [])
    #expect(configuration.url == nil && configuration.language == "en" || configuration.language == "x")
  }

  @Test func nothingComesOfAFolderWithoutPages() throws {
    #expect(
      try ForeignSite.recognize(.memory(texts: ["a.txt": "", "mkdocs.yml": "docs_dir: docs\n"]), name: "n", at: "")
        == nil)
  }

  /// The page about moving lists what is read, row by row.
  @Test func thePageAboutMovingListsAllConventions() throws {
    let page = try String(contentsOf: Repository.root.appending(path: "Content/authoring/moving.md"), encoding: .utf8)
    for (tool, rows) in ForeignTools.conventions {
      #expect(page.contains("\n## \(tool)\n"), "\(tool)")
      let table = rows.map { "| \($0.theirs) | \($0.ours) |\n" }.joined()
      #expect(page.contains("| --- | --- |\n" + table + "\n"), "the table of \(tool) should be:\n\(table)")
    }
  }
}
