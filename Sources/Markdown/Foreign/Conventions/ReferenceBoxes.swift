/// `??? abstract "API"` over nothing but a directive of mkdocstrings: without that, the box would be empty.
struct ReferenceBoxes: ForeignConvention {
  let firstBytes: StaticString = "?!"
  let beginsLine = true

  func read(_ reader: inout ForeignReader, at offset: Int) -> ForeignConstruct? {
    guard reader.has("??? ", at: offset) || reader.has("???+ ", at: offset) || reader.has("!!! ", at: offset),
      !reader.isSpent, reader.beginsLine(at: offset), let column = Self.column(reader, of: offset)
    else { return nil }
    let first = Self.nextLine(reader, behind: offset)
    guard first.column >= column + 4, let name = ReferenceDirectives.name(&reader, at: first.content) else {
      return nil
    }
    var end = name.upperBound
    var next = Self.nextLine(reader, behind: end)
    while next.column > first.column, next.content < reader.end {
      end = reader.lineEnd(from: next.content)
      next = Self.nextLine(reader, behind: end)
    }
    // Something else is in the box, too.
    guard next.content >= reader.end || next.column < column + 4 else {
      reader.spend(end - offset)
      return nil
    }
    return ForeignConstruct(range: offset..<end, meaning: .unknown(ReferenceDirectives.kind))
  }

  /// How many blanks are in front of an offset; nil where there are tabs.
  private static func column(_ reader: ForeignReader, of offset: Int) -> Int? {
    var start = offset
    while start > 0, reader.bytes[start - 1] == 0x20 { start -= 1 }
    return start == 0 || reader.bytes[start - 1] == UInt8(ascii: "\n") ? offset - start : nil
  }

  /// Where the text of the next line begins that is not blank, and how many blanks are in front of it.
  private static func nextLine(_ reader: ForeignReader, behind offset: Int) -> (content: Int, column: Int) {
    var index = reader.lineEnd(from: offset) + 1
    while index < reader.end, reader.isLineEnd(index) { index = reader.lineEnd(from: index) + 1 }
    var content = min(index, reader.end)
    while content < reader.end, ForeignReader.isBlank(reader.bytes[content]) { content += 1 }
    return (content, content - min(index, reader.end))
  }
}
