/// Creates heading anchors, with the rules of GitHub unless another style is set, so that links written for GitHub also
/// work here.
///
/// Letters become lowercase; marks, decimal digits, connector punctuation, and hyphens stay; spaces become hyphens;
/// everything else is removed. A duplicate anchor gets `-1`, `-2`, and so on; the numbered anchors count as used as
/// well.
package struct Slugger: Sendable {
  /// Each used anchor, with the last number appended to it.
  private var used: [String: Int] = [:]

  private let style: AnchorStyle

  package init(reserved: Set<String> = [], style: AnchorStyle = .github) {
    self.style = style
    // So that a heading of which no slug can be made gets a number.
    if style.emptySlug.isEmpty { used[""] = 0 }
    for anchor in reserved { used[anchor] = 0 }
  }

  /// Reserves an anchor that something else on the page uses.
  package mutating func reserve(_ anchor: String) {
    used[anchor] = used[anchor] ?? 0
  }

  /// Whether nothing on the page has been given that anchor.
  package func isFree(_ anchor: String) -> Bool { used[anchor] == nil }

  /// An anchor that an author has chosen, numbered where it is taken.
  package mutating func take(_ anchor: String) -> String { number(anchor) }

  /// The anchor of the next heading with that text.
  package mutating func anchor(for text: String) -> String {
    let slug = style.slug(text)
    return number(slug.isEmpty ? style.emptySlug : slug)
  }

  private mutating func number(_ base: String) -> String {
    var anchor = base
    // Numbering continues, so that many equal headings take linear time.
    while used[anchor] != nil {
      let number = max((used[base] ?? 0) + 1, style.secondNumber)
      used[base] = number
      anchor = base + style.separator + String(number)
    }
    used[anchor] = 0
    return anchor
  }

  /// The anchor of a text if it were not used yet.
  ///
  /// - Parameter keepsCase: whether letters stay as they are.
  package static func slug(_ text: String, keepsCase: Bool = false) -> String {
    var slug: [UInt8] = []
    slug.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "a"..."z", "0"..."9", "-", "_": slug.append(UInt8(truncatingIfNeeded: scalar.value))
      case "A"..."Z": slug.append(UInt8(truncatingIfNeeded: scalar.value) | (keepsCase ? 0 : 0x20))
      case " ": slug.append(UInt8(ascii: "-"))
      case "\0"..."\u{7F}", "\u{2010}"..."\u{203E}": continue  // Punctuation, recognized without a look-up.
      default:
        guard isWord(scalar.properties) else { continue }
        slug += (keepsCase ? String(scalar) : scalar.properties.lowercaseMapping).utf8
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
