/// Pipes between backticks in tables, which some tools take for text.
package enum PipesInCode {
  /// Whether a page may have a table whose cells depend on that.
  package static func mayBeInTables(of bytes: [UInt8]) -> Bool {
    guard bytes.contains(UInt8(ascii: "|")), bytes.contains(UInt8(ascii: "`")) else { return false }
    var (hasTable, hasPipe) = (false, false)
    for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      let range = line.startIndex..<line.endIndex
      if !hasTable { hasTable = TableSyntax.delimiterRow(bytes, range) != nil }
      if !hasPipe, line.contains(UInt8(ascii: "`")), line.contains(UInt8(ascii: "|")) {
        hasPipe = TableSyntax.cells(bytes, range) != TableSyntax.cells(bytes, range, keepsCode: true)
      }
      if hasTable, hasPipe { return true }
    }
    return false
  }

  /// Whether a page may have what only parsers with that know: tables whose row of hyphens has another number of cells
  /// than the header, and text directly below an end tag of HTML.
  package static func mayBeAmongOthers(in bytes: [UInt8], allowsUneven: Bool) -> Bool {
    guard bytes.contains(UInt8(ascii: "|")) || bytes.contains(UInt8(ascii: "<")) else { return false }
    var above: Range<Int>?
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.endIndex
      let line = start..<end
      if let above {
        if isBelowEndTag(line, above, bytes) { return true }
        if allowsUneven, isUnevenRule(line, above, bytes) { return true }
      }
      above = line
      start = end + 1
    }
    return false
  }

  private static func isUnevenRule(_ line: Range<Int>, _ above: Range<Int>, _ bytes: [UInt8]) -> Bool {
    guard bytes[line].contains(UInt8(ascii: "|")), bytes[above].contains(UInt8(ascii: "|")),
      let columns = TableSyntax.delimiterRow(bytes, line)?.count
    else { return false }
    return columns != TableSyntax.cells(bytes, above, keepsCode: true).count
  }

  private static func isBelowEndTag(_ line: Range<Int>, _ above: Range<Int>, _ bytes: [UInt8]) -> Bool {
    guard let last = bytes[above].last(where: { $0 > 0x20 }), last == UInt8(ascii: ">"),
      let open = bytes[above].suffix(20).lastIndex(of: UInt8(ascii: "<")), open + 1 < above.upperBound,
      bytes[open + 1] == UInt8(ascii: "/"), let first = bytes[line].first(where: { $0 > 0x20 })
    else { return false }
    return ForeignReader.isLetter(first) || "![*".utf8.contains(first)
  }
}
