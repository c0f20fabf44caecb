import Testing

@testable import Files

@Suite struct ByteOrderTests {
  @Test func ordersByBytes() {
    let sorted = ["", "a", "a-b", "a/b", "ab", "b", "e\u{301}", "z", "é", "ﬁ", "😀"]
    for (index, one) in sorted.enumerated() {
      for (other, next) in sorted.enumerated() {
        #expect(one.precedesByBytes(next) == (index < other), "\(one), \(next)")
        #expect(one.precedesByBytes(next) == one.utf8.lexicographicallyPrecedes(next.utf8))
      }
    }
  }
}
