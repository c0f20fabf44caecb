/// A short name for contents.
///
/// Not cryptographic: it tells versions of a file apart, and where a build has written a file.
package enum Fingerprint {
  /// Digits of a fingerprint.
  package static let length = 10

  /// A hash of the bytes, eight at a time; equal on all machines.
  package static func hash(_ bytes: [UInt8]) -> UInt64 {
    var hash = UInt64(bytes.count) &* multiplier ^ 0x9E37_79B9_7F4A_7C15
    bytes.withUnsafeBytes { bytes in
      var offset = 0
      while offset + 8 <= bytes.count {
        hash = mix(hash ^ UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
        offset += 8
      }
      var rest: UInt64 = 0
      for index in offset..<bytes.count { rest = rest << 8 | UInt64(bytes[index]) }
      hash = mix(hash ^ rest)
    }
    return mix(hash)
  }

  private static let multiplier: UInt64 = 0xD6E8_FEB8_6659_FD93

  private static func mix(_ value: UInt64) -> UInt64 {
    let product = value &* multiplier
    return product ^ product >> 32
  }

  /// Ten hexadecimal digits of the hash: enough to tell the versions of one file apart.
  package static func of(_ bytes: [UInt8]) -> String {
    String(digits(hash(bytes)).prefix(length))
  }

  /// Whether bytes have a fingerprint, which may be of the kind that was written at first: FNV-1a.
  ///
  /// Files of an existing site or folder of mockups stay recognized after an update of the program.
  package static func matches(_ fingerprint: String, of bytes: [UInt8]) -> Bool {
    of(bytes) == fingerprint || digits(lastingHash(bytes)).prefix(length) == fingerprint
  }

  /// The FNV-1a hash, which never changes: other tools keep numbers made of it from one run to the next.
  package static func lastingHash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// All 16 digits of a hash.
  package static func digits(_ hash: UInt64) -> String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  /// The leading part of the hash in letters and digits that no file system confuses, five bits each, at most 12.
  package static func letters(of bytes: [UInt8], count: Int) -> String {
    let hash = hash(bytes)
    return String((0..<count).map { alphabet[Int(hash >> (59 - 5 * UInt64($0)) & 31)] })
  }

  private static let alphabet = Array("0123456789abcdefghjkmnpqrstvwxyz")
}
