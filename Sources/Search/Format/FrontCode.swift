/// Sorted words written by what they do not share with the word before.
///
/// Lengths count UTF-16 units, as JavaScript does.
enum FrontCode {
  /// Writes a word: how much of the word before it begins with, how much follows, and that.
  static func append(_ word: [UInt8], after last: [UInt8], to bytes: inout [UInt8]) {
    word.withUnsafeBufferPointer { word in
      var shared = last.withUnsafeBufferPointer { sharedLength($0, word) }
      // Not into the middle of a scalar.
      while shared > 0, shared < word.count, word[shared] & 0xC0 == 0x80 { shared -= 1 }
      Digits.append(units(word[..<shared]), to: &bytes)
      append(word[shared...], to: &bytes)
    }
  }

  /// Writes a word whole: its length and itself.
  static func append(_ word: [UInt8], to bytes: inout [UInt8]) {
    word.withUnsafeBufferPointer { append($0[...], to: &bytes) }
  }

  private static func append(_ word: Slice<UnsafeBufferPointer<UInt8>>, to bytes: inout [UInt8]) {
    Digits.append(units(word), to: &bytes)
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: word))
  }

  /// How many bytes two words begin with that are the same.
  static func sharedLength(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Int {
    let limit = min(left.count, right.count)
    var length = 0
    while length < limit, left[length] == right[length] { length += 1 }
    return length
  }

  /// Reads what `append(_:after:to:)` has written.
  static func read(_ bytes: ArraySlice<UInt8>, after last: [UInt8], at position: inout Int) -> [UInt8]? {
    guard let shared = Digits.read(bytes, at: &position), let rest = read(bytes, at: &position) else { return nil }
    return Array(last[..<index(ofUnit: shared, in: last[...])]) + rest
  }

  /// Reads what `append(_:to:)` has written.
  static func read(_ bytes: ArraySlice<UInt8>, at position: inout Int) -> ArraySlice<UInt8>? {
    guard let count = Digits.read(bytes, at: &position) else { return nil }
    let end = index(ofUnit: count, in: bytes[position...])
    defer { position = end }
    return bytes[position..<end]
  }

  private static func units(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    var units = 0
    for byte in word { units += byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1 }
    return units
  }

  /// Where in UTF-8 a number of UTF-16 units ends.
  private static func index(ofUnit count: Int, in bytes: ArraySlice<UInt8>) -> Int {
    var index = bytes.startIndex
    var units = 0
    while index < bytes.endIndex {
      if bytes[index] & 0xC0 != 0x80 {
        if units >= count { break }
        units += bytes[index] >= 0xF0 ? 2 : 1
      }
      index += 1
    }
    return index
  }
}

extension [UInt8] {
  /// How many bytes this and another word begin with that are the same.
  func sharedLength(with other: [UInt8]) -> Int {
    withUnsafeBufferPointer { word in other.withUnsafeBufferPointer { FrontCode.sharedLength(word, $0) } }
  }
}

/// The shortest beginning of `next` that comes after `last`.
func separator(between last: [UInt8], and next: [UInt8]) -> String {
  var length = last.sharedLength(with: next) + 1
  while length < next.count, next[length] & 0xC0 == 0x80 { length += 1 }
  return String(decoding: next.prefix(length), as: UTF8.self)
}
