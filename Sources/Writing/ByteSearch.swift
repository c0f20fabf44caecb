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
