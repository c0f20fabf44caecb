/// A place in source code, and what has been found before it.
///
/// Languages move it forward only, so that each takes linear time. Beyond the end, and beyond the limit of tokens, it
/// reads zeros.
struct CodeScanner {
  let code: UnsafeBufferPointer<UInt8>
  /// The offset of the next byte.
  var index = 0
  /// Where the part ends that is scanned: the end of the code, or of a part in another language.
  private(set) var end: Int
  private(set) var tokens: [CodeToken] = []

  init(_ code: UnsafeBufferPointer<UInt8>) {
    self.code = code
    end = code.count
    tokens.reserveCapacity(min(code.count / 12, CodeLanguage.tokenLimit))
  }

  var isAtEnd: Bool { index >= end }

  /// The byte at a distance from the next one, or 0 outside the code.
  func peek(_ distance: Int = 0) -> UInt8 {
    let offset = index + distance
    return offset >= 0 && offset < end ? code[offset] : 0
  }

  /// Whether the next bytes are these.
  func isAt(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index + count <= end else { return false }
    for offset in 0..<count where code[index + offset] != text.utf8Start[offset] { return false }
    return true
  }

  // MARK: Tokens

  /// Colors what is between an offset and the next byte.
  mutating func add(_ kind: CodeTokenKind, from start: Int) {
    guard start < index else { return }
    if let last = tokens.last, last.kind == kind, last.range.upperBound == start {
      tokens[tokens.count - 1].range = last.range.lowerBound..<index
    } else {
      tokens.append(CodeToken(start..<index, kind))
      if tokens.count == CodeLanguage.tokenLimit { end = min(end, index) }
    }
  }

  /// Moves a number of bytes ahead and colors them.
  mutating func take(_ count: Int, as kind: CodeTokenKind) {
    let start = index
    index = min(index + count, end)
    add(kind, from: start)
  }

  /// Colors up to an offset what is in another language.
  mutating func scan(_ language: CodeLanguage, to offset: Int) {
    let outer = end
    end = min(offset, end)
    language.scan(&self)
    index = offset
    end = tokens.count >= CodeLanguage.tokenLimit ? min(outer, index) : outer
  }

  // MARK: Moving

  /// Moves to the next byte that is one of two, or to the end.
  mutating func skip(to first: UInt8, or second: UInt8) {
    var index = index
    while index < end, code[index] != first, code[index] != second { index += 1 }
    self.index = index
  }

  /// Moves to the next byte that may mean something in a string: its quote, the sign before code, a backslash, or the
  /// end of a line.
  mutating func skipPlain(to quote: UInt8, or sign: UInt8) {
    var index = index
    while index < end {
      let byte = code[index]
      if byte == quote || byte == sign || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "\n") {
        break
      }
      index += 1
    }
    self.index = index
  }

  /// Moves to the end of the line.
  mutating func skipLine() { skip(to: UInt8(ascii: "\n"), or: UInt8(ascii: "\n")) }

  /// Moves over the lines one by one.
  ///
  /// - Parameter read: colors a line, given where it ends.
  mutating func lines(_ read: (inout CodeScanner, Int) -> Void) {
    while !isAtEnd {
      let start = index
      skipLine()
      let end = index
      index = start
      read(&self, end)
      index = min(end + 1, self.end)
    }
  }

  /// Moves behind a text, or to the end.
  mutating func skip(behind text: StaticString) {
    while index < end, !isAt(text) { index += 1 }
    index = min(index + text.utf8CodeUnitCount, end)
  }

  mutating func skipBlanks() {
    while index < end, code[index] == 0x20 || code[index] == 0x09 { index += 1 }
  }

  /// Moves behind letters, digits, and what else names consist of.
  mutating func skipWord(with extra: UInt8 = 0) {
    // A variable of its own stays in a register.
    var index = index
    while index < end, Self.isWord(code[index]) || (extra != 0 && code[index] == extra) { index += 1 }
    self.index = index
  }

  /// Moves behind a number with its fraction, exponent, and unit.
  mutating func skipNumber() {
    let isHexadecimal = peek() == UInt8(ascii: "0") && peek(1) | 0x20 == UInt8(ascii: "x")
    while index < end {
      let byte = code[index]
      if Self.isWord(byte) {
        index += 1
        let isExponent = !isHexadecimal && byte | 0x20 == UInt8(ascii: "e")
        if isExponent, peek() == UInt8(ascii: "-") || peek() == UInt8(ascii: "+"), Self.isDigit(peek(1)) { index += 1 }
      } else if byte == UInt8(ascii: "."), Self.isDigit(peek(1)) {
        index += 1
      } else {
        return
      }
    }
  }

  // MARK: Bytes

  static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  static func isUppercase(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "A") < 26 }

  /// Whether names can begin with it; bytes of letters beyond ASCII can.
  static func isWordStart(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
  }

  static func isWord(_ byte: UInt8) -> Bool { isWordStart(byte) || isDigit(byte) }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
