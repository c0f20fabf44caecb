/// Bytes to send, in slices that share the storage of their arrays.
///
/// Even if many connections send a file at the same time, there is only one copy of it.
struct Content: Sendable {
  let pieces: [ArraySlice<UInt8>]
  /// Total number of bytes.
  let count: Int

  init(pieces: [ArraySlice<UInt8>]) {
    self.pieces = pieces.filter { !$0.isEmpty }
    count = pieces.reduce(0) { $0 + $1.count }
  }

  init(_ bytes: [UInt8]) {
    self.init(pieces: [bytes[...]])
  }

  /// Some of the bytes, by their offsets.
  subscript(range: Range<Int>) -> Content {
    var parts: [ArraySlice<UInt8>] = []
    var start = 0
    for piece in pieces {
      let wanted = range.clamped(to: start..<start + piece.count)
      if !wanted.isEmpty {
        let first = piece.startIndex - start
        parts.append(piece[first + wanted.lowerBound..<first + wanted.upperBound])
      }
      start += piece.count
    }
    return Content(pieces: parts)
  }

  /// FNV-1a, 64 bits: distinguishes versions of a file, which nobody has a reason to forge here.
  var fingerprint: String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for piece in pieces {
      for byte in piece { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    return String(hash, radix: 16)
  }
}
