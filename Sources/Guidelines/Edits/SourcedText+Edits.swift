import Diagnostics
import Dialogs

extension SourcedText {
  /// An edit that changes a part of the text, or nil if it could change the meaning of the block.
  ///
  /// The text must be identical in the file, and the result must still be a single text, whether plain, quoted, or in
  /// brackets.
  func edit(_ part: Range<String.Index>, to replacement: String) -> Diagnostic.Edit? {
    guard let verbatimRange, verbatimRange.count == value.utf8.count else { return nil }
    guard replacement.utf8.allSatisfy(Self.isHarmless) else { return nil }
    let result = value[..<part.lowerBound] + replacement + value[part.upperBound...]
    guard let first = result.unicodeScalars.first, let last = result.unicodeScalars.last, TextWords.isLetter(first),
      last != ":", !TextWords.isSpace(last), result.contains(where: \.isLetter), result.lowercased() != "null"
    else { return nil }
    return Diagnostic.Edit(replace: range(of: part), with: replacement)
  }

  /// Bytes without meaning in YAML, whatever the style of the scalar.
  ///
  /// A hyphen has a meaning only at the start of a text.
  static func isHarmless(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: " "), UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "-"),
      0x80...0xFF:
      true
    default: false
    }
  }
}
