/// One pass with a syntax.
///
/// Code in strings is kept on a stack of its own, not on that of the program, so that it may nest to any depth.
struct BraceScan {
  let syntax: BraceSyntax
  /// The strings around the code.
  var outer: [Frame] = []
  /// Up to where quotes of a kind are known to have no end: no line is searched twice.
  var unended: [UInt8: Int] = [:]
  /// The last byte before that is not a space, to tell a regular expression from a division.
  var last: UInt8 = 0
  var isLastKeyword = false
  /// What ends the string that begins on the next line.
  var hereEnd: Range<Int>?
  /// A bit for each ASCII character that begins a string.
  private let quotes: UInt128

  /// A string with code in it.
  struct Frame {
    var style: StringStyle
    /// The number of brackets open in its code.
    var depth = 0

    var opening: UInt8 { style.interpolation.sign != nil ? UInt8(ascii: "{") : UInt8(ascii: "(") }
    var closing: UInt8 { style.interpolation.sign != nil ? UInt8(ascii: "}") : UInt8(ascii: ")") }
  }

  init(syntax: BraceSyntax) {
    self.syntax = syntax
    quotes = syntax.strings.reduce(0) { $0 | 1 << UInt128($1.quote & 0x7F) }
  }

  mutating func run(_ scanner: inout CodeScanner) {
    if scanner.index == 0, scanner.isAt("#!/") {
      scanner.skipLine()
      scanner.add(.comment, from: 0)
    }
    while !scanner.isAtEnd {
      let byte = scanner.peek()
      if CodeScanner.isWordStart(byte) {
        word(&scanner)
      } else if byte == UInt8(ascii: " ") {
        scanner.skipBlanks()
      } else if CodeScanner.isDigit(byte) {
        let start = scanner.index
        scanner.skipNumber()
        while syntax.hasQuotesInNumbers, scanner.peek() == UInt8(ascii: "'"), CodeScanner.isDigit(scanner.peek(1)) {
          scanner.index += 1
          scanner.skipNumber()
        }
        scanner.add(.number, from: start)
        (last, isLastKeyword) = (byte, false)
      } else if !sign(byte, &scanner) {
        scanner.index += 1
        if !CodeScanner.isSpace(byte) { (last, isLastKeyword) = (byte, false) }
      }
    }
  }

  /// Notes that a value ends here.
  mutating func endValue() { (last, isLastKeyword) = (UInt8(ascii: "a"), false) }

  func isQuote(_ byte: UInt8) -> Bool { byte < 0x80 && quotes & 1 << UInt128(byte) != 0 }

  // MARK: Words

  private mutating func word(_ scanner: inout CodeScanner) {
    let start = scanner.index
    scanner.skipWord()
    let word = UnsafeBufferPointer(rebasing: scanner.code[start..<scanner.index])
    let next = scanner.peek()
    if isQuote(next) || next == UInt8(ascii: "#"), prefixedString(word, from: start, &scanner) { return }
    let isKeyword = isKeyword(word, at: start, scanner)
    if let kind = isKeyword ? .keyword : kind(of: word, at: start, &scanner) { scanner.add(kind, from: start) }
    (last, isLastKeyword) = (UInt8(ascii: "a"), isKeyword)
  }

  private func isKeyword(_ word: UnsafeBufferPointer<UInt8>, at start: Int, _ scanner: CodeScanner) -> Bool {
    guard !isMember(at: start, scanner), !isKey(scanner) else { return false }
    return syntax.keywords.contains(word, ignoresCase: syntax.ignoresCase)
      || isBeforeWord(scanner) && syntax.softKeywords.contains(word, ignoresCase: syntax.ignoresCase)
  }

  /// The color of a word that is not a keyword.
  private func kind(
    of word: UnsafeBufferPointer<UInt8>, at start: Int, _ scanner: inout CodeScanner
  ) -> CodeTokenKind? {
    let next = scanner.peek()
    if syntax.hasMacros, next == UInt8(ascii: "!"), scanner.peek(1) != UInt8(ascii: "=") {
      scanner.index += 1
      return .keyword
    }
    if syntax.hasVariables, word[0] == UInt8(ascii: "$"), word.count > 1 { return .attribute }
    if isKey(scanner) { return .attribute }
    if syntax.hasUppercaseTypes, CodeScanner.isUppercase(word[0]) {
      let isOther =
        syntax.hasUppercaseMembers && (next == UInt8(ascii: "(") && !isLastKeyword || isMember(at: start, scanner))
      return isOther ? nil : .type
    }
    return syntax.types.contains(word, ignoresCase: syntax.ignoresCase) ? .type : nil
  }

  /// Whether a word is a member, whatever it is; `..` does not lead to one.
  private func isMember(at start: Int, _ scanner: CodeScanner) -> Bool {
    guard start > 0 else { return false }
    let before = start > 1 ? scanner.code[start - 2] : 0
    switch scanner.code[start - 1] {
    case UInt8(ascii: "."): return before != UInt8(ascii: ".")
    case UInt8(ascii: ">"): return syntax.hasArrowMembers && before == UInt8(ascii: "-")
    default: return false
    }
  }

  /// Whether the colon of a key follows.
  private func isKey(_ scanner: CodeScanner) -> Bool {
    syntax.hasSymbols && scanner.peek() == UInt8(ascii: ":") && scanner.peek(1) != UInt8(ascii: ":")
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

  // MARK: Signs

  /// Whether something begins with a byte that is not of words.
  private mutating func sign(_ byte: UInt8, _ scanner: inout CodeScanner) -> Bool {
    switch byte {
    case UInt8(ascii: "/"): return slash(&scanner)
    case UInt8(ascii: "@"): return atSign(&scanner)
    case UInt8(ascii: "#"): return numberSign(&scanner)
    case UInt8(ascii: "-") where syntax.hasDashComments && scanner.peek(1) == UInt8(ascii: "-"):
      dashComment(&scanner)
      return true
    case UInt8(ascii: "[") where syntax.hasLongBrackets:
      let start = scanner.index
      return scanner.skipLongBracket() && finish(from: start, &scanner)
    case UInt8(ascii: ":") where syntax.hasSymbols && isSymbol(scanner): return prefixed(.attribute, &scanner)
    case UInt8(ascii: "<") where syntax.hasHereDocuments && scanner.peek(1) == UInt8(ascii: "<"):
      startHereDocument(&scanner)
      return true
    case UInt8(ascii: "("), UInt8(ascii: "{"):
      if let frame = outer.last, frame.opening == byte { outer[outer.count - 1].depth += 1 }
      return false
    case UInt8(ascii: ")"), UInt8(ascii: "}"): return close(byte, &scanner)
    case UInt8(ascii: "\n"):
      // A string of one line that is not closed there has its end there.
      while let frame = outer.last, !frame.style.spansLines { outer.removeLast() }
      if let end = hereEnd { hereDocument(to: end, &scanner) }
      return false
    default: return isQuote(byte) && quote(byte, &scanner)
    }
  }

  private mutating func prefixed(_ kind: CodeTokenKind, _ scanner: inout CodeScanner) -> Bool {
    let start = scanner.index
    scanner.index += 1
    scanner.skipWord()
    scanner.add(kind, from: start)
    endValue()
    return true
  }

  private func isSymbol(_ scanner: CodeScanner) -> Bool {
    let before = scanner.peek(-1)
    return CodeScanner.isWordStart(scanner.peek(1)) && before != UInt8(ascii: ":") && !CodeScanner.isWord(before)
  }

  private mutating func atSign(_ scanner: inout CodeScanner) -> Bool {
    if let style = syntax.atString, scanner.peek(1) == style.quote {
      let start = scanner.index
      scanner.index += 1
      return string(style, from: start, &scanner)
    }
    if syntax.hasVariables, scanner.peek(1) == UInt8(ascii: "@"), CodeScanner.isWordStart(scanner.peek(2)) {
      scanner.take(1, as: .attribute)
    }
    guard CodeScanner.isWordStart(scanner.peek(1)) else { return false }
    switch syntax.atSign {
    case .none: return false
    case .attribute: return prefixed(.attribute, &scanner)
    case .keyword: return prefixed(.keyword, &scanner)
    case .path:
      let start = scanner.index
      scanner.index += 1
      scanner.skipWord()
      while scanner.peek() == UInt8(ascii: "."), CodeScanner.isWordStart(scanner.peek(1)) {
        scanner.index += 1
        scanner.skipWord()
      }
      scanner.add(.attribute, from: start)
      endValue()
      return true
    }
  }

  /// `#if`, `#[a]`, `#"…"#`, a comment, or a sign.
  private mutating func numberSign(_ scanner: inout CodeScanner) -> Bool {
    if syntax.hasBracketAttributes, scanner.isAt("#[") || scanner.isAt("#![") {
      bracketAttribute(&scanner)
      return true
    }
    if syntax.hasNumberSignComments {
      let start = scanner.index
      scanner.skipLine()
      scanner.add(.comment, from: start)
      return true
    }
    guard syntax.hasNumberSigns else { return false }
    if CodeScanner.isWordStart(scanner.peek(1)) { return directive(&scanner) }
    var hashes = 1
    while scanner.peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
    guard scanner.peek(hashes) == UInt8(ascii: "\"") else {
      scanner.take(hashes, as: .keyword)
      return true
    }
    let isTriple = scanner.peek(hashes + 1) == UInt8(ascii: "\"") && scanner.peek(hashes + 2) == UInt8(ascii: "\"")
    let start = scanner.index
    scanner.index += hashes
    return string(
      StringStyle(
        quote: UInt8(ascii: "\""), quoteCount: isTriple ? 3 : 1, hashes: hashes, spansLines: isTriple,
        interpolation: .parentheses), from: start, &scanner)
  }

  private static let includes = WordSet("#include #include_next #import")
  /// The most bytes that are searched for the end of the name of a file.
  private static let longestName = 200

  /// `#if`, or `#include <a>` with the name of the file.
  private mutating func directive(_ scanner: inout CodeScanner) -> Bool {
    let start = scanner.index
    _ = prefixed(.keyword, &scanner)
    guard Self.includes.contains(scanner.code[start..<scanner.index]) else { return true }
    scanner.skipBlanks()
    guard scanner.peek() == UInt8(ascii: "<") else { return true }
    var distance = 1
    while distance < Self.longestName, scanner.peek(distance) > 0x20 {
      if scanner.peek(distance) == UInt8(ascii: ">") {
        scanner.take(distance + 1, as: .string)
        return true
      }
      distance += 1
    }
    return true
  }

  /// `#[…]` with the brackets and strings in it.
  private mutating func bracketAttribute(_ scanner: inout CodeScanner) {
    let start = scanner.index
    var depth = 0
    repeat {
      switch scanner.peek() {
      case UInt8(ascii: "\""):
        scanner.skipQuoted()
        continue
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      default: break
      }
      scanner.index += 1
      if depth == 0, scanner.peek(-1) == UInt8(ascii: "]") { break }
    } while !scanner.isAtEnd
    scanner.add(.attribute, from: start)
    endValue()
  }
}
