internal import Diagnostics
internal import Dialogs
import Writing

/// A copy deck as a table for spreadsheets, as `CSVTable` writes it: one row per text.
///
/// The columns are stable: page, dialog, kind, platforms, packs, marking, part, role, text, language, source,
/// guarded. Several platforms or packs in a cell are separated by spaces.
///
/// Control characters except tabs and line breaks appear as pictures (U+241B for escape), and text that a CI runner
/// would treat as a command gets a word joiner (U+2060). All other text is unchanged.
package enum CopyDeckCSV {
  package static func bytes(_ deck: CopyDeck) -> [UInt8] {
    let rows = deck.entries.flatMap { entry in
      entry.dialog.texts.map { text in
        [
          printable(entry.page), printable(entry.id), entry.dialog.kind.value.rawValue,
          entry.platforms.map(\.id).joined(separator: " "), entry.packs.joined(separator: " "),
          entry.dialog.marking.rawValue, text.part.name, text.role?.rawValue ?? "", text.text.value,
          printable(entry.language),
          printable("\(deck.paths(entry.file.path)):\(entry.line(of: text))"),
        ].map(LogText.cell)
      }
    }
    return CSVTable.bytes(columns, rows)
  }

  private static let columns = [
    "page", "dialog", "kind", "platforms", "packs", "marking", "part", "role", "text", "language", "source",
  ]
}
