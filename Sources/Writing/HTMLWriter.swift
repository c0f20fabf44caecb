/// An append-only UTF-8 buffer for HTML and SVG.
///
/// There is one method for each context of text, so that text is escaped where it is written and never later. Callers
/// always write attributes in double quotes; `attribute` escapes for that.
package struct HTMLWriter: Sendable {
  private var buffer: ByteBuffer

  package init(capacity: Int = 0) {
    buffer = ByteBuffer(capacity: capacity)
  }

  /// The bytes written so far.
  package var bytes: [UInt8] { buffer.bytes }

  /// The bytes written, without a copy.
  ///
  /// The array keeps its spare capacity, so use this for bytes that are soon released.
  package consuming func finish() -> [UInt8] { buffer.finish() }

  /// Number of bytes written: the offset of the next one.
  package var count: Int { buffer.count }

  /// The last byte written.
  package var last: UInt8? { buffer.last }

  // MARK: Markup, written as it is

  /// Markup known at compile time.
  package mutating func markup(_ markup: StaticString) {
    buffer.append(markup)
  }

  /// Markup from another writer; it is not escaped again.
  package mutating func markup(rendered: some Sequence<UInt8>) {
    buffer.append(contentsOf: rendered)
  }

  /// Markup from another writer; it is not escaped again.
  package mutating func markup(rendered: [UInt8]) {
    buffer.append(contentsOf: rendered)
  }

  /// Markup from another writer; it is not escaped again.
  package mutating func markup(rendered: ArraySlice<UInt8>) {
    buffer.append(contentsOf: rendered)
  }

  /// Markup written in place: at most `limit` bytes.
  package mutating func markup(atMost limit: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Int) {
    buffer.append(atMost: limit, write)
  }

  /// One ASCII byte of markup.
  package mutating func byte(_ byte: UInt8) {
    buffer.append(byte)
  }

  // MARK: Text, escaped for where it stands

  /// Character data between tags; also safe in an attribute in double quotes.
  package mutating func text(_ text: String) {
    var text = text.withoutControls
    text.withUTF8 { self.text($0) }
  }

  /// Character data between tags; also safe in an attribute in double quotes.
  package mutating func text(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    var index = Escape.firstMarkup(in: text, from: 0)
    while index < text.count {
      buffer.append(UnsafeBufferPointer(rebasing: text[start..<index]))
      start = index + 1
      switch text[index] {
      case UInt8(ascii: "&"): markup("&amp;")
      case UInt8(ascii: "<"): markup("&lt;")
      case UInt8(ascii: ">"): markup("&gt;")
      default: markup("&quot;")
      }
      index = Escape.firstMarkup(in: text, from: start)
    }
    buffer.append(UnsafeBufferPointer(rebasing: text[start...]))
  }

  /// An attribute with its leading space: ` name="value"`.
  package mutating func attribute(_ name: StaticString, _ value: String) {
    byte(UInt8(ascii: " "))
    markup(name)
    markup("=\"")
    text(value)
    byte(UInt8(ascii: "\""))
  }

  /// A URL for an attribute, as in the reference implementation of CommonMark: invalid characters are
  /// percent-encoded, and existing escapes are kept.
  package mutating func url(_ url: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for index in 0..<url.count where !Escape.isURLSafe[Int(url[index])] {
      buffer.append(UnsafeBufferPointer(rebasing: url[start..<index]))
      start = index + 1
      switch url[index] {
      case UInt8(ascii: "&"): markup("&amp;")
      case UInt8(ascii: "'"): markup("&#x27;")
      default:
        buffer.append(UInt8(ascii: "%"))
        buffer.append(Escape.hexDigits[Int(url[index] >> 4)])
        buffer.append(Escape.hexDigits[Int(url[index] & 15)])
      }
    }
    buffer.append(UnsafeBufferPointer(rebasing: url[start...]))
  }

  /// A URL for an attribute: see the other `url`.
  package mutating func url(_ url: String) {
    var url = url
    url.withUTF8 { self.url($0) }
  }

  /// A JavaScript (and JSON) string literal with quotes, also safe in a `script` element.
  package mutating func scriptString(_ text: String) {
    var text = text
    text.withUTF8 { scriptString($0) }
  }

  /// A JavaScript (and JSON) string literal with quotes, also safe in a `script` element.
  package mutating func scriptString(_ text: [UInt8]) {
    text.withUnsafeBufferPointer { scriptString($0) }
  }

  /// A JavaScript (and JSON) string literal with quotes, also safe in a `script` element.
  package mutating func scriptString(_ text: some Sequence<UInt8>) {
    if text.withContiguousStorageIfAvailable({ scriptString($0) }) == nil {
      Array(text).withUnsafeBufferPointer { scriptString($0) }
    }
  }

  private mutating func scriptString(_ text: UnsafeBufferPointer<UInt8>) {
    buffer.append(UInt8(ascii: "\""))
    var start = 0
    var index = -1
    while true {
      index = Escape.firstScriptSpecial(in: text, from: index + 1)
      guard index < text.count else { break }
      // U+2028 and U+2029 end a line in old JavaScript; other characters with the same first byte stay.
      if text[index] == 0xE2 {
        guard index + 2 < text.count, text[index + 1] == 0x80, text[index + 2] | 1 == 0xA9 else { continue }
      }
      buffer.append(UnsafeBufferPointer(rebasing: text[start..<index]))
      start = index + 1
      switch text[index] {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        buffer.append(UInt8(ascii: "\\"))
        buffer.append(text[index])
      case UInt8(ascii: "\n"): markup("\\n")
      case 0xE2:
        markup("\\u202")
        buffer.append(text[index + 2] == 0xA8 ? UInt8(ascii: "8") : UInt8(ascii: "9"))
        start = index + 3
      default:
        markup("\\u00")
        buffer.append(Escape.hexDigits[Int(text[index] >> 4)])
        buffer.append(Escape.hexDigits[Int(text[index] & 15)])
      }
    }
    buffer.append(UnsafeBufferPointer(rebasing: text[start...]))
    buffer.append(UInt8(ascii: "\""))
  }

  // MARK: Numbers

  /// A whole number.
  package mutating func number(_ value: Int) {
    buffer.append(atMost: 20) { bytes in
      var count = 0
      if value < 0 { count = Self.write(UInt8(ascii: "-"), to: bytes, at: 0) }
      return Self.write(value.magnitude, to: bytes, at: count)
    }
  }

  /// A length or coordinate with at most two decimals, without trailing zeros; 0 if not finite.
  package mutating func number(_ value: Double) {
    guard value.isFinite, value.magnitude < 1e12 else { return buffer.append(UInt8(ascii: "0")) }
    let scaled = value * 100
    let hundredths = Int(scaled + (scaled < 0 ? -0.5 : 0.5))
    buffer.append(atMost: 20) { bytes in
      let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
      var count = 0
      if hundredths < 0 { count = Self.write(UInt8(ascii: "-"), to: bytes, at: 0) }
      if whole != 0 || rest == 0 { count = Self.write(whole, to: bytes, at: count) }
      guard rest != 0 else { return count }
      count = Self.write(UInt8(ascii: "."), to: bytes, at: count)
      count = Self.write(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / 10), to: bytes, at: count)
      guard rest % 10 != 0 else { return count }
      return Self.write(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10), to: bytes, at: count)
    }
  }

  /// Writes the digits of a number, at most 20, and returns where they end.
  private static func write(_ value: UInt, to bytes: UnsafeMutablePointer<UInt8>, at start: Int) -> Int {
    var end = start + 1
    var rest = value
    while rest > 9 {
      rest /= 10
      end += 1
    }
    rest = value
    for place in stride(from: end - 1, through: start, by: -1) {
      bytes[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    return end
  }

  private static func write(_ byte: UInt8, to bytes: UnsafeMutablePointer<UInt8>, at place: Int) -> Int {
    bytes[place] = byte
    return place + 1
  }
}

private enum Escape {
  static let hexDigits = Array("0123456789ABCDEF".utf8)

  /// The first byte from an index on that text escapes, or the end.
  ///
  /// Every byte of every page passes through here, so eight are checked at once: `<` and `>` differ in one bit, as do
  /// `"` and `&`, and a byte is zero if subtracting 1 borrows its upper bit.
  static func firstMarkup(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(text)
    var index = start
    while index + 8 <= text.count {
      let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      let angles = (word | 0x0202_0202_0202_0202) ^ 0x3E3E_3E3E_3E3E_3E3E
      let others = (word | 0x0404_0404_0404_0404) ^ 0x2626_2626_2626_2626
      let zeros =
        (angles &- 0x0101_0101_0101_0101) & ~angles | (others &- 0x0101_0101_0101_0101) & ~others
      if zeros & 0x8080_8080_8080_8080 != 0 { break }
      index += 8
    }
    while index < text.count, !isMarkup(text[index]) { index += 1 }
    return index
  }

  private static func isMarkup(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "\"")
  }

  /// The first byte from an index on that may be special in a script string, or the end.
  ///
  /// Checks eight bytes at a time, as above. Blocks with bytes beyond ASCII are checked byte by byte.
  static func firstScriptSpecial(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(text)
    let ones: UInt64 = 0x0101_0101_0101_0101
    let isSpecial = isScriptSpecial
    var index = start
    while index < text.count {
      if index + 8 <= text.count {
        let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        let (quotes, slashes) = (word ^ ones &* 0x22, word ^ ones &* 0x5C)
        let (angles, deletes) = (word ^ ones &* 0x3C, word ^ ones &* 0x7F)
        let specials =
          (word &- ones &* 0x20) & ~word | (quotes &- ones) & ~quotes | (slashes &- ones) & ~slashes
          | (angles &- ones) & ~angles | (deletes &- ones) & ~deletes
        if (specials | word) & 0x8080_8080_8080_8080 == 0 {
          index += 8
          continue
        }
      }
      let end = min(index + 8, text.count)
      while index < end {
        if isSpecial[Int(text[index])] { return index }
        index += 1
      }
    }
    return index
  }

  /// The bytes that must not appear in a script string, and the byte that may start such a character.
  static let isScriptSpecial = (0..<256).map { byte in
    switch UInt8(byte) {
    case 0..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "<"), 0x7F, 0xE2: true
    default: false
    }
  }

  /// The bytes that the reference implementation of CommonMark keeps in link destinations.
  static let isURLSafe = (0..<256).map { byte in
    switch UInt8(byte) {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-_.+!*(),%#@?=;:/$~".utf8.contains(UInt8(byte))
    }
  }
}
