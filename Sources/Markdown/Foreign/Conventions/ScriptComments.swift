/// `{/* … */}`, a comment of MDX, which some tools read in any page; behind a heading, `{/* #id */}` is its id.
struct ScriptComments: ForeignConvention {
  let firstBytes: StaticString = "{"
  let scope = ForeignScope.all

  func read(_ reader: inout ForeignReader, at offset: Int) -> ForeignConstruct? {
    guard reader.has("{/*", at: offset) else { return nil }
    for mark: HeadingIDs.Marks in [("{/* #", " */}"), ("{/*#", "*/}")] {
      if let id = HeadingIDs.id(between: mark, reader, at: offset) { return id }
    }
    guard let close = reader.find("*/", from: offset + 3) else { return nil }
    let blanks = reader.bytes[close + 2..<reader.end].prefix(20).prefix(while: ForeignReader.isSpace)
    let brace = blanks.endIndex
    guard reader.has("}", at: brace) else {
      reader.spend(close - offset)
      return nil
    }
    return ForeignConstruct(range: offset..<brace + 1, meaning: .nothing)
  }
}
