/// The order of paths with versions in them: `v2.9/a` before `v2.20/a`.
enum VersionOrder {
  /// Whether a path is that of an earlier version than another one: runs of digits are compared as numbers.
  static func precedes(_ path: String, _ other: String) -> Bool {
    var (left, right) = (path.utf8[...], other.utf8[...])
    while let first = left.first, let second = right.first {
      if isDigit(first), isDigit(second) {
        let (own, others) = (number(&left), number(&right))
        if own.count != others.count { return own.count < others.count }
        if !own.elementsEqual(others) { return own.lexicographicallyPrecedes(others) }
      } else {
        // The name of a folder ends before all that can follow it.
        if first != second { return first == slash || second != slash && first < second }
        left.removeFirst()
        right.removeFirst()
      }
    }
    return left.isEmpty && !right.isEmpty
  }

  private static let slash = UInt8(ascii: "/")

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  /// Takes the digits at the beginning, without zeros in front.
  private static func number(_ text: inout Substring.UTF8View) -> Substring.UTF8View {
    let digits = text.prefix(while: isDigit)
    text = text[digits.endIndex...]
    return digits.drop { $0 == UInt8(ascii: "0") }
  }
}
