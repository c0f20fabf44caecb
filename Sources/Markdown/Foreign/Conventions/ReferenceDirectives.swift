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
    Self.name(&reader, at: offset).map { name in
      ForeignConstruct(
        range: offset..<Self.endOfOptions(reader, from: name.upperBound), meaning: .unknown(Self.kind))
    }
  }

  /// The name in a directive at an offset; nil where none is.
  static func name(_ reader: inout ForeignReader, at offset: Int) -> Range<Int>? {
    guard reader.has("::: ", at: offset) else { return nil }
    let name = reader.trimmed(offset + 4..<reader.lineEnd(from: offset))
    guard !name.isEmpty, reader.bytes[name].allSatisfy({ AttributeList.isName($0) || $0 == UInt8(ascii: ".") }),
      reader.bytes[name].contains(UInt8(ascii: ".")) || hasOptions(reader, behind: offset)
        || reader.bytes[name].contains(UInt8(ascii: "_")) && isAlone(&reader, from: name.upperBound)
    else { return nil }
    return name
  }

  private static let options: [StaticString] = [
    "\n    :", "\n    options:", "\n    handler:", "\n    rendering:", "\n    selection:",
  ]

  private static func hasOptions(_ reader: ForeignReader, behind offset: Int) -> Bool {
    let lineEnd = reader.lineEnd(from: offset)
    return options.contains { reader.has($0, at: lineEnd) }
  }

  /// Whether a blank line follows, and no line that would end a container: the name is that of a module.
  private static func isAlone(_ reader: inout ForeignReader, from offset: Int) -> Bool {
    let next = reader.lineEnd(from: offset) + 1
    guard next >= reader.end || reader.isLineEnd(next) else { return false }
    var index = next
    while index < reader.end, let fence = reader.find("\n:::", from: index) {
      if reader.isLineEnd(fence + 4) { return false }
      // Each directive of a page looks through those behind it.
      reader.spend(fence + 4 - index)
      index = fence + 4
    }
    return true
  }

  /// Where the indented lines end that follow.
  static func endOfOptions(_ reader: ForeignReader, from start: Int) -> Int {
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
