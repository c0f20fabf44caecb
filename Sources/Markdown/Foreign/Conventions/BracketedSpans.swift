/// Text with attributes that are about looks, `[text]{.class}` of Pandoc.
struct BracketedSpans: ForeignConvention {
  let firstBytes: StaticString = "["

  func read(_ reader: inout ForeignReader, at offset: Int) -> ForeignConstruct? {
    let before = offset > reader.start ? reader.bytes[offset - 1] : 0x0A
    guard !reader.isSpent, before != UInt8(ascii: "!"), before != UInt8(ascii: "]"), !ForeignReader.isNamePart(before)
    else { return nil }
    let lineEnd = reader.nearLineEnd(from: offset)
    guard let close = Brackets.closing(reader.bytes, from: offset, to: lineEnd), close > offset + 1 else {
      reader.spend(lineEnd - offset)
      return nil
    }
    guard reader.has("]{.", at: close) || reader.has("]{#", at: close),
      let (list, end) = AttributeList.parse(reader.bytes, close + 1..<lineEnd), list.id == nil,
      !reader.defines(offset + 1..<close)
    else { return nil }
    return ForeignConstruct(range: offset..<end, meaning: .text(offset + 1..<close))
  }
}
