extension BraceScan {
  /// A comment, a regular expression, or a sign.
  mutating func slash(_ scanner: inout CodeScanner) -> Bool {
    let start = scanner.index
    switch scanner.peek(1) {
    case UInt8(ascii: "/") where syntax.hasSlashComments:
      scanner.skipLine()
      scanner.add(.comment, from: start)
      return true
    case UInt8(ascii: "*") where syntax.hasSlashComments:
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

  /// `--` and the line, or `--[[…]]`.
  func dashComment(_ scanner: inout CodeScanner) {
    let start = scanner.index
    scanner.index += 2
    if !syntax.hasLongBrackets || !scanner.skipLongBracket() { scanner.skipLine() }
    scanner.add(.comment, from: start)
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
        endValue()
        return true
      default: break
      }
      distance += 1
    }
    return false
  }
}

extension CodeScanner {
  /// Moves behind `[[…]]` or `[==[…]==]`, or to the end; false if none begins here.
  mutating func skipLongBracket() -> Bool {
    guard peek() == UInt8(ascii: "[") else { return false }
    var level = 0
    // No bracket has more signs; a line of them is not counted again and again.
    while level < 16, peek(level + 1) == UInt8(ascii: "=") { level += 1 }
    guard peek(level + 1) == UInt8(ascii: "[") else { return false }
    index += level + 2
    while !isAtEnd {
      skip(to: UInt8(ascii: "]"), or: UInt8(ascii: "]"))
      var signs = 0
      while signs < level, peek(signs + 1) == UInt8(ascii: "=") { signs += 1 }
      if signs == level, peek(signs + 1) == UInt8(ascii: "]"), !isAtEnd {
        index += level + 2
        return true
      }
      index = min(index + 1, end)
    }
    return true
  }
}
