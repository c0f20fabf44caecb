/// Ids of headings in other brackets: `## Options [#options]` of Nextra and Fumadocs, `%{#options}%` of some sites of
/// VitePress, `\{#options\}` of MDX.
struct HeadingIDs: ForeignConvention {
  let firstBytes: StaticString = "[%\\"
  let scope = ForeignScope.all

  func read(_ reader: inout ForeignReader, at offset: Int) -> ForeignConstruct? {
    let marks: [Marks] = [
      ("[#", "]"), ("%{#", "}%"), ("\\{#", "\\}"), ("\\{#", "}"),
    ]
    for mark in marks {
      if let id = Self.id(between: mark, reader, at: offset) { return id }
    }
    return nil
  }

  /// What an id is between.
  typealias Marks = (open: StaticString, close: StaticString)

  static func id(between mark: Marks, _ reader: ForeignReader, at offset: Int) -> ForeignConstruct? {
    guard reader.has(mark.open, at: offset) else { return nil }
    let start = offset + mark.open.utf8CodeUnitCount
    let id = reader.bytes[start..<reader.end].prefix(200).prefix { AttributeList.isName($0) || $0 == UInt8(ascii: ".") }
    let end = id.endIndex + mark.close.utf8CodeUnitCount
    guard !id.isEmpty, reader.has(mark.close, at: id.endIndex), reader.isLineEnd(end), isHeading(reader, at: offset)
    else { return nil }
    return ForeignConstruct(range: offset..<end, meaning: .headingID(start..<id.endIndex))
  }

  /// Whether the line that holds an offset is a heading.
  static func isHeading(_ reader: ForeignReader, at offset: Int) -> Bool {
    var start = offset
    while start > 0, reader.bytes[start - 1] != UInt8(ascii: "\n"), offset - start < 1000 { start -= 1 }
    let line = reader.trimmed(start..<offset)
    // Without a blank behind them, hashes are text, such as the number of an issue.
    let rest = reader.bytes[line].drop { $0 == UInt8(ascii: "#") }
    return (1...6).contains(line.count - rest.count) && rest.first.map(ForeignReader.isBlank) ?? false
  }
}
