import Testing

@testable import Mockups

@Suite struct LineBreakerTests {
  /// Liberation's digits are 0.556 em wide, so that ten points hold a whole number of them at this size.
  private let style = TextStyle(.helveticaRegular, size: 10 / 0.5562)

  private func lines(_ text: String, _ columns: Double) -> [String] {
    LineBreaker.lines(of: text, style, width: columns * 10).map { String($0.text) }
  }

  @Test func fillsLines() {
    #expect(lines("111 222 333", 8) == ["111 222", "333"])
    #expect(lines("111 222 333", 30) == ["111 222 333"])
    #expect(lines("111  222", 5) == ["111", "222"])
  }

  @Test func breaksAtNewlines() {
    #expect(lines("1\n2\r\n3", 30) == ["1", "2", "3"])
    #expect(lines("1\n\n2", 30) == ["1", "", "2"])
    #expect(lines("1\n", 30) == ["1"])
  }

  @Test func breaksAfterHyphensAndWithinLongWords() {
    #expect(lines("1111-aaaa", 6) == ["1111-", "aaaa"])
    #expect(lines("1111111111", 4) == ["1111", "1111", "11"])
    #expect(lines("1 1111111111", 4) == ["1", "1111", "1111", "11"])
  }

  @Test func keepsNumbersAndNonBreakingSpacesTogether() {
    #expect(lines("1111 1-2", 6) == ["1111", "1-2"])
    #expect(lines("1111 1\u{A0}2", 6) == ["1111", "1\u{A0}2"])
  }

  @Test func breaksBetweenIdeographs() {
    let style = TextStyle(.sanFranciscoRegular, size: 10)
    let lines = LineBreaker.lines(of: "削除しますか、本当に。", style, width: 61).map { String($0.text) }
    #expect(lines == ["削除しますか", "、本当に。"] || lines == ["削除します", "か、本当に。"])
    #expect(!lines[1].hasPrefix("、"))
  }

  /// At any width, lines of Thai begin with a word, unless one word does not fit.
  @Test(arguments: [
    "คุณ สามารถ กู้คืน รูปภาพ นี้ ได้ ใน ภายหลัง", "ลบ ข้อความ นี้ หรือไม่", "ไม่ สามารถ เลิกทำ ได้", "ลอง อีก ครั้ง ภายหลัง",
    "การเปลี่ยนแปลง ของ คุณ จะ ไม่ ถูก บันทึก",
  ])
  func breaksBetweenWordsOfThai(_ spaced: String) {
    let words = spaced.split(separator: " ").map(String.init)
    let text = words.joined()
    let style = TextStyle(.sanFranciscoRegular, size: 10)
    let widest = words.map { TextMetrics.width(of: $0, style) }.max() ?? 0
    var ends = Set<String>()
    for count in 1...words.count { ends.insert(words.prefix(count).joined()) }
    for width in stride(from: widest + 1, to: 300, by: 7) {
      var so = ""
      for line in LineBreaker.lines(of: text, style, width: width) {
        so += line.text
        #expect(ends.contains(so) || so == "การ", "at \(width): “\(line.text)”")
      }
      #expect(so == text)
    }
  }

  /// Text in no list is never broken before a mark or after a vowel that belongs to the next consonant.
  @Test func keepsThaiSyllablesTogether() {
    let style = TextStyle(.sanFranciscoRegular, size: 10)
    let text = "กรุงเทพมหานครอมรรัตนโกสินทร์มหินทรายุธยามหาดิลกภพนพรัตน์ราชธานีบูรีรมย์"
    for width in stride(from: 25.0, to: 200, by: 5) {
      for line in LineBreaker.lines(of: text, style, width: width) {
        let (first, last) = (line.text.unicodeScalars.first!.value, line.text.unicodeScalars.last!.value)
        #expect(!(0x0E2F...0x0E3A ~= first) && !(0x0E45...0x0E4E ~= first) && !(0x0E40...0x0E44 ~= last))
      }
    }
  }

  @Test(arguments: ["", " ", "\u{301}", "\n\n", "a\u{200B}", "👩‍👩‍👧 👩‍👩‍👧", "-----", String(repeating: "x", count: 500)])
  func endsForAnyText(_ text: String) {
    for width in [-5, 0, 1, 50.0] {
      let lines = LineBreaker.lines(of: text, style, width: width)
      #expect(!lines.isEmpty)
      #expect(lines.count <= text.unicodeScalars.count + 1)
    }
  }

  @Test func measuresEachLineAsItStands() {
    for line in LineBreaker.lines(of: "one two three four five six", style, width: 80) {
      #expect(abs(line.width - TextMetrics.width(of: line.text, style)) < 0.001)
    }
  }
}
