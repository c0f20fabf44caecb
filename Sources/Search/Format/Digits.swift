/// What digits are written to.
protocol DigitSink {
  mutating func append(_ digit: UInt8)
}

extension [UInt8]: DigitSink {}

/// Counts bytes without storing them, to measure lists that are written later.
struct DigitCount: DigitSink {
  private(set) var count = 0

  mutating func append(_ digit: UInt8) { count += 1 }
}

/// Whole numbers as characters of a JavaScript string: 92 digits, the printable ASCII characters except `"`, `\`, and
/// `<`, which would need escapes.
///
/// The first digit tells how many follow: numbers below 48 take one character, below 2,992 two, below 79,168 three.
enum Digits {
  static let radix = 92
  /// Numbers with 1, 2, 3… digits: how many values the first digit may have.
  private static let leads = [48, 32, 9, 2, 1]

  /// The greatest number that can be written: about 76 million.
  static let greatest = zip(leads, 0...).reduce(0) { $0 + $1.0 * power($1.1) } - 1

  static func append(_ number: Int, to bytes: inout some DigitSink) {
    // Most numbers are small, and an index has millions.
    if 0..<48 ~= number { return bytes.append(character(number)) }
    if 48..<2992 ~= number {
      let (lead, digit) = (number - 48).quotientAndRemainder(dividingBy: radix)
      bytes.append(character(48 + lead))
      return bytes.append(character(digit))
    }
    if 2992..<79_168 ~= number {
      let (rest, last) = (number - 2992).quotientAndRemainder(dividingBy: radix)
      let (lead, digit) = rest.quotientAndRemainder(dividingBy: radix)
      bytes.append(character(80 + lead))
      bytes.append(character(digit))
      return bytes.append(character(last))
    }
    var rest = min(max(number, 0), greatest)
    var lead = 0
    for (more, count) in leads.enumerated() {
      let values = count * power(more)
      if rest < values {
        bytes.append(character(lead + rest / power(more)))
        for place in stride(from: more - 1, through: 0, by: -1) { bytes.append(character(rest / power(place) % radix)) }
        return
      }
      rest -= values
      lead += count
    }
  }

  /// The number at a position, which moves past it; nil if the text ends first.
  static func read(_ bytes: ArraySlice<UInt8>, at position: inout Int) -> Int? {
    guard position < bytes.endIndex, var rest = value(bytes[position]) else { return nil }
    position += 1
    var base = 0
    for (more, count) in leads.enumerated() {
      guard rest >= count else {
        guard more <= bytes.endIndex - position else { return nil }
        for _ in 0..<more {
          guard let digit = value(bytes[position]) else { return nil }
          rest = rest * radix + digit
          position += 1
        }
        return base + rest
      }
      rest -= count
      base += count * power(more)
    }
    return nil
  }

  /// The character of one digit.
  @inline(__always) static func character(_ digit: Int) -> UInt8 {
    // The codes starting at the space, moved up by one at each excluded character.
    UInt8(truncatingIfNeeded: 0x20 + digit + (digit >= 2 ? 1 : 0) + (digit >= 27 ? 1 : 0) + (digit >= 58 ? 1 : 0))
  }

  /// The digit of a character, or nil for any other.
  static func value(_ character: UInt8) -> Int? {
    switch character {
    case 0x20...0x21: Int(character) - 0x20
    case 0x23...0x3B: Int(character) - 0x21
    case 0x3D...0x5B: Int(character) - 0x22
    case 0x5D...0x7E: Int(character) - 0x23
    default: nil
    }
  }

  private static func power(_ exponent: Int) -> Int {
    (0..<exponent).reduce(1) { product, _ in product * radix }
  }
}
