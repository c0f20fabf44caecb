extension UnsafeBufferPointer<UInt8> {
  /// The scalar at a position and the number of its bytes, or nil at the end.
  ///
  /// A byte that begins no scalar gives U+FFFD, one byte long.
  func scalar(at position: Int) -> (scalar: Unicode.Scalar, count: Int)? {
    guard position < count else { return nil }
    let first = self[position]
    let length =
      switch first {
      case 0..<0x80: 1
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 0
      }
    guard length != 1 else { return (Unicode.Scalar(first), 1) }
    guard length > 0, length <= count - position else { return ("\u{FFFD}", 1) }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for offset in 1..<length {
      let byte = self[position + offset]
      guard byte & 0xC0 == 0x80 else { return ("\u{FFFD}", 1) }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    guard let scalar = Unicode.Scalar(value), UTF8.width(scalar) == length else { return ("\u{FFFD}", 1) }
    return (scalar, length)
  }
}
