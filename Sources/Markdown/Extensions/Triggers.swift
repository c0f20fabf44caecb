/// What a page holds of the bytes that extensions begin with.
///
/// Nearly all pages use few extensions. One look at the bytes says which of them need not be searched for.
struct Triggers: OptionSet {
  let rawValue: UInt16

  /// `::`, `///`, `!!`, `??`, `==`, `{:`, `[!`, `!>`, and fences of boxes: lines of containers, admonitions, tabs, boxes
  /// and alerts; `==` also marks text.
  static let blockFences = Self(rawValue: 1 << 0)
  /// A colon that begins a line, or follows a blank: definitions.
  static let definition = Self(rawValue: 1 << 1)
  /// `[^`.
  static let footnote = Self(rawValue: 1 << 2)
  static let tilde = Self(rawValue: 1 << 3)
  static let equals = Self(rawValue: 1 << 4)
  static let brace = Self(rawValue: 1 << 5)
  /// `@`, `:/`, `ww`.
  static let address = Self(rawValue: 1 << 6)
  /// A colon with a letter, a digit, or a sign behind it.
  static let emoji = Self(rawValue: 1 << 7)
  /// `**`, where a letter or a sign of another script than Latin is beside an asterisk.
  static let star = Self(rawValue: 1 << 8)
  /// `++`.
  static let plus = Self(rawValue: 1 << 9)
  static let caret = Self(rawValue: 1 << 10)

  static let blocks: Self = [.blockFences, .definition, .footnote]
  static let inlines: Self = [.footnote, .tilde, .equals, .brace, .address, .emoji, .star, .plus, .caret]

  init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// - Parameter pairs: those of the text.
  init(of text: PageText, _ pairs: BytePairs) {
    var found: Triggers = []
    // An address has two slashes, a fence has three.
    let holdsFence =
      pairs.contains(":", ":") || pairs.contains("!", "!") || pairs.contains("?", "?") || pairs.contains("=", "=")
      || pairs.contains("{", ":") || pairs.contains("[", "!")
    let mayHoldFenceBox =
      pairs.contains("`", anyOf: "a{ ") && pairs.contains("`", "`")
      || pairs.contains("~", anyOf: "a{ ") && pairs.contains("~", "~")
    let mayHoldMark =
      pairs.contains(">", " ")
      && MarkedParagraph.signs.withUTF8Buffer { $0.contains { pairs.contains(Unicode.Scalar($0), ">") } }
    if holdsFence || pairs.contains("/", "/") && Self.holdsThreeSlashes(text)
      || mayHoldFenceBox && FenceBox.mayBeIn(text) || mayHoldMark && MarkedParagraph.mayBeIn(text)
    {
      found.insert(.blockFences)
    }
    if pairs.containsBehindBlank(":") { found.insert(.definition) }
    if pairs.contains("[", "^") { found.insert(.footnote) }
    if pairs.contains("~") { found.insert(.tilde) }
    if pairs.contains("=", "=") { found.insert(.equals) }
    if pairs.contains("+", "+") { found.insert(.plus) }
    if pairs.contains("^") { found.insert(.caret) }
    if pairs.contains("*", "*"), pairs.contains("*", "\u{7F}") || pairs.contains("\u{7F}", "*") { found.insert(.star) }
    if pairs.contains("{") { found.insert(.brace) }
    if pairs.contains("@") || pairs.contains(":", "/") || pairs.contains("w", "w") || pairs.contains("W", "W") {
      found.insert(.address)
    }
    if pairs.contains(":", "+"..."\u{7F}") { found.insert(.emoji) }
    self = found
  }

  private static func holdsThreeSlashes(_ text: PageText) -> Bool {
    text.bytes.withUnsafeBufferPointer { bytes in
      let slash = UInt8(ascii: "/")
      var index = text.body.lowerBound + 1
      // Of three in a row, every other place holds one.
      while index + 1 < text.body.upperBound {
        if bytes[index] == slash, bytes[index - 1] == slash, bytes[index + 1] == slash { return true }
        index += bytes[index] == slash ? 1 : 2
      }
      return false
    }
  }
}
