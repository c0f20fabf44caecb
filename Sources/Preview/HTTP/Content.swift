/// Bytes to send, in pieces that share the storage of the arrays that they were cut from.
///
/// However many connections send a file at a time, there is one copy of it.
struct Content: Sendable {
  let pieces: [ArraySlice<UInt8>]
  /// Bytes in all pieces together.
  let count: Int

  init(pieces: [ArraySlice<UInt8>]) {
    self.pieces = pieces.filter { !$0.isEmpty }
    count = pieces.reduce(0) { $0 + $1.count }
  }

  init(_ bytes: [UInt8]) {
    self.init(pieces: [bytes[...]])
  }

  /// FNV-1a, 64 bits: tells versions of a file apart, which nobody here has a reason to forge.
  var fingerprint: String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for piece in pieces {
      for byte in piece { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    return String(hash, radix: 16)
  }
}
