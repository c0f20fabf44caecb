import Writing

/// What a page holds of the bytes that extensions begin with.
///
/// Nearly all pages use few extensions. One look at the bytes says which of them need not be searched for.
struct Triggers: OptionSet {
  let rawValue: UInt16

  /// `::`, `///`, `!!`, `??`, `==`, `{:`, `[!`, `!>`, and fences of boxes: lines of containers, admonitions, tabs, boxes
  /// and alerts; `==` also marks text.
  static let blockFences = Self(rawValue: 1 << 0)
  /// A colon that begins a line, with a blank behind it: definitions.
  static let definition = Self(rawValue: 1 << 1)
  /// `[^`.
  static let footnote = Self(rawValue: 1 << 2)
  static let tilde = Self(rawValue: 1 << 3)
  static let equals = Self(rawValue: 1 << 4)
  /// A brace that attributes begin with.
  static let brace = Self(rawValue: 1 << 5)
  /// `:/`.
  static let scheme = Self(rawValue: 1 << 6)
  /// What the name of a pictograph begins with, behind a colon.
  static let emoji = Self(rawValue: 1 << 7)
  /// `**`, where a letter or a sign of another script than Latin is beside an asterisk.
  static let star = Self(rawValue: 1 << 8)
  /// `++`.
  static let plus = Self(rawValue: 1 << 9)
  static let caret = Self(rawValue: 1 << 10)
  /// `ww`.
  static let www = Self(rawValue: 1 << 11)
  static let mail = Self(rawValue: 1 << 12)

  static let blocks: Self = [.blockFences, .definition, .footnote]
  static let inlines: Self = [
    .footnote, .tilde, .equals, .brace, .scheme, .www, .mail, .emoji, .star, .plus, .caret,
  ]

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
    let mayHoldDefinition =
      (pairs.containsBehindBlank(":") || pairs.contains(">", ":")) && pairs.contains(":", anyOf: " \t")
    if mayHoldDefinition, Self.holdsDefinition(text) {
      found.insert(.definition)
    }
    if pairs.contains("[", "^") { found.insert(.footnote) }
    if pairs.contains("~") { found.insert(.tilde) }
    if pairs.contains("=", "=") { found.insert(.equals) }
    if pairs.contains("+", "+") { found.insert(.plus) }
    if pairs.contains("^") { found.insert(.caret) }
    if pairs.contains("*", "*"), pairs.contains("*", "\u{7F}") || pairs.contains("\u{7F}", "*") { found.insert(.star) }
    if pairs.contains("{"), Self.holdsAttributes(text) { found.insert(.brace) }
    if pairs.contains(":", "/") { found.insert(.scheme) }
    if ["w", "W"].contains(where: { pairs.contains($0, anyOf: "wW") }) { found.insert(.www) }
    if pairs.contains("@") { found.insert(.mail) }
    // A hyphen is far more often that of a table: `:-1:`, `| :--- |`
    if pairs.contains(":", anyOf: "+_") || pairs.contains(":", "a"..."z") || pairs.contains(":", "0"..."9")
      || pairs.contains(":", "-") && pairs.contains("-", "0"..."9")
    {
      found.insert(.emoji)
    }
    self = found
  }

  /// Whether a line begins with a colon and a blank, behind the marks of containers.
  private static func holdsDefinition(_ text: PageText) -> Bool {
    text.bytes.withUnsafeBufferPointer { bytes in
      var next = text.body.lowerBound
      while let colon = bytes.firstIndex(ofByte: UInt8(ascii: ":"), in: next..<text.body.upperBound) {
        next = colon + 1
        guard next < text.body.upperBound, bytes[next] == 0x20 || bytes[next] == 0x09 else { continue }
        var start = colon
        while start > text.body.lowerBound, ForeignReader.isBlank(bytes[start - 1]) { start -= 1 }
        // Behind the mark of a list is a blank; `f(a): b` is text, or code.
        let marks: StaticString = start < colon ? "\n\r>-+*.):" : "\n\r>"
        if start == text.body.lowerBound || marks.withUTF8Buffer({ $0.contains(bytes[start - 1]) }) { return true }
      }
      return false
    }
  }

  /// Whether a brace is in front of what attributes begin with: `#`, `.`, `:`, or a name with a value, perhaps
  /// with something escaped.
  private static func holdsAttributes(_ text: PageText) -> Bool {
    text.bytes.withUnsafeBufferPointer { bytes in
      var next = text.body.lowerBound
      let end = text.body.upperBound
      while let brace = bytes.firstIndex(ofByte: UInt8(ascii: "{"), in: next..<end) {
        next = brace + 1
        let list = bytes[next..<end].prefix(AttributeList.longest).drop { $0 == 0x20 || $0 == 0x09 }
        switch list.first {
        case UInt8(ascii: "#"), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: "&"), UInt8(ascii: "\\"): return true
        default:
          let name = list.prefix { AttributeList.isName($0) || ":@.".utf8.contains($0) }
          if !name.isEmpty, name.endIndex < end, bytes[name.endIndex] == UInt8(ascii: "=") { return true }
        }
      }
      return false
    }
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
