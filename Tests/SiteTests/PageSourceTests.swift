import Diagnostics
import Files
import Synchronization
import Testing

@testable import Site

/// A page's bytes are those that were parsed, whatever becomes of its file.
@Suite struct PageSourceTests {
  private let path = "Content/index.md"
  private let before = Array("# Home\n\nTODO\n".utf8)

  @Test(arguments: [0, 20, 1_000])
  func areTheSameInMemoryAndInAFile(_ room: Int) throws {
    let store = ScratchStore(limit: room)
    let pages = [before, [], Array("# Other\n".utf8), before]
    let sources = pages.map { PageSource(path: path, bytes: $0, store: store) }
    #expect(try sources.map { try $0.bytes() } == pages)
  }

  /// A build of a page with findings, a copy as Markdown and a broken block.
  @Test(arguments: [0, ScratchStore.ofOneRun])
  func readsAPageOnce(_ room: Int) async throws {
    let reads = Mutex<[String: Int]>([:])
    var files = FileTree.memory(texts: [
      "Content/site.yml": "title: A\nmarkdown: true\n", path: "# Home\n\nTODO\n\n```dialog\nkind: [\n```\n",
    ])
    let read = files.read
    files.read = { path in
      reads.withLock { $0[path, default: 0] += 1 }
      return try read(path)
    }
    var options = PipelineOptions()
    options.failOn = nil
    options.roomInMemory = room
    let output = MemoryOutput()
    let result = try await Pipeline(files: files, options: options).run(into: output)
    #expect(result.totals?.pages == 1)
    #expect(result.sources(from: files)[path] != nil)
    #expect(reads.withLock { $0[path] } == 1)
  }
}
