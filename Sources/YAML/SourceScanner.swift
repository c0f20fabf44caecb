import Diagnostics

/// Finds where values end in the text, which the YAML library does not say: it marks beginnings only.
struct SourceScanner {
  let bytes: [UInt8]

  /// Where a value itself begins, an anchor or a tag before it skipped.
  func valueStart(at offset: Int) -> Int {
    var index = offset
    while index < bytes.count, bytes[index] == UInt8(ascii: "&") || bytes[index] == UInt8(ascii: "!") {
      while index < bytes.count, !Self.isBlank(bytes[index]) { index += 1 }
      while index < bytes.count, Self.isBlank(bytes[index]) { index += 1 }
    }
    return index
  }

  /// One past the quote that closes the one at an offset, which may be lines below; the end of the text without one.
  func quotedEnd(from offset: Int) -> Int {
    guard offset < bytes.count else { return bytes.count }
    let quote = bytes[offset]
    var index = offset + 1
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        index += 2
      } else if bytes[index] == quote {
        guard quote == UInt8(ascii: "'"), index + 1 < bytes.count, bytes[index + 1] == quote else { return index + 1 }
        index += 2
      } else {
        index += 1
      }
    }
    return bytes.count
  }

  /// One past the last byte of a plain scalar: its words are followed through the text, whatever blanks lie between.
  func plainEnd(of text: String, from offset: Int) -> Int {
    var (index, end) = (offset, offset)
    for byte in text.utf8 where !Self.isBlank(byte) {
      while index < bytes.count, Self.isBlank(bytes[index]) { index += 1 }
      guard index < bytes.count, bytes[index] == byte else { return end }
      index += 1
      end = index
    }
    return end
  }

  /// One past the last byte of a literal or folded scalar: it goes on while lines are indented like its first.
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

  /// One past the bracket that closes a flow collection, searched for from the end of its last value.
  func closingBracket(_ bracket: UInt8, from offset: Int) -> Int {
    var index = offset
    while index < bytes.count, bytes[index] != bracket {
      if bytes[index] == UInt8(ascii: "#"), index > 0, Self.isBlank(bytes[index - 1]) { index = lineEnd(index) }
      index += 1
    }
    return min(index + 1, bytes.count)
  }

  /// Where the same key stands again further down in the block mapping of the one at an offset.
  func nextKey(named name: String, like offset: Int) -> Int? {
    guard !name.isEmpty, offset <= bytes.count else { return nil }
    var lineStart = offset
    while lineStart > 0, bytes[lineStart - 1] != UInt8(ascii: "\n") { lineStart -= 1 }
    let column = offset - lineStart
    var start = nextLine(after: offset)
    while start < bytes.count {
      var index = start
      while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
      let isEmpty = index >= bytes.count || bytes[index] == UInt8(ascii: "\n")
      if !isEmpty, index - start < column { return nil }
      if index - start == column, bytes[index...].starts(with: name.utf8) {
        let after = index + name.utf8.count
        if after < bytes.count, bytes[after] == UInt8(ascii: ":") || bytes[after] == UInt8(ascii: " ") { return index }
      }
      start = nextLine(after: start)
    }
    return nil
  }

  /// End of the line that holds an offset, blanks and line ending left out.
  func lineEnd(_ offset: Int) -> Int {
    var end = offset
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
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
