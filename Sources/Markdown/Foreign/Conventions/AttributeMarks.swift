/// Attributes in braces that are about looks alone, `{: .class }`: on a line of their own, or behind text.
///
/// An id or a width is kept by those who read the text that they belong to.
struct AttributeMarks: ForeignConvention {
  let firstBytes: StaticString = "{"

  func read(_ reader: inout ForeignReader, at offset: Int) -> ForeignConstruct? {
    let hasColon = reader.has("{:", at: offset)
    guard hasColon || reader.has("{.", at: offset) else { return nil }
    let lineEnd = reader.nearLineEnd(from: offset)
    var attributes = AttributeList.parse(reader.bytes, offset..<lineEnd)
    // Behind text, they may go on in the next line.
    if attributes == nil, hasColon, lineEnd < reader.end, reader.bytes[lineEnd] == UInt8(ascii: "\n") {
      attributes = AttributeList.parse(reader.bytes, offset..<reader.nearLineEnd(from: lineEnd + 1))
    }
    guard let (list, end) = attributes, list.id == nil, list.width == nil else { return nil }
    let isLine = Self.beginsLine(reader, at: offset) && reader.isLineEnd(end)
    // Without a colon, braces in a line may be a template's, unless they end it directly behind text.
    let endsText = offset > 0 && !ForeignReader.isSpace(reader.bytes[offset - 1]) && reader.isLineEnd(end)
    guard hasColon || isLine || endsText else { return nil }
    if isLine, KramdownBox.box(of: list, reader.callouts) != nil,
      KramdownBox.precedesBlock(reader.bytes, from: end, to: reader.end), !Self.followsText(reader, at: offset)
    {
      return nil
    }
    return ForeignConstruct(range: offset..<end, meaning: .nothing)
  }

  /// Whether only blanks and marks of quotes come before on the line.
  private static func beginsLine(_ reader: ForeignReader, at offset: Int) -> Bool {
    var index = offset
    while index > 0, reader.bytes[index - 1] != UInt8(ascii: "\n") {
      index -= 1
      guard ForeignReader.isBlank(reader.bytes[index]) || reader.bytes[index] == UInt8(ascii: ">") else { return false }
    }
    return true
  }

  /// Whether the line above holds text: neither attributes nor a tag in which the block begins.
  private static func followsText(_ reader: ForeignReader, at offset: Int) -> Bool {
    guard let lineStart = reader.bytes[reader.start..<offset].lastIndex(of: UInt8(ascii: "\n")) else { return false }
    var first = reader.bytes[reader.start..<lineStart].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? reader.start
    while first < lineStart, ForeignReader.isSpace(reader.bytes[first]) || reader.bytes[first] == UInt8(ascii: ">") {
      first += 1
    }
    return first < lineStart && !reader.has("{:", at: first) && !reader.has("<div", at: first)
  }
}
