/// `r[items.union]` on a line of its own is an anchor of what is below, and `[items.union]` leads to it from any page.
struct LineAnchorMarks: ForeignConvention {
  let firstBytes: StaticString = "r["

  func read(_ reader: inout ForeignReader, at offset: Int) -> ForeignConstruct? {
    guard reader.readsLineAnchors else { return nil }
    if reader.bytes[offset] == UInt8(ascii: "[") { return readLink(reader, at: offset) }
    guard offset == reader.start || reader.bytes[offset - 1] == UInt8(ascii: "\n"),
      let name = LineAnchors.name(in: reader.bytes[offset..<reader.end])
    else { return nil }
    let range = offset + 2..<offset + 2 + name.utf8.count
    guard !reader.defines(range) else { return nil }
    return ForeignConstruct(range: offset..<range.upperBound + 1, meaning: .lineAnchor(range))
  }

  /// Reads `[items.union]`, also behind the text of a link, where a page has a line with that name.
  private func readLink(_ reader: ForeignReader, at offset: Int) -> ForeignConstruct? {
    guard let name = Self.name(reader, at: offset), !reader.has("(", at: name.upperBound + 1) else { return nil }
    let before = offset > reader.start ? reader.bytes[offset - 1] : 0x0A
    let address = "(\(reader.string(name)))"
    let isBehindText = before == UInt8(ascii: "]")
    guard isBehindText || before != UInt8(ascii: "!") && !ForeignReader.isNamePart(before),
      isBehindText || !reader.has("[", at: name.upperBound + 1) && !reader.has(":", at: name.upperBound + 1)
    else { return nil }
    return ForeignConstruct(
      range: offset..<name.upperBound + 1,
      meaning: .string(isBehindText ? address : "[\(reader.string(name))]" + address))
  }

  /// The name in the brackets that begin at an offset, if a page has a line with it.
  static func name(_ reader: ForeignReader, at offset: Int) -> Range<Int>? {
    guard reader.readsLineAnchors, let links = reader.links, reader.has("[", at: offset) else { return nil }
    let name = reader.bytes[(offset + 1)..<reader.end].prefix(longest).prefix(while: LineAnchors.isPart)
    guard !name.isEmpty, reader.has("]", at: name.endIndex), !reader.defines(name.startIndex..<name.endIndex),
      links.findLineAnchor(String(decoding: name, as: UTF8.self)) != nil
    else { return nil }
    return name.startIndex..<name.endIndex
  }

  private static let longest = 200
}
