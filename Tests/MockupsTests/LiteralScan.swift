/// The string literals of a snippet as a compiler would read them, and what is wrong outside of them.
struct LiteralScan {
  private(set) var literals: [String] = []
  /// The first thing that is not as it should be.
  private(set) var fault: String?

  private let language: String
  private var scalars: ArraySlice<Unicode.Scalar>

  init(_ code: String, language: String) {
    self.language = language
    scalars = Array(code.unicodeScalars)[...]
    var brackets: [Unicode.Scalar] = []
    while fault == nil, let scalar = scalars.popFirst() {
      switch scalar {
      case "\"",
        "'" where language == "jsx" || language == "dart":
        readLiteral(scalar)
      case "/" where scalars.first == "/": readComment()
      case "(", "[", "{": brackets.append(scalar)
      case ")", "]", "}":
        let opening: Unicode.Scalar = scalar == ")" ? "(" : scalar == "]" ? "[" : "{"
        if brackets.popLast() != opening { fault = "an unmatched \(scalar)" }
      case "\n", " "..."~": break
      default: fault = "U+\(String(scalar.value, radix: 16)) outside of a literal"
      }
    }
    if fault == nil, !brackets.isEmpty { fault = "brackets left open" }
  }

  private mutating func readComment() {
    while let scalar = scalars.first, scalar != "\n" {
      if Self.deceives(scalar) { fault = "U+\(String(scalar.value, radix: 16)) in a comment" }
      scalars.removeFirst()
    }
  }

  private mutating func readLiteral(_ quote: Unicode.Scalar) {
    var units: [UInt16] = []
    while let scalar = scalars.popFirst() {
      switch scalar {
      case quote: return literals.append(String(decoding: units, as: UTF16.self))
      case "\\": readEscape(into: &units)
      case "$" where language == "kotlin" || language == "dart": fault = "a template"
      case _ where Self.deceives(scalar): fault = "U+\(String(scalar.value, radix: 16)) in a literal"
      default: units.append(contentsOf: UTF16.encode(scalar) ?? .init())
      }
      if fault != nil { return }
    }
    fault = "a literal left open"
  }

  private mutating func readEscape(into units: inout [UInt16]) {
    switch scalars.popFirst() {
    case "n": units.append(10)
    case "r": units.append(13)
    case "t": units.append(9)
    case "\\": units.append(92)
    case "\"" where language != "jsx" && language != "dart": units.append(34)
    case "'" where language == "jsx" || language == "dart": units.append(39)
    case "$" where language == "kotlin" || language == "dart": units.append(36)
    case "u": readUnicode(into: &units)
    case let other: fault = "escape of \(other.map(String.init) ?? "nothing")"
    }
  }

  private mutating func readUnicode(into units: inout [UInt16]) {
    let isBraced = scalars.first == "{"
    let isKnown = isBraced ? language != "kotlin" : language != "swift" && language != "dart"
    guard isKnown else { return fault = "an escape of another language" }
    var digits = ""
    if isBraced {
      scalars.removeFirst()
      while let digit = scalars.popFirst(), digit != "}" { digits.unicodeScalars.append(digit) }
    } else {
      for digit in scalars.prefix(4) { digits.unicodeScalars.append(digit) }
      scalars = scalars.dropFirst(4)
    }
    guard let value = UInt32(digits, radix: 16), value <= 0x10FFFF else { return fault = "\\u\(digits)" }
    if let scalar = Unicode.Scalar(value) {
      units.append(contentsOf: UTF16.encode(scalar) ?? .init())
    } else {
      units.append(UInt16(value))
    }
  }

  /// Controls, separators of lines and characters of format, but for the joiners that emoji and Persian need.
  private static func deceives(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: scalar.value != 0x200C && scalar.value != 0x200D
    default: false
    }
  }
}
