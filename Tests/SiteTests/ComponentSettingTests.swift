import Diagnostics
import Files
import TestSupport
import Testing

@testable import Site

/// The setting `components`, and the components that other tools have on every page.
@Suite struct ComponentSettingTests {
  @Test func pagesShowTheFiles() async throws {
    let files = FileTree.memory(texts: [
      SiteConfiguration.path: "version: 1\ntitle: Site\ncomponents: {Install: parts/install.mdx}\n",
      "Content/index.md": "# Home\n\n<Install />\n", "parts/install.mdx": "Install it.\n",
    ])
    let output = MemoryOutput()
    let result = try await Pipeline(files: files, options: PipelineOptions()).run(into: output)
    #expect(result.diagnostics.map(\.summary) == [])
    let page = String(decoding: try #require(output.files["index.html"]), as: UTF8.self)
    #expect(page.contains("<p>Install it.</p>"))
  }

  @Test(arguments: [
    ("components: [a]", "“components” is a list, not a mapping of names to files"),
    ("components: {install: a.md}", "“install” is not the name of a component"),
    ("components: {A-b: a.md}", "“A-b” is not the name of a component"),
    ("components: {A: ../../a.md}", "“A” needs a file with Markdown in the project"),
    ("components: {A: .git/a.md}", "“A” needs a file with Markdown in the project"),
    ("components: {A: a.tsx}", "“A” needs a file with Markdown in the project"),
    ("components: {A: [a.md]}", "“A” needs a file with Markdown in the project"),
  ])
  func othersAreReported(_ setting: String, _ summary: String) {
    let file = SourceFile(path: SiteConfiguration.path, text: "version: 1\ntitle: A\n\(setting)\n")
    let (configuration, findings) = SiteConfiguration.parse(file, in: .memory([:]))
    #expect(findings.map(\.summary) == [summary])
    #expect(configuration.components.isEmpty)
  }

  /// The theme of Docusaurus imports them; what leads out of the project, or is not a page, is left out.
  @Test func thoseOfDocusaurus() throws {
    let script = """
      import MDXComponents from '@theme-original/MDXComponents'
      import Install from '@site/docs/parts/_install.mdx'
      import Other from '../../docs/parts/other.md'
      import Badge from '@site/src/components/badge'
      import Gone from '@site/docs/parts/gone.mdx'
      import Out from '@site/../../out.mdx'
      export default { ...MDXComponents, Install, Other, Badge }
      """
    let site = try #require(
      try ForeignSite.recognize(
        .memory(texts: [
          "web/docusaurus.config.js": "module.exports = {title: 'D'}", "web/docs/a.md": "",
          "web/docs/parts/_install.mdx": "", "web/docs/parts/other.md": "", "web/src/theme/MDXComponents.js": script,
          "out.mdx": "",
        ]), name: "name", at: ""))
    #expect(
      site.configuration.contains(
        "\ncomponents:\n  Install: \"web/docs/parts/_install.mdx\"\n  Other: \"web/docs/parts/other.md\"\n"),
      "\(site.configuration)")
    #expect(!site.configuration.contains("Gone") && !site.configuration.contains("Out:"))
    #expect(site.taken.contains("components: 2 names of files that pages show"))
  }
}
