import Diagnostics
import Files
import Synchronization
import SystemPackage
import Testing

@testable import Site

/// What a run finds if it has no output.
@Suite struct PipelineTests {
  private let page = "---\ntitle: Home\n---\n\nText.\n"

  @Test func reportsUnknownWordsOfTheSitesAssets() async throws {
    let files = FileTree.memory(texts: [
      "Content/index.md": page, "Templates/assets/site.js/90-own.js": "a(WORDS.text.copi);\n",
    ])
    let result = try await Pipeline(files: files).run(into: nil)
    let finding = try #require(result.diagnostics.first { $0.severity == .error })
    #expect(finding.summary == "unknown word “text.copi”; did you mean “text.copy”?")
    #expect(finding.location == SourceLocation(path: "Templates/assets/site.js/90-own.js", range: 2..<17))
    #expect(result.isMisconfigured)
  }

  @Test(arguments: [true, false]) func probesAssetsOnlyIfAsked(_ isAsked: Bool) async throws {
    let probed = Mutex<[String]>([])
    var files = FileTree.memory(texts: ["Content/index.md": page, "Content/a/picture.png": "x"])
    files.probe = { path in probed.withLock { $0.append(path) } }
    var options = PipelineOptions()
    options.probesAssets = isAsked
    #expect(try await Pipeline(files: files, options: options).run(into: nil).totals == nil)
    #expect(probed.withLock { $0 } == (isAsked ? ["Content/a/picture.png"] : []))
  }

  /// A name that is too long is what even the administrator cannot open.
  @Test func probesFilesOnDisk() throws {
    let files = try FileTree.disk(root: FilePath(#filePath).removingLastComponent())
    try files.probe("PipelineTests.swift")
    try files.probe("absent")
    #expect(throws: FileError.self) { try files.probe(String(repeating: "x", count: 300)) }
  }

  /// A preview that ends while it builds must not go on with some of the pages.
  @Test func givesNoResultsOfACanceledTask() async {
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return try await concurrently(10, batch: 1, state: {}) { _, range in range.lowerBound }.results
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
