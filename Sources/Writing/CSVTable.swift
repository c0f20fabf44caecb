/// A table for spreadsheets in the format of RFC 4180, UTF-8 with a byte order mark, so that spreadsheets read curly
/// quotes correctly.
///
/// A cell that a spreadsheet could treat as a formula starts with an added apostrophe: one that starts with `=`, `+`,
/// `-`, or `@`, also as full-width or small characters or after spaces, and one that starts with a tab or a line break.
/// The last column, `guarded`, names the columns of the row with an added apostrophe; a tool that reads the table drops
/// the first character of those cells.
package enum CSVTable {
  /// The name of the last column.
  package static let guardColumn = "guarded"

  package static func bytes(_ columns: [String], _ rows: [[String]]) -> [UInt8] {
    var csv: [UInt8] = [0xEF, 0xBB, 0xBF]
    append(columns + [guardColumn], to: &csv)
    for cells in rows {
      let guarded = zip(columns, cells).filter { isFormula($0.1) }.map(\.0)
      append(cells.map { isFormula($0) ? "'" + $0 : $0 } + [guarded.joined(separator: " ")], to: &csv)
    }
    return csv
  }

  package static func isFormula(_ cell: String) -> Bool {
    guard let first = cell.unicodeScalars.first else { return false }
    if "\t\r\n".unicodeScalars.contains(first) { return true }
    // Spreadsheets trim invisible characters.
    let sign = cell.unicodeScalars.first { !$0.properties.isWhitespace && $0.properties.generalCategory != .format }
    return sign.map { formulaSigns.contains($0) } ?? false
  }

  /// ASCII, full-width, and small characters that start a formula.
  private static let formulaSigns: Set<Unicode.Scalar> = [
    "=", "+", "-", "@", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}", "\u{FE66}", "\u{FE62}", "\u{FE63}", "\u{FE6B}",
  ]

  private static func append(_ cells: [String], to csv: inout [UInt8]) {
    for (index, cell) in cells.enumerated() {
      if index > 0 { csv.append(UInt8(ascii: ",")) }
      guard cell.utf8.contains(where: { ",\"\r\n".utf8.contains($0) }) else {
        csv += cell.utf8
        continue
      }
      csv.append(UInt8(ascii: "\""))
      for byte in cell.utf8 {
        if byte == UInt8(ascii: "\"") { csv.append(byte) }
        csv.append(byte)
      }
      csv.append(UInt8(ascii: "\""))
    }
    csv += "\r\n".utf8
  }
}
