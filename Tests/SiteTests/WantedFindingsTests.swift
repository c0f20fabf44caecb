import Diagnostics
import Files
import Site
import Testing

/// A check of some files only.
@Suite struct WantedFindingsTests {
  private static let dialog = "```dialog\nkind: alert\ntitle: Delete?\nbuttons: [yes, Cancel]\n```\n"

  private static let files = [
    "Content/site.yml": "version: 1\ntitle: Test\nguidelines: [apple-hig]\nunknown: x\n",
    "Content/index.md": "---\ntitle: A\nallow:\n  page/broken-link: Soon.\n---\n[a](a.md#none)\n\n[b](none.md)\n",
    "Content/a.md": "---\ntitle: B\naliases: [/b.html]\n---\n[b](none.md)\n\n" + dialog,
    "Content/b.md": "---\ntitle: B\nkey: x\n---\n{{#include _part.txt}}\n\n[a](a.md#none)\n\n" + dialog,
    "Content/c.md": "---\ntitle: C\nkey: x\n---\n" + dialog.replacing("Cancel", with: "Go back"),
    "Content/_part.txt": "[b](none.md)\n\n{{#include none.txt}}\n",
  ]

  private func findings(wants: (@Sendable (String) -> Bool)? = nil) async throws -> [Diagnostic] {
    var options = PipelineOptions()
    options.wants = wants
    return try await Pipeline(files: .memory(texts: Self.files), options: options).run(into: nil).diagnostics
  }

  @Test(arguments: files.keys.sorted()) func areThoseOfACheckOfAll(_ path: String) async throws {
    let all = try await findings()
    let wanted = try await findings { $0 == path }
    let isOfPath = { (finding: Diagnostic) in finding.location.map { $0.path == path } ?? true }
    #expect(wanted.filter(isOfPath) == all.filter(isOfPath))
    #expect(wanted.count < all.count)
  }

  @Test func everyPageOfTheProjectHasSome() async throws {
    let paths = Set(try await findings().compactMap(\.location?.path))
    #expect(paths.isSuperset(of: ["Content/index.md", "Content/a.md", "Content/b.md", "Content/c.md"]))
  }
}
