/// `**text**` within a block of HTML of MDX, which reads Markdown there.
struct StrongInHTML: ForeignConvention {
  let scope = ForeignScope.mdx
  let firstBytes: StaticString = "*"
  let isWithinHTML = true

  func read(_ reader: inout ForeignReader, at offset: Int) -> ForeignConstruct? {
    guard reader.has("**", at: offset) else { return nil }
    let start = offset + 2
    let text = reader.bytes[start..<reader.end].prefix(Self.longest).prefix { !"*<>`{\n".utf8.contains($0) }
    guard let first = text.first, let last = text.last, !ForeignReader.isBlank(first), !ForeignReader.isBlank(last),
      reader.has("**", at: text.endIndex)
    else { return nil }
    return ForeignConstruct(range: offset..<text.endIndex + 2, meaning: .element("strong", start..<text.endIndex))
  }

  /// More than anybody writes.
  private static let longest = 500
}
