/// Reads bytes of a page that may be foreign syntax.
///
/// Bytes that are read without success are paid for from a budget, so that a page of opening marks takes no longer than
/// others.
struct ForeignReader {
  let bytes: UnsafeBufferPointer<UInt8>
  let end: Int
  /// Whether the page is MDX, which knows no code that is indented.
  var isMDX = false
  /// Where the page’s text begins, behind front matter.
  var start = 0
  /// Where the end tags of the page are.
  var ends = EndTags()
  /// The names that the page defines for links.
  var definitions = LinkDefinitions()
  /// What templates can show of the page’s front matter.
  var frontMatter = FrontMatterValues()
  /// The texts of constants that the page has exported so far, by their names.
  var constants: [String: ScriptConstant] = [:]
  /// What the templates of shortcodes show, by their names in lowercase.
  var shortcodes = ShortcodeTemplates()
  /// Whether an end tag ends a block of HTML, without a blank line behind it.
  var endsHTMLAtTags = false
  /// Whether the page calls shortcodes as Zola has them, and runs no other templates.
  var callsShortcodes = false
  /// Whether the place is within a shortcode whose content is Markdown, also within HTML.
  var readsMarkdownInHTML = false
  /// The names of the shortcodes that `{% end %}` ends, by where that is.
  var endedCalls: [Int: String] = [:]
  /// The boxes of the site’s own.
  var callouts = Callouts()
  /// What links can lead to.
  var links: LinkIndex?
  /// The block components of the page; nil unless the site has pages of Nuxt Content.
  var mdc: MDCBlocks?
  /// Whether lines such as `r[name]` are anchors.
  var readsLineAnchors = false
  /// Whether hashes begin headings without a blank behind them.
  var readsTightHeadings = false
  /// Whose rules make anchors of headings.
  var anchorStyle = AnchorStyle.github
  /// Whether titles of components have anchors, and fences titles without quotes, as Mintlify has them.
  var isOfMintlify = false
  /// Whether references without a definition lead to headings of any page.
  var readsHeadingReferences = false
  /// The addresses of headings that names in brackets lead to, by where the bracket opens, and where they end.
  var headingAddresses: [Int: (address: String, end: Int)] = [:]
  /// Whether HTML in the page is shown.
  var keepsHTML = true
  /// How many bytes may still be read without success.
  private var budget = 4 << 20
  /// How many bytes may still be read of constructs that are longer, with success or without.
  private var farBudget = 4 << 20

  /// A construct without content has no more bytes, unless it is a tag or an expression with data of a page in it.
  static let longest = 20_000
  /// How many bytes of a line are read for a construct that lies in it.
  static let longestInLine = 1000

  init(_ bytes: UnsafeBufferPointer<UInt8>, end: Int) {
    self.bytes = bytes
    self.end = end
  }

  /// Whether a text is at an offset.
  func has(_ text: StaticString, at offset: Int) -> Bool {
    guard offset >= 0, end - offset >= text.utf8CodeUnitCount else { return false }
    for index in 0..<text.utf8CodeUnitCount where bytes[offset + index] != text.utf8Start[index] { return false }
    return true
  }

  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The name in the end tag that begins at an offset.
  func string(endOf tag: Int) -> String {
    let start = min(tag + 2, end)
    return String(decoding: bytes[start..<end].prefix(100).prefix(while: Self.isNamePart), as: UTF8.self)
  }

  /// The range without blanks and line ends at either end.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, Self.isSpace(bytes[start]) { start += 1 }
    while end > start, Self.isSpace(bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  /// Where the line ends that holds an offset, in front of its line feed.
  func lineEnd(from offset: Int) -> Int {
    bytes[min(offset, end)..<end].firstIndex(of: UInt8(ascii: "\n")) ?? end
  }

  /// Where the line ends that holds an offset, but no farther away than a construct in a line can reach.
  ///
  /// A line can hold as many marks as it has bytes, so none may look at the whole rest of it.
  func nearLineEnd(from offset: Int) -> Int {
    let last = min(end, offset + Self.longestInLine)
    return bytes[min(offset, end)..<last].firstIndex(of: UInt8(ascii: "\n")) ?? last
  }

  /// Whether nothing but blanks follows on the line.
  func isLineEnd(_ offset: Int) -> Bool {
    var offset = offset
    while offset < end, Self.isBlank(bytes[offset]) || bytes[offset] == UInt8(ascii: "\r") { offset += 1 }
    return offset >= end || bytes[offset] == UInt8(ascii: "\n")
  }

  /// Whether a line within a range holds nothing.
  func holdsBlankLine(in range: Range<Int>) -> Bool {
    var rest = bytes[range]
    while let feed = rest.firstIndex(of: UInt8(ascii: "\n")) {
      if isLineEnd(feed + 1) { return true }
      rest = rest[(feed + 1)...]
    }
    return false
  }

  /// Whether nothing but blanks is in front on the line.
  func beginsLine(at offset: Int) -> Bool {
    var index = offset
    while index > 0, Self.isBlank(bytes[index - 1]) { index -= 1 }
    return index == 0 || bytes[index - 1] == UInt8(ascii: "\n")
  }

  /// Whether the page says where a name leads.
  func defines(_ name: Range<Int>) -> Bool { definitions.contains(name, in: self) }

  /// Takes bytes that were read without success from the budget.
  mutating func spend(_ count: Int) { budget -= count }

  var isSpent: Bool { budget <= 0 }

  /// Reads a construct that goes on behind the end of usual ones, such as a tag with data in it.
  ///
  /// All that is read so is paid for, from a budget of its own: what is read and then stays as it is can hold others.
  mutating func far<Value>(_ read: (inout ForeignReader) -> Value?) -> Value? {
    guard farBudget > 0 else { return nil }
    swap(&budget, &farBudget)
    defer { swap(&budget, &farBudget) }
    return read(&self)
  }

  // MARK: Ends

  /// Where a text begins, within reach.
  mutating func find(_ text: StaticString, from start: Int, reach: Int = longest) -> Int? {
    guard budget > 0, start <= end else { return nil }
    let last = min(end, start + reach) - text.utf8CodeUnitCount
    var index = start
    while index <= last {
      guard let next = bytes[index..<min(last + 1, end)].firstIndex(of: text.utf8Start[0]) else { break }
      if has(text, at: next) { return next }
      index = next + 1
    }
    budget -= max(last - start, 1)
    return nil
  }

  /// The offset behind the brace that closes the one at an offset, however far it is.
  mutating func endOfFarBraces(at start: Int) -> Int? {
    if let close = endOfBraces(at: start, last: start + Self.longest) { return close }
    guard end - start > Self.longest else { return nil }
    return far { reader in
      let close = reader.endOfBraces(at: start, last: reader.end)
      if let close { reader.spend(close - start) }
      return close
    }
  }

  /// The offset behind the brace that closes the one at an offset; strings and comments are passed over.
  mutating func endOfBraces(at start: Int, last: Int) -> Int? {
    guard budget > 0 else { return nil }
    let last = min(end, last)
    var (depth, index) = (0, start)
    while index < last {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return index + 1 }
      case UInt8(ascii: "'") where isApostrophe(index): break
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"):
        switch endOfString(byte, from: index, last: last) {
        case .quote(let close): index = close
        case .none: break
        // Each escaped quote in the rest of it would be looked at as the beginning of another one.
        case .cut: return nil
        }
      case UInt8(ascii: "/") where has("/*", at: index):
        index = endOfComment(from: index + 2, last: last)
      default: break
      }
      index += 1
    }
    budget -= last - start
    return nil
  }

  /// Whether a quote is between letters, as in the text of an element: `<>It isn’t</>`.
  ///
  /// Strings begin behind a sign.
  private func isApostrophe(_ offset: Int) -> Bool {
    offset > 0 && offset + 1 < end && Self.isLetter(bytes[offset - 1]) && Self.isLetter(bytes[offset + 1])
  }

  private enum StringEnd {
    case quote(Int)
    /// The quote is an apostrophe, or nothing closes it in the page.
    case none
    /// The string goes on behind what is read.
    case cut
  }

  /// The quote that closes a string; only those between backticks go on beyond their line.
  private mutating func endOfString(_ quote: UInt8, from start: Int, last: Int) -> StringEnd {
    guard budget > 0 else { return .cut }
    var index = start + 1
    while index < last, bytes[index] != quote {
      if bytes[index] == UInt8(ascii: "\\") { index += 1 }
      if index < last, bytes[index] == UInt8(ascii: "\n"), quote != UInt8(ascii: "`") { break }
      index += 1
    }
    if index < last, bytes[index] == quote { return .quote(index) }
    budget -= index - start
    return index >= last && last < end ? .cut : .none
  }

  private func endOfComment(from start: Int, last: Int) -> Int {
    var index = start
    while index + 1 < last {
      if has("*/", at: index) { return index + 1 }
      index += 1
    }
    return last
  }

  // MARK: Values

  /// The text that an expression stands for, if it is one: a string, a number, or a call that takes an address.
  func text(ofExpression expression: Range<Int>) -> Range<Int>? {
    var range = trimmed(expression)
    guard let first = bytes[range].first else { return nil }
    if range.count < 8, bytes[range].allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }) {
      return range
    }
    for call in ["require(", "useBaseUrl(", "withBase(", "asset("] where bytes[range].starts(with: call.utf8) {
      range = trimmed(range.lowerBound + call.utf8.count..<range.upperBound)
      return strings(in: range, limit: 1).first.flatMap { $0.lowerBound == range.lowerBound + 1 ? $0 : nil }
    }
    guard "\"'`".utf8.contains(first), range.count > 1, bytes[range.upperBound - 1] == first else { return nil }
    let inner = range.lowerBound + 1..<range.upperBound - 1
    let hasPlaceholder = first == UInt8(ascii: "`") && bytes[inner].firstRange(of: "${".utf8) != nil
    return bytes[inner].contains(first) || hasPlaceholder ? nil : inner
  }

  /// What is between quotes in a range, each on one line.
  func strings(in range: Range<Int>, limit: Int) -> [Range<Int>] {
    var strings: [Range<Int>] = []
    var index = range.lowerBound
    while index < range.upperBound, strings.count < limit {
      let byte = bytes[index]
      index += 1
      guard "\"'`".utf8.contains(byte) else { continue }
      guard let close = bytes[index..<range.upperBound].firstIndex(where: { $0 == byte || $0 == UInt8(ascii: "\n") })
      else { break }
      if bytes[close] == byte { strings.append(index..<close) }
      index = close + 1
    }
    return strings
  }

  /// The arguments of a shortcode or a template tag: `name="value"`, `"value"`, `value`.
  ///
  /// - Parameter takesWords: whether a value without quotes is text, and not the name of a variable.
  func arguments(in range: Range<Int>, takesWords: Bool) -> [ForeignTag.Attribute] {
    var attributes: [ForeignTag.Attribute] = []
    var index = range.lowerBound
    while index < range.upperBound, attributes.count < 50 {
      if Self.isSpace(bytes[index]) || bytes[index] == UInt8(ascii: ",") {
        index += 1
        continue
      }
      let start = index
      while index < range.upperBound, Self.isNamePart(bytes[index]) { index += 1 }
      var name: String?
      if index > start {
        var next = index
        while next < range.upperBound, Self.isBlank(bytes[next]) { next += 1 }
        if next < range.upperBound, bytes[next] == UInt8(ascii: "=") || bytes[next] == UInt8(ascii: ":") {
          name = string(start..<index).lowercased()
          index = next + 1
          while index < range.upperBound, Self.isSpace(bytes[index]) { index += 1 }
        } else {
          index = start
        }
      }
      guard index < range.upperBound else { break }
      if let value = argument(at: &index, end: range.upperBound, takesWords: takesWords || name == nil) {
        attributes.append(.init(name: name, value: .string(value)))
      }
    }
    return attributes
  }

  /// One value, between quotes or up to the next blank; nil for a variable.
  private func argument(at index: inout Int, end: Int, takesWords: Bool) -> Range<Int>? {
    let quote = bytes[index]
    if "\"'`".utf8.contains(quote), let close = closingQuote(quote, in: index + 1..<end) {
      defer { index = close + 1 }
      return index + 1..<close
    }
    let start = index
    index += 1
    while index < end, !Self.isSpace(bytes[index]), bytes[index] != UInt8(ascii: ",") { index += 1 }
    return takesWords ? start..<index : nil
  }

  /// The quote that ends an argument; one behind a backslash does so only where no other is left.
  private func closingQuote(_ quote: UInt8, in range: Range<Int>) -> Int? {
    var first: Int?
    var start = range.lowerBound
    while let close = bytes[start..<range.upperBound].firstIndex(of: quote) {
      first = first ?? close
      if close == range.lowerBound || bytes[close - 1] != UInt8(ascii: "\\") { return close }
      start = close + 1
    }
    return first
  }

  // MARK: Bytes

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }

  static func isNamePart(_ byte: UInt8) -> Bool {
    isLetter(byte) || (0x30...0x39).contains(byte) || "._:-$".utf8.contains(byte)
  }
}
