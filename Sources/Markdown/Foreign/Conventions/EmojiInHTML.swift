/// `:tada:` in a block of HTML, in which Markdown is not read, but plugins of Jekyll and MkDocs read these names.
struct EmojiInHTML: ForeignConvention {
  let firstBytes: StaticString = ":"
  let isWithinHTML = true

  func read(_ reader: inout ForeignReader, at offset: Int) -> ForeignConstruct? {
    let rest = reader.bytes[(offset + 1)..<reader.end]
    let name = rest.prefix(EmojiNames.longest + 1).prefix { AttributeList.isName($0) || $0 == UInt8(ascii: "+") }
    guard !name.isEmpty, reader.has(":", at: name.endIndex),
      let emoji = EmojiNames.table[String(decoding: name, as: UTF8.self)],
      offset == 0 || !ForeignReader.isNamePart(reader.bytes[offset - 1]), !Self.isInTag(reader, offset)
    else { return nil }
    return ForeignConstruct(range: offset..<name.endIndex + 1, meaning: .string(emoji))
  }

  /// Whether the last bracket before a place begins a tag.
  private static func isInTag(_ reader: ForeignReader, _ offset: Int) -> Bool {
    let before = reader.bytes[max(0, offset - 300)..<offset]
    return before.last { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") } == UInt8(ascii: "<")
  }
}
