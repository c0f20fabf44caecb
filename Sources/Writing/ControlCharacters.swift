extension String {
  /// The text with a replacement character in place of each control character, which may not stand in HTML and can
  /// command a terminal; tabs and what ends lines stay.
  package var withoutControls: String {
    var text = self
    guard text.withUTF8(Self.holdControls) else { return text }
    var result = UnicodeScalarView()
    for scalar in text.unicodeScalars {
      result.append(scalar.isASCII && Self.isControl(UInt8(scalar.value)) ? "\u{FFFD}" : scalar)
    }
    return String(result)
  }

  /// Looks at all bytes, because the compiler vectorizes such a loop.
  private static func holdControls(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var found = false
    for byte in bytes { found = isControl(byte) || found }
    return found
  }

  private static func isControl(_ byte: UInt8) -> Bool {
    byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0C && byte != 0x0D || byte == 0x7F
  }
}
