/// Characters that HTML writes as references: `&eacute;`, `&#8211;`, `&#x2013;`.
///
/// Other tools put front matter into their templates as it is, so that browsers read them.
enum CharacterReferences {
  /// A text with its references replaced; a name that is not known stays.
  static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var plain = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      plain += rest[..<start]
      let behind = rest[rest.index(after: start)...]
      let name = behind.prefix(longest).prefix { $0 != ";" }
      if name.endIndex < behind.endIndex, behind[name.endIndex] == ";", let character = character(of: name) {
        plain += character
        rest = behind[behind.index(after: name.endIndex)...]
      } else {
        plain += "&"
        rest = behind
      }
    }
    return plain + rest
  }

  /// A name or a number has no more characters.
  private static let longest = 10

  /// What a reference stands for; nothing for a hyphen that shows only where a line ends.
  private static func character(of name: Substring) -> String? {
    let known = name.first == "#" ? numbered(name.dropFirst()) : named[String(name)]
    guard let scalar = known else { return nil }
    switch scalar {
    case "\u{A0}": return " "
    case "\u{AD}": return ""
    default: return String(Character(scalar))
    }
  }

  /// The character with a number, such as `233` or `xE9`; nil for one that is not visible.
  private static func numbered(_ number: Substring) -> Unicode.Scalar? {
    let isHexadecimal = number.first == "x" || number.first == "X"
    let digits = isHexadecimal ? number.dropFirst() : number
    guard digits.allSatisfy({ $0.isASCII && $0.isHexDigit }),
      let value = UInt32(digits, radix: isHexadecimal ? 16 : 10), let scalar = Unicode.Scalar(value)
    else { return nil }
    switch scalar.properties.generalCategory {
    case .control, .unassigned, .privateUse, .surrogate: return nil
    default: return scalar
    }
  }

  private static let named: [String: Unicode.Scalar] = {
    var named = others
    var value: UInt8 = 0xA0
    for name in latin.split(whereSeparator: \.isWhitespace) {
      named[String(name)] = Unicode.Scalar(value)
      if value < .max { value += 1 }
    }
    return named
  }()

  /// The names of the characters from U+00A0 to U+00FF, in order.
  private static let latin = """
    nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr
    deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest
    Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml
    ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig
    agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml
    eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml
    """

  private static let others: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
    "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“", "rdquo": "”", "bdquo": "„",
    "lsaquo": "‹", "rsaquo": "›", "hellip": "…", "bull": "•", "euro": "€", "trade": "™",
    "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓", "minus": "−",
    "OElig": "Œ", "oelig": "œ", "Scaron": "Š", "scaron": "š", "Yuml": "Ÿ",
  ]
}
