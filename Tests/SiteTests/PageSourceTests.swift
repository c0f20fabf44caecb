import Diagnostics
import Files
import Synchronization
import Testing

@testable import Site

/// A page's bytes are those that were parsed, whatever becomes of its file.
@Suite struct PageSourceTests {
  private let path = "Content/index.md"
  private let before = Array("# Home\n\nTODO\n".utf8)

  @Test func keepsWhatThereIsRoomFor() throws {
    let room = PageSource.Room(limit: 2 * before.count + 1)
    let sources = (0..<3).map { _ in PageSource(path: path, bytes: before, room: room) }
    let gone = FileTree.memory([:])
    #expect(try sources[0].bytes(from: gone) == before)
    #expect(try sources[1].bytes(from: gone) == before)
    #expect(throws: SourceChanged.self) { try sources[2].bytes(from: gone) }
    #expect(try sources[2].bytes(from: .memory([path: before])) == before)
    // What did not fit leaves its room to others.
    #expect(try PageSource(path: path, bytes: [1], room: room).bytes(from: gone) == [1])
  }

  @Test(arguments: ["# Home\n\nDONE\n", "# Home\n\nTODO", ""])
  func noticesOtherBytes(_ after: String) throws {
    let source = PageSource(path: path, bytes: before, room: PageSource.Room(limit: 0))
    #expect(throws: SourceChanged.self) { try source.bytes(from: .memory(texts: [path: after])) }
  }

  /// A build of a page with findings, a copy as Markdown and a broken block.
  @Test func readsAPageOnce() async throws {
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
    let output = MemoryOutput()
    let result = try await Pipeline(files: files, options: options).run(into: output)
    #expect(result.totals?.pages == 1)
    #expect(result.sources(from: files)[path] != nil)
    #expect(reads.withLock { $0[path] } == 1)
  }
}
