import Diagnostics
import Files
import TestSupport
import Testing

@testable import Site

/// Links below a path with a template, which the settings know as one of the site: `/docs/{{version}}/a`.
@Suite struct TemplatePrefixTests {
  @Test func linksLeadToPages() async throws {
    let texts = [
      SiteConfiguration.path: "version: 1\ntitle: Site\nlinks: {prefixes: [\"/docs/{{version}}\"]}\n",
      "Content/index.md": "# Home\n\n[a](/docs/{{version}}/a#b).\n",
      "Content/a.md": "# A\n\n## B\n\nIt is {{version}}.\n",
    ]
    let output = MemoryOutput()
    let result = try await Pipeline(files: .memory(texts: texts), options: PipelineOptions()).run(into: output)
    #expect(result.diagnostics.map(\.rule) == ["page/foreign-syntax"], "\(result.diagnostics)")
    let page = String(decoding: try #require(output.files["index.html"]), as: UTF8.self)
    #expect(page.contains("<a href=\"a.html#b\">a</a>"), "\(page)")
  }
}
