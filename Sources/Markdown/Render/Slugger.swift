/// Gives headings their anchors by the rules of GitHub, so that links written for GitHub hold here as well.
///
/// Letters in lower case, marks, decimal digits, connector punctuation and hyphens stay, a space becomes a hyphen, all
/// else goes. An anchor that is taken gets `-1`, `-2` and so on; the numbered ones are taken as well.
package struct Slugger: Sendable {
  /// Each anchor given, with the number last appended to it.
  private var used: [String: Int] = [:]

  package init(reserved: Set<String> = []) {
    for anchor in reserved { used[anchor] = 0 }
  }

  /// Keeps an anchor that something else on the page has been given.
  package mutating func reserve(_ anchor: String) {
    used[anchor] = used[anchor] ?? 0
  }

  /// Whether nothing on the page has been given that anchor.
  package func isFree(_ anchor: String) -> Bool { used[anchor] == nil }

  /// The anchor of the next heading with that text.
  package mutating func anchor(for text: String) -> String {
    let slug = Self.slug(text)
    let base = slug.isEmpty ? "section" : slug
    var anchor = base
    // The number goes on from where it stood, so that many equal headings take time in proportion.
    while used[anchor] != nil {
      let number = (used[base] ?? 0) + 1
      used[base] = number
      anchor = "\(base)-\(number)"
    }
    used[anchor] = 0
    return anchor
  }

  /// The anchor that a text would have if none were taken.
  package static func slug(_ text: String) -> String {
    var slug: [UInt8] = []
    slug.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "a"..."z", "0"..."9", "-", "_": slug.append(UInt8(truncatingIfNeeded: scalar.value))
      case "A"..."Z": slug.append(UInt8(truncatingIfNeeded: scalar.value) | 0x20)
      case " ": slug.append(UInt8(ascii: "-"))
      case "\0"..."\u{7F}", "\u{2010}"..."\u{203E}": continue  // Punctuation, told apart without looking it up.
      default: if isWord(scalar.properties) { slug += scalar.properties.lowercaseMapping.utf8 }
      }
    }
    return String(decoding: slug, as: UTF8.self)
  }

  private static func isWord(_ properties: Unicode.Scalar.Properties) -> Bool {
    if properties.isAlphabetic { return true }
    return switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation: true
    default: false
    }
  }
}
