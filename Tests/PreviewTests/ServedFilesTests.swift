import Foundation
import Synchronization
import Testing

@testable import Preview

@Suite struct ServedFilesTests {
  private func place(_ piece: ArraySlice<UInt8>?) -> UnsafeRawPointer? {
    piece?.withUnsafeBytes { $0.baseAddress }
  }

  @Test(arguments: ["picture.png", "page.html"]) func allAnswersShareTheBytesOfAFile(_ path: String) async throws {
    let bytes = Array("<head></head>".utf8) + [UInt8](repeating: 65, count: 100_000)
    let reads = Mutex(0)
    let file = SiteSnapshot.File {
      reads.withLock { $0 += 1 }
      return bytes
    }
    let files = ServedFiles(SiteSnapshot(files: [path: file]), revision: "r")
    let first = try #require(try await files.file(path))
    let second = try #require(try await files.file(path))
    #expect(reads.withLock { $0 } == 1)
    #expect(first.fingerprint == second.fingerprint)
    #expect(place(first.content.pieces.last) == place(second.content.pieces.last))
    // No copy was made of the site's own bytes, with the script put into the page or without.
    let end = try #require(first.content.pieces.last)
    #expect(place(end) == bytes.withUnsafeBytes { $0.baseAddress.map { $0 + (bytes.count - end.count) } })
  }

  @Test func aFileThatFailsIsTriedAgain() async throws {
    let files = ServedFiles(
      SiteSnapshot(files: ["a.html": .init { throw CocoaError(.fileReadUnknown) }]), revision: "r")
    for _ in 0..<2 { await #expect(throws: CocoaError.self) { try await files.file("a.html") } }
    let none = try await files.file("b.html")
    #expect(none == nil)
  }

  @Test func contentOfOtherPiecesButEqualBytesHasOneFingerprint() {
    let bytes = Array("some bytes".utf8)
    #expect(Content(pieces: [bytes[..<4], [], bytes[4...]]).fingerprint == Content(bytes).fingerprint)
    #expect(Content(pieces: [bytes[..<4], bytes[5...]]).fingerprint != Content(bytes).fingerprint)
    #expect(Content(pieces: [bytes[..<4], bytes[4...]]).count == bytes.count)
  }
}
