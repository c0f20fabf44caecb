/// Kana brought to one form: what is written in katakana or half-width letters is found in hiragana, and the reverse.
enum Kana {
  /// The hiragana of a katakana letter, of either width; nil for any other scalar.
  static func hiragana(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x30A1...0x30F6: Unicode.Scalar(scalar.value - 0x60)
    case 0xFF66...0xFF9D: halfWidth[Int(scalar.value - 0xFF66)]
    default: nil
    }
  }

  /// Whether a scalar is a mark that changes the sound of the letter before it: `か` to `が`.
  static func isVoicing(_ scalar: Unicode.Scalar) -> Bool {
    [0x3099, 0x309A, 0xFF9E, 0xFF9F].contains(scalar.value)
  }

  /// Joins a voicing mark to the last letter of a text; a mark that does not fit is dropped.
  static func voice(_ bytes: inout [UInt8], by mark: Unicode.Scalar) {
    guard bytes.count >= 3, let last = String(decoding: bytes.suffix(3), as: UTF8.self).unicodeScalars.first else {
      return
    }
    let isSemivoiced = mark.value == 0x309A || mark.value == 0xFF9F
    let table = isSemivoiced ? semivoiced : voiced
    guard table.contains(last.value), let other = Unicode.Scalar(last.value + (isSemivoiced ? 2 : 1)),
      let encoded = UTF8.encode(other)
    else {
      if last.value == 0x3046, !isSemivoiced { bytes.replaceSubrange((bytes.count - 3)..., with: "\u{3094}".utf8) }
      return
    }
    bytes.replaceSubrange((bytes.count - 3)..., with: encoded)
  }

  private static let halfWidth = Array(
    "をぁぃぅぇぉゃゅょっーあいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわん".unicodeScalars)

  /// Letters that the next code point is the voiced form of.
  private static let voiced = Set("かきくけこさしすせそたちつてとはひふへほゝ".unicodeScalars.map(\.value))
  /// Letters that the next code point but one is the half-voiced form of.
  private static let semivoiced = Set("はひふへほ".unicodeScalars.map(\.value))
}
