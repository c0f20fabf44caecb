import Diagnostics
import Files
import TestSupport
import Testing

@testable import Site

/// `redirects` in site.yml leads former addresses to pages.
@Suite struct SiteRedirectTests {
  private func build(_ redirects: String) async throws -> (files: [String: [UInt8]], findings: [Diagnostic]) {
    try await build([
      "site.yml": "permalinks: {.: '/:path/'}\nredirects: \(redirects)\n",
      "index.md": "# Home\n\n[B](a/b.md)\n", "a/b.md": "# B\n\n[Old](/old/)\n",
    ])
  }

  private func build(_ content: [String: String]) async throws -> (files: [String: [UInt8]], findings: [Diagnostic]) {
    var files = Dictionary(uniqueKeysWithValues: content.map { ("Content/" + $0.key, $0.value) })
    files[SiteConfiguration.path] = "version: 1\ntitle: Site\n" + (content["site.yml"] ?? "")
    let output = MemoryOutput()
    var options = PipelineOptions()
    options.failOn = nil
    let result = try await Pipeline(files: .memory(texts: files), options: options).run(into: output)
    return (output.files, result.diagnostics)
  }

  @Test(arguments: ["a/b.md", "/a/b.md#x", "/a/b/", "a/b", "a/b/index.html", "/a/b/?x=y"])
  func leadToPages(_ target: String) async throws {
    let (files, findings) = try await build("{/old/: '\(target)'}")
    let html = String(decoding: files["old/index.html"] ?? [], as: UTF8.self)
    #expect(html.contains("content=\"0; url=../a/b/index.html\""), "\(html)")
    #expect(findings.isEmpty, "\(findings.map(\.summary))")
  }

  @Test func leadingNowhereIsReported() async throws {
    let (files, findings) = try await build("{/old/: a/b.md, /older/: gone.md}")
    #expect(files["old/index.html"] != nil && files["older/index.html"] == nil)
    #expect(findings.map(\.summary) == ["“redirects” leads to “gone.md”, which is not a page"])
    #expect(findings.first?.location?.path == SiteConfiguration.path)
  }

  /// A page that is the home page leads there from its own address, too.
  @Test func homePage() async throws {
    let (files, findings) = try await build([
      "site.yml": "home: a/b.md\n", "a/b.md": "# B\n\n[C](../c.md)\n", "c.md": "# C\n\n[B](a/b.md)\n",
    ])
    func text(_ path: String) -> String { String(decoding: files[path] ?? [], as: UTF8.self) }
    #expect(text("index.html").contains("<a href=\"c.html\">C</a>"))
    #expect(text("c.html").contains("<a href=\"index.html\">B</a>"))
    #expect(text("a/b.html").contains("content=\"0; url=../index.html\""), "\(text("a/b.html"))")
    #expect(findings.isEmpty, "\(findings.map(\.summary))")
  }

  @Test(arguments: [
    ("gone.md", "“home” names “gone.md”, which is not a page"),
    ("c.md", "“home” names “c.md”, but “index.md” is the home page"),
  ])
  func otherHomePagesAreReported(_ home: String, _ summary: String) async throws {
    var files = ["site.yml": "home: \(home)\n", "c.md": "# C\n"]
    if home == "c.md" { files["index.md"] = "# Home\n\n[C](c.md)\n" }
    #expect(try await build(files).findings.map(\.summary) == [summary])
  }

  @Test(arguments: [
    ("[a]", "“redirects” is a list, not a mapping of addresses to pages"),
    ("{../a: a/b.md}", "address in “redirects” “../a” points outside the site"),
  ])
  func settingsAreChecked(_ redirects: String, _ summary: String) async throws {
    let findings = try await build(redirects).findings
    #expect(findings.contains { $0.summary == summary }, "\(findings.map(\.summary))")
  }
}
