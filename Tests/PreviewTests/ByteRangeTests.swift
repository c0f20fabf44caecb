import Testing

@testable import Preview

@Suite struct ByteRangeTests {
  @Test(arguments: [
    ("bytes=0-0", 0..<1), ("bytes=2-4", 2..<5), ("bytes=2-", 2..<10), ("bytes=-3", 7..<10), ("bytes=-30", 0..<10),
    ("bytes=9-99999999999999999999", 9..<10),
  ]) func reads(_ header: String, _ range: Range<Int>) {
    #expect(ByteRange(header, of: 10) == .part(range))
  }

  @Test(arguments: ["bytes=10-", "bytes=10-12", "bytes=-0", "bytes=99999999999999999999-"])
  func hasNoSuchPart(_ header: String) {
    #expect(ByteRange(header, of: 10) == .unsatisfiable)
  }

  @Test(arguments: ["bytes=", "bytes=-", "bytes=4-2", "bytes=0-1,3-4", "bytes=+1-2", "bytes=a-b", "lines=0-1", "0-1"])
  func ignores(_ header: String) {
    #expect(ByteRange(header, of: 10) == nil)
  }

  @Test func takesPartsOfPieces() {
    let content = Content(pieces: [[0, 1, 2], [], [3, 4], [5, 6, 7, 8]])
    for first in 0...9 {
      for last in first...9 {
        #expect(content[first..<last].pieces.flatMap(\.self) == (first..<last).map(UInt8.init))
      }
    }
  }
}
