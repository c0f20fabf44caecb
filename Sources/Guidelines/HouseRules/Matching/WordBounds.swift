/// Finds word boundaries in UTF-8; malformed bytes do not belong to words.
///
/// A word is a run of letters, digits, and marks of any script. A hyphen, an underscore, or an apostrophe joins two
/// of them: “mail” in “e-mail” and “don” in “don’t” are not words. But a word can start after an apostrophe
/// (“l’écran”) and end before “’s”.
struct WordBounds {
  let bytes: UnsafeBufferPointer<UInt8>

  /// Whether the text at an offset starts a word or is outside words.
  func isStart(_ offset: Int) -> Bool {
    guard let before = scalar(endingAt: offset) else { return true }
    if Self.isPart(before.scalar) { return false }
    guard Self.isJoint(before.scalar), let further = scalar(endingAt: before.start) else { return true }
    return !Self.isPart(further.scalar)
  }

  /// Whether the text before an offset ends a word or is outside words.
  func isEnd(_ offset: Int) -> Bool {
    guard let next = scalar(at: offset) else { return true }
    if Self.isPart(next.scalar) { return false }
    let isApostrophe = Self.isApostrophe(next.scalar)
    guard isApostrophe || Self.isJoint(next.scalar), let further = scalar(at: next.end), Self.isPart(further.scalar)
    else { return true }
    guard isApostrophe, further.scalar == "s" || further.scalar == "S" else { return false }
    return scalar(at: further.end).map { !Self.isPart($0.scalar) } ?? true
  }

  /// The end of the word that continues at an offset; the offset itself if there is none.
  func end(of offset: Int) -> Int {
    var end = offset
    while !isEnd(end), let next = scalar(at: end) { end = next.end }
    return end
  }

  /// Whether there is a letter or digit at an offset.
  func isPart(at offset: Int) -> Bool { scalar(at: offset).map { Self.isPart($0.scalar) } ?? false }

  // MARK: Scalars

  static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    if TextWords.isLetter(scalar) { return true }
    guard scalar.value >= 0x300 else { return false }
    // Joiners shape letters of Persian and Indic scripts, and do not separate words.
    if scalar.value == 0x200C || scalar.value == 0x200D { return true }
    return switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  private static func isJoint(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "-" || scalar == "_" || scalar == "\u{2010}" || scalar == "\u{2011}"
  }

  private static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool { scalar == "'" || scalar == "’" }

  private func scalar(at offset: Int) -> (scalar: Unicode.Scalar, end: Int)? {
    guard offset < bytes.count else { return nil }
    if bytes[offset] < 0x80 { return (Unicode.Scalar(bytes[offset]), offset + 1) }
    var end = offset + 1
    while end < bytes.count, end < offset + 4, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return (decode(offset..<end), end)
  }

  private func scalar(endingAt offset: Int) -> (scalar: Unicode.Scalar, start: Int)? {
    guard offset > 0 else { return nil }
    var start = offset - 1
    if bytes[start] < 0x80 { return (Unicode.Scalar(bytes[start]), start) }
    while start > 0, start > offset - 4, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return (decode(start..<offset), start)
  }

  private func decode(_ range: Range<Int>) -> Unicode.Scalar {
    var decoder = UTF8()
    var iterator = bytes[range].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return "\u{FFFD}" }
    return scalar
  }
}
