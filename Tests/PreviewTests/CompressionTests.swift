import CZlib
import Foundation
import TestSupport
import Testing

@testable import Preview

@Suite(.endsInTime) struct CompressionTests {
  /// Decompresses gzip as a client does.
  private func expanded(_ content: Content, to limit: Int) throws -> [UInt8] {
    let input = Array(content.pieces.joined())
    var stream = z_stream()
    try #require(zlib_begin_gunzip(&stream) == Z_OK)
    defer { inflateEnd(&stream) }
    var output = [UInt8](repeating: 0, count: limit + 1)
    let status = output.withUnsafeMutableBufferPointer { room in
      input.withUnsafeBufferPointer { bytes in
        stream.next_in = UnsafeMutablePointer(mutating: bytes.baseAddress)
        stream.avail_in = UInt32(bytes.count)
        stream.next_out = room.baseAddress
        stream.avail_out = UInt32(room.count)
        return inflate(&stream, Z_FINISH)
      }
    }
    #expect(status == Z_STREAM_END)
    return Array(output[..<Int(stream.total_out)])
  }

  @Test(arguments: [[1], [70_000], [1, 0, 9_000, 3], [200_000, 200_000]])
  func expandsToTheSameBytes(sizes: [Int]) throws {
    var random = SystemRandomNumberGenerator()
    let bytes = (0..<sizes.reduce(0, +)).map { $0 % 3 == 0 ? UInt8.random(in: 0...255, using: &random) : 65 }
    var start = 0
    let pieces = sizes.map { size in
      defer { start += size }
      return bytes[start..<start + size]
    }
    let compressed = try #require(Content(pieces: pieces).gzipped())
    #expect(try expanded(compressed, to: bytes.count) == bytes)
  }

  @Test(arguments: [
    ("gzip, deflate, br", true), ("GZIP;q=0.5", true), ("*", true), ("br;q=1, *;q=0.1", true), ("x-gzip", true),
    ("deflate, br", false), ("gzip;q=0", false), ("gzip; q=0.000", false), ("*, gzip;q=0", false), ("*;q=0", false),
    ("", false), ("gzipped", false), (",;,", false),
  ])
  func readsWhatTheClientAccepts(_ header: String, isAccepted: Bool) throws {
    let head = try RequestHead(Array("GET / HTTP/1.1\r\nHost: a\r\nAccept-Encoding: \(header)".utf8))
    #expect(head.acceptsGzip == isAccepted)
  }

  @Test func allAnswersShareTheCompressedBytes() async throws {
    let page = Array("<p>Tea</p>".utf8) + [UInt8](repeating: 65, count: 50_000)
    let files = ServedFiles(SiteSnapshot(files: ["a.html": .init(page)]), revision: "r")
    let file = try #require(try await files.file("a.html"))
    let places = try (0..<2).map { _ in
      let content = try #require(files.compressedContent(of: file, at: "a.html"))
      #expect(content.count < 1_000)
      return content.pieces.first?.withUnsafeBytes { $0.baseAddress }
    }
    #expect(places[0] == places[1])
  }

  // MARK: Answers

  private static let text = String(repeating: "Keep each label short. ", count: 200)
  private static let files: [String: SiteSnapshot.File] = [
    "index.html": .init(Array("<html><head></head><body>\(text)</body></html>".utf8)),
    "404.html": .init(Array("<html><head></head><body>\(text)</body></html>".utf8)),
    "tea.txt": .init(Array(text.utf8)), "tiny.txt": .init(Array("Tea".utf8)),
    "picture.png": .init(Array(text.utf8)),
    "random.txt": .init((0..<5_000).map { _ in UInt8.random(in: 0...255) }),
  ]

  private func head(_ port: UInt16, _ path: String, _ headers: [String]) async throws -> Answer {
    let client = try Client(port: port)
    let lines = ["HEAD \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)", "Connection: close"] + headers
    client.send(lines.joined(separator: "\r\n") + "\r\n\r\n")
    return try Answer(await client.receiveAll())
  }

  private func serving(_ use: (UInt16) async throws -> Void) async throws {
    try await Running.serve(roots: [], rebuild: { _ in SiteSnapshot(files: Self.files) }) { try await use($0.port) }
  }

  @Test func compressesTextForClientsThatAcceptIt() async throws {
    try await serving { port in
      for path in ["/", "/tea.txt", "/none.html"] {
        let plain = try await head(port, path, [])
        let small = try await head(port, path, ["Accept-Encoding: gzip, br"])
        #expect(plain.headers["content-encoding"] == nil)
        #expect(small.headers["content-encoding"] == "gzip")
        #expect(small.status == plain.status)
        #expect(small.headers["content-type"] == plain.headers["content-type"])
        for answer in [plain, small] { #expect(answer.headers["vary"] == "Accept-Encoding") }
        let (size, smallSize) = (plain.headers["content-length"], small.headers["content-length"])
        #expect(try #require(smallSize.flatMap { Int($0) }) < (try #require(size.flatMap { Int($0) })) / 4)
        #expect(plain.headers["etag"] != small.headers["etag"])
      }
    }
  }

  @Test func sendsTheRestAsItIs() async throws {
    try await serving { port in
      for path in ["/tiny.txt", "/picture.png", "/random.txt"] {
        let answer = try await head(port, path, ["Accept-Encoding: gzip"])
        #expect(answer.status == 200 && answer.headers["content-encoding"] == nil, "\(path)")
      }
    }
  }

  @Test func knowsBothForms() async throws {
    try await serving { port in
      for accept in ["gzip", "identity"] {
        let first = try await head(port, "/tea.txt", ["Accept-Encoding: \(accept)"])
        let tag = try #require(first.headers["etag"])
        let again = try await head(port, "/tea.txt", ["Accept-Encoding: \(accept)", "If-None-Match: \(tag)"])
        #expect(again.status == 304 && again.headers["etag"] == tag)
      }
    }
  }

  /// Parts are parts of the plain bytes.
  @Test func doesNotCompressParts() async throws {
    try await serving { port in
      let client = try Client(port: port)
      client.send(
        "GET /tea.txt HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\nAccept-Encoding: gzip\r\n"
          + "Range: bytes=0-3\r\n\r\n")
      let part = try Answer(await client.receiveAll())
      #expect(part.status == 206 && part.body == "Keep" && part.headers["content-encoding"] == nil)
    }
  }
}
