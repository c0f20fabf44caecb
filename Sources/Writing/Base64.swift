/// Bytes as text, as `data:` addresses hold them (RFC 4648).
package enum Base64 {
  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  package static func text(of bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    var index = 0
    while index < bytes.count {
      let count = min(3, bytes.count - index)
      var group = UInt32(0)
      for place in 0..<3 { group = group << 8 | (place < count ? UInt32(bytes[index + place]) : 0) }
      for place in 0..<4 {
        text.append(place <= count ? digits[Int(group >> (18 - 6 * UInt32(place)) & 63)] : UInt8(ascii: "="))
      }
      index += 3
    }
    return String(decoding: text, as: UTF8.self)
  }
}
