/// The class of a scalar for the tokenizer; `search.js` uses the same classes.
enum ScalarClass: UInt8, Sendable {
  /// Ends a word.
  case separator
  /// A letter that is not a capital, or a mark that belongs to one.
  case letter
  /// A capital: after a small letter it begins a part of an identifier.
  case capital
  /// A decimal digit.
  case digit
  /// A letter of a script that is written without spaces: such text is indexed in overlapping pairs.
  case paired
}

extension ScalarClass {
  /// The class of each ASCII byte; bytes of longer sequences count as letters until they are decoded.
  static let ofByte: [ScalarClass] = (0..<256).map { byte in
    switch UInt8(byte) {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...: .letter
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): .capital
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    default: .separator
    }
  }

  init(_ scalar: Unicode.Scalar) {
    if scalar.value < 0x80 {
      self = Self.ofByte[Int(scalar.value)]
      return
    }
    // Han, kana and Hangul are all letters: no need to look their category up.
    if Self.isIdeographic(scalar.value) {
      self = .paired
      return
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .titlecaseLetter:
      self = .capital
    case .decimalNumber:
      self = .digit
    case .lowercaseLetter, .modifierLetter, .otherLetter, .nonspacingMark, .spacingMark, .enclosingMark:
      self = Self.isUnspaced(scalar.value) ? .paired : .letter
    default:
      self = .separator
    }
  }

  private static func isIdeographic(_ value: UInt32) -> Bool {
    switch value {
    case 0x4E00...0x9FFF, 0x3400...0x4DBF, 0x3041...0x3096, 0x30A1...0x30FA, 0xAC00...0xD7A3: true
    default: false
    }
  }

  /// Thai and Lao, Myanmar, Hangul letters, Khmer, kana with its marks, and the rarer ideographs.
  private static func isUnspaced(_ value: UInt32) -> Bool {
    switch value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1100...0x11FF, 0x1780...0x17FF, 0x3005...0x318F, 0x31F0...0x31FF,
      0xA960...0xA97F, 0xD7B0...0xD7FF, 0xF900...0xFAFF, 0xFF66...0xFFDC, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
