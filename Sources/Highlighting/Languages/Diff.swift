extension CodeLanguage {
  /// Patches, line by line.
  static let diff = CodeLanguage(["diff", "patch", "udiff"]) { scanner in
    scanner.lines { scanner, end in
      let start = scanner.index
      let kind: CodeTokenKind? =
        switch scanner.peek() {
        case UInt8(ascii: "+"): isFile(scanner, end) ? .comment : .string
        case UInt8(ascii: "-"): isFile(scanner, end) ? .comment : .number
        case UInt8(ascii: "@") where scanner.peek(1) == UInt8(ascii: "@"): .attribute
        case UInt8(ascii: "d") where scanner.isAt("diff "), UInt8(ascii: "i") where scanner.isAt("index "): .comment
        default: nil
        }
      scanner.index = end
      if let kind { scanner.add(kind, from: start) }
    }
  }

  /// Whether a line names a file: `---` before `+++`, or `+++` behind it.
  private static func isFile(_ scanner: CodeScanner, _ end: Int) -> Bool {
    if scanner.isAt("+++ ") { return scanner.tokens.last?.kind == .comment }
    guard scanner.isAt("--- ") else { return false }
    var next = scanner
    next.index = min(end + 1, scanner.end)
    return next.isAt("+++ ")
  }
}
