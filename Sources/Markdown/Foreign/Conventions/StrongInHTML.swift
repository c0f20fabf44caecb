/// `**text**` within a block of HTML of MDX, which reads Markdown there.
struct StrongInHTML: ForeignConvention {
  let scope = ForeignScope.mdx
  let firstBytes: StaticString = "*"
  let isWithinHTML = true

  func read(_ reader: inout ForeignReader, at offset: Int) -> ForeignConstruct? {
    guard reader.has("**", at: offset) else { return nil }
    let start = offset + 2
    let line = reader.bytes[start..<max(start, reader.nearLineEnd(from: start))]
    guard let first = line.first, !ForeignReader.isBlank(first),
      let end = line.firstIndex(where: { "*<>`{".utf8.contains($0) }), end > start, reader.has("**", at: end),
      !ForeignReader.isBlank(reader.bytes[end - 1])
    else { return nil }
    return ForeignConstruct(range: offset..<end + 2, meaning: .strong(start..<end))
  }
}
