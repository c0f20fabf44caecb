package import Writing

/// A format of files for translators.
package struct TranslationFormat: Sendable {
  /// As in `--format`.
  package let name: String
  /// How names of its files end, in lowercase.
  private let endings: [String]
  package let write: @Sendable (TranslationFile) -> [UInt8]
  private let read: @Sendable ([UInt8]) throws(MalformedFile) -> TranslationReply

  package static let xliff = TranslationFormat(
    name: "xliff", endings: [".xliff", ".xlf", ".xml"], write: XLIFFWriter.bytes, read: XLIFFReader.read)
  package static let csv = TranslationFormat(
    name: "csv", endings: [".csv", ".tsv", ".txt"], write: TranslationTable.bytes, read: TranslationTable.read)
  private static let all = [xliff, csv]

  /// Reads what a translator sends back, in the format that the name of the file or its first character shows.
  ///
  /// - Throws: `MalformedFile`.
  package static func read(_ bytes: [UInt8], named name: String) throws(MalformedFile) -> TranslationReply {
    guard !bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) else {
      throw MalformedFile(
        "the file is a workbook or another archive", "Save its table as “CSV UTF-8”, or unpack it.", at: 0)
    }
    let name = name.lowercased()
    let format =
      all.first { $0.endings.contains(where: name.hasSuffix) }
      ?? (bytes.first { $0 > 0x20 && $0 < 0x80 } == UInt8(ascii: "<") ? xliff : csv)
    return try format.read(bytes)
  }
}
