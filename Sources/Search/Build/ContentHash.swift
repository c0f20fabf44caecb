/// A fingerprint for file names: equal content keeps its name, changed content gets another.
///
/// Not cryptographic; only caching depends on it.
struct ContentHash: Sendable, Hashable {
  private let value: UInt64

  init(_ bytes: [UInt8]) {
    var hash = UInt64(bytes.count) &* Self.multiplier ^ 0x9E37_79B9_7F4A_7C15
    bytes.withUnsafeBytes { bytes in
      var offset = 0
      while offset + 8 <= bytes.count {
        hash = Self.mix(hash ^ UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
        offset += 8
      }
      var rest: UInt64 = 0
      for index in offset..<bytes.count { rest = rest << 8 | UInt64(bytes[index]) }
      hash = Self.mix(hash ^ rest)
    }
    value = Self.mix(hash)
  }

  private static let multiplier: UInt64 = 0xD6E8_FEB8_6659_FD93

  private static func mix(_ value: UInt64) -> UInt64 {
    let product = value &* multiplier
    return product ^ product >> 32
  }

  /// Its leading part in letters and digits that no file system confuses, five bits each, at most 12.
  func text(length: Int) -> String {
    String((0..<length).map { Self.alphabet[Int(value >> (59 - 5 * UInt64($0)) & 31)] })
  }

  private static let alphabet = Array("0123456789abcdefghjkmnpqrstvwxyz")
}
