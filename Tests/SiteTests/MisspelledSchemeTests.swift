import Diagnostics
import Files
import Reports
import Testing

@testable import Site

/// Addresses that begin almost as those of the web do.
@Suite struct MisspelledSchemeTests {
  private func findings(_ text: String) async throws -> [Diagnostic] {
    let files = ["Content/site.yml": "version: 1\ntitle: Site\n", "Content/index.md": "# Home\n\n\(text)\n"]
    var options = PipelineOptions()
    options.failOn = nil
    let result = try await Pipeline(files: .memory(texts: files), options: options).run(into: MemoryOutput())
    return result.diagnostics.filter { $0.rule == "page/broken-link" || $0.rule == "page/broken-image" }
  }

  @Test(arguments: [
    ("[a](hhttps://a.bc/)", "https"), ("[a](ttps://a.bc/)", "https"), ("[a](htpps://a.bc/)", "https"),
    ("<htttp://a.bc/>", "http"), ("[a](htp://a.bc/)", "http"), ("![a](Htttps://a.bc/d.png)", "https"),
  ])
  func isFoundAndFixed(_ markdown: String, _ scheme: String) async throws {
    let found = try await findings(markdown)
    #expect(found.count == 1)
    #expect(found.first?.summary.contains("did you mean “\(scheme)://a.bc/") == true)
    #expect(found.first?.fixes.first?.edits.map(\.replacement) == [scheme])
  }

  /// Several links with a scheme that nothing is known of are not those of an app.
  @Test(arguments: [("docblock", 3, 3), ("docblock", 2, 0), ("vscode", 3, 0), ("https", 3, 0)])
  func schemesOfOtherTools(_ scheme: String, _ links: Int, _ count: Int) async throws {
    let found = try await findings(String(repeating: "[a](\(scheme)://a.ts?token=b) ", count: links))
    #expect(found.count == count)
    #expect(found.allSatisfy { $0.summary == "link leads to “\(scheme):”, which browsers do not know" })
  }

  /// Names of code, whose colons make no scheme.
  @Test func namesOfCodeAreNotSchemes() async throws {
    #expect(try await findings("[a](std::fmt)").map(\.summary) == ["link target “std::fmt” not found"])
  }

  @Test func hasNoFixWhereThePlaceIsUnclear() async throws {
    let found = try await findings("[hhttps://a.bc/](hhttps://a.bc/)")
    #expect(found.count == 1)
    #expect(found.first?.fixes == [])
  }

  @Test(arguments: [
    "https://a.bc/", "HTTP://a.bc/", "ftp://a.bc/", "sftp://a.bc/", "git://a.bc/", "rtsp://a.bc/", "mailto:a@b.cd",
    "ssh://a.bc/", "myapp://a.bc/", "tel:1",
  ])
  func othersAreNot(_ address: String) async throws {
    #expect(try await findings("[a](\(address))").isEmpty)
  }
}
