/// A text that a script makes of strings alone: `'a'`, or `['a', 'b'].join('\n')`.
enum JoinedStrings {
  /// The text of an expression; nil where it has anything else in it.
  static func text(_ expression: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8]? {
    guard let first = expression.first else { return nil }
    if first == UInt8(ascii: "[") { return joined(expression) }
    if expression.suffix(trim.count).elementsEqual(trim) { return text(expression.dropLast(trim.count)) }
    return ScriptString.text(expression)
  }

  private static let trim = Array(".trim()".utf8)
  private static let join = Array(".join(".utf8)

  /// The items of a list, one behind the other.
  private static func joined(_ expression: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8]? {
    guard expression.last == UInt8(ascii: ")"),
      let end = expression.lastIndex(of: UInt8(ascii: "]")), case let call = expression[(end + 1)...],
      call.drop(while: ForeignReader.isSpace).starts(with: join),
      case let argument = call.drop(while: ForeignReader.isSpace).dropFirst(join.count).dropLast(),
      let separator = ScriptString.text(argument), case .list(let items)? = ScriptData(expression[...end])
    else { return nil }
    var text: [UInt8] = []
    for (number, item) in items.enumerated() {
      guard case .text(let part) = item else { return nil }
      if number > 0 { text += separator }
      text += part
    }
    return text
  }
}
