/// Text as a literal of a language, such that what a reader sees is what a compiler reads.
///
/// Besides what each language asks for, everything is escaped that would end a line, turn the direction of text, or
/// not be seen at all. Joiners stay, since emoji and Persian are made with them.
extension String {
  /// `"…"` in Swift, without interpolation.
  var swiftLiteral: String {
    literal(quote: "\"") { scalar, literal in
      literal += "\\u{" + Self.hex(scalar.value) + "}"
    }
  }

  /// `"…"` in Kotlin, without templates.
  var kotlinLiteral: String {
    literal(quote: "\"", escapes: "$") { scalar, literal in
      for unit in String(scalar).utf16 { literal += "\\u" + Self.hex(UInt32(unit), digits: 4) }
    }
  }

  /// `'…'` in JavaScript and TypeScript.
  var scriptLiteral: String {
    literal(quote: "'") { scalar, literal in
      literal +=
        scalar.value > 0xFFFF ? "\\u{" + Self.hex(scalar.value) + "}" : "\\u" + Self.hex(scalar.value, digits: 4)
    }
  }

  private func literal(
    quote: Unicode.Scalar, escapes: Unicode.Scalar? = nil, _ escape: (Unicode.Scalar, inout String) -> Void
  ) -> String {
    var literal = ""
    literal.reserveCapacity(utf8.count + 2)
    literal.unicodeScalars.append(quote)
    // Most texts are plain ASCII and stand as they are.
    if utf8.allSatisfy({ byte in
      (0x20...0x7E).contains(byte) && byte != UInt8(ascii: "\\") && UInt32(byte) != quote.value
        && UInt32(byte) != escapes?.value
    }) {
      literal += self
      literal.unicodeScalars.append(quote)
      return literal
    }
    // What stands as it is goes over in one piece.
    var start = startIndex
    for index in unicodeScalars.indices {
      let scalar = unicodeScalars[index]
      guard scalar == quote || scalar == "\\" || scalar == escapes || scalar.isUnseen else { continue }
      literal += self[start..<index]
      start = unicodeScalars.index(after: index)
      switch scalar {
      case quote, "\\", escapes:
        literal += "\\"
        literal.unicodeScalars.append(scalar)
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      default: escape(scalar, &literal)
      }
    }
    literal += self[start...]
    literal.unicodeScalars.append(quote)
    return literal
  }

  private static func hex(_ value: UInt32, digits: Int = 1) -> String {
    let hex = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: Swift.max(digits - hex.utf8.count, 0)) + hex
  }
}

extension Unicode.Scalar {
  /// Whether it leaves no mark of its own in a line of code: controls, marks of direction, separators of lines, fillers.
  fileprivate var isUnseen: Bool {
    switch value {
    case 0x20...0x7E, 0xA0...0xAC: false
    case ..<0xAE: true
    case 0x34F, 0x61C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F, 0x200B, 0x200E...0x200F, 0x2028...0x202E,
      0x2060...0x206F, 0x3164, 0xFEFF, 0xFFA0, 0xFFF9...0xFFFB, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A,
      0xE0000...0xE0FFF:
      true
    default: false
    }
  }
}
