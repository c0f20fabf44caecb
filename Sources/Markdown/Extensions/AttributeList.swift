/// Attributes in braces: `{#id .class width=20}` or `{ id="id" }`, with a colon behind the brace or without.
///
/// An id and a width are kept, for links and images depend on them; what else attributes do is the style sheet's business.
struct AttributeList {
  private(set) var id: String?
  private(set) var classes: [String] = []
  /// Names without a value.
  private(set) var words: [String] = []
  private(set) var values: [(name: String, range: Range<Int>, text: String)] = []

  /// Where a value stands.
  func range(_ names: String...) -> Range<Int>? {
    values.first { names.contains($0.name) && !$0.range.isEmpty }?.range
  }

  /// Whether a name has an empty value.
  func isEmpty(_ name: String) -> Bool { values.contains { $0.name == name && $0.range.isEmpty } }

  /// Whether a name is set: without a value, or to anything but false.
  func isSet(_ names: String...) -> Bool {
    words.contains(where: names.contains) || values.contains { names.contains($0.name) && $0.text != "false" }
  }

  /// A width in pixels or percent.
  var width: String? {
    guard var text = values.first(where: { $0.name == "width" })?.text else { return nil }
    if text.hasSuffix("px") { text.removeLast(2) }
    let digits = text.hasSuffix("%") ? text.dropLast() : text[...]
    guard (1...5).contains(digits.utf8.count), digits.utf8.allSatisfy(Self.isDigit), Int(digits) ?? 0 > 0 else {
      return nil
    }
    return text
  }

  mutating func merge(_ other: AttributeList) {
    id = id ?? other.id
    classes += other.classes
    words += other.words
    values += other.values
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  /// A byte of a name or an id.
  static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  /// A byte of an id behind a hash.
  ///
  /// Quotes and angle brackets are more likely to be of code than of an id.
  private static func isIDPart(_ byte: UInt8) -> Bool { byte > 0x20 && byte != 0x7F && !"{}\"'`<>".utf8.contains(byte) }

  /// Whether nothing but attributes can be meant behind text: other braces may be those of a template or of code.
  var isUnmistakable: Bool {
    guard words.isEmpty, !classes.contains(where: { $0.first?.isUppercase ?? true }) else { return false }
    return id != nil || !classes.isEmpty || values.contains { Self.isAttribute($0.name) }
  }

  private static func isAttribute(_ name: String) -> Bool {
    attributes.contains(name) || name.hasPrefix("data-") || name.hasPrefix("aria-")
  }

  /// Attributes that text can have in HTML.
  private static let attributes: Set = [
    "align", "class", "dir", "height", "id", "lang", "rel", "role", "style", "tabindex", "target", "title", "width",
  ]

  /// Reads a list that a range begins with.
  ///
  /// - Parameter allowsWords: whether names without a value may be in it. Without a colon, `{name}` is more likely to be
  ///   a template's.
  /// - Returns: the list and where it ends, or nil where the braces hold something else.
  static func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, allowsWords: Bool = false
  ) -> (list: AttributeList, end: Int)? {
    guard !range.isEmpty, bytes[range.lowerBound] == UInt8(ascii: "{") else { return nil }
    var reader = Reader(bytes: bytes, index: range.lowerBound + 1, end: range.upperBound, allowsWords: allowsWords)
    return reader.read()
  }

  /// More than anybody writes; keeps a row of opening braces from being read again and again.
  static let longest = 500

  private struct Reader {
    let bytes: UnsafeBufferPointer<UInt8>
    var index: Int
    let end: Int
    var allowsWords: Bool
    var list = AttributeList()

    mutating func read() -> (list: AttributeList, end: Int)? {
      let limit = min(end, index + AttributeList.longest)
      if index < limit, bytes[index] == UInt8(ascii: ":") {
        index += 1
        allowsWords = true
      }
      var isEmpty = true
      while index < limit {
        switch bytes[index] {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"): index += 1
        case UInt8(ascii: "}"): return isEmpty ? nil : (list, index + 1)
        case UInt8(ascii: "#"):
          let id = id()
          // A template that made the id is gone.
          guard id != nil || index < limit && bytes[index] == UInt8(ascii: "}") else { return nil }
          list.id = list.id ?? id
          isEmpty = false
        case UInt8(ascii: "."):
          guard let name = name(after: ".", ":/") else { return nil }
          list.classes.append(name)
          isEmpty = false
        default:
          guard readValue(limit) else { return nil }
          isEmpty = false
        }
      }
      return nil
    }

    private mutating func name(after mark: Character, _ others: StaticString) -> String? {
      index += 1
      let start = index
      while index < end, AttributeList.isName(bytes[index]) || contains(others, bytes[index]) { index += 1 }
      return start < index ? String(decoding: bytes[start..<index], as: UTF8.self) : nil
    }

    /// What follows a hash up to a blank or a brace: `{#a-(b)}`.
    private mutating func id() -> String? {
      index += 1
      let start = index
      while index < end, AttributeList.isIDPart(bytes[index]) { index += 1 }
      return start < index ? String(decoding: bytes[start..<index], as: UTF8.self) : nil
    }

    private func contains(_ set: StaticString, _ byte: UInt8) -> Bool { set.withUTF8Buffer { $0.contains(byte) } }

    private mutating func readValue(_ limit: Int) -> Bool {
      let start = index
      while index < limit, AttributeList.isName(bytes[index]) || contains(":@.", bytes[index]) { index += 1 }
      guard start < index else { return false }
      let name = String(decoding: bytes[start..<index], as: UTF8.self).lowercased()
      guard index < limit, bytes[index] == UInt8(ascii: "=") else {
        list.words.append(name)
        return allowsWords
      }
      index += 1
      guard index < limit else { return false }
      let quote = bytes[index]
      let range: Range<Int>
      if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
        guard let close = bytes[(index + 1)..<limit].firstIndex(of: quote) else { return false }
        range = index + 1..<close
        index = close + 1
      } else {
        let first = index
        while index < limit, !contains(" \t\r\n}", bytes[index]) { index += 1 }
        range = first..<index
      }
      let text = String(decoding: bytes[range], as: UTF8.self)
      if name == "id", !text.isEmpty, bytes[range].allSatisfy({ AttributeList.isName($0) || contains(".:/+", $0) }) {
        list.id = list.id ?? text
      }
      list.values.append((name, range, text))
      return true
    }
  }
}
