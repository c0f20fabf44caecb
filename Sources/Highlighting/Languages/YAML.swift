extension CodeLanguage {
  static let yaml = CodeLanguage(["yaml", "yml"]) { scanner in
    var scan = YAMLScan()
    while !scanner.isAtEnd { scan.line(&scanner) }
  }
}

/// YAML line by line.
private struct YAMLScan {
  /// Collections in brackets that are open.
  private var flow = 0
  /// The indentation of the line whose text is on the lines below; nil if none is.
  private var textIndentation: Int?
  /// Whether the last value on the line said that its text is on the lines below.
  private var beginsText = false

  mutating func line(_ scanner: inout CodeScanner) {
    let start = scanner.index
    scanner.skipBlanks()
    let indentation = scanner.index - start
    if let outer = textIndentation, indentation > outer || scanner.peek() == UInt8(ascii: "\n") {
      let text = scanner.index
      scanner.skipLine()
      scanner.add(.string, from: text)
      scanner.index = min(scanner.index + 1, scanner.end)
      return
    }
    textIndentation = nil
    beginsText = false
    if scanner.isAt("---") || scanner.isAt("...") { scanner.take(3, as: .keyword) }
    while !scanner.isAtEnd, scanner.peek() != UInt8(ascii: "\n") { item(&scanner) }
    if beginsText { textIndentation = indentation }
    scanner.index = min(scanner.index + 1, scanner.end)
  }

  private mutating func item(_ scanner: inout CodeScanner) {
    let (start, byte) = (scanner.index, scanner.peek())
    let isFirst = start == 0 || CodeScanner.isSpace(scanner.peek(-1))
    switch byte {
    case 0x20, 0x09, UInt8(ascii: ","): scanner.index += 1
    case UInt8(ascii: "#") where isFirst:
      scanner.skipLine()
      scanner.add(.comment, from: start)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      scanner.skipYAMLQuoted()
      scanner.add(isKeyEnd(scanner) ? .attribute : .string, from: start)
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      flow += 1
      scanner.index += 1
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      flow = max(flow - 1, 0)
      scanner.index += 1
    case UInt8(ascii: "|"), UInt8(ascii: ">"): beginText(&scanner)
    case UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "!"):
      scanner.index += 1
      scanner.skipWord(with: UInt8(ascii: "-"))
      scanner.add(.type, from: start)
    case UInt8(ascii: ":"): scanner.index += 1
    case UInt8(ascii: "-"), UInt8(ascii: "?"):
      if isBlank(scanner.peek(1)) { scanner.index += 1 } else { plain(&scanner) }
    default: plain(&scanner)
    }
  }

  /// A key, or a value without quotes.
  private func plain(_ scanner: inout CodeScanner) {
    let start = scanner.index
    // Its first byte belongs to it, whatever it is.
    scanner.index += 1
    while !scanner.isAtEnd, !endsPlain(scanner) { scanner.index += 1 }
    let end = scanner.index
    if isKeyEnd(scanner) { return scanner.add(.attribute, from: start) }
    var last = end
    while last > start, CodeScanner.isSpace(scanner.code[last - 1]) { last -= 1 }
    let value = scanner.code[start..<last]
    if Self.constants.contains(value) {
      scanner.add(.keyword, from: start)
    } else if value.allSatisfy(Self.isNumeric), value.contains(where: CodeScanner.isDigit) {
      scanner.add(.number, from: start)
    }
  }

  private func endsPlain(_ scanner: CodeScanner) -> Bool {
    switch scanner.peek() {
    case UInt8(ascii: "\n"): true
    case UInt8(ascii: ":"): isKeyEnd(scanner)
    case UInt8(ascii: "#"): CodeScanner.isSpace(scanner.peek(-1))
    case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"): flow > 0
    default: false
    }
  }

  private func isKeyEnd(_ scanner: CodeScanner) -> Bool {
    scanner.peek() == UInt8(ascii: ":") && isBlank(scanner.peek(1))
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0 || CodeScanner.isSpace(byte) }

  /// `|` or `>`, if nothing follows on its line but signs for it and a comment.
  private mutating func beginText(_ scanner: inout CodeScanner) {
    let start = scanner.index
    scanner.index += 1
    while scanner.peek() == UInt8(ascii: "+") || scanner.peek() == UInt8(ascii: "-")
      || CodeScanner.isDigit(scanner.peek())
    { scanner.index += 1 }
    scanner.add(.keyword, from: start)
    scanner.skipBlanks()
    beginsText = scanner.isAtEnd || scanner.peek() == UInt8(ascii: "\n") || scanner.peek() == UInt8(ascii: "#")
  }

  private static let constants = WordSet("true false null yes no on off True False Null TRUE FALSE NULL ~")

  private static func isNumeric(_ byte: UInt8) -> Bool {
    CodeScanner.isDigit(byte) || "+-._:".utf8.contains(byte)
  }
}

extension CodeScanner {
  /// Moves behind a string in quotes that begins here, or to the end of its line.
  fileprivate mutating func skipYAMLQuoted() {
    guard peek() == UInt8(ascii: "'") else { return skipQuoted() }
    index += 1
    skip(to: UInt8(ascii: "'"), or: UInt8(ascii: "\n"))
    if peek() == UInt8(ascii: "'") { index += 1 }
  }
}
