extension BraceScan {
  /// A string that a quote begins, a lifetime, or a sign.
  mutating func quote(_ byte: UInt8, _ scanner: inout CodeScanner) -> Bool {
    for style in syntax.strings where style.quote == byte && style.prefixes == nil {
      if style.isCharacter { return character(&scanner) }
      if style.quoteCount == 3, scanner.peek(1) != byte || scanner.peek(2) != byte { continue }
      return string(style, from: scanner.index, &scanner)
    }
    return false
  }

  /// A string whose prefix has been read.
  mutating func prefixedString(
    _ word: UnsafeBufferPointer<UInt8>, from start: Int, _ scanner: inout CodeScanner
  ) -> Bool {
    let byte = scanner.peek()
    if syntax.hasRawStrings, Self.rawPrefixes.contains(word) { return rawString(from: start, &scanner) }
    if syntax.hasDelimitedStrings, word.last == UInt8(ascii: "R"), Self.delimitedPrefixes.contains(word) {
      return delimitedString(from: start, &scanner)
    }
    for style in syntax.strings where style.quote == byte {
      guard let prefixes = style.prefixes, prefixes.contains(word) else { continue }
      if style.quoteCount == 3, scanner.peek(1) != byte || scanner.peek(2) != byte { continue }
      return string(style, from: start, &scanner)
    }
    return false
  }

  /// `'a'` or `'\n'`, a lifetime, or a sign.
  private mutating func character(_ scanner: inout CodeScanner) -> Bool {
    let quote = scanner.peek()
    var count: Int?
    switch scanner.peek(1) {
    case UInt8(ascii: "\\"):
      // No escape is longer than `\u{10FFFF}`.
      count = (3..<13).first { scanner.peek($0) == quote || scanner.peek($0) == UInt8(ascii: "\n") }
      if let end = count, scanner.peek(end) != quote { count = nil }
    case quote, UInt8(ascii: "\n"): break
    case let byte:
      let width = byte < 0xC0 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      if scanner.peek(width + 1) == quote { count = width + 1 }
    }
    let start = scanner.index
    if let count {
      scanner.index += count + 1
      return finish(from: start, &scanner)
    }
    guard syntax.hasLifetimes, CodeScanner.isWordStart(scanner.peek(1)) else { return false }
    scanner.index += 1
    scanner.skipWord()
    scanner.add(.attribute, from: start)
    endValue()
    return true
  }

  private static let rawPrefixes = WordSet("r br cr")
  private static let delimitedPrefixes = WordSet("R LR uR UR u8R")

  /// `r#"…"#` or `r#name`, whose prefix has been read.
  private mutating func rawString(from start: Int, _ scanner: inout CodeScanner) -> Bool {
    var hashes = 0
    while scanner.peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
    if hashes == 1, CodeScanner.isWordStart(scanner.peek(1)) {
      // A name that would be a keyword without it.
      scanner.index += 1
      scanner.skipWord()
      endValue()
      return true
    }
    guard scanner.peek(hashes) == UInt8(ascii: "\"") else { return false }
    scanner.index += hashes
    return string(
      StringStyle(quote: UInt8(ascii: "\""), hashes: hashes, hasEscapes: false, spansLines: true), from: start,
      &scanner)
  }

  /// `R"a(…)a"`, whose prefix has been read.
  private mutating func delimitedString(from start: Int, _ scanner: inout CodeScanner) -> Bool {
    var length = 0
    // The standard allows no longer delimiter.
    while length < 17, scanner.peek(length + 1) > 0x20, scanner.peek(length + 1) != UInt8(ascii: "(") { length += 1 }
    guard length < 17, scanner.peek(length + 1) == UInt8(ascii: "(") else { return false }
    let delimiter = scanner.code[scanner.index + 1..<scanner.index + 1 + length]
    scanner.index += length + 2
    while !scanner.isAtEnd {
      scanner.skip(to: UInt8(ascii: ")"), or: UInt8(ascii: ")"))
      scanner.index = min(scanner.index + 1, scanner.end)
      let end = scanner.index + length
      if end < scanner.end, scanner.code[end] == UInt8(ascii: "\""),
        scanner.code[scanner.index..<end].elementsEqual(delimiter)
      {
        scanner.index = end + 1
        break
      }
    }
    return finish(from: start, &scanner)
  }

  /// A string whose quote is next.
  ///
  /// - Parameter start: where it begins, with what is before the quote.
  mutating func string(_ style: StringStyle, from start: Int, _ scanner: inout CodeScanner) -> Bool {
    if style.needsEnd, start < unended[style.quote, default: 0] { return false }
    scanner.index = min(scanner.index + style.quoteCount, scanner.end)
    return read(style, from: start, &scanner)
  }

  /// Reads the rest of a string, or up to code in it.
  private mutating func read(_ style: StringStyle, from start: Int, _ scanner: inout CodeScanner) -> Bool {
    let sign = style.interpolation.sign ?? style.quote
    while !scanner.isAtEnd {
      scanner.skipPlain(to: style.quote, or: sign)
      let byte = scanner.peek()
      if byte == style.quote, isEnd(style, scanner) {
        scanner.index = min(scanner.index + style.quoteCount + style.hashes, scanner.end)
        return finish(from: start, &scanner)
      }
      if byte == UInt8(ascii: "\n"), !style.spansLines { break }
      if byte == UInt8(ascii: "\\"), style.hasEscapes, hasHashes(style, after: 1, scanner) {
        scanner.index += 1 + style.hashes
        if style.interpolation == .parentheses, scanner.peek() == UInt8(ascii: "(") {
          return open(style, from: start, &scanner)
        }
        // An escape does not reach beyond the line.
        if scanner.peek() != UInt8(ascii: "\n") { scanner.index += 1 }
      } else if byte == sign, style.interpolation.sign != nil, scanner.peek(1) == UInt8(ascii: "{") {
        scanner.index += 1
        return open(style, from: start, &scanner)
      } else {
        scanner.index += 1
      }
    }
    scanner.index = min(scanner.index, scanner.end)
    guard style.needsEnd else { return finish(from: start, &scanner) }
    unended[style.quote] = scanner.index
    scanner.index = start
    return false
  }

  mutating func finish(from start: Int, _ scanner: inout CodeScanner) -> Bool {
    scanner.add(.string, from: start)
    (last, isLastKeyword) = (UInt8(ascii: "\""), false)
    return true
  }

  /// Goes on with the code in a string, whose opening bracket is next.
  private mutating func open(_ style: StringStyle, from start: Int, _ scanner: inout CodeScanner) -> Bool {
    scanner.index += 1
    scanner.add(.string, from: start)
    outer.append(Frame(style: style))
    (last, isLastKeyword) = (0, false)
    return true
  }

  /// Goes on with a string behind the code in it.
  mutating func close(_ byte: UInt8, _ scanner: inout CodeScanner) -> Bool {
    guard let frame = outer.last, frame.closing == byte else { return false }
    guard frame.depth == 0 else {
      outer[outer.count - 1].depth -= 1
      return false
    }
    outer.removeLast()
    let start = scanner.index
    scanner.index += 1
    // With code in it, it is a string for certain.
    var style = frame.style
    style.needsEnd = false
    return read(style, from: start, &scanner)
  }

  private func isEnd(_ style: StringStyle, _ scanner: CodeScanner) -> Bool {
    for distance in 1..<style.quoteCount where scanner.peek(distance) != style.quote { return false }
    return hasHashes(style, after: style.quoteCount, scanner)
  }

  private func hasHashes(_ style: StringStyle, after distance: Int, _ scanner: CodeScanner) -> Bool {
    for offset in 0..<style.hashes where scanner.peek(distance + offset) != UInt8(ascii: "#") { return false }
    return true
  }

  // MARK: Strings from the next line on

  /// `<<A`, `<<~A`, `<<-'A'`, or `<<<A`, or a sign.
  mutating func startHereDocument(_ scanner: inout CodeScanner) {
    let start = scanner.index
    scanner.index += 2
    if "<~-".utf8.contains(scanner.peek()) { scanner.index += 1 }
    let quote = scanner.peek()
    let isQuoted = quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"")
    let name = scanner.index + (isQuoted ? 1 : 0)
    // In lowercase, `a <<b` is an operator.
    guard name < scanner.end, CodeScanner.isUppercase(scanner.code[name]), hereEnd == nil else {
      return (last, isLastKeyword) = (UInt8(ascii: "<"), false)
    }
    scanner.index = name
    scanner.skipWord()
    hereEnd = name..<scanner.index
    if isQuoted, scanner.peek() == quote { scanner.index += 1 }
    _ = finish(from: start, &scanner)
  }

  /// Moves from the end of a line to that of the string on the lines below.
  mutating func hereDocument(to name: Range<Int>, _ scanner: inout CodeScanner) {
    hereEnd = nil
    while !scanner.isAtEnd {
      scanner.index += 1
      scanner.skipBlanks()
      let line = scanner.index
      let count = name.count
      if line + count <= scanner.end, scanner.code[line..<line + count].elementsEqual(scanner.code[name]),
        !CodeScanner.isWord(scanner.peek(count))
      {
        scanner.take(count, as: .string)
        return endValue()
      }
      scanner.skipLine()
      scanner.add(.string, from: line)
    }
  }
}
