/// Characters that XML 1.0 does not allow, even escaped.
package enum XMLText {
  /// Whether bytes of UTF-8 hold a control character other than white space, or U+FFFE or U+FFFF.
  static func needsRepair(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for (index, byte) in bytes.enumerated() {
      if byte < 0x20, byte != 0x09, byte != 0x0A, byte != 0x0D { return true }
      if byte == 0xBF, index + 1 < bytes.count, bytes[index + 1] >= 0xBE, index > 0, bytes[index - 1] == 0xEF {
        return true
      }
    }
    return false
  }

  /// The text with each such character replaced by U+FFFD.
  package static func repaired(_ text: Substring) -> String {
    var repaired = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0..<0x09, 0x0B, 0x0C, 0x0E..<0x20, 0xFFFE, 0xFFFF: repaired.append("\u{FFFD}")
      default: repaired.append(scalar)
      }
    }
    return String(repaired)
  }
}
