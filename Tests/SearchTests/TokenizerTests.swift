import Testing

@testable import Search

@Suite struct TokenizerTests {
  @Test(arguments: [
    ("Save a draft.", ["save", "a", "draft"]),
    ("", []),
    ("… — !", []),
    // Case and diacritics.
    ("ÉCRAN Größe Œuvre þorn ŁÓDŹ", ["ecran", "grosse", "oeuvre", "thorn", "lodz"]),
    ("Ἀθῆναι ΟΔΟΣ οδός", ["αθηναι", "οδοσ", "οδοσ"]),
    ("Ёлка йод ЇЖАК", ["елка", "иод", "іжак"]),
    ("e\u{301}cran no\u{308}el", ["ecran", "noel"]),
    ("ＦＵＬＬ ｗｉｄｔｈ ３", ["full", "width", "3"]),
    ("שָׁלוֹם كِتَابٌ", ["שלום", "كتاب"]),
    // Apostrophes: gone, unless an article was elided.
    ("don’t user's rock'n'roll", ["dont", "users", "rocknroll"]),
    ("l’alerte d'accord O'Reilly 'quoted'", ["l", "alerte", "d", "accord", "o", "reilly", "quoted"]),
    // Numbers stay, with their points.
    ("iOS 18.2 and 3.", ["ios", "18.2", "and", "3"]),
    ("10,000 v1.0-beta", ["10", "000", "v1.0beta", "v1.0", "beta"]),
    // Compounds: whole and in pieces.
    ("pop-up snake_case", ["popup", "pop", "up", "snakecase", "snake", "case"]),
    ("--force a--b -", ["force", "a", "b"]),
    ("soft\u{AD}ware", ["software"]),
    // Identifiers: whole and in parts; a part of one letter is none.
    ("confirmationDialog", ["confirmationdialog", "confirmation", "dialog"]),
    ("UIAlertController", ["uialertcontroller", "ui", "alert", "controller"]),
    ("APIs HTML iPhone", ["apis", "html", "iphone"]),
    ("va-mobile/rawHTML", ["vamobile", "va", "mobile", "rawhtml", "raw", "html"]),
    // Scripts without spaces: overlapping pairs.
    ("削除の確認", ["削除", "除の", "の確", "確認"]),
    ("日 iOSアプリ", ["日", "ios", "あぷ", "ぷり"]),
    ("ลบ", ["ลบ"]),
    ("𠮷野家", ["𠮷野", "野家"]),
    ("한국어", ["한국", "국어"]),
  ])
  func cutsAndFolds(text: String, words: [String]) {
    #expect(self.words(of: text) == words)
  }

  @Test func leavesOutWhatIsTooLongForAWord() {
    #expect(words(of: String(repeating: "a", count: 48)).count == 1)
    #expect(words(of: String(repeating: "a", count: 49)) == [])
    #expect(words(of: String(repeating: "é", count: 48)).count == 1)
    #expect(words(of: String(repeating: "é", count: 49)) == [])
  }

  @Test(arguments: [
    [0xFF, 0x61, 0xC3],  // not UTF-8 at all, and cut short
    [0x61, 0xED, 0xA0, 0x80, 0x62],  // a surrogate
    [0xC0, 0xAF, 0x61],  // an overlong form
    [0xF4, 0x90, 0x80, 0x80, 0x61],  // beyond Unicode
  ])
  func bytesThatAreNoTextEndWords(bytes: [Int]) {
    let words = words(of: bytes.map { UInt8($0) })
    #expect(!words.isEmpty && words.allSatisfy { $0 == "a" || $0 == "b" })
  }

  @Test(arguments: ["a-", "aB", "日", "a'", "a.", "É", "1.", "\u{AD}a"])
  func takesTimeInProportionToLength(unit: String) {
    // What a quadratic reading would need minutes for.
    #expect(words(of: String(repeating: unit, count: 200_000)).count < 500_000)
  }

  private func words(of text: String) -> [String] { words(of: Array(text.utf8)) }

  private func words(of bytes: [UInt8]) -> [String] {
    var tokenizer = Tokenizer()
    var words: [String] = []
    bytes.withUnsafeBufferPointer { bytes in
      tokenizer.forEachWord(in: bytes) { words.append(String(decoding: $0, as: UTF8.self)) }
    }
    return words
  }
}
