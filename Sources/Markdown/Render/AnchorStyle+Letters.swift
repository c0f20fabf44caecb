/// What anchors are spelled with.
extension AnchorStyle {
  /// A capital letter without its accent.
  static func capital(_ character: Character) -> Character? {
    guard character.isUppercase, let letter = character.lowercased().first.flatMap({ letters[$0] }) else { return nil }
    return Character(letter.uppercased())
  }

  /// Characters that become words.
  static let words: [Character: String] = ["&": "and", "♥": "love", "🦄": "unicorn"]

  /// Letters that become others, and umlauts, which become two.
  static let spellings: [Character: String] = [
    "ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "ł": "l",
    "þ": "th", "ı": "i",
  ]

  /// What Zola makes of letters that are not letters with accents, and of some signs.
  static let plainSpellings: [Character: String] = [
    "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "ł": "l", "þ": "th", "ı": "i", "©": "-c-",
    "®": "-r-", "™": "-tm-", "×": "x", "²": "2", "³": "3",
  ]

  /// What Hexo makes of letters that are not letters with accents.
  static let plainLetters: [Character: String] = [
    "ß": "s", "æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ł": "l", "ı": "i",
  ]

  /// Letters by those with an accent, which compare equal however they are composed.
  static let letters: [Character: Character] = {
    var letters: [Character: Character] = [:]
    for letter in "abcdefghijklmnopqrstuvwxyz" {
      for accent in (0x300...0x331).compactMap(Unicode.Scalar.init(_:)) {
        letters[Character(String(letter) + String(Character(accent)))] = letter
      }
    }
    return letters
  }()

  /// The letters of Vietnamese and Pinyin that have two accents.
  private static let twiceAccented: [Character: Character] = {
    var letters: [Character: Character] = [:]
    for letter in "aeou" {
      for accent in ["\u{302}", "\u{306}", "\u{308}", "\u{31B}"] {
        for tone in ["\u{300}", "\u{301}", "\u{303}", "\u{304}", "\u{309}", "\u{30C}", "\u{323}"] {
          letters[Character(String(letter) + accent + tone)] = letter
        }
      }
    }
    return letters
  }()

  /// Text in ASCII, as the compatibility decomposition of Unicode leaves it: letters lose their accents, some characters
  /// are forms of others, and all else goes.
  static func transliterated(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    var ascii = ""
    for character in text {
      if character.isASCII {
        ascii.append(character)
      } else if character.isWhitespace {
        ascii.append(" ")
      } else if let letter = letter(of: character) {
        ascii.append(letter)
      } else if let form = forms[character] {
        ascii += form
      } else {
        for scalar in character.unicodeScalars {
          switch scalar {
          case "\0"..."\u{7F}": ascii.unicodeScalars.append(scalar)
          // Forms of ASCII that are as wide as Chinese characters.
          case "\u{FF01}"..."\u{FF5E}": ascii.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value - 0xFEE0)))
          default: continue
          }
        }
      }
    }
    return ascii
  }

  /// A letter without its accents.
  private static func letter(of character: Character) -> Character? {
    if let letter = letters[character] ?? capital(character) ?? twiceAccented[character] { return letter }
    return character.isUppercase ? character.lowercased().first.flatMap { twiceAccented[$0] } : nil
  }

  /// Characters that are forms of others; rare ones are not in the list.
  private static let forms: [Character: String] = [
    "ℹ": "i", "ℹ️": "i", "ﬀ": "ff", "ﬃ": "ffi", "ﬄ": "ffl", "℃": "c", "℉": "f", "\u{212A}": "k", "…": "", "㎏": "kg",
    "⅓": "13", "⅔": "23", "⅛": "18", "Ⅰ": "i", "Ⅱ": "ii", "Ⅲ": "iii", "Ⅳ": "iv", "Ⅴ": "v", "Ⅵ": "vi", "Ⅶ": "vii",
    "Ⅷ": "viii", "Ⅸ": "ix", "Ⅹ": "x", "⑩": "10",
    "²": "2", "³": "3", "¹": "1", "⁰": "0", "⁴": "4", "⁵": "5", "⁶": "6", "⁷": "7", "⁸": "8", "⁹": "9",
    "₀": "0", "₁": "1", "₂": "2", "₃": "3", "₄": "4", "₅": "5", "₆": "6", "₇": "7", "₈": "8", "₉": "9",
    "½": "12", "¼": "14", "¾": "34", "ª": "a", "º": "o", "™": "tm", "№": "no", "ﬁ": "fi", "ﬂ": "fl",
    "①": "1", "②": "2", "③": "3", "④": "4", "⑤": "5", "⑥": "6", "⑦": "7", "⑧": "8", "⑨": "9",
  ]
}
