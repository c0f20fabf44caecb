import Diagnostics

/// Finds positions that the parser does not report: where a value starts after its anchor or tag, and where the last
/// line of a block scalar ends.
struct SourceScanner {
  let bytes: [UInt8]

  /// Where a value starts, after its anchor or tag.
  func valueStart(at offset: Int) -> Int {
    var index = offset
    while index < bytes.count, bytes[index] == UInt8(ascii: "&") || bytes[index] == UInt8(ascii: "!") {
      while index < bytes.count, !Self.isBlank(bytes[index]) { index += 1 }
      while index < bytes.count, Self.isBlank(bytes[index]) { index += 1 }
    }
    return index
  }

  /// The end of a literal or folded scalar, which continues while lines are indented like the first.
  func blockEnd(from offset: Int) -> Int {
    var end = lineEnd(offset)
    var indentation: Int?
    var start = nextLine(after: offset)
    while start < bytes.count {
      var index = start
      while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
      if index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
        guard index - start >= indentation ?? 1 else { break }
        indentation = indentation ?? (index - start)
        end = lineEnd(start)
      }
      start = nextLine(after: start)
    }
    return end
  }

  /// The comment that follows a value on its line, without the blanks at its end.
  func comment(behind end: Int) -> Range<Int>? {
    var start = end
    while start < bytes.count, bytes[start] == UInt8(ascii: " ") || bytes[start] == UInt8(ascii: "\t") { start += 1 }
    guard start > end, start < bytes.count, bytes[start] == UInt8(ascii: "#") else { return nil }
    let last = lineEnd(start)
    return last > start + 1 ? start..<last : nil
  }

  /// The part of a range that is on its first line, blanks and line ending left out.
  ///
  /// What follows the range is not looked at: a line can be long, and hold thousands of values.
  func firstLine(of range: Range<Int>) -> Range<Int> {
    guard let end = bytes[range].firstIndex(of: UInt8(ascii: "\n")) else { return range }
    return range.lowerBound..<withoutBlanks(from: range.lowerBound, to: end)
  }

  /// End of the line that holds an offset, blanks and line ending left out.
  func lineEnd(_ offset: Int) -> Int {
    var end = offset
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    return withoutBlanks(from: offset, to: end)
  }

  private func withoutBlanks(from offset: Int, to end: Int) -> Int {
    var end = end
    while end > offset, Self.isBlank(bytes[end - 1]) { end -= 1 }
    return end
  }

  private func nextLine(after offset: Int) -> Int {
    var index = offset
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
    return index + 1
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }
}
