/// Whether an IP address is one of the public internet.
///
/// A link must not make a machine that checks it send requests into its own network: pages of a pull request can be
/// anybody's.
enum PublicAddress {
  /// Whether an address, as the system prints it, is public; false for any other text.
  static func isPublic(_ text: String) -> Bool {
    if let bytes = ipv4(text[...]) { return isPublic(ipv4: bytes) }
    guard let bytes = ipv6(text) else { return false }
    return isPublic(ipv6: bytes)
  }

  private static func isPublic(ipv4 bytes: [UInt8]) -> Bool {
    switch (bytes[0], bytes[1], bytes[2]) {
    case (0, _, _), (10, _, _), (127, _, _), (224..., _, _): false
    case (100, 64...127, _), (169, 254, _), (172, 16...31, _), (192, 168, _), (198, 18...19, _): false
    // Reserved for protocols and examples.
    case (192, 0, 0), (192, 0, 2), (192, 88, 99), (198, 51, 100), (203, 0, 113): false
    default: true
    }
  }

  private static func isPublic(ipv6 bytes: [UInt8]) -> Bool {
    // All public addresses begin so. Mapped and translated IPv4 addresses do not.
    guard bytes[0] & 0xE0 == 0x20 else { return false }
    // Teredo and other protocols, documentation.
    if bytes[0] == 0x20, bytes[1] == 0x01, bytes[2] < 2 || bytes[2] == 0x0D && bytes[3] == 0xB8 { return false }
    // 6to4 holds an IPv4 address.
    if bytes[0] == 0x20, bytes[1] == 0x02 { return isPublic(ipv4: Array(bytes[2..<6])) }
    return true
  }

  private static func ipv4(_ text: Substring) -> [UInt8]? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 4, parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }) else { return nil }
    let bytes = parts.compactMap { UInt8($0) }
    return bytes.count == 4 ? bytes : nil
  }

  private static func ipv6(_ text: String) -> [UInt8]? {
    guard text.contains(":"), !text.contains("%") else { return nil }
    let halves = text.split(separator: "::", omittingEmptySubsequences: false)
    guard halves.count <= 2 else { return nil }
    var sides: [[UInt8]] = []
    for half in halves {
      var bytes: [UInt8] = []
      for part in half.isEmpty ? [] : half.split(separator: ":", omittingEmptySubsequences: false) {
        if let four = ipv4(part) {
          bytes += four
        } else {
          guard part.utf8.count <= 4, let number = UInt16(part, radix: 16) else { return nil }
          bytes += [UInt8(number >> 8), UInt8(number & 0xFF)]
        }
      }
      sides.append(bytes)
    }
    let count = sides.reduce(0) { $0 + $1.count }
    if sides.count == 1 { return count == 16 ? sides[0] : nil }
    guard count <= 14 else { return nil }
    return sides[0] + [UInt8](repeating: 0, count: 16 - count) + sides[1]
  }
}
