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
      guard let image = Self.link(&reader, from: offset + 3, to: lineEnd), reader.has("](", at: image.end),
        let (address, end) = Self.address(&reader, from: image.end + 2, to: lineEnd)
      else { return nil }
      return ForeignConstruct(range: offset..<end, meaning: .imageLink(image.text, image.address, to: address))
    }
    let isImage = reader.has("![", at: offset)
    guard isImage || reader.has("[", at: offset) else { return nil }
    let start = offset + (isImage ? 2 : 1)
    guard let (text, address, end) = Self.link(&reader, from: start, to: lineEnd) else {
      return Self.linkOfTemplate(&reader, from: start, to: lineEnd).map { text, end in
        ForeignConstruct(range: offset..<end, meaning: .plain(TemplateExpressions.kind, text))
      }
    }
    return ForeignConstruct(range: offset..<end, meaning: isImage ? .image(text, address) : .link(text, address))
  }

  /// The text that begins at an offset, if a template is in the address behind it, and where the parenthesis ends.
  private static func linkOfTemplate(
    _ reader: inout ForeignReader, from start: Int, to lineEnd: Int
  ) -> (text: Range<Int>, end: Int)? {
    guard start <= lineEnd, let close = reader.bytes[start..<lineEnd].firstIndex(where: { "[]<>".utf8.contains($0) }),
      reader.has("]({{", at: close), let template = TemplateExpressions().read(&reader, at: close + 2),
      template.range.upperBound <= lineEnd, case .unknown = template.meaning,
      let end = reader.bytes[template.range.upperBound..<lineEnd].firstIndex(where: { ") \t\"<>".utf8.contains($0) }),
      reader.has(")", at: end)
    else { return nil }
    return (start..<close, end + 1)
  }

  /// The text that begins at an offset, the address behind it, and where the parenthesis around that ends.
  private static func link(
    _ reader: inout ForeignReader, from start: Int, to lineEnd: Int
  ) -> (text: Range<Int>, address: Range<Int>, end: Int)? {
    guard start <= lineEnd, let close = reader.bytes[start..<lineEnd].firstIndex(where: { "[]<>".utf8.contains($0) }),
      reader.has("](", at: close), let (address, end) = address(&reader, from: close + 2, to: lineEnd)
    else { return nil }
    return (start..<close, address, end)
  }

  /// The address that begins at an offset, without a template that stands for the site, and where the parenthesis ends
  /// that closes it.
  private static func address(
    _ reader: inout ForeignReader, from start: Int, to lineEnd: Int
  ) -> (address: Range<Int>, end: Int)? {
    guard start <= lineEnd else { return nil }
    var first = start
    while reader.has("{{", at: first), let template = TemplateExpressions().read(&reader, at: first),
      template.range.upperBound <= lineEnd
    {
      first = template.range.upperBound
      if case .text(let path) = template.meaning, reader.has(")", at: first) { return (path, first + 1) }
      // Of any other template, the page is told.
      guard case .base = template.meaning, reader.has("/", at: first) || reader.has("{{", at: first) else { return nil }
    }
    guard let end = reader.bytes[first..<lineEnd].firstIndex(where: { ") \t\"<>".utf8.contains($0) }),
      reader.has(")", at: end), isAddress(reader.bytes[first..<end])
    else { return nil }
    return (first..<end, end + 1)
  }

  private static func isAddress(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard let first = bytes.first else { return false }
    return "#./{".utf8.contains(first) || bytes.contains(UInt8(ascii: "/")) || bytes.starts(with: "mailto:".utf8)
  }
}
