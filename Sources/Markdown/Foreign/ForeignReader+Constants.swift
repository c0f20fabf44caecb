/// Constants that a page of MDX exports, `export const brand = 'Acme'`, which expressions in its text show: `{brand}`.
extension ForeignReader {
  private static let mostConstants = 1000
  private static let longestConstant = 20_000
  private static let longestName = 100

  /// Keeps the text of the constant that a statement exports, if it is nothing but a string.
  mutating func noteConstant(in statement: Range<Int>) {
    let start = statement.lowerBound
    guard has("export const ", at: start), statement.count < Self.longestConstant, constants.count < Self.mostConstants
    else { return }
    var rest = bytes[trimmed(start + 13..<statement.upperBound)]
    let name = rest.prefix(Self.longestName).prefix { Self.isNamePart($0) && !".-:".utf8.contains($0) }
    rest = rest[name.endIndex...].drop(while: Self.isSpace)
    guard !name.isEmpty, rest.first == UInt8(ascii: "=") else { return }
    while let last = rest.last, Self.isSpace(last) || last == UInt8(ascii: ";") { rest.removeLast() }
    guard let text = ScriptString.text(rest.dropFirst().drop(while: Self.isSpace)) else { return }
    // Expressions can name a long text as often as they like.
    constants[string(name.startIndex..<name.endIndex)] = ScriptConstant(
      line: String(decoding: text.map { Self.isSpace($0) ? 0x20 : $0 }, as: UTF8.self), code: Self.code(text[...]))
  }

  /// The text of the constant that an expression names.
  func constant(in expression: Range<Int>) -> ScriptConstant? {
    guard !constants.isEmpty, expression.count < Self.longestName else { return nil }
    return constants[string(expression)]
  }

  /// A text without line ends in front of it, and without blanks behind it.
  private static func code(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var text = text.drop { $0 == 0x0A || $0 == 0x0D }
    while let last = text.last, isSpace(last) { text.removeLast() }
    return Array(text)
  }

  /// The text of the constant that an expression in braces names.
  func constant(inBraces range: Range<Int>) -> ScriptConstant? {
    guard range.count > 2, bytes[range].first == UInt8(ascii: "{"), bytes[range].last == UInt8(ascii: "}") else {
      return nil
    }
    return constant(in: trimmed(range.lowerBound + 1..<range.upperBound - 1))
  }
}

/// The text of a constant of a script.
struct ScriptConstant {
  /// All of it in one line.
  let line: String
  /// What it shows as code.
  let code: [UInt8]
}
