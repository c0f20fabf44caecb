/// A string of a script whose text is known without running the script: `"a\n"`, `'a'`, or `` `a` ``.
enum ScriptString {
  /// The text of an expression that is nothing but a string; nil for any other expression.
  static func text(_ expression: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8]? {
    guard let quote = expression.first, "\"'`".utf8.contains(quote), expression.count > 1 else { return nil }
    let end = expression.endIndex - 1
    var text: [UInt8] = []
    text.reserveCapacity(expression.count)
    var index = expression.startIndex + 1
    while index < end {
      let byte = expression[index]
      switch byte {
      case quote: return nil
      case UInt8(ascii: "$") where quote == UInt8(ascii: "`") && expression[index + 1] == UInt8(ascii: "{"): return nil
      case UInt8(ascii: "\\"):
        // A backslash cannot be what the string ends with.
        guard index + 1 < end else { return nil }
        index = readEscape(expression[(index + 1)..<end], to: &text)
      default:
        text.append(byte)
        index += 1
      }
    }
    return expression[end] == quote ? text : nil
  }

  /// Reads what follows a backslash.
  ///
  /// - Returns: the index behind it.
  private static func readEscape(_ rest: Slice<UnsafeBufferPointer<UInt8>>, to text: inout [UInt8]) -> Int {
    let next = rest.startIndex + 1
    switch rest.first {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "v"), UInt8(ascii: "0"): text.append(0x20)
    // The string goes on in the next line.
    case 0x0A: break
    case 0x0D: return next < rest.endIndex && rest[next] == 0x0A ? next + 1 : next
    case UInt8(ascii: "x"):
      guard let (value, end) = digits(rest[next...], 2...2) else { return next }
      append(value, to: &text)
      return end
    case UInt8(ascii: "u"): return readUnicode(rest[next...], to: &text)
    case let byte?: text.append(byte)
    case nil: break
    }
    return next
  }

  /// Reads `00e9`, `{1f600}`, or the two halves `d83d\ude00` behind `\u`.
  private static func readUnicode(_ rest: Slice<UnsafeBufferPointer<UInt8>>, to text: inout [UInt8]) -> Int {
    if rest.first == UInt8(ascii: "{") {
      guard let (value, end) = digits(rest.dropFirst(), 1...6), end < rest.endIndex, rest[end] == UInt8(ascii: "}")
      else { return rest.startIndex }
      append(value, to: &text)
      return end + 1
    }
    guard let (value, end) = digits(rest, 4...4) else { return rest.startIndex }
    if (0xD800..<0xDC00).contains(value), rest[end...].starts(with: "\\u".utf8),
      let (low, lowEnd) = digits(rest[(end + 2)...], 4...4), (0xDC00..<0xE000).contains(low)
    {
      append(0x10000 + (value - 0xD800) << 10 + (low - 0xDC00), to: &text)
      return lowEnd
    }
    append(value, to: &text)
    return end
  }

  private static func digits(
    _ rest: Slice<UnsafeBufferPointer<UInt8>>, _ count: ClosedRange<Int>
  ) -> (value: UInt32, end: Int)? {
    let digits = rest.prefix(count.upperBound).prefix { Character(Unicode.Scalar($0)).isHexDigit }
    guard count.contains(digits.count), let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) else {
      return nil
    }
    return (value, digits.endIndex)
  }

  private static func append(_ value: UInt32, to text: inout [UInt8]) {
    text += String(Character(Unicode.Scalar(value) ?? "\u{FFFD}")).utf8
  }
}
