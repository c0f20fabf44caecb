/// A short name for contents.
package enum Fingerprint {
  /// Digits of a fingerprint.
  package static let length = 10

  /// The FNV-1a hash.
  package static func hash(_ bytes: [UInt8]) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }

  /// Ten hexadecimal digits of the hash: enough to tell the versions of one file apart.
  package static func of(_ bytes: [UInt8]) -> String {
    let digits = String(hash(bytes), radix: 16)
    return String((String(repeating: "0", count: 16 - digits.count) + digits).prefix(length))
  }
}
