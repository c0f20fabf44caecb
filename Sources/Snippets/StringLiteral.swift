/// Text as a literal that compiles to the same text.
///
/// Besides the characters required by each language, it escapes everything that would end a line, change text
/// direction, or be invisible. Joiners stay, because emoji and Persian need them.
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

  /// `'…'` in Dart, without interpolation.
  var dartLiteral: String {
    literal(quote: "'", escapes: "$") { scalar, literal in
      literal += "\\u{" + Self.hex(scalar.value) + "}"
    }
  }

  /// Text and attribute values in HTML.
  ///
  /// References cannot stand for control characters, which become the replacement character.
  var htmlText: String {
    var text = ""
    text.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\n", "\t": text += "&#\(scalar.value);"
      case _ where scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value): text += "\u{FFFD}"
      case _ where scalar.isUnseen: text += "&#x" + Self.hex(scalar.value) + ";"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// The address of a file as an attribute value, with its unusual characters encoded.
  var htmlAddress: String {
    var address = ""
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        address.unicodeScalars.append(Unicode.Scalar(byte))
      default: address += "%" + Self.hex(UInt32(byte), digits: 2)
      }
    }
    return address
  }

  private func literal(
    quote: Unicode.Scalar, escapes: Unicode.Scalar? = nil, _ escape: (Unicode.Scalar, inout String) -> Void
  ) -> String {
    if let plain = plainLiteral(quote: quote, escapes: escapes) { return plain }
    var literal = ""
    literal.reserveCapacity(utf8.count + 2)
    literal.unicodeScalars.append(quote)
    // Unchanged parts are copied in one piece.
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

  /// The text between quotes if it is plain ASCII without special characters, as most texts are; otherwise nil.
  private func plainLiteral(quote: Unicode.Scalar, escapes: Unicode.Scalar?) -> String? {
    let (quote, escaped) = (UInt8(ascii: quote), UInt8(ascii: escapes ?? quote))
    var text = self
    return text.withUTF8 { text in
      for byte in text {
        guard byte &- 0x20 < 0x5F, byte != UInt8(ascii: "\\"), byte != quote, byte != escaped else { return nil }
      }
      return String(unsafeUninitializedCapacity: text.count + 2) { literal in
        literal.initializeElement(at: 0, to: quote)
        _ = literal[1...].initialize(fromContentsOf: text)
        literal.initializeElement(at: text.count + 1, to: quote)
        return text.count + 2
      }
    }
  }

  private static func hex(_ value: UInt32, digits: Int = 1) -> String {
    let hex = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: Swift.max(digits - hex.utf8.count, 0)) + hex
  }
}

extension Unicode.Scalar {
  /// Whether it is invisible in a line of code: controls, direction marks, line separators, fillers.
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
