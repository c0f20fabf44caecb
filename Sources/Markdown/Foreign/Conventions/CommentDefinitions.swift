/// `[//]: # (text)` and `[comment]: <> (text)` below a line of text: the definition of a link that nothing names.
///
/// Such a definition is a comment. CommonMark shows it where it follows text; Python-Markdown and kramdown never do. To
/// kramdown, anything behind the colon is an address, `[//]: some text`, where a block can begin.
struct CommentDefinitions: ForeignConvention {
  let firstBytes: StaticString = "["
  let beginsLine = true

  private static let names: [StaticString] = ["[//]:", "[comment]:"]
  private static let addresses: [StaticString] = ["#", "<>", "<#>"]

  /// Whether one begins with a bracket.
  static func mayBegin(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    text.starts(with: "[//]:".utf8) || text.starts(with: "[comment]:".utf8)
  }

  func read(_ reader: inout ForeignReader, at offset: Int) -> ForeignConstruct? {
    guard let name = Self.names.first(where: { reader.has($0, at: offset) }) else { return nil }
    let rest = reader.trimmed(offset + name.utf8CodeUnitCount..<reader.lineEnd(from: offset))
    guard Self.followsText(reader, offset) else {
      return Self.isText(reader, rest) ? ForeignConstruct(range: offset..<rest.upperBound, meaning: .nothing) : nil
    }
    guard let address = Self.addresses.first(where: { reader.has($0, at: rest.lowerBound) }) else { return nil }
    let text = reader.trimmed(rest.lowerBound + address.utf8CodeUnitCount..<rest.upperBound)
    // One that goes on in the next line has no end here.
    guard text.count > 1, let first = reader.bytes[text].first, let last = reader.bytes[text].last else { return nil }
    let isTitle = first == UInt8(ascii: "(") ? last == UInt8(ascii: ")") : "\"'".utf8.contains(first) && last == first
    return isTitle ? ForeignConstruct(range: offset..<rest.upperBound, meaning: .nothing) : nil
  }

  /// Whether words are where the address of a definition would be, and no title behind one.
  private static func isText(_ reader: ForeignReader, _ rest: Range<Int>) -> Bool {
    let words = reader.bytes[rest].split(maxSplits: 1, whereSeparator: ForeignReader.isBlank)
    guard words.count == 2, words[0].first != UInt8(ascii: "<"), let first = words[1].first(where: { $0 > 0x20 }) else {
      return false
    }
    return !"\"'(".utf8.contains(first)
  }

  /// Whether the line above holds anything, and nothing but marks of quotes is in front on this one.
  private static func followsText(_ reader: ForeignReader, _ offset: Int) -> Bool {
    func skip(from start: Int) -> Int {
      var index = start
      while index > reader.start, isMargin(reader.bytes[index - 1]) { index -= 1 }
      return index
    }
    let lineStart = skip(from: offset)
    guard lineStart > reader.start, reader.bytes[lineStart - 1] == UInt8(ascii: "\n") else { return false }
    let end = skip(from: lineStart - 1)
    return end > reader.start && reader.bytes[end - 1] != UInt8(ascii: "\n")
  }

  private static func isMargin(_ byte: UInt8) -> Bool {
    ForeignReader.isBlank(byte) || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "\r")
  }
}
