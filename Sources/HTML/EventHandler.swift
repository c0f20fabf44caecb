/// An attribute with code that a browser runs when a reader does something.
package enum EventHandler {
  /// Whether an attribute is one, by its name.
  package static func isName(_ name: String) -> Bool { name.utf8.starts(with: "on".utf8) && name.utf8.count > 2 }

  /// Whether code only changes how its own element looks: `this.style.color='red'; this.style.opacity = 1`.
  package static func isLook(_ code: [UInt8]) -> Bool {
    var rest = code[...]
    var hasStatement = false
    while true {
      rest = rest.drop { $0 <= 0x20 || $0 == UInt8(ascii: ";") }
      if rest.isEmpty { return hasStatement }
      guard let end = endOfStatement(rest) else { return false }
      rest = rest[end...]
      hasStatement = true
    }
  }

  /// Where a statement ends that gives a style of the element a plain value; nil for any other.
  private static func endOfStatement(_ code: ArraySlice<UInt8>) -> Int? {
    let start = "this.style.".utf8
    guard code.starts(with: start) else { return nil }
    let name = code.dropFirst(start.count)
    var rest = name.drop(while: isLetter)
    guard rest.startIndex > name.startIndex else { return nil }
    rest = rest.drop { $0 <= 0x20 }
    guard rest.popFirst() == UInt8(ascii: "=") else { return nil }
    rest = rest.drop { $0 <= 0x20 }
    guard let first = rest.first else { return nil }
    if first == UInt8(ascii: "'") || first == UInt8(ascii: "\"") {
      rest = rest.dropFirst().drop { $0 != first && $0 != UInt8(ascii: "\\") }
      guard rest.popFirst() == first else { return nil }
    } else {
      let number = rest.prefix { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
      guard !number.isEmpty else { return nil }
      rest = rest[number.endIndex...]
    }
    rest = rest.drop { $0 <= 0x20 }
    return rest.isEmpty || rest.first == UInt8(ascii: ";") ? rest.startIndex : nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}
