import Testing
import Writing

/// What is said of words and numbers.
@Suite struct WordTests {
  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("abcd", "abdc", 1), ("abcd", "bacd", 1), ("abc", "abc", 0), ("kitten", "sitting", 3),
    ("ca", "abc", 3), ("delete", "delte", 1),
  ])
  func editsAreCounted(left: String, right: String, edits: Int) {
    #expect(editDistance(Array(left.unicodeScalars), Array(right.unicodeScalars), limit: 9) == edits)
    #expect(editDistance(Array(right.unicodeScalars), Array(left.unicodeScalars), limit: 9) == edits)
  }

  @Test func findsNoMoreEditsThanAskedFor() {
    #expect(editDistance(Array("abcdef".unicodeScalars), Array("a".unicodeScalars), limit: 2) > 2)
  }

  @Test(arguments: [(0, "0 files"), (1, "1 file"), (2, "2 files")])
  func countsThings(_ count: Int, _ text: String) {
    #expect(counted(count, "file") == text)
  }
}
