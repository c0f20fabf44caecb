internal import Diagnostics
internal import Dialogs

/// A copy deck as a table for spreadsheets: a row for each text, after RFC 4180.
///
/// Columns, stable: page, dialog, kind, platforms, packs, marking, part, role, text, language, source, guarded. Several
/// platforms or packs in a cell stand apart by a space.
///
/// UTF-8 with a byte order mark, without which spreadsheets take curly quotes for something else. A cell that a
/// spreadsheet would take for a formula, for it begins with `=`, `+`, `-`, `@`, a tab or a return, gets an apostrophe in
/// front, and the column `guarded` names the columns of the row in which that was done: who reads the table back drops
/// the first character of those cells and has every text as it was.
package enum CopyDeckCSV {
  package static func bytes(_ deck: CopyDeck) -> [UInt8] {
    var csv: [UInt8] = [0xEF, 0xBB, 0xBF]
    append(columns + ["guarded"], to: &csv)
    for entry in deck.entries {
      for text in entry.dialog.texts {
        let cells = [
          entry.page, entry.id, entry.dialog.kind.value.rawValue,
          entry.platforms.map(\.rawValue).joined(separator: " "), entry.packs.joined(separator: " "),
          entry.dialog.marking.rawValue, text.part.name, text.role?.rawValue ?? "", text.text.value, entry.language,
          "\(deck.pathPrefix)\(entry.file.path):\(entry.line(of: text))",
        ]
        let guarded = zip(columns, cells).filter { isFormula($0.1) }.map(\.0)
        append(cells.map { isFormula($0) ? "'" + $0 : $0 } + [guarded.joined(separator: " ")], to: &csv)
      }
    }
    return csv
  }

  private static let columns = [
    "page", "dialog", "kind", "platforms", "packs", "marking", "part", "role", "text", "language", "source",
  ]

  private static func isFormula(_ cell: String) -> Bool {
    guard let first = cell.utf8.first else { return false }
    return "=+-@\t\r".utf8.contains(first)
  }

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
