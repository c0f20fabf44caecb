/// `:name[text]{class=a}` and `::name[text]{id=a}` of remark, which plugins of a site give a meaning.
///
/// Those with the name of an element of HTML are that element.
struct TextDirectives: ForeignConvention {
  let firstBytes: StaticString = ":"
  let scope = ForeignScope.all

  static let kind = ForeignKind(
    noun: "directive",
    advice: "A plugin of another tool shows something in its place. Patternbook does not run it, and "
      + "shows the text in its brackets alone. Write what is missing in Markdown. To show the directive to readers, put "
      + "it in backticks.", outcome: "shown as its text alone")

  private static let removed = ForeignKind(
    noun: "directive without a text", plural: "directives without a text",
    advice: "A plugin of another tool shows something in its place. Patternbook does not run it, so that is missing. "
      + "Write it in Markdown, or link to it. To show the directive to readers, put it in backticks.")

  /// Elements whose text is all that a page needs of them, or nearly.
  private static let elements: Set = [
    "a", "abbr", "b", "bdi", "cite", "del", "dfn", "em", "i", "ins", "kbd", "mark", "q", "s", "samp", "small", "span",
    "strong", "sub", "sup", "time", "u", "var",
  ]

  /// Whether bytes that begin with a colon may be those of a directive: a name, and a bracket or a brace.
  static func mayBegin(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let colons = bytes.prefix(2).prefix { $0 == UInt8(ascii: ":") }.count
    let name = bytes.dropFirst(colons).prefix(longestName).prefix(while: AttributeList.isName)
    guard let first = name.first, ForeignReader.isLetter(first), name.endIndex < bytes.endIndex else { return false }
    return bytes[name.endIndex] == UInt8(ascii: "[") || bytes[name.endIndex] == UInt8(ascii: "{") && colons == 2
  }

  private static let longestName = 40

  func read(_ reader: inout ForeignReader, at offset: Int) -> ForeignConstruct? {
    guard !reader.isSpent, offset == 0 || !Self.isPartOfName(reader.bytes[offset - 1]),
      Self.mayBegin(reader.bytes[offset..<reader.end])
    else { return nil }
    let isLeaf = reader.has("::", at: offset)
    let start = offset + (isLeaf ? 2 : 1)
    let name = reader.bytes[start..<reader.end].prefix(Self.longestName).prefix(while: AttributeList.isName)
    let last = reader.nearLineEnd(from: name.endIndex)
    var end = name.endIndex
    var text: Range<Int>?
    if reader.has("[", at: end) {
      guard let close = Brackets.closing(reader.bytes, from: end, to: last) else {
        reader.spend(last - end)
        return nil
      }
      text = end + 1..<close
      end = close + 1
    }
    let attributes = AttributeList.parse(reader.bytes, end..<last, allowsWords: true)
    if let attributes { end = attributes.end } else { reader.spend(min(last - end, 500)) }
    if isLeaf {
      guard reader.beginsLine(at: offset), reader.isLineEnd(end), text != nil || attributes != nil else { return nil }
      return ForeignConstruct(
        range: offset..<end, meaning: text.map { .plain(Self.kind, $0) } ?? .unknown(Self.removed))
    }
    // What has an address behind it is a link.
    guard let text, !text.isEmpty, !reader.has("(", at: end) else { return nil }
    let element = reader.string(name.startIndex..<name.endIndex)
    guard Self.elements.contains(element) else {
      return attributes.map { _ in ForeignConstruct(range: offset..<end, meaning: .plain(Self.kind, text)) }
    }
    if element == "a", let address = attributes?.list.range("href"),
      !reader.bytes[address].contains(where: { "\"<>".utf8.contains($0) })
    {
      return ForeignConstruct(range: offset..<end, meaning: .link(text, address))
    }
    let isStrong = element == "strong" || element == "b"
    return ForeignConstruct(range: offset..<end, meaning: isStrong ? .element("strong", text) : .text(text))
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    AttributeList.isName(byte) || ":/\\`)]".utf8.contains(byte)
  }
}
