/// Percent-encoding in URLs.
enum PercentEncoding {
  /// The decoded text, with malformed UTF-8 replaced.
  static func decode(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    guard bytes.contains(UInt8(ascii: "%")) else { return String(decoding: bytes, as: UTF8.self) }
    return String(decoding: self.bytes(bytes), as: UTF8.self)
  }

  /// The decoded bytes.
  ///
  /// Invalid escapes stay. U+0000, which paths cannot contain, becomes a byte that text cannot contain.
  static func bytes(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8] {
    guard bytes.contains(UInt8(ascii: "%")) else { return Array(bytes) }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "%"), bytes.endIndex - index >= 2,
        let high = hexValue(bytes[index]), let low = hexValue(bytes[index + 1])
      {
        let value = high << 4 | low
        decoded.append(value == 0 ? 0xFF : value)
        index += 2
      } else {
        decoded.append(byte)
      }
    }
    return decoded
  }

  private static func hexValue(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
