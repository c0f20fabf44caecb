import Diagnostics

/// Why YAML does not parse, in terms of what the author wrote, where the parser only says what it expected.
struct SyntaxCause {
  var summary: String
  var explanation: String
  /// In the excerpt.
  var range: Range<Int>

  /// The first cause that the text up to a problem shows; nil if none is certain.
  ///
  /// - Parameter offset: where the parser gave up.
  static func find(in bytes: [UInt8], before offset: Int) -> SyntaxCause? {
    let end = lineEnd(bytes, min(offset, bytes.count))
    let offset = min(offset, bytes.count)
    return indentation(bytes, end) ?? separation(bytes, end) ?? unclosed(bytes) ?? misaligned(bytes, offset)
      ?? missingSpace(bytes, offset)
  }

  // MARK: Blanks

  /// A tab or a no-break space in front of the first character of a line.
  private static func indentation(_ bytes: [UInt8], _ end: Int) -> SyntaxCause? {
    var start = 0
    while start < end {
      var index = start
      blanks: while index < end {
        switch bytes[index] {
        case UInt8(ascii: " "), UInt8(ascii: "-"): index += 1
        case UInt8(ascii: "\t"):
          return SyntaxCause(
            summary: "a tab indents this line",
            explanation: "YAML is indented with spaces. Replace the tab with spaces.",
            range: index..<index + 1)
        case 0xC2 where index + 1 < bytes.count && bytes[index + 1] == 0xA0:
          return SyntaxCause(
            summary: "a no-break space indents this line",
            explanation: "It looks like a space, and often comes with pasted text. Replace it with a space.",
            range: index..<index + 2)
        default: break blanks
        }
      }
      start = nextLine(bytes, start)
    }
    return nil
  }

  /// A no-break space behind the colon of a key: YAML does not see a key there.
  private static func separation(_ bytes: [UInt8], _ end: Int) -> SyntaxCause? {
    var start = 0
    while start < end {
      var index = start
      while index < end, bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "-") { index += 1 }
      let name = index
      while index < end, isPartOfKey(bytes[index]) { index += 1 }
      if index > name, index + 2 < bytes.count, bytes[index] == UInt8(ascii: ":"), bytes[index + 1] == 0xC2,
        bytes[index + 2] == 0xA0
      {
        return SyntaxCause(
          summary: "a no-break space follows the colon",
          explanation: "It looks like a space, and often comes with pasted text. Replace it with a space.",
          range: index + 1..<index + 3)
      }
      start = nextLine(bytes, start)
    }
    return nil
  }

  /// Whether a byte may be part of a key that is not in quotes.
  private static func isPartOfKey(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  // MARK: Quotes and brackets

  /// A quote or a bracket at the beginning of a value that nothing closes.
  private static func unclosed(_ bytes: [UInt8]) -> SyntaxCause? {
    var open: [Int] = []
    var index = 0
    var isStart = true
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard isStart else { break }
        guard let close = closing(bytes, index) else { return cause(of: index, in: bytes, closedBy: byte) }
        index = close
        isStart = false
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        if isStart { open.append(index) }
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        if !open.isEmpty { open.removeLast() }
        isStart = false
      case UInt8(ascii: "#") where index == 0 || isBlank(bytes[index - 1]):
        index = lineEnd(bytes, index)
        continue
      case UInt8(ascii: "\n"): isStart = true
      case UInt8(ascii: ":"), UInt8(ascii: "-"):
        if index + 1 < bytes.count, isBlank(bytes[index + 1]) { isStart = true }
      case UInt8(ascii: ","): isStart = !open.isEmpty
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
      default: isStart = false
      }
      index += 1
    }
    guard let last = open.last else { return nil }
    return cause(
      of: last, in: bytes, closedBy: bytes[last] == UInt8(ascii: "[") ? UInt8(ascii: "]") : UInt8(ascii: "}"))
  }

  private static func cause(of offset: Int, in bytes: [UInt8], closedBy byte: UInt8) -> SyntaxCause {
    let (mark, close) = (Character(UnicodeScalar(bytes[offset])), Character(UnicodeScalar(byte)))
    return SyntaxCause(
      summary: "“\(mark)” is not closed", explanation: "Add the closing \(close), or put the whole text in quotes.",
      range: offset..<offset + 1)
  }

  /// Where a quoted text ends.
  private static func closing(_ bytes: [UInt8], _ start: Int) -> Int? {
    let quote = bytes[start]
    var index = start + 1
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        index += 2
      } else if bytes[index] == quote {
        guard quote == UInt8(ascii: "'"), index + 1 < bytes.count, bytes[index + 1] == quote else { return index }
        index += 2
      } else {
        index += 1
      }
    }
    return nil
  }

  // MARK: Indentation

  /// A key that is indented further than the key before it, which has a value already, or than no key above it.
  private static func misaligned(_ bytes: [UInt8], _ offset: Int) -> SyntaxCause? {
    let start = lineStart(bytes, offset)
    guard start > 0 else { return nil }
    if let indentation = item(bytes, start) { return misaligned(item: start, indentation, bytes) }
    guard let key = key(bytes, start), let previous = lineAbove(bytes, start),
      let above = self.key(bytes, previous), above.indentation != key.indentation,
      key.indentation < above.indentation || above.hasValue
    else { return nil }
    return SyntaxCause(
      summary: "the line is indented by \(spaces(key.indentation)), and the line above by \(above.indentation)",
      explanation: "Keys of the same mapping begin in the same column.", range: start..<lineEnd(bytes, start))
  }

  /// An item of a list that is indented further than the item above it, and not below a key in that.
  private static func misaligned(item start: Int, _ indentation: Int, _ bytes: [UInt8]) -> SyntaxCause? {
    var line = start
    while let above = lineAbove(bytes, line) {
      line = above
      let other = indent(bytes, above)
      if other > indentation { continue }
      guard other < indentation, item(bytes, above) != nil else { return nil }
      return SyntaxCause(
        summary: "the item is indented by \(spaces(indentation)), and the item above by \(other)",
        explanation: "Items of the same list begin in the same column.", range: start..<lineEnd(bytes, start))
    }
    return nil
  }

  /// The spaces in front of an item of a list; nil for another line.
  private static func item(_ bytes: [UInt8], _ start: Int) -> Int? {
    let indentation = indent(bytes, start)
    let text = bytes[(start + indentation)..<lineEnd(bytes, start)]
    guard text.first == UInt8(ascii: "-"), text.count == 1 || isBlank(text[text.startIndex + 1]) else { return nil }
    return indentation
  }

  /// The spaces that a line begins with.
  private static func indent(_ bytes: [UInt8], _ start: Int) -> Int {
    bytes[start..<lineEnd(bytes, start)].prefix { $0 == UInt8(ascii: " ") }.count
  }

  private static func spaces(_ count: Int) -> String { "\(count) \(count == 1 ? "space" : "spaces")" }

  /// A key without a space behind its colon, in the line of the problem or above it: YAML sees no key there.
  private static func missingSpace(_ bytes: [UInt8], _ offset: Int) -> SyntaxCause? {
    let line = lineStart(bytes, offset)
    for start in [line, lineAbove(bytes, line)].compactMap({ $0 })
    where indent(bytes, start) == indent(bytes, line) && item(bytes, start) == nil {
      let end = lineEnd(bytes, start)
      let name = start + indent(bytes, start)
      var index = name
      while index < end, isPartOfKey(bytes[index]) { index += 1 }
      guard index > name, index + 1 < end, bytes[index] == UInt8(ascii: ":"), !isBlank(bytes[index + 1]),
        // Addresses, paths, and versions have a colon in this way, too.
        !"/\\:0123456789".utf8.contains(bytes[index + 1])
      else { continue }
      return SyntaxCause(
        summary: "there is no space after “\(String(decoding: bytes[name...index], as: UTF8.self))”",
        explanation: "Add a space after the colon.", range: name..<index + 1)
    }
    return nil
  }

  private static func key(_ bytes: [UInt8], _ start: Int) -> (indentation: Int, hasValue: Bool)? {
    let end = lineEnd(bytes, start)
    var index = start
    while index < end, bytes[index] == UInt8(ascii: " ") { index += 1 }
    let indentation = index - start
    while index < end, bytes[index] != UInt8(ascii: ":") { index += 1 }
    guard index < end, index > start + indentation else { return nil }
    return (indentation, bytes[(index + 1)..<end].contains { !isBlank($0) })
  }

  // MARK: Lines

  /// The start of the nearest line above that is not empty; nil at the first.
  private static func lineAbove(_ bytes: [UInt8], _ start: Int) -> Int? {
    guard start > 0 else { return nil }
    var line = lineStart(bytes, start - 1)
    while line > 0, lineEnd(bytes, line) == line { line = lineStart(bytes, line - 1) }
    return line
  }

  private static func lineStart(_ bytes: [UInt8], _ offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return start
  }

  private static func lineEnd(_ bytes: [UInt8], _ offset: Int) -> Int {
    var end = offset
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    return end
  }

  private static func nextLine(_ bytes: [UInt8], _ offset: Int) -> Int { lineEnd(bytes, offset) + 1 }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }
}
