/// A short name for contents.
package enum Fingerprint {
  /// Digits of a fingerprint.
  package static let length = 10

  /// Ten hexadecimal digits of the FNV-1a hash: enough to distinguish versions of a file.
  package static func of(_ bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String((String(repeating: "0", count: 16 - digits.count) + digits).prefix(length))
  }
}
