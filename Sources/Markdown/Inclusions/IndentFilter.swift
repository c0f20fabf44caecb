/// `{% filter indent(width=4) %}` of Jinja and Nunjucks, up to `{% endfilter %}`: the lines between these begin with
/// blanks, so that they are in a tab or in a list item.
///
/// Both are alone on their lines.
struct IndentFilter {
  let range: Range<Int>
  /// The tag that ends it.
  let end: Range<Int>
  /// What the lines begin with.
  let blanks: [UInt8]

  private static let usualWidth = 4
  private static let mostBlanks = 40
  /// More than anybody writes in such a tag.
  private static let longest = 100

  /// Reads the filter that begins at an offset; nil where none does, and for one with others in it.
  static func read(_ reader: inout ForeignReader, at offset: Int) -> IndentFilter? {
    guard let start = tag("filter", &reader, at: offset), let width = width(reader.string(start)),
      isAlone(reader, offset, start)
    else { return nil }
    var index = start.upperBound
    while let next = reader.find("{%", from: index, reach: .max / 2) {
      if tag("filter", &reader, at: next) != nil { return nil }
      if let close = tag("endfilter", &reader, at: next) {
        guard isAlone(reader, next, close) else { return nil }
        return IndentFilter(
          range: offset..<start.upperBound + 2, end: next..<close.upperBound + 2,
          blanks: Array(repeating: 0x20, count: width))
      }
      index = next + 2
    }
    return nil
  }

  private static func isAlone(_ reader: ForeignReader, _ offset: Int, _ content: Range<Int>) -> Bool {
    reader.beginsLine(at: offset) && reader.isLineEnd(content.upperBound + 2)
  }

  /// What is behind the name of a tag that begins at an offset, up to the mark that closes it.
  private static func tag(_ name: StaticString, _ reader: inout ForeignReader, at offset: Int) -> Range<Int>? {
    guard reader.has("{%", at: offset) else { return nil }
    var start = offset + 2
    while start < reader.end, ForeignReader.isBlank(reader.bytes[start]) { start += 1 }
    guard reader.has(name, at: start) else { return nil }
    start += name.utf8CodeUnitCount
    return reader.find("%}", from: start, reach: longest).map { start..<$0 }
  }

  /// How many blanks `indent(width=4)` puts in front; nil for another filter.
  private static func width(_ filter: String) -> Int? {
    let text = filter.filter { !$0.isWhitespace }
    guard text.hasPrefix("indent") else { return nil }
    let arguments = text.dropFirst(6)
    if arguments.isEmpty { return usualWidth }
    guard arguments.hasPrefix("("), arguments.hasSuffix(")") else { return nil }
    // The first line is empty, because the tag is alone on its own, so that it does not matter what others say of it.
    let first = arguments.dropFirst().dropLast().prefix { $0 != "," }
    guard let width = Int(first.hasPrefix("width=") ? first.dropFirst(6) : first), (1...mostBlanks).contains(width)
    else { return nil }
    return width
  }
}
