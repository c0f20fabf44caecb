import Diagnostics
import Files
import Reports
import Testing

@testable import Site

/// Tags and expressions of Eleventy that lead to pages and files of the site.
@Suite struct EleventyTagTests {
  private func page(_ text: String) async throws -> (html: String, findings: [String]) {
    let files = [
      "Content/site.yml": "version: 1\ntitle: Site\ncontent: pages\nfiles: linked\nstatic: {_img: /img}\n",
      "pages/index.md": "# Home\n", "pages/about/team.md": "# Team\n\n## Who\n", "pages/a/b.md": "# Page\n\n\(text)\n",
      "_img/x/c.png": "png", "pages/pics/d.png": "png",
    ]
    let output = MemoryOutput()
    var options = PipelineOptions()
    options.failOn = nil
    let result = try await Pipeline(files: .memory(texts: files), options: options).run(into: output)
    return (
      String(decoding: try #require(output.files["a/b.html"]), as: UTF8.self),
      result.diagnostics.filter { $0.location?.path == "pages/a/b.md" }.map(\.summary)
    )
  }

  @Test(arguments: [
    ("{% image \"_img/x/c.png\" \"C\" %}", "<img src=\"../img/x/c.png\" alt=\"C\""),
    ("{% image \"./_img/x/c.png\", \"C\" %}", "<img src=\"../img/x/c.png\" alt=\"C\""),
    ("{% image \"pages/pics/d.png\", \"D\" %}", "<img src=\"../pics/d.png\" alt=\"D\""),
    ("{% image \"pics/d.png\", \"D\" %}", "<img src=\"../pics/d.png\" alt=\"D\""),
    ("[T]({% page \"/about/team/#who\" %})", "<a href=\"../about/team.html#who\">T</a>"),
    ("[T]({% page \"about/team\" %})", "<a href=\"../about/team.html\">T</a>"),
    ("[T]({{site.base_url}}/about/team/)", "<a href=\"../about/team.html\">T</a>"),
    ("[T][t]\n\n[t]: {{ base.baseUrl }}/about/team/#who", "<a href=\"../about/team.html#who\">T</a>"),
  ])
  func leadToPages(_ text: String, _ html: String) async throws {
    let page = try await page(text)
    #expect(page.html.contains(html), "\(page.html)")
    #expect(page.findings.isEmpty)
  }

  @Test(arguments: [
    "[T]({% page \"about/nobody\" %})", "[T]({% page \"/about/nobody/\" %})", "[T]({{ site.base_url }}/nobody/)",
    "[T]({{ site.shop }}/about/team/)", "[T]({% page \"../about/team\" %})", "{% image \"_img/none.png\", \"N\" %}",
    "{% image \"../../etc/c.png\", \"N\" %}",
  ])
  func othersAreReported(_ text: String) async throws {
    #expect(try await page(text).findings.count == 1)
  }
}
