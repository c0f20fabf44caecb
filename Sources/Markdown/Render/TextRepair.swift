/// Replaces what may not stand in HTML: stand-ins for bytes that were no text, control characters made by character
/// references, and the bytes FE and FF, which libcmark 0.30.2 makes of `&#xFFFE;` and `&#xFFFF;`.
enum TextRepair {
  private static let replacement: StaticString = "\u{FFFD}"

  /// Calls back with the text, piece by piece.
  ///
  /// - Parameter isNeeded: false if nothing can must be replaced.
  static func forEachPiece(
    of bytes: UnsafeBufferPointer<UInt8>, isNeeded: Bool = true, _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    guard isNeeded else { return body(bytes) }
    var start = 0
    for index in 0..<bytes.count where isForbidden(bytes[index]) {
      body(UnsafeBufferPointer(rebasing: bytes[start..<index]))
      replacement.withUTF8Buffer(body)
      start = index + 1
    }
    body(UnsafeBufferPointer(rebasing: bytes[start...]))
  }

  private static func isForbidden(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x09, 0x0A, 0x0C, 0x0D: false
    case 0..<0x20, 0x7F, 0xFE, 0xFF: true
    default: false
    }
  }
}
