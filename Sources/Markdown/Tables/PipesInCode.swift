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
}
