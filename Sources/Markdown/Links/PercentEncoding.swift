/// Percent-encoding in URLs.
package enum PercentEncoding {
  /// The decoded text, with malformed UTF-8 replaced.
  static func decode(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    guard bytes.contains(UInt8(ascii: "%")) else { return String(decoding: bytes, as: UTF8.self) }
    return String(decoding: self.bytes(bytes), as: UTF8.self)
  }

  /// The decoded text, with malformed UTF-8 replaced.
  package static func decode(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    var text = text
    return text.withUTF8 { decode($0[...]) }
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

  /// A path or an anchor without what ends an address in Markdown or has a meaning in one.
  static func encode(_ text: String) -> String {
    var result: [UInt8] = []
    let digits = Array("0123456789ABCDEF".utf8)
    for byte in text.utf8 {
      if TextRun.isAlphanumeric(byte) || "-._~/".utf8.contains(byte) {
        result.append(byte)
      } else {
        result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: result, as: UTF8.self)
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
