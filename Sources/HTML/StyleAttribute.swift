/// What the `style` attribute of an author says that a page can show without it.
///
/// The attribute itself is never published. A width and an alignment have attributes of their own. What only makes room
/// around an element, puts it beside others, or sets its colors, borders, and fonts, nobody misses.
package struct StyleAttribute {
  /// The width in pixels or percent.
  package private(set) var width: String?
  /// Where text is aligned: `left`, `center`, or `right`.
  package private(set) var alignment: String?
  /// Whether the element is not shown.
  package private(set) var isHidden = false
  /// Whether nothing else is said that readers could miss.
  package private(set) var isLookAlone = true

  package init(_ value: [UInt8]) {
    guard value.count <= Self.longest else {
      isLookAlone = false
      return
    }
    for declaration in value.split(separator: UInt8(ascii: ";")) {
      let parts = declaration.split(separator: UInt8(ascii: ":"), maxSplits: 1).map { part in
        String(decoding: part, as: UTF8.self).lowercased().filter { !$0.isWhitespace }
      }
      if parts.count == 2 { read(parts[0], parts[1]) }
    }
  }

  private static let longest = 1000

  private mutating func read(_ name: String, _ value: String) {
    // It would load from elsewhere.
    if value.contains("url(") || value.contains("image-set(") { isLookAlone = false }
    switch name {
    case "display": isHidden = value.prefix { $0 != "!" } == "none"
    case "width": width = Self.width(value) ?? width
    case "text-decoration" where !value.hasPrefix("line-through"): break
    case "text-align": if ["left", "center", "right"].contains(value) { alignment = value }
    default:
      let group = name.prefix { $0 != "-" }
      // Names of an author’s own begin with two hyphens.
      let isKnown = Self.names.contains(name) || Self.groups.contains(String(group)) || name.hasPrefix("--")
      if !isKnown { isLookAlone = false }
    }
  }

  private static func width(_ value: String) -> String? {
    let number = value.hasSuffix("px") ? value.dropLast(2) : value.hasSuffix("%") ? value.dropLast() : value[...]
    guard number.utf8.count <= 4, let width = Int(number), width > 0 else { return nil }
    return value.hasSuffix("%") ? "\(width)%" : String(width)
  }

  /// What properties of boxes begin with: `margin-top`.
  private static let groups: Set = [
    "margin", "padding", "min", "max", "flex", "grid", "align", "justify", "place", "gap", "overflow", "inset",
    "object", "border", "background", "font", "outline", "transition", "animation",
  ]

  private static let names: Set = [
    "height", "float", "clear", "position", "top", "left", "right", "bottom", "vertical-align", "line-height",
    "box-sizing", "aspect-ratio", "row-gap", "column-gap", "order", "cursor", "color", "accent-color", "color-scheme",
    "box-shadow", "text-shadow", "letter-spacing", "table-layout", "white-space", "word-break", "overflow-wrap",
    "text-wrap", "tab-size",
  ]
}
