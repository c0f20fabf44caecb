import Diagnostics
import Files
import Foundation
import SystemPackage
import TestSupport
import Testing

@testable import Site

/// Missing and stale translations, by the history of a repository.
@Suite struct TranslationTests {
  private static let original =
    "---\ntitle: Alerts\norder: 1\n---\n\nStart.\n\n## Buttons\n\nTwo.\n\n## Text\n\nShort.\n"

  private func repository() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.git("init", "--quiet", "--initial-branch=main")
    try folder.write("version: 1\nlanguages: [en, de, fr]\n", to: "Content/site.yml")
    try folder.write(Self.original, to: "Content/a.md")
    try folder.write("# B\n", to: "Content/b.md")
    try folder.write("# Hinweise\n", to: "Content/de/a.md")
    try folder.write("# B\n", to: "Content/b.de.md")
    try folder.write("---\ndraft: true\n---\n# B\n", to: "Content/fr/b.md")
    try folder.commit(at: "2024-01-02T00:00:00Z")
    return folder
  }

  private func report(_ folder: TemporaryFolder) async throws -> TranslationReport {
    let root = FilePath(folder.url.path)
    return try await Pipeline(files: .disk(root: root)).translations(root: root)
  }

  private func states(_ report: TranslationReport) -> [String] {
    report.translations.map { "\($0.language) \($0.translation) \($0.state.rawValue)" }
  }

  @Test func knowsWhatIsMissingAndStale() async throws {
    let folder = try repository()
    let missing = ["fr Content/fr/a.md missing", "fr Content/fr/b.md missing"]
    #expect(
      states(try await report(folder)) == ["de Content/de/a.md current", "de Content/b.de.md current"] + missing)
    let changed = Self.original.replacing("Two.", with: "Two, or one.").replacing("order: 1", with: "order: 2")
      .replacing("## Text\n\nShort.\n", with: "## Links\n\n```\n## Text\n```\n")
    try folder.write(changed, to: "Content/a.md")
    try folder.commit(at: "2024-02-03T00:00:00Z")
    let stale = try await report(folder)
    #expect(states(stale) == ["de Content/de/a.md stale", "de Content/b.de.md current"] + missing)
    #expect(
      stale.translations[0].changes == [
        SectionChange(kind: .changed, title: "Buttons"), SectionChange(kind: .added, title: "Links"),
        SectionChange(kind: .removed, title: "Text"),
      ])
    #expect(stale.translations[0].base?.count == 40 && stale.shortcoming == nil)
    // A typo is corrected, but nothing is translated again.
    let base = try #require(stale.translations[0].base)
    try folder.write("---\ntranslates: \"\(base.prefix(12))\"\n---\n# Hinweis\n", to: "Content/de/a.md")
    try folder.commit(at: "2024-03-04T00:00:00Z")
    let named = try await report(folder)
    #expect(named.translations[0].state == .stale && named.translations[0].changes == stale.translations[0].changes)
    // What translators do not see makes nothing stale.
    try folder.write("# Hinweise\n", to: "Content/de/a.md")
    try folder.commit(at: "2024-04-05T00:00:00Z")
    try folder.write(changed.replacing("order: 2", with: "order: 3") + "\n\n", to: "Content/a.md")
    try folder.commit(at: "2024-05-06T00:00:00Z")
    #expect(try await report(folder).translations[0].state == .current)
  }

  @Test(arguments: ["none", "shallow", "unknown commit"])
  func saysWhatItDoesNotKnow(_ what: String) async throws {
    let folder = try repository()
    switch what {
    case "none": try folder.remove(".git")
    case "shallow":
      let head = folder.url.appending(path: ".git/refs/heads/main")
      try folder.write(try String(contentsOf: head, encoding: .utf8), to: ".git/shallow")
    default: try folder.write("---\ntranslates: 0123456789\n---\n# A\n", to: "Content/de/a.md")
    }
    let report = try await report(folder)
    #expect(report.translations[0].state == .unknown)
    #expect((report.shortcoming == nil) == (what == "unknown commit"))
  }

  @Test(arguments: ["HEAD", "123456", "--help", "0123456789 x", "\"\""])
  func takesOnlyIDsOfCommits(_ name: String) {
    let file = SourceFile(path: "Content/a.md", text: "---\ntranslates: \(name)\n---\n")
    let head = PageHead(file, below: "a.md", ScratchStore())
    #expect(head.frontMatter.translates == nil && head.diagnostics.count == 1)
  }
}
