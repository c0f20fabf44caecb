/// `**text**` within a block of HTML: MDX and some parsers read Markdown there, and nobody means readers to see the stars.
struct StrongInHTML: ForeignConvention {
  let scope = ForeignScope.all
  let firstBytes: StaticString = "*"
  let isWithinHTML = true

  func read(_ reader: inout ForeignReader, at offset: Int) -> ForeignConstruct? {
    guard reader.has("**", at: offset) else { return nil }
    let start = offset + 2
    let text = reader.bytes[start..<reader.end].prefix(Self.longest).prefix { !"*<>`{\n".utf8.contains($0) }
    guard let first = text.first, let last = text.last, !ForeignReader.isBlank(first), !ForeignReader.isBlank(last),
      reader.has("**", at: text.endIndex), !isWithinTagOrWord(reader, offset)
    else { return nil }
    return ForeignConstruct(range: offset..<text.endIndex + 2, meaning: .element("strong", start..<text.endIndex))
  }

  /// Whether stars are in an attribute, or behind a letter or digit, where they may be an operator.
  private func isWithinTagOrWord(_ reader: ForeignReader, _ offset: Int) -> Bool {
    let before = reader.bytes[reader.start..<offset].suffix(Self.longest)
    guard let last = before.last else { return false }
    if ForeignReader.isLetter(last) || (0x30...0x39).contains(last) { return true }
    if reader.readsMarkdownInHTML { return false }
    return before.last { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") } == UInt8(ascii: "<")
  }

  /// More than anybody writes.
  private static let longest = 500
}
