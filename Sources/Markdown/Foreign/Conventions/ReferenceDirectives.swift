/// `::: package.module` of mkdocstrings, `::: mkdocs-click`, with options on indented lines: the text comes from the
/// code that it documents.
struct ReferenceDirectives: ForeignConvention {
  let firstBytes: StaticString = ":"
  let beginsLine = true

  static let kind = ForeignKind(
    noun: "API reference directive",
    advice: "MkDocs writes this part from the comments of the code. Patternbook does not read code, so the text is "
      + "missing. Write it in the page, or link to the reference.")

  func read(_ reader: inout ForeignReader, at offset: Int) -> ForeignConstruct? {
    guard reader.has("::: ", at: offset) else { return nil }
    let name = reader.trimmed(offset + 4..<reader.lineEnd(from: offset))
    let hasOptions = reader.has("\n    :", at: reader.lineEnd(from: offset))
    guard reader.bytes[name].contains(UInt8(ascii: ".")) || hasOptions && !name.isEmpty,
      reader.bytes[name].allSatisfy({ AttributeList.isName($0) || $0 == UInt8(ascii: ".") })
    else { return nil }
    return ForeignConstruct(
      range: offset..<Self.endOfOptions(reader, from: name.upperBound), meaning: .unknown(Self.kind))
  }

  /// Where the indented lines end that follow.
  private static func endOfOptions(_ reader: ForeignReader, from start: Int) -> Int {
    var end = start
    var index = reader.lineEnd(from: start) + 1
    while index < reader.end {
      let lineEnd = reader.lineEnd(from: index)
      if !reader.isLineEnd(index) {
        guard reader.has("    ", at: index) || reader.bytes[index] == UInt8(ascii: "\t") else { break }
        end = lineEnd
      }
      index = lineEnd + 1
    }
    return end
  }
}
