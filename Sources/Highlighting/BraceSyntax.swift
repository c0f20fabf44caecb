/// Syntax that Swift, Kotlin, JavaScript, Dart, and their kin share: names, numbers, comments, and strings with code in
/// them.
struct BraceSyntax: Sendable {
  var keywords: WordSet
  /// Words that are names elsewhere: keywords only before a space and what they belong to.
  var softKeywords: WordSet
  /// Whether a comment within a comment has an end of its own.
  var nestsComments = false
  /// Styles of strings; of those with the same quote, the longer one first.
  var strings: [StringStyle]
  /// Whether `#` begins a directive, or a string as in `#"…"#`.
  var hasNumberSigns = false
  /// Whether `/` can begin a regular expression.
  var hasRegularExpressions = false

  @Sendable func scan(_ scanner: inout CodeScanner) {
    var scan = BraceScan(syntax: self)
    scan.run(&scanner)
  }
}

/// One pass with a syntax.
///
/// Code in strings is kept on a stack of its own, not on that of the program, so that it may nest as deeply as it likes.
private struct BraceScan {
  let syntax: BraceSyntax
  /// The strings around the code.
  private var outer: [Frame] = []
  /// Up to where quotes of a kind are known to have no end: no line is searched twice.
  private var unended: [UInt8: Int] = [:]
  /// The last byte before that is not a space, to tell a regular expression from a division.
  private var last: UInt8 = 0
  private var isLastKeyword = false
  /// A bit for each ASCII character that begins a string.
  private let quotes: UInt128

  /// A string with code in it.
  private struct Frame {
    var style: StringStyle
    /// The number of brackets open in its code.
    var depth = 0

    var opening: UInt8 { style.interpolation == .braces ? UInt8(ascii: "{") : UInt8(ascii: "(") }
    var closing: UInt8 { style.interpolation == .braces ? UInt8(ascii: "}") : UInt8(ascii: ")") }
  }

  init(syntax: BraceSyntax) {
    self.syntax = syntax
    quotes = syntax.strings.reduce(0) { $0 | 1 << UInt128($1.quote & 0x7F) }
  }

  mutating func run(_ scanner: inout CodeScanner) {
    while !scanner.isAtEnd {
      let byte = scanner.peek()
      if CodeScanner.isWordStart(byte) {
        word(&scanner)
      } else if byte == UInt8(ascii: " ") {
        scanner.skipBlanks()
      } else if CodeScanner.isDigit(byte) {
        let start = scanner.index
        scanner.skipNumber()
        scanner.add(.number, from: start)
        (last, isLastKeyword) = (byte, false)
      } else if !sign(byte, &scanner) {
        scanner.index += 1
        if !CodeScanner.isSpace(byte) { (last, isLastKeyword) = (byte, false) }
      }
    }
  }

  private mutating func word(_ scanner: inout CodeScanner) {
    let start = scanner.index
    scanner.skipWord()
    let word = UnsafeBufferPointer(rebasing: scanner.code[start..<scanner.index])
    // After a dot, a word is a member, whatever it is.
    let isKeyword =
      last != UInt8(ascii: ".")
      && (syntax.keywords.contains(word) || isBeforeWord(scanner) && syntax.softKeywords.contains(word))
    if isKeyword {
      scanner.add(.keyword, from: start)
    } else if CodeScanner.isUppercase(word[0]) {
      scanner.add(.type, from: start)
    }
    (last, isLastKeyword) = (UInt8(ascii: "a"), isKeyword)
  }

  private func isBeforeWord(_ scanner: CodeScanner) -> Bool {
    guard scanner.peek() == UInt8(ascii: " ") else { return scanner.peek() == UInt8(ascii: "\n") }
    let byte = scanner.peek(1)
    return CodeScanner.isWordStart(byte) || Self.startsValue(byte)
  }

  /// Whether what a soft keyword belongs to may begin with a byte.
  private static func startsValue(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "@"), UInt8(ascii: "*"),
      UInt8(ascii: "["):
      true
    default: false
    }
  }

  /// Whether something begins with a byte that is not of words.
  private mutating func sign(_ byte: UInt8, _ scanner: inout CodeScanner) -> Bool {
    switch byte {
    case UInt8(ascii: "/"): return slash(&scanner)
    case UInt8(ascii: "@") where CodeScanner.isWordStart(scanner.peek(1)): return prefixed(.attribute, &scanner)
    case UInt8(ascii: "#") where syntax.hasNumberSigns: return numberSign(&scanner)
    case UInt8(ascii: "("), UInt8(ascii: "{"):
      if let frame = outer.last, frame.opening == byte { outer[outer.count - 1].depth += 1 }
      return false
    case UInt8(ascii: ")"), UInt8(ascii: "}"): return close(byte, &scanner)
    case UInt8(ascii: "\n"):
      // A string of one line that is not closed there has its end there.
      while let frame = outer.last, !frame.style.spansLines { outer.removeLast() }
      return false
    default:
      guard byte < 0x80, quotes & 1 << UInt128(byte) != 0 else { return false }
      for style in syntax.strings where style.quote == byte {
        if style.quoteCount == 3, scanner.peek(1) != byte || scanner.peek(2) != byte { continue }
        return string(style, &scanner)
      }
      return false
    }
  }

  private mutating func prefixed(_ kind: CodeTokenKind, _ scanner: inout CodeScanner) -> Bool {
    let start = scanner.index
    scanner.index += 1
    scanner.skipWord()
    scanner.add(kind, from: start)
    (last, isLastKeyword) = (UInt8(ascii: "a"), false)
    return true
  }

  // MARK: Comments and regular expressions

  private mutating func slash(_ scanner: inout CodeScanner) -> Bool {
    let start = scanner.index
    switch scanner.peek(1) {
    case UInt8(ascii: "/"):
      scanner.skipLine()
      scanner.add(.comment, from: start)
      return true
    case UInt8(ascii: "*"):
      comment(&scanner)
      scanner.add(.comment, from: start)
      return true
    default: return syntax.hasRegularExpressions && expression(&scanner)
    }
  }

  private func comment(_ scanner: inout CodeScanner) {
    var depth = 0
    while !scanner.isAtEnd {
      if scanner.peek() == UInt8(ascii: "*"), scanner.peek(1) == UInt8(ascii: "/") {
        scanner.index += 2
        depth -= 1
        if depth <= 0 || !syntax.nestsComments { return }
      } else if scanner.peek() == UInt8(ascii: "/"), scanner.peek(1) == UInt8(ascii: "*") {
        scanner.index += 2
        depth += 1
      } else {
        scanner.index += 1
      }
    }
  }

  /// The most bytes that are searched for the end of a regular expression.
  private static let longestExpression = 500

  /// `/…/` where a value is expected, if it ends on its line.
  private mutating func expression(_ scanner: inout CodeScanner) -> Bool {
    let follows = last == 0 || isLastKeyword || "(,=:[!&|?{};+-*%<>~^".utf8.contains(last)
    guard follows else { return false }
    var (distance, isInClass) = (1, false)
    while distance < Self.longestExpression {
      switch scanner.peek(distance) {
      case 0, UInt8(ascii: "\n"): return false
      case UInt8(ascii: "\\"): distance += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "/") where !isInClass:
        let start = scanner.index
        scanner.index += distance + 1
        scanner.skipWord()
        scanner.add(.string, from: start)
        (last, isLastKeyword) = (UInt8(ascii: "a"), false)
        return true
      default: break
      }
      distance += 1
    }
    return false
  }

  // MARK: Strings

  /// `#if`, `#"…"#`, or a sign.
  private mutating func numberSign(_ scanner: inout CodeScanner) -> Bool {
    if CodeScanner.isWordStart(scanner.peek(1)) { return prefixed(.keyword, &scanner) }
    var hashes = 1
    while scanner.peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
    guard scanner.peek(hashes) == UInt8(ascii: "\"") else {
      scanner.take(hashes, as: .keyword)
      return true
    }
    let isTriple = scanner.peek(hashes + 1) == UInt8(ascii: "\"") && scanner.peek(hashes + 2) == UInt8(ascii: "\"")
    return string(
      StringStyle(
        quote: UInt8(ascii: "\""), quoteCount: isTriple ? 3 : 1, hashes: hashes, spansLines: isTriple,
        interpolation: .parentheses), &scanner)
  }

  private mutating func string(_ style: StringStyle, _ scanner: inout CodeScanner) -> Bool {
    let start = scanner.index
    if style.needsEnd, start < unended[style.quote, default: 0] { return false }
    scanner.index = min(start + style.hashes + style.quoteCount, scanner.end)
    return read(style, from: start, &scanner)
  }

  /// Reads the rest of a string, or up to code in it.
  private mutating func read(_ style: StringStyle, from start: Int, _ scanner: inout CodeScanner) -> Bool {
    while !scanner.isAtEnd {
      scanner.skipPlain(to: style.quote)
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
      } else if byte == UInt8(ascii: "$"), style.interpolation == .braces, scanner.peek(1) == UInt8(ascii: "{") {
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

  private mutating func finish(from start: Int, _ scanner: inout CodeScanner) -> Bool {
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
  private mutating func close(_ byte: UInt8, _ scanner: inout CodeScanner) -> Bool {
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
}
