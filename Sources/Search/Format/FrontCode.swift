/// Sorted words written by what they do not share with the word before.
///
/// Lengths count UTF-16 units, as JavaScript does.
enum FrontCode {
  /// Writes a word: how much of the word before it begins with, how much follows, and that.
  static func append(_ word: [UInt8], after last: [UInt8], to bytes: inout [UInt8]) {
    var shared = zip(last, word).prefix { $0 == $1 }.count
    // Not into the middle of a scalar.
    while shared > 0, shared < word.count, word[shared] & 0xC0 == 0x80 { shared -= 1 }
    Digits.append(units(word[..<shared]), to: &bytes)
    append(word[shared...], to: &bytes)
  }

  /// Writes a word whole: its length and itself.
  static func append(_ word: some Collection<UInt8>, to bytes: inout [UInt8]) {
    Digits.append(units(word), to: &bytes)
    bytes.append(contentsOf: word)
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

  private static func units(_ word: some Collection<UInt8>) -> Int {
    word.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
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

/// The shortest beginning of `next` that comes after `last`.
func separator(between last: [UInt8], and next: [UInt8]) -> String {
  var length = zip(last, next).prefix { $0 == $1 }.count + 1
  while length < next.count, next[length] & 0xC0 == 0x80 { length += 1 }
  return String(decoding: next.prefix(length), as: UTF8.self)
}
