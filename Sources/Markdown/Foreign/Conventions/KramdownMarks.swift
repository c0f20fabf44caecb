/// What kramdown is told in braces: `{:toc}`, `{::comment}`, `{::options … /}`.
///
/// Attributes, `{: .class}`, are those of every page.
struct KramdownMarks: ForeignConvention {
  let firstBytes: StaticString = "{"

  func read(_ reader: inout ForeignReader, at offset: Int) -> ForeignConstruct? {
    guard reader.has("{:", at: offset) else { return nil }
    if reader.has("{::comment}", at: offset), let close = reader.find("{:/", from: offset),
      let end = reader.find("}", from: close)
    {
      return ForeignConstruct(range: offset..<end + 1, meaning: .nothing)
    }
    guard
      ["{::", "{:/", "{:toc", "{: toc"].contains(where: { reader.bytes[offset..<reader.end].starts(with: $0.utf8) }),
      let close = reader.find("}", from: offset, reach: 500), close < reader.nearLineEnd(from: offset)
    else { return nil }
    return ForeignConstruct(range: offset..<close + 1, meaning: .nothing)
  }
}
