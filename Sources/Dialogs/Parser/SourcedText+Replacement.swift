package import Diagnostics

extension SourcedText {
  /// How a text is written in YAML.
  package enum Notation: Sendable, Hashable {
    /// As the present text is, if the new one can be written so, and otherwise in double quotes.
    case present
    /// In double quotes, in which every text can be written.
    case doubleQuoted
  }

  /// An edit that puts another text in place of this one.
  ///
  /// What surrounds the text can make it read differently, so the caller reads the result again.
  ///
  /// - Parameters:
  ///   - source: the bytes of the file.
  ///   - block: where the block of the text begins.
  package func replacement(
    _ text: String, in source: [UInt8], block: Int, notation: Notation
  ) -> Diagnostic.Edit? {
    guard extent.lowerBound >= block, extent.upperBound <= source.count, let first = source[extent].first else {
      return nil
    }
    var written: String?
    if notation == .present {
      switch first {
      case UInt8(ascii: "\""): break
      case UInt8(ascii: "'"): written = YAMLText.singleQuoted(text)
      case UInt8(ascii: "|"), UInt8(ascii: ">"):
        written = blockScalar(text, in: source, isFolded: first == UInt8(ascii: ">"))
      default:
        let isInBrackets = YAMLText.isWithinBrackets(source[block..<extent.lowerBound])
        written = YAMLText.plain(text, isInBrackets: isInBrackets)
      }
    }
    return Diagnostic.Edit(replace: extent, with: written ?? YAMLText.doubleQuoted(text))
  }

  /// The text below the present header, indented as the present first line.
  private func blockScalar(_ text: String, in source: [UInt8], isFolded: Bool) -> String? {
    let bytes = source[extent]
    guard let end = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return nil }
    let header = String(decoding: bytes[..<end], as: UTF8.self)
    var start = end + 1
    if source[end] == 0x0D, start < bytes.endIndex, source[start] == 0x0A { start += 1 }
    let prefix = bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ">") }
    guard !prefix.isEmpty, let scalar = text.unicodeScalars.first, scalar != " ", scalar != "\t", scalar != "\n",
      text.utf8.allSatisfy({ $0 >= 0x20 || $0 == 0x0A })
    else { return nil }
    let indentation = String(decoding: prefix, as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.isEmpty ? String(indentation.reversed().drop { $0 == " " }.reversed()) : indentation + line
    }
    let bare = String(indentation.reversed().drop { $0 == " " }.reversed())
    return header + "\n" + lines.joined(separator: isFolded ? "\n\(bare)\n" : "\n")
  }
}

/// Text as YAML.
private enum YAMLText {
  /// In single quotes; nil if a character needs an escape.
  static func singleQuoted(_ text: String) -> String? {
    guard text.unicodeScalars.allSatisfy({ !needsEscape($0) }) else { return nil }
    return "'" + text.replacing("'", with: "''") + "'"
  }

  static func doubleQuoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where needsEscape(scalar):
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Without quotes; nil if it would not be one text then.
  static func plain(_ text: String, isInBrackets: Bool) -> String? {
    let scalars = text.unicodeScalars
    guard let first = scalars.first, let last = scalars.last, !" \t:".unicodeScalars.contains(last),
      !" \t-?:,[]{}#&*!|>'\"%@`".unicodeScalars.contains(first),
      scalars.allSatisfy({ !needsEscape($0) && $0 != "\t" }), !text.contains(": "), !text.contains(" #"),
      !["~", "null", "Null", "NULL"].contains(text)
    else { return nil }
    if isInBrackets, scalars.contains(where: { ",[]{}:".unicodeScalars.contains($0) }) { return nil }
    return text
  }

  /// Whether a list or mapping in brackets is open at the end of a block’s source; in doubt, it is.
  static func isWithinBrackets(_ source: ArraySlice<UInt8>) -> Bool {
    var depth = 0
    var quote: UInt8?
    var previous = UInt8(ascii: "\n")
    for byte in source {
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        // An apostrophe within a word begins no quotation.
        if " [{,:\n".utf8.contains(previous) { quote = byte }
      } else if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") {
        depth += 1
      } else if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") {
        depth -= 1
      }
      previous = byte
    }
    return depth > 0 || quote != nil
  }

  /// Whether a character can only be written as an escape: one that is not shown, or that ends a line.
  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09: false
    case ..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}
