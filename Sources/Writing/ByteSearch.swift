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
