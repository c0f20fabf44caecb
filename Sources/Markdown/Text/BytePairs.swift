/// Which bytes follow each other in a text.
///
/// Nearly all pages use few constructs. One look at the pairs of bytes says which of them need not be searched for. All
/// bytes outside of ASCII are one, U+007F.
package struct BytePairs: Sendable {
  /// One byte for each pair, the first of them in the upper seven bits of the index: 1 where it occurs.
  private let found: [UInt8]

  private static let others: UInt8 = 0x7F
  private static let lineEnd = Int(UInt8(ascii: "\n"))

  /// - Parameter text: counts as a text between two line endings.
  package init(_ text: some Collection<UInt8>) {
    var found = [UInt8](repeating: 0, count: 1 << 14)
    found.withUnsafeMutableBufferPointer { found in
      let isRead: Void? = text.withContiguousStorageIfAvailable { Self.mark($0, in: found) }
      if isRead == nil { Array(text).withUnsafeBufferPointer { Self.mark($0, in: found) } }
    }
    self.found = found
  }

  private static func mark(_ text: UnsafeBufferPointer<UInt8>, in found: UnsafeMutableBufferPointer<UInt8>) {
    var before = lineEnd
    for byte in text {
      let byte = Int(min(byte, others))
      found[before << 7 | byte] = 1
      before = byte
    }
    found[before << 7 | lineEnd] = 1
  }

  /// Whether one byte follows another.
  func contains(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    found[Int(first.value) << 7 | Int(second.value)] != 0
  }

  /// Whether a byte of a set follows another.
  func contains(_ first: Unicode.Scalar, anyOf seconds: StaticString) -> Bool {
    seconds.withUTF8Buffer { $0.contains { found[Int(first.value) << 7 | Int($0)] != 0 } }
  }

  /// Whether a byte of a range follows another.
  func contains(_ first: Unicode.Scalar, _ seconds: ClosedRange<Unicode.Scalar>) -> Bool {
    let start = Int(first.value) << 7
    return found[start + Int(seconds.lowerBound.value)...start + Int(seconds.upperBound.value)].contains { $0 != 0 }
  }

  /// Whether a byte occurs.
  func contains(_ byte: Unicode.Scalar) -> Bool { contains(byte, "\0"..."\u{7F}") }

  /// Whether a byte begins a line, or follows a blank or a control character.
  func containsBehindBlank(_ byte: Unicode.Scalar) -> Bool {
    (0...0x20).contains { found[$0 << 7 | Int(byte.value)] != 0 }
  }
}
