import Testing

@testable import Search

@Suite struct FormatTests {
  @Test(arguments: [0, 1, 47, 48, 2_991, 2_992, 79_167, 79_168, 1_636_543, 1_636_544, Digits.greatest])
  func numbersComeBack(number: Int) {
    var bytes: [UInt8] = []
    Digits.append(number, to: &bytes)
    Digits.append(7, to: &bytes)
    var position = 0
    #expect(Digits.read(bytes[...], at: &position) == number)
    #expect(Digits.read(bytes[...], at: &position) == 7)
    #expect(Digits.read(bytes[...], at: &position) == nil)
  }

  @Test func numbersTakeAsManyCharactersAsDocumented() {
    for (number, length) in [(47, 1), (48, 2), (2_991, 2), (2_992, 3), (79_167, 3), (79_168, 4)] {
      var bytes: [UInt8] = []
      Digits.append(number, to: &bytes)
      #expect(bytes.count == length)
    }
  }

  @Test func digitsNeedNoEscape() {
    let characters = (0..<Digits.radix).map(Digits.character)
    #expect(Set(characters).count == Digits.radix)
    #expect(characters.allSatisfy { 0x20..<0x7F ~= $0 && !"\"\\<".utf8.contains($0) })
    #expect(characters.enumerated().allSatisfy { Digits.value($1) == $0 })
  }

  @Test func whatIsNoNumberIsRefused() {
    for bytes: [UInt8] in [[], [0x22], [0xFF], Array("~".utf8), Array("}\"".utf8)] {
      var position = 0
      #expect(Digits.read(bytes[...], at: &position) == nil)
    }
  }

  @Test func postingsComeBack() {
    let postings = [(127, 3), (127, 90_000), (80, 0), (80, 1), (80, 2), (80, 3), (80, 9), (1, 4)]
      .map { (impact: $0.0, entry: $0.1) }
    var bytes: [UInt8] = []
    PostingCode.append(postings, greatest: 127, to: &bytes)
    var read: [[Int]] = []
    PostingCode.forEachPosting(bytes[...], greatest: 127) { read.append([$0, $1]) }
    #expect(read == postings.map { [$0.impact, $0.entry] })
    #expect(PostingCode.count(bytes[...]) == postings.count)
  }

  @Test(arguments: [[], [0], [0, 1, 2], [5, 6, 9, 80_000, 80_001]])
  func setsComeBack(entries: [Int]) {
    var bytes: [UInt8] = []
    PostingCode.append(set: entries, to: &bytes)
    #expect(PostingCode.set(bytes[...]).flatMap { Array($0) } == entries)
  }

  @Test func wordsComeBackFromWhatTheyDoNotShare() {
    let words = ["", "alert", "alerts", "été", "êta", "𠮷野", "𠮷里", "日", "日本"].map { Array($0.utf8) }
    var bytes: [UInt8] = []
    for (last, word) in zip([[]] + words, words) { FrontCode.append(word, after: last, to: &bytes) }
    var position = 0
    var last: [UInt8] = []
    for word in words {
      last = FrontCode.read(bytes[...], after: last, at: &position) ?? []
      #expect(last == word)
    }
    #expect(position == bytes.count)
  }

  /// JavaScript compares strings by UTF-16 code units.
  @Test func orderIsThatOfBrowsers() {
    let words = ["", "a", "a*", "ab", "b", "ä", "日", "\u{1F600}", "\u{20BB7}", "\u{F900}", "\u{FF66}"]
    for (number, word) in words.enumerated() {
      for (other, next) in words.enumerated() {
        #expect(comesBefore(word.utf8, next.utf8) == (number < other), "\(word) \(next)")
        #expect(word.utf16.lexicographicallyPrecedes(next.utf16) == (number < other))
      }
    }
  }

  @Test(arguments: [("alert", "alerts", "alerts"), ("alert", "bad", "b"), ("日本", "日経", "日経"), ("a", "a*", "a*")])
  func separatorLiesBetween(last: String, next: String, expected: String) {
    #expect(separator(between: Array(last.utf8), and: Array(next.utf8)) == expected)
  }

  @Test func rarityFallsWithFrequency() {
    let rarities = [1, 2, 10, 100, 1000, 10_000, 100_000].map { rarity(of: $0, among: 100_000) }
    #expect(rarities == rarities.sorted(by: >))
    #expect(rarities.first == 128)  // sixteen bits, in eighths: log₂(66,668)
    #expect(rarities.last == 1)
    #expect(rarity(of: 5, among: 0) == 1)
  }
}
