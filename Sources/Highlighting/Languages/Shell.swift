extension CodeLanguage {
  static let shell = CodeLanguage(["sh", "bash", "shell", "zsh"]) {
    scanner in
    /// Where a word may begin, and where one of the language may.
    var (startsWord, startsCommand) = (true, true)
    while !scanner.isAtEnd {
      let (start, byte) = (scanner.index, scanner.peek())
      switch byte {
      case UInt8(ascii: "#") where startsWord:
        scanner.skipLine()
        scanner.add(.comment, from: start)
      case UInt8(ascii: "'"):
        if scanner.skipRaw() { scanner.add(.string, from: start) }
        (startsWord, startsCommand) = (false, false)
      case UInt8(ascii: "\""):
        scanner.skipExpanded()
        scanner.add(.string, from: start)
        (startsWord, startsCommand) = (false, false)
      case UInt8(ascii: "$"):
        if scanner.skipVariable() { scanner.add(.attribute, from: start) }
        (startsWord, startsCommand) = (false, false)
      case UInt8(ascii: "-") where startsWord:
        scanner.index += 1
        scanner.skipWord(with: UInt8(ascii: "-"))
        scanner.add(.attribute, from: start)
        startsWord = false
      case _ where CodeScanner.isWordStart(byte):
        scanner.skipWord(with: UInt8(ascii: "-"))
        let isKeyword = startsCommand && keywords.contains(scanner.code[start..<scanner.index])
        if isKeyword { scanner.add(.keyword, from: start) }
        (startsWord, startsCommand) = (false, isKeyword)
      case UInt8(ascii: "\\"): scanner.index = min(scanner.index + 2, scanner.end)
      case UInt8(ascii: "\n"), UInt8(ascii: ";"), UInt8(ascii: "|"), UInt8(ascii: "&"), UInt8(ascii: "("),
        UInt8(ascii: ")"), UInt8(ascii: "{"), UInt8(ascii: "}"):
        scanner.index += 1
        (startsWord, startsCommand) = (true, true)
      default:
        startsWord = CodeScanner.isSpace(byte)
        if !startsWord { startsCommand = false }
        scanner.index += 1
      }
    }
  }

  /// A session: what was typed, after a prompt, and what was answered.
  static let session = CodeLanguage(["console", "shell-session", "shellsession", "terminal"]) { scanner in
    while !scanner.isAtEnd {
      let start = scanner.index
      scanner.skipLine()
      let end = scanner.index
      scanner.index = start
      if scanner.isAt("$ ") || scanner.isAt("% ") {
        scanner.take(1, as: .comment)
        scanner.scan(.shell, to: end)
      } else {
        scanner.index = end
      }
      scanner.index = min(scanner.index + 1, scanner.end)
    }
  }

  private static let keywords = WordSet(
    """
    alias break case cd continue declare do done echo elif else esac eval exec exit export fi for function if in local
    readonly return select set shift source sudo then time trap unset until while
    """)
}

extension CodeScanner {
  /// Moves behind a string in which nothing is special; false for a quote without an end, behind which it moves as
  /// well.
  fileprivate mutating func skipRaw() -> Bool {
    let start = index
    index += 1
    skip(to: UInt8(ascii: "'"), or: UInt8(ascii: "'"))
    if isAtEnd {
      // An apostrophe: only the last quote of all gets here, so nothing is searched twice.
      index = start + 1
      return false
    }
    index += 1
    return true
  }

  /// Moves behind a string with variables in it, which may have several lines.
  fileprivate mutating func skipExpanded() {
    index += 1
    while !isAtEnd, peek() != UInt8(ascii: "\"") { index = min(index + (peek() == UInt8(ascii: "\\") ? 2 : 1), end) }
    index = min(index + 1, end)
  }

  /// Moves behind `$name`, `${…}`, or `$1`; false for a dollar sign alone, behind which it moves as well.
  fileprivate mutating func skipVariable() -> Bool {
    index += 1
    if peek() == UInt8(ascii: "{") {
      var distance = 1
      // No name is longer; a brace without an end is not searched for to the end of a long line.
      while distance < 256, peek(distance) != UInt8(ascii: "}"), peek(distance) != UInt8(ascii: "\n") { distance += 1 }
      guard peek(distance) == UInt8(ascii: "}") else { return false }
      index += distance + 1
      return true
    }
    let start = index
    skipWord()
    if index == start, "?!#@*$-".utf8.contains(peek()) { index += 1 }
    return index > start
  }
}
