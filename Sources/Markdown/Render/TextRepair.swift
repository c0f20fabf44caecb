/// Replaces what may not stand in HTML: stand-ins for bytes that were no text, control characters made by character
/// references, and the bytes FE and FF, which libcmark 0.30.2 makes of `&#xFFFE;` and `&#xFFFF;`.
enum TextRepair {
  private static let replacement: StaticString = "\u{FFFD}"

  /// Calls back with the text, piece by piece.
  ///
  /// - Parameters:
  ///   - isNeeded: false if nothing can must be replaced.
  ///   - isCode: whether control characters are shown by pictures of them: `␋`.
  static func forEachPiece(
    of bytes: UnsafeBufferPointer<UInt8>, isNeeded: Bool = true, isCode: Bool = false,
    _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    guard isNeeded else { return body(bytes) }
    var start = 0
    for index in 0..<bytes.count where isForbidden(bytes[index]) {
      body(UnsafeBufferPointer(rebasing: bytes[start..<index]))
      if isCode, let picture = picture(of: bytes[index]) {
        picture.withUnsafeBufferPointer(body)
      } else {
        replacement.withUTF8Buffer(body)
      }
      start = index + 1
    }
    body(UnsafeBufferPointer(rebasing: bytes[start...]))
  }

  /// The picture of a control character, U+2400 and following; nil for what may be a placeholder.
  private static func picture(of byte: UInt8) -> [UInt8]? {
    switch byte {
    case 0, PlainTextGuard.standIn: nil
    case 0..<0x20: [0xE2, 0x90, 0x80 + byte]
    case 0x7F: [0xE2, 0x90, 0xA1]
    default: nil
    }
  }

  private static func isForbidden(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x09, 0x0A, 0x0C, 0x0D: false
    case 0..<0x20, 0x7F, 0xFE, 0xFF: true
    default: false
    }
  }
}
