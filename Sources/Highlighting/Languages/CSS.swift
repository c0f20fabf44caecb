extension CodeLanguage {
  static let css = CodeLanguage(["css", "scss", "less"]) { scanner in
    var scan = CSSScan()
    while !scanner.isAtEnd { scan.item(&scanner) }
  }
}

private struct CSSScan {
  private enum Part {
    case selector
    case property
    case value
  }

  private var part = Part.selector
  /// Whether a statement begins.
  private var isStart = true

  mutating func item(_ scanner: inout CodeScanner) {
    let (start, byte) = (scanner.index, scanner.peek())
    if isStart, !CodeScanner.isSpace(byte), byte != UInt8(ascii: "/") || scanner.peek(1) != UInt8(ascii: "*") {
      part = byte == UInt8(ascii: "@") ? .value : Self.part(of: scanner)
      isStart = false
    }
    switch byte {
    case UInt8(ascii: "/") where scanner.peek(1) == UInt8(ascii: "*"):
      scanner.skip(behind: "*/")
      scanner.add(.comment, from: start)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      scanner.skipQuoted()
      scanner.add(.string, from: start)
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"):
      isStart = true
      scanner.index += 1
    case UInt8(ascii: ":") where part == .property:
      part = .value
      scanner.index += 1
    case UInt8(ascii: "@"), UInt8(ascii: "!"): word(.keyword, &scanner)
    case UInt8(ascii: "-") where part == .property: word(.attribute, &scanner)
    case UInt8(ascii: "#") where part == .value: word(.number, &scanner)
    case UInt8(ascii: "."), UInt8(ascii: "#"):
      if part == .selector { word(.type, &scanner) } else { number(&scanner) }
    case UInt8(ascii: "-") where part == .value && !CodeScanner.isDigit(scanner.peek(1)),
      _ where CodeScanner.isWordStart(byte):
      name(&scanner)
    default: number(&scanner)
    }
  }

  private mutating func name(_ scanner: inout CodeScanner) {
    switch part {
    case .selector: word(.type, &scanner)
    case .property: word(.attribute, &scanner)
    case .value:
      scanner.index += 1
      scanner.skipWord(with: UInt8(ascii: "-"))
    }
  }

  /// Colors a byte and the word behind it.
  private func word(_ kind: CodeTokenKind, _ scanner: inout CodeScanner) {
    let start = scanner.index
    scanner.index += 1
    scanner.skipWord(with: UInt8(ascii: "-"))
    scanner.add(kind, from: start)
  }

  /// A number with its unit, or another byte.
  private func number(_ scanner: inout CodeScanner) {
    let start = scanner.index
    scanner.index += 1
    let byte = scanner.code[start]
    guard part == .value, CodeScanner.isDigit(byte) || byte == UInt8(ascii: ".") && CodeScanner.isDigit(scanner.peek())
    else { return }
    scanner.skipNumber()
    if scanner.peek() == UInt8(ascii: "%") { scanner.index += 1 }
    scanner.add(.number, from: start)
  }

  /// Whether a statement selects something or sets a property: what comes first decides, `{` or another end.
  ///
  /// The bytes up to there are read once more later; so each byte is read twice at most.
  private static func part(of scanner: CodeScanner) -> Part {
    var distance = 0
    while true {
      switch scanner.peek(distance) {
      case 0, UInt8(ascii: ";"), UInt8(ascii: "}"): return .property
      case UInt8(ascii: "{"): return .selector
      default: distance += 1
      }
    }
  }
}
