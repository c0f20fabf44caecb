/// The size of an image behind its address: `![A](a.png =300x200)`, `![A](a.png =300x200 "Title")`.
struct ImageSizes: ForeignConvention {
  let firstBytes: StaticString = "="
  let scope = ForeignScope.all

  func read(_ reader: inout ForeignReader, at offset: Int) -> ForeignConstruct? {
    guard offset > 0, ForeignReader.isBlank(reader.bytes[offset - 1]) else { return nil }
    let size = reader.bytes[offset + 1..<reader.end].prefix(20).prefix { "0123456789xX*%".utf8.contains($0) }
    guard size.contains(where: { (0x30...0x39).contains($0) }), size.endIndex < reader.end,
      Self.endsAddress(reader, at: size.endIndex), Self.isImage(reader, before: offset)
    else { return nil }
    return ForeignConstruct(range: offset..<size.endIndex, meaning: .nothing)
  }

  /// Whether nothing follows a size but a title: `=300x200 "A title"`.
  private static func endsAddress(_ reader: ForeignReader, at offset: Int) -> Bool {
    var index = offset
    while index < reader.end, ForeignReader.isBlank(reader.bytes[index]) { index += 1 }
    if index > offset, index < reader.end, "\"'".utf8.contains(reader.bytes[index]) {
      let line = reader.bytes[(index + 1)..<reader.nearLineEnd(from: index)]
      guard let quote = line.firstIndex(of: reader.bytes[index]) else { return false }
      index = quote + 1
    }
    return reader.has(")", at: index)
  }

  /// Whether an image’s address ends before an offset.
  private static func isImage(_ reader: ForeignReader, before offset: Int) -> Bool {
    var index = offset - 1
    while index > 0, ForeignReader.isBlank(reader.bytes[index]) { index -= 1 }
    let least = max(index - 1000, 1)
    while index > least, reader.bytes[index] > 0x20 {
      if reader.bytes[index] == UInt8(ascii: "("), reader.bytes[index - 1] == UInt8(ascii: "]") { return true }
      index -= 1
    }
    return false
  }
}
