extension CodeLanguage {
  /// HTML with its scripts and style sheets, XML, and templates that look like either.
  static let html = CodeLanguage(["html", "htm", "xhtml", "xml", "svg", "vue", "svelte", "plist", "storyboard"]) {
    scanner in
    while !scanner.isAtEnd {
      let start = scanner.index
      switch scanner.peek() {
      case UInt8(ascii: "<") where scanner.isAt("<!--"):
        scanner.skip(behind: "-->")
        scanner.add(.comment, from: start)
      case UInt8(ascii: "<") where scanner.isAt("<![CDATA["):
        scanner.skip(behind: "]]>")
        scanner.add(.string, from: start)
      case UInt8(ascii: "<") where scanner.peek(1) == UInt8(ascii: "!") || scanner.peek(1) == UInt8(ascii: "?"):
        scanner.skip(behind: ">")
        scanner.add(.keyword, from: start)
      case UInt8(ascii: "<")
      where CodeScanner.isWordStart(scanner.peek(1)) || scanner.peek(1) == UInt8(ascii: "/"):
        tag(&scanner)
      case UInt8(ascii: "&"): scanner.reference()
      default: scanner.index += 1
      }
    }
  }

  /// A tag, and after that of a script or a style sheet its text.
  private static func tag(_ scanner: inout CodeScanner) {
    let start = scanner.index
    scanner.index += 2
    while CodeScanner.isWord(scanner.peek()) || "-:.".utf8.contains(scanner.peek()) { scanner.index += 1 }
    let name = scanner.code[start + 1..<scanner.index]
    let (isScript, isStyle) = (scripts.contains(name), styles.contains(name))
    scanner.add(.type, from: start)
    while !scanner.isAtEnd {
      let place = scanner.index
      switch scanner.peek() {
      case UInt8(ascii: ">"):
        scanner.take(1, as: .type)
        if isScript { scanner.scan(.javaScript, to: scanner.offset(of: "</script")) }
        if isStyle { scanner.scan(.css, to: scanner.offset(of: "</style")) }
        return
      case UInt8(ascii: "/") where scanner.peek(1) == UInt8(ascii: ">"):
        scanner.take(2, as: .type)
        return
      case UInt8(ascii: "<"): return
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let quote = scanner.peek()
        scanner.index += 1
        scanner.skip(to: quote, or: quote)
        scanner.index = min(scanner.index + 1, scanner.end)
        scanner.add(.string, from: place)
      case UInt8(ascii: "="), UInt8(ascii: "/"), 0x09...0x0D, 0x20: scanner.index += 1
      default:
        while !scanner.isAtEnd, !endsName(scanner.peek()) { scanner.index += 1 }
        // A value without quotes.
        let isValue = place > 0 && scanner.code[place - 1] == UInt8(ascii: "=")
        scanner.add(isValue ? .string : .attribute, from: place)
      }
    }
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    CodeScanner.isSpace(byte) || "=>/\"'<".utf8.contains(byte)
  }

  private static let scripts = WordSet("script SCRIPT")
  private static let styles = WordSet("style STYLE")
}

extension CodeScanner {
  /// Moves behind a reference to a character and colors it; behind an ampersand that is none.
  fileprivate mutating func reference() {
    let start = index
    index += 1
    if peek() == UInt8(ascii: "#") { index += 1 }
    let name = index
    // No reference has a name longer than this.
    while index - name < 32, Self.isWord(peek()), peek() < 0x80 { index += 1 }
    guard index > name, peek() == UInt8(ascii: ";") else { return }
    index += 1
    add(.number, from: start)
  }

  /// The offset of the next place with a text, or of the end.
  func offset(of text: StaticString) -> Int {
    var scanner = self
    while !scanner.isAtEnd, !scanner.isAt(text) { scanner.index += 1 }
    return scanner.index
  }
}
