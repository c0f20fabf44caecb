/// `[text](address)` and `![text](address)` within a block of HTML, where Markdown is not read.
///
/// Nobody means readers to see the brackets.
struct LinksInHTML: ForeignConvention {
  let scope = ForeignScope.all
  let firstBytes: StaticString = "[!"
  let isWithinHTML = true

  func read(_ reader: inout ForeignReader, at offset: Int) -> ForeignConstruct? {
    let isImage = reader.has("![", at: offset)
    guard isImage || reader.has("[", at: offset) else { return nil }
    let start = offset + (isImage ? 2 : 1)
    let lineEnd = reader.nearLineEnd(from: offset)
    guard let close = reader.bytes[start..<lineEnd].firstIndex(where: { "[]<>".utf8.contains($0) }),
      reader.has("](", at: close),
      let end = reader.bytes[(close + 2)..<lineEnd].firstIndex(where: { ") \t\"<>".utf8.contains($0) }),
      reader.has(")", at: end)
    else { return nil }
    let address = close + 2..<end
    guard Self.isAddress(reader.bytes[address]) else { return nil }
    let text = start..<close
    return ForeignConstruct(range: offset..<end + 1, meaning: isImage ? .image(text, address) : .link(text, address))
  }

  private static func isAddress(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard let first = bytes.first else { return false }
    return "#./{".utf8.contains(first) || bytes.contains(UInt8(ascii: "/")) || bytes.starts(with: "mailto:".utf8)
  }
}
