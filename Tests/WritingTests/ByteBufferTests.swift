import Testing
import Writing

struct ByteBufferTests {
  /// Pieces of all sizes, so that room is made more than once, and in the middle of a piece.
  @Test(arguments: [0, 1, 63, 64, 65, 1000])
  func appendsWhatAnArrayDoes(capacity: Int) {
    var buffer = ByteBuffer(capacity: capacity)
    var array: [UInt8] = []
    for length in 0..<200 {
      let piece = (0..<length).map { UInt8(truncatingIfNeeded: length &* 31 &+ $0) }
      piece.withUnsafeBufferPointer { buffer.append($0) }
      buffer.append(UInt8(truncatingIfNeeded: length))
      buffer.append(contentsOf: piece.lazy.map { $0 ^ 0xFF })
      buffer.append(repeating: 7, count: length % 5)
      buffer.append(contentsOf: piece)
      buffer.append(contentsOf: piece.dropFirst(3))
      buffer.append(atMost: length) { bytes in
        for index in 0..<length / 2 { bytes[index] = piece[index] }
        return length / 2
      }
      array +=
        piece + [UInt8(truncatingIfNeeded: length)] + piece.map { $0 ^ 0xFF } + Array(repeating: 7, count: length % 5)
      array += piece + piece.dropFirst(3) + piece.prefix(length / 2)
      #expect(buffer.count == array.count)
      #expect(buffer.last == array.last)
    }
    #expect(buffer.bytes == array)
    #expect(buffer.finish() == array)
  }

  @Test func isAValue() {
    var one = ByteBuffer(capacity: 8)
    one.append("ab")
    var other = one
    other.append("cd" as String)
    one.append(contentsOf: other)
    #expect(one.bytes == Array("ababcd".utf8))
    #expect(other.bytes == Array("abcd".utf8))
  }

  @Test(arguments: [
    ("a/b", ["a", "b"]), ("/a//b/", ["a", "b"]), ("", []), ("é/日本", ["é", "日本"]),
  ])
  func dividesPaths(path: String, parts: [String]) {
    #expect(path.pathParts().map(String.init) == parts)
    #expect(path.pathParts(omittingEmpty: false) == path.split(separator: "/", omittingEmptySubsequences: false))
  }

  @Test(arguments: [
    ("https://a", 5), ("://", 0), ("a:/", nil), ("", nil), (":::://x", 3), ("日本://", 6),
  ])
  func findsTexts(text: String, offset: Int?) {
    #expect(text.offset(of: "://") == offset)
    #expect(text.holds("://") == (offset != nil))
  }
}
