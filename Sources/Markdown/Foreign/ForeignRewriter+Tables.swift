/// Tables of components, `<Table.Row>`, which become those of HTML.
extension ForeignRewriter {
  /// Whether a tag is of a table of components, all of whose parts are components.
  func accepts(partOfTable name: String, _ tag: ForeignTag) -> Bool {
    guard isMDX, tag.key.notation == .component, !isTableRow else { return false }
    if case .table? = frames.last?.component { return name != "table" }
    guard name == "table",
      let first = bytes[tag.range.upperBound..<end].firstIndex(where: { !ForeignReader.isSpace($0) }),
      bytes[first] == UInt8(ascii: "<"), first + 1 < end
    else { return false }
    return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[first + 1])
  }

  /// Writes the tag of HTML for a part of a table; what is called the head of a row is a cell.
  mutating func writePartOfTable(_ name: String) -> Closing {
    var name = name
    if name == "thead", case .table("tr")? = frames.last?.component { name = "th" }
    put("<\(name)>")
    isInHTMLBlock = true
    return .endTag(name)
  }
}
