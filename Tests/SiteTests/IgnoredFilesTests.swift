import Diagnostics
import Files
import Testing

@testable import Site

/// What Git ignores is not part of a site.
@Suite struct IgnoredFilesTests {
  private static func isIgnored(_ path: String, isFolder: Bool = false, _ files: [String: String]) -> Bool {
    IgnoredFiles(.memory(texts: files)).contains(path, isFolder: isFolder)
  }

  @Test(
    arguments: [
      ("*.log", "a.log", true), ("*.log", "b/c/a.log", true), ("*.log", "a.logs", false), ("a", "b/a", true),
      ("/a", "a", true), ("/a", "b/a", false), ("b/a", "b/a", true), ("b/a", "c/b/a", false),
      ("build/", "build", false), ("**/a", "a", true), ("**/a", "b/c/a", true), ("b/**", "b/x", true),
      ("b/**", "b", false), ("b/**/a", "b/a", true), ("b/**/a", "b/x/y/a", true), ("b/*/a", "b/x/y/a", false),
      ("?.md", "a.md", true), ("?.md", "ab.md", false), ("[ab].md", "b.md", true), ("[!ab].md", "b.md", false),
      ("[a-c]x", "bx", true), ("[a-c]x", "dx", false), ("[]]", "]", true), ("[a", "[a", true), ("\\#a", "#a", true),
      ("\\!a", "!a", true), ("# a", "# a", false), ("a ", "a", true), ("a\\ ", "a ", true), ("a\r", "a", true),
      ("*", "x/y", true), ("*\n!*.md", "a.md", false), ("*\n!*.md", "a.txt", true), ("a\n!a\na", "a", true),
      ("a*b*c", "aXbYc", true), ("a*b*c", "aXbY", false), ("é*", "éa", true), ("a\\*", "a*", true),
      ("a\\*", "ab", false), ("foo/*", "foo/bar", true), ("foo/*", "foo/bar/baz", false), ("", "a", false),
      ("/", "a", false), ("!", "a", false), ("[a-]", "-", true), ("[\\]]", "]", true),
    ] as [(String, String, Bool)])
  func matchesAsGitDoes(_ lines: String, _ path: String, _ expected: Bool) {
    #expect(Self.isIgnored(path, [".gitignore": lines + "\n"]) == expected)
  }

  @Test func aSlashAtTheEndMeansAFolder() {
    #expect(Self.isIgnored("x/build", isFolder: true, [".gitignore": "build/\n"]))
  }

  @Test func theNearestFileDecides() {
    let files = [".gitignore": "*.md\n", "docs/.gitignore": "!a.md\n/b\n"]
    #expect(!Self.isIgnored("docs/a.md", files) && Self.isIgnored("docs/c.md", files))
    #expect(Self.isIgnored("docs/b", files) && !Self.isIgnored("b", files))
  }

  private func pages(_ files: [String: String], _ settings: String = "") async throws -> SiteResult {
    let all = files.merging([SiteConfiguration.path: "version: 1\n" + settings]) { $1 }
    return try await Pipeline(files: .memory(texts: all)).run(into: nil)
  }

  private static let files = [
    ".gitignore": "drafts/\n*.tmp.md\n", "Content/a.md": "# A\n", "Content/b.tmp.md": "# B\n",
    "Content/drafts/c.md": "# C\n", "Content/api/.gitignore": "*\n!keep.md\n", "Content/api/gone.md": "# Gone\n",
    "Content/api/keep.md": "# Keep\n",
  ]

  @Test func leavesOutWhatIsIgnored() async throws {
    let result = try await pages(Self.files)
    #expect(result.library.pages.map(\.source) == ["Content/a.md", "Content/api/keep.md"])
    #expect(result.diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("[\"*.md\", \"!a.md\"]", ["a"]), ("[drafts/, api]", ["a", "b.tmp"]), ("[\"/a*\", \"**/drafts/**\"]", ["b.tmp"]),
    ("[\"#\", \"?.md\", \"b.*\"]", []),
  ])
  func excludesByTheSamePatterns(_ patterns: String, _ pages: [String]) async throws {
    let result = try await self.pages(Self.files, "gitignore: false\nexclude: \(patterns)\n")
    #expect(result.library.pages.map(\.source).filter { !$0.contains("api/") } == pages.map { "Content/\($0).md" })
  }

  /// A pattern of the settings takes back what Git ignores, with the folder that it is in.
  @Test func settingsTakeBackWhatIsIgnored() async throws {
    let result = try await pages(Self.files, "exclude: [\"!/drafts/\", \"!b.tmp.md\", keep.md]\n")
    #expect(
      result.library.pages.map(\.source) == ["Content/a.md", "Content/b.tmp.md", "Content/drafts/c.md"])
  }

  @Test func canBeTurnedOff() async throws {
    #expect(try await pages(Self.files, "gitignore: false\n").library.pages.count == 5)
  }

  /// Too many patterns, and too long ones, are a note; hostile ones end.
  @Test(arguments: [
    String(repeating: "x\n", count: IgnoredFiles.mostPatterns + 1), String(repeating: "a", count: 201) + "\n",
  ])
  func bounds(_ lines: String) async throws {
    let result = try await pages([".gitignore": lines, "Content/a.md": "# A\n"])
    #expect(result.diagnostics.map(\.rule) == ["site/configuration"])
    #expect(result.diagnostics.first?.location?.path == ".gitignore")
  }

  @Test func hostilePatternsEnd() {
    let line = String(repeating: "*a", count: 99) + "b\n"
    let ignored = IgnoredFiles(.memory(texts: [".gitignore": String(repeating: line, count: 100)]), mostEffort: 100_000)
    for _ in 0..<10 { #expect(!ignored.contains(String(repeating: "a", count: 240), isFolder: false)) }
    #expect(ignored.effort < 200_000)
  }
}
