import Diagnostics
import Dialogs
import Files
import Mockups
import Site
import Synchronization
import Testing

/// Mockups that a site publishes as files.
@Suite struct MockupFileTests {
  private static let configuration = "version: 1\ntitle: Site\nguidelines: []\nplatforms: [ios]\n"
  private static let publishing = configuration + "url: https://example.org/docs/\nmockup-files: true\n"
  private static let light = "mockups/patterns/drafts/delete-draft-ios-light.svg"
  private static let dark = "mockups/patterns/drafts/delete-draft-ios-dark.svg"

  private static func block(_ id: String) -> String {
    "```dialog\nid: \(id)\nkind: alert\ntitle: Delete this draft?\nbuttons:\n  - Delete\n  - {label: Cancel, role: cancel}\n```\n\n"
  }

  private func build(
    _ files: [String: String], options: PipelineOptions = PipelineOptions()
  ) async throws -> (result: SiteResult, site: [String: String], output: RecordingOutput) {
    let output = RecordingOutput()
    let base = [
      "Content/index.md": "# Home\n", "Content/site.yml": Self.publishing,
      "Content/patterns/drafts.md": "# Drafts\n\n" + Self.block("delete-draft"),
    ]
    let result = try await Pipeline(files: .memory(texts: base.merging(files) { $1 }), options: options)
      .run(into: output)
    return (result, output.memory.files.mapValues { String(decoding: $0, as: UTF8.self) }, output)
  }

  @Test func arePublishedInLightAndDark() async throws {
    let (result, site, _) = try await build([:])
    #expect(result.diagnostics.filter { $0.severity != .note } == [])
    #expect(site.keys.filter { $0.hasPrefix("mockups/") }.sorted() == [Self.dark, Self.light])
    #expect(site[Self.light]?.hasPrefix("<svg xmlns=") == true)
    #expect(site[Self.light] != site[Self.dark])
    let page = try #require(site["patterns/drafts.html"])
    #expect(page.contains(#"<a href="../mockups/patterns/drafts/delete-draft-ios-light.svg">light</a>"#))
    #expect(page.contains("srcset=&quot;https://example.org/docs/" + Self.dark + "&quot;&gt;"))
    #expect(page.contains("patternbook render Content/patterns/drafts.md --id delete-draft -o mockups/"))
    #expect(site["sitemap.xml"]?.contains("mockups/") == false)
  }

  @Test func areNotThereUnlessAskedFor() async throws {
    let (_, site, _) = try await build(["Content/site.yml": Self.configuration])
    #expect(site.keys.filter { $0.hasPrefix("mockups/") } == [])
    #expect(site["patterns/drafts.html"]?.contains("Use this mockup") == false)
  }

  @Test func aSnippetWithoutAnAddressNamesTheFiles() async throws {
    let (_, site, _) = try await build(["Content/site.yml": Self.configuration + "mockup-files: true\n"])
    #expect(site["patterns/drafts.html"]?.contains("srcset=&quot;delete-draft-ios-dark.svg&quot;&gt;") == true)
  }

  @Test func canBeLinkedTo() async throws {
    let (result, _, _) = try await build([
      "Content/index.md": "# Home\n\n![Picture](\(Self.light)) [file](\(Self.dark))\n"
    ])
    #expect(result.diagnostics.filter { $0.severity != .note } == [])
  }

  @Test(arguments: [
    "mockups/patterns/drafts/delete-draft-macos-light.svg", "mockups/patterns/drafts/other-ios-light.svg",
    "mockups/patterns/drafts/delete-draft-ios.svg", "mockups/drafts/delete-draft-ios-light.svg",
  ])
  func linksToOthersLeadNowhere(_ path: String) async throws {
    let (result, _, _) = try await build(["Content/index.md": "# Home\n\n![Picture](\(path))\n"])
    #expect(result.diagnostics.map(\.rule).contains("page/broken-image"))
    let (off, _, _) = try await build([
      "Content/index.md": "# Home\n\n![Picture](\(Self.light))\n", "Content/site.yml": Self.configuration,
    ])
    #expect(off.diagnostics.map(\.rule).contains("page/broken-image"))
  }

  // MARK: Beside what the author publishes

  @Test(arguments: [
    ["Content/" + light: "mine"], ["Content/Mockups/patterns/drafts/delete-draft-ios-light.svg": "mine"],
    ["Content/old.md": "---\ntitle: mine\naliases: [\(light)]\n---\n"],
  ])
  func yieldToTheAuthorOfASiteThatIsBuiltNevertheless(_ files: [String: String]) async throws {
    var options = PipelineOptions()
    options.failOn = nil
    let (result, site, output) = try await build(files, options: options)
    #expect(result.diagnostics.filter { $0.severity == .error }.map(\.rule) == ["site/duplicate-url"])
    let there = site.filter { $0.key.lowercased() == Self.light }.values
    #expect(there.count == 1 && there.first?.contains("mine") == true)
    #expect(site[Self.dark] != nil)
    #expect(output.twice == [])
  }

  @Test(arguments: [true, false])
  func areWrittenOnce(_ isPreview: Bool) async throws {
    var options = PipelineOptions()
    options.failOn = nil
    options.isPreview = isPreview
    let (result, site, output) = try await build(
      ["Content/patterns/drafts.md": "# Drafts\n\n" + Self.block("delete-draft") + Self.block("delete-draft")],
      options: options)
    #expect(result.diagnostics.map(\.rule).contains("block/duplicate-id"))
    #expect(output.twice == [])
    #expect(site["patterns/drafts.html"] != nil)
  }

  @Test func ofBrokenBlocksAreNone() async throws {
    var options = PipelineOptions()
    options.failOn = nil
    let (_, site, _) = try await build(
      [
        "Content/patterns/drafts.md":
          "# Drafts\n\n```dialog\nid: delete-draft\nkind: alert\ntitel: A\nmessage: B\nbuttons: [OK]\n```\n"
      ], options: options)
    #expect(site.keys.filter { $0.hasPrefix("mockups/") } == [])
  }

  /// The name of a file must tell id, platform and appearance apart.
  @Test func namesAreUnambiguous() {
    for platform in Platform.allCases {
      for other in Platform.allCases {
        #expect(!platform.id.hasSuffix("-" + other.id))
      }
    }
  }
}

/// Keeps files, and the paths of those that were written twice.
private final class RecordingOutput: SiteOutput {
  let memory = MemoryOutput()
  private let doubled = Mutex<[String]>([])

  func write(_ path: String, _ bytes: [UInt8]) throws {
    if memory.files[path] != nil { doubled.withLock { $0.append(path) } }
    memory.write(path, bytes)
  }

  var twice: [String] { doubled.withLock { $0 } }
}
