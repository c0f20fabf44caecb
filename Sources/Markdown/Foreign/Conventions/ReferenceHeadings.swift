/// `#### ::: package.module` of mkdocstrings, a heading over what its code says: the name stays.
struct ReferenceHeadings: ForeignConvention {
  let firstBytes: StaticString = ":"

  func read(_ reader: inout ForeignReader, at offset: Int) -> ForeignConstruct? {
    guard reader.has(":::", at: offset), Self.isInHeading(reader, at: offset) else { return nil }
    let name = reader.trimmed(offset + 3..<reader.lineEnd(from: offset))
    guard !name.isEmpty, name.count <= Self.longest,
      reader.bytes[name].allSatisfy({ AttributeList.isName($0) || $0 == UInt8(ascii: ".") })
    else { return nil }
    return ForeignConstruct(
      range: offset..<ReferenceDirectives.endOfOptions(reader, from: name.upperBound),
      meaning: .source(ReferenceDirectives.kind, name))
  }

  private static let longest = 300

  /// Whether only the marks of a heading are in front.
  private static func isInHeading(_ reader: ForeignReader, at offset: Int) -> Bool {
    var start = offset
    while start > 0, offset - start < 20, ForeignReader.isBlank(reader.bytes[start - 1]) { start -= 1 }
    let marks = start
    while start > 0, marks - start < 7, reader.bytes[start - 1] == UInt8(ascii: "#") { start -= 1 }
    guard (1...6).contains(marks - start) else { return false }
    return start == 0 || reader.bytes[start - 1] <= 0x20 || reader.bytes[start - 1] == UInt8(ascii: ">")
  }
}
