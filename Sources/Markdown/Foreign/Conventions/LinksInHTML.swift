/// `[text](address)`, `![text](address)`, and `[![text](address)](address)` within a block of HTML, where Markdown is not
/// read.
///
/// Nobody means readers to see the brackets.
struct LinksInHTML: ForeignConvention {
  let scope = ForeignScope.all
  let firstBytes: StaticString = "[!"
  let isWithinHTML = true

  func read(_ reader: inout ForeignReader, at offset: Int) -> ForeignConstruct? {
    let lineEnd = reader.nearLineEnd(from: offset)
    if reader.has("[![", at: offset) {
      guard let (alt, source) = Self.parts(reader, from: offset + 3, to: lineEnd),
        reader.has("](", at: source.upperBound + 1),
        let address = Self.address(reader, from: source.upperBound + 3, to: lineEnd)
      else { return nil }
      return ForeignConstruct(
        range: offset..<address.upperBound + 1, meaning: .imageLink(alt, source, to: address))
    }
    let isImage = reader.has("![", at: offset)
    guard isImage || reader.has("[", at: offset),
      let (text, address) = Self.parts(reader, from: offset + (isImage ? 2 : 1), to: lineEnd)
    else { return nil }
    return ForeignConstruct(
      range: offset..<address.upperBound + 1, meaning: isImage ? .image(text, address) : .link(text, address))
  }

  /// The text that begins at an offset, and the address behind it.
  private static func parts(
    _ reader: ForeignReader, from start: Int, to lineEnd: Int
  ) -> (text: Range<Int>, address: Range<Int>)? {
    guard start <= lineEnd, let close = reader.bytes[start..<lineEnd].firstIndex(where: { "[]<>".utf8.contains($0) }),
      reader.has("](", at: close), let address = address(reader, from: close + 2, to: lineEnd)
    else { return nil }
    return (start..<close, address)
  }

  /// The address that begins at an offset, up to the parenthesis that closes it.
  private static func address(_ reader: ForeignReader, from start: Int, to lineEnd: Int) -> Range<Int>? {
    guard start <= lineEnd,
      let end = reader.bytes[start..<lineEnd].firstIndex(where: { ") \t\"<>".utf8.contains($0) }),
      reader.has(")", at: end), isAddress(reader.bytes[start..<end])
    else { return nil }
    return start..<end
  }

  private static func isAddress(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard let first = bytes.first else { return false }
    return "#./{".utf8.contains(first) || bytes.contains(UInt8(ascii: "/")) || bytes.starts(with: "mailto:".utf8)
  }
}
