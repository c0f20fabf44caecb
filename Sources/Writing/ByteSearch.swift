extension ArraySlice<UInt8> {
  /// Where a text of ASCII characters begins and ends for the first time; nil if it is not there.
  ///
  /// A plain loop over bytes: the standard library's `firstRange(of:)` costs many times as much.
  package func firstRange(ofText text: StaticString) -> Range<Int>? {
    firstRange(ofBytes: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Where bytes begin and end for the first time; nil if they are not there.
  package func firstRange(ofBytes wanted: [UInt8]) -> Range<Int>? {
    wanted.withUnsafeBufferPointer { firstRange(ofBytes: $0) }
  }

  private func firstRange(ofBytes wanted: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    guard let first = wanted.first else { return startIndex..<startIndex }
    let start = withUnsafeBufferPointer { bytes -> Int? in
      guard bytes.count >= wanted.count else { return nil }
      for start in 0...bytes.count - wanted.count where bytes[start] == first {
        var length = 1
        while length < wanted.count, bytes[start + length] == wanted[length] { length += 1 }
        if length == wanted.count { return start }
      }
      return nil
    }
    return start.map { startIndex + $0..<startIndex + $0 + wanted.count }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The index of the first byte of a range that is a given one; nil if none is.
  ///
  /// Looks at eight bytes at a time.
  package func firstIndex(ofByte byte: UInt8, in range: Range<Int>) -> Int? {
    let range = range.clamped(to: 0..<count)
    let raw = UnsafeRawBufferPointer(self)
    let repeated = 0x0101_0101_0101_0101 &* UInt64(byte)
    var index = range.lowerBound
    while index + 8 <= range.upperBound {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)) ^ repeated
      let zeros = (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
      if zeros != 0 { return index + zeros.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < range.upperBound {
      if self[index] == byte { return index }
      index += 1
    }
    return nil
  }
}

// The versions of the standard library compare characters, which is many times slower on paths and keys.
extension String {
  /// Whether a text of ASCII characters is in it.
  package func holds(_ text: StaticString) -> Bool { offset(of: text) != nil }

  /// How many bytes come before a text of ASCII characters; nil if it is not in it.
  package func offset(of text: StaticString) -> Int? {
    var copy = self
    return copy.withUTF8 { bytes -> Int? in
      let count = text.utf8CodeUnitCount
      guard count > 0, bytes.count >= count else { return count == 0 ? 0 : nil }
      return text.withUTF8Buffer { wanted in
        (0...bytes.count - count).first { start in
          bytes[start] == wanted[0] && (1..<count).allSatisfy { bytes[start + $0] == wanted[$0] }
        }
      }
    }
  }

  /// The parts between the slashes of a path.
  package func pathParts(omittingEmpty: Bool = true) -> [Substring] {
    utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: omittingEmpty).map { Substring($0) }
  }
}
