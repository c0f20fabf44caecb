package import Writing

/// Texts for translators as a table for spreadsheets, as `CSVTable` writes it: one row for each text.
///
/// The columns are stable: page, dialog, part, original-*, translation-*, state, note, guarded, where the names of the
/// languages are their tags. The same site gives the same bytes.
package enum TranslationTable {
  private static let original = "original-"
  private static let translation = "translation-"

  package static func bytes(_ file: TranslationFile) -> [UInt8] {
    let columns = ["page", "dialog", "part", original + file.source, translation + file.target, "state", "note"]
    let rows = file.pages.flatMap { page in
      page.dialogs.flatMap { dialog in
        dialog.texts.map { text in
          [
            page.path, dialog.id, text.id, text.source, text.target ?? "", text.isTranslated ? "translated" : "open",
            (text.notes + [dialog.note]).joined(separator: "; "),
          ].map(shown)
        }
      }
    }
    return CSVTable.bytes(columns, rows)
  }

  /// A text as its cell has it.
  ///
  /// Changes only what would control a terminal or be a command in a log, and line breaks, which spreadsheets change.
  private static func shown(_ text: String) -> String { LogText.cell(text).replacing("\r\n", with: "\n") }

  // MARK: Reading

  /// Reads what a translator sends back.
  ///
  /// Columns may be in any order, and there may be others.
  ///
  /// - Throws: `MalformedFile`.
  package static func read(_ bytes: [UInt8]) throws(MalformedFile) -> TranslationReply {
    var reader = try CSVReader(bytes)
    let columns = try Columns(try reader.next() ?? [])
    var units: [TranslationReply.Unit] = []
    while let row = try reader.next() {
      if row.allSatisfy({ $0.text.allSatisfy(\.isWhitespace) }) { continue }
      units.append(columns.unit(row, delimiter: reader.delimiter))
    }
    return TranslationReply(
      source: columns.source, target: columns.target, units: units, pageName: .path, shown: shown)
  }

  /// Where the cells of a row are.
  private struct Columns {
    let count: Int
    var places: [String: Int] = [:]
    /// Tags of languages, in lowercase.
    var source = ""
    var target = ""

    init(_ header: [CSVReader.Cell]) throws(MalformedFile) {
      count = header.count
      for (place, cell) in header.enumerated() {
        let name = cell.text.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
        var key = name
        if name.hasPrefix(TranslationTable.original) {
          key = TranslationTable.original
          source = String(name.dropFirst(key.count))
        } else if name.hasPrefix(TranslationTable.translation) {
          key = TranslationTable.translation
          target = String(name.dropFirst(key.count))
        }
        guard Self.needed.contains(key) || key == CSVTable.guardColumn else { continue }
        guard places.updateValue(place, forKey: key) == nil else {
          let both = key.hasSuffix("-") ? "two columns “\(key)…”" : "two columns “\(key)”"
          throw MalformedFile(both, "Keep one of them.", at: cell.offset)
        }
      }
      guard let missing = Self.needed.first(where: { places[$0] == nil }) else { return }
      throw MalformedFile(
        "the first row has no column “\(missing)\(missing.hasSuffix("-") ? "…" : "")”",
        "Keep the names of the columns of the export.", at: header.first?.offset ?? 0)
    }

    private static let needed = ["page", "dialog", "part", TranslationTable.original, TranslationTable.translation]

    func unit(_ row: [CSVReader.Cell], delimiter: UInt8) -> TranslationReply.Unit {
      func cell(_ key: String) -> CSVReader.Cell? {
        places[key].flatMap { row.indices.contains($0) ? row[$0] : nil }
      }
      let guarded = cell(CSVTable.guardColumn).map { Set($0.text.lowercased().split(separator: " ").map(String.init)) }
      /// The text of a cell without the apostrophe that guards it.
      func text(_ key: String, like other: String? = nil) -> String {
        let text = cell(key)?.text ?? ""
        let rest = String(text.unicodeScalars.dropFirst())
        guard text.unicodeScalars.first == "'", CSVTable.isFormula(rest) else { return text }
        // A translator may have started from the guarded original. Without the column, every such apostrophe guards.
        let isGuarded = guarded.map { names in
          [key, other].compactMap { $0 }.contains { key in names.contains { $0.hasPrefix(key) } }
        }
        return isGuarded ?? true ? rest : text
      }
      let target = text(TranslationTable.translation, like: TranslationTable.original)
      let sign = delimiter == UInt8(ascii: "\t") ? "a tab" : "“\(Character(Unicode.Scalar(delimiter)))”"
      let isTooLong = row.dropFirst(count).contains { !$0.text.allSatisfy(\.isWhitespace) }
      return TranslationReply.Unit(
        file: text("page"), id: text("dialog") + ":" + text("part"), source: text(TranslationTable.original),
        target: target.allSatisfy(\.isWhitespace) ? nil : target,
        offset: (cell(TranslationTable.translation) ?? row.first)?.offset ?? 0,
        fault: isTooLong ? "the row is longer than the first one. Put text with \(sign) in quotation marks" : nil)
    }
  }
}
