extension CodeLanguage {
  static let toml = CodeLanguage(["toml"]) { scanner in
    /// Brackets of values that are open, and whether nothing has been read of the line.
    var (depth, isStart) = (0, true)
    while !scanner.isAtEnd {
      let (start, byte) = (scanner.index, scanner.peek())
      let wasStart = isStart
      if !CodeScanner.isSpace(byte) { isStart = false }
      switch byte {
      case UInt8(ascii: "\n"):
        scanner.index += 1
        isStart = true
      case UInt8(ascii: "#"):
        scanner.skipLine()
        scanner.add(.comment, from: start)
      case UInt8(ascii: "["):
        if wasStart, depth == 0 {
          scanner.section()
        } else {
          scanner.index += 1
          depth += 1
        }
      case UInt8(ascii: "]"):
        scanner.index += 1
        depth = max(depth - 1, 0)
      case UInt8(ascii: "\"") where scanner.isAt("\"\"\""), UInt8(ascii: "'") where scanner.isAt("'''"):
        scanner.index += 3
        scanner.skip(behind: byte == UInt8(ascii: "'") ? "'''" : "\"\"\"")
        scanner.add(.string, from: start)
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if byte == UInt8(ascii: "'") { scanner.skipLiteral() } else { scanner.skipQuoted() }
        scanner.add(scanner.isBeforeEqualsSign ? .attribute : .string, from: start)
      case UInt8(ascii: "-"), UInt8(ascii: "+"),
        _ where CodeScanner.isWord(byte):
        scanner.skipBare()
        scanner.addValue(from: start)
      default: scanner.index += 1
      }
    }
  }

  /// INI and its kin.
  static let ini = CodeLanguage([
    "ini", "cfg", "dosini", "properties", "editorconfig", "gitconfig", "systemd", "desktop", "env", "dotenv",
  ]) { scanner in
    scanner.lines { scanner, end in
      scanner.skipBlanks()
      let start = scanner.index
      switch scanner.peek() {
      case UInt8(ascii: ";"), UInt8(ascii: "#"), UInt8(ascii: "!"):
        scanner.index = end
        scanner.add(.comment, from: start)
      case UInt8(ascii: "["): scanner.section()
      default:
        while scanner.index < end, !scanner.endsKey { scanner.index += 1 }
        guard scanner.index < end else { return }
        let sign = scanner.index
        while scanner.index > start, CodeScanner.isSpace(scanner.peek(-1)) { scanner.index -= 1 }
        scanner.add(.attribute, from: start)
        scanner.index = sign + 1
        scanner.skipBlanks()
        let value = scanner.index
        if scanner.peek() == UInt8(ascii: "\"") || scanner.peek() == UInt8(ascii: "'") {
          scanner.skipQuoted()
          scanner.add(.string, from: value)
        } else {
          scanner.skipBare()
          if scanner.index == end { scanner.addValue(from: value) }
        }
      }
    }
  }
}

extension CodeScanner {
  /// Colors `[a]` or `[[a]]`.
  fileprivate mutating func section() {
    let start = index
    skip(to: UInt8(ascii: "]"), or: UInt8(ascii: "\n"))
    while peek() == UInt8(ascii: "]") { index += 1 }
    add(.type, from: start)
  }

  /// Moves behind a string without escapes that begins here, or to the end of its line.
  fileprivate mutating func skipLiteral() {
    index += 1
    skip(to: UInt8(ascii: "'"), or: UInt8(ascii: "\n"))
    if peek() == UInt8(ascii: "'") { index += 1 }
  }

  /// Moves behind a key, a number, a date, or a word.
  fileprivate mutating func skipBare() {
    while !isAtEnd, Self.isWord(peek()) || "+-.:".utf8.contains(peek()) { index += 1 }
  }

  /// Whether the key of a line in INI ends here; a colon may belong to it.
  fileprivate var endsKey: Bool {
    peek() == UInt8(ascii: "=") || peek() == UInt8(ascii: ":") && Self.isSpace(peek(1))
  }

  /// Colors a bare key or value.
  fileprivate mutating func addValue(from start: Int) {
    let word = code[start..<index]
    if isBeforeEqualsSign {
      add(.attribute, from: start)
    } else if Self.constants.contains(word) {
      add(.keyword, from: start)
    } else if let first = word.first(where: { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "+") }),
      Self.isDigit(first)
    {
      add(.number, from: start)
    }
  }

  /// Whether an equals sign follows on the line.
  fileprivate var isBeforeEqualsSign: Bool {
    var distance = 0
    while peek(distance) == 0x20 || peek(distance) == 0x09 { distance += 1 }
    return peek(distance) == UInt8(ascii: "=")
  }

  private static let constants = WordSet("true false inf nan yes no on off True False null none None")
}
