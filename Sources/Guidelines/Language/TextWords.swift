/// The words of a text, as people count them.
enum TextWords {
  /// The words, separated by white space: hyphenated words count as one, and single symbols are omitted.
  static func of(_ text: String) -> [Substring] {
    text.unicodeScalars.split(whereSeparator: isSpace).compactMap { part in
      part.allSatisfy(isSign) ? nil : Substring(part)
    }
  }

  /// Whether a text is in a script that writes words without spaces, so that they cannot be counted.
  static func areUncountable(in text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF: true  // Thai, Lao, Burmese, Khmer
      case 0x2E80...0x9FFF, 0xF900...0xFAFF, 0xFF66...0xFF9D, 0x20000...0x3FFFF: true  // Chinese, Japanese
      default: false
      }
    }
  }

  /// Whether two texts are equal, ignoring the case of Latin letters and the form of apostrophes.
  static func areSame(_ left: some StringProtocol, _ right: some StringProtocol) -> Bool {
    var (left, right) = (left.unicodeScalars.makeIterator(), right.unicodeScalars.makeIterator())
    while true {
      switch (left.next(), right.next()) {
      case (nil, nil): return true
      case (let one?, let other?) where fold(one) == fold(other): continue
      default: return false
      }
    }
  }

  /// The part of a text that equals a prefix and ends with a word, or nil.
  static func prefix(_ prefix: String, of text: Substring) -> Substring? {
    let scalars = text.unicodeScalars
    var index = scalars.startIndex
    for wanted in prefix.unicodeScalars {
      guard index < scalars.endIndex, fold(scalars[index]) == fold(wanted) else { return nil }
      index = scalars.index(after: index)
    }
    if index < scalars.endIndex, isLetter(scalars[index]) { return nil }
    return text[..<index]
  }

  /// A text with a capital first letter.
  static func capitalized(_ text: some StringProtocol) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Letters and digits of any script, and apostrophes within words.
  static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case 0..<0xAA, 0x2000...0x206F: false
    default: scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
  }

  static func isLowercase(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x80 ? (0x61...0x7A).contains(scalar.value) : scalar.properties.isLowercase
  }

  static func isUppercase(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x80 ? (0x41...0x5A).contains(scalar.value) : scalar.properties.isUppercase
  }

  /// Symbols that do not count as words.
  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "&", "-", "‐", "‑", "‒", "–", "—", "―", "/", "|", "·", "•": true
    default: false
    }
  }

  private static func fold(_ scalar: Unicode.Scalar) -> UInt32 {
    switch scalar.value {
    case 0x41...0x5A: scalar.value | 0x20
    case 0x2019, 0x02BC: 0x27
    case 0xA0, 0x202F: 0x20
    default: scalar.value
    }
  }
}
