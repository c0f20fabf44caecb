extension CodeLanguage {
  /// JSON, also with comments.
  static let json = CodeLanguage(["json", "jsonc", "json5", "webmanifest"]) { scanner in
    while !scanner.isAtEnd {
      let (start, byte) = (scanner.index, scanner.peek())
      switch byte {
      case UInt8(ascii: "\""):
        scanner.skipQuoted()
        scanner.add(scanner.isBeforeColon ? .attribute : .string, from: start)
      case UInt8(ascii: "/") where scanner.peek(1) == UInt8(ascii: "/"):
        scanner.skipLine()
        scanner.add(.comment, from: start)
      case UInt8(ascii: "/") where scanner.peek(1) == UInt8(ascii: "*"):
        scanner.skip(behind: "*/")
        scanner.add(.comment, from: start)
      case _ where CodeScanner.isDigit(byte), UInt8(ascii: "-") where CodeScanner.isDigit(scanner.peek(1)):
        if byte == UInt8(ascii: "-") { scanner.index += 1 }
        scanner.skipNumber()
        scanner.add(.number, from: start)
      case _ where CodeScanner.isWordStart(byte):
        scanner.skipWord()
        if constants.contains(scanner.code[start..<scanner.index]) { scanner.add(.keyword, from: start) }
      default: scanner.index += 1
      }
    }
  }

  private static let constants = WordSet("true false null Infinity NaN")
}

extension CodeScanner {
  /// Moves behind a string that begins here, or to the end of its line.
  mutating func skipQuoted() {
    let quote = peek()
    index += 1
    while !isAtEnd {
      switch peek() {
      case quote:
        index += 1
        return
      case UInt8(ascii: "\n"): return
      case UInt8(ascii: "\\") where peek(1) != UInt8(ascii: "\n"): index = min(index + 2, end)
      default: index += 1
      }
    }
  }

  /// Whether a colon follows on the line.
  fileprivate var isBeforeColon: Bool {
    var distance = 0
    while peek(distance) == 0x20 || peek(distance) == 0x09 { distance += 1 }
    return peek(distance) == UInt8(ascii: ":")
  }
}
