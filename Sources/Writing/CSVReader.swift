/// Reads a table of a spreadsheet, row by row: RFC 4180, and what spreadsheets write beside it.
///
/// Cells are separated by commas, by semicolons as in countries with decimal commas, or by tabs; the first row shows
/// which. Lines end with LF, CR LF, or CR. The bytes may come from anyone: nothing is read twice, and rows and columns
/// are bounded.
package struct CSVReader {
  package struct Cell: Sendable, Hashable {
    /// With LF between its lines.
    package var text: String
    /// In the bytes of the file.
    package var offset: Int
  }

  /// What separates cells.
  package let delimiter: UInt8
  private let bytes: [UInt8]
  private var index = 0
  private var rows = 0

  /// As many as spreadsheets have.
  package static let rowLimit = 1_048_576
  package static let columnLimit = 256

  private static let advice = "Save the file as “CSV UTF-8”."
  private static let delimiters = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]

  /// - Throws: if the file is not UTF-8.
  package init(_ bytes: [UInt8]) throws(MalformedFile) {
    try MalformedFile.checkUTF8(bytes, advice: Self.advice)
    guard !bytes.prefix(4).contains(0) else { throw MalformedFile("the file is in UTF-16", Self.advice, at: 0) }
    self.bytes = bytes
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let first = bytes[start...].prefix { !$0.isLineEnd }
    // A line that tells spreadsheets what separates cells.
    if first.count == 5, first.prefix(4).elementsEqual("sep=".utf8), let last = first.last,
      Self.delimiters.contains(last)
    {
      delimiter = last
      index = first.endIndex
      skipLineEnd()
      return
    }
    delimiter = Self.delimiter(of: first)
    index = start
  }

  /// The delimiter of which a line has the most outside of quotation marks.
  private static func delimiter(of line: ArraySlice<UInt8>) -> UInt8 {
    var counts = delimiters.map { _ in 0 }
    var isQuoted = false
    for byte in line {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if !isQuoted, let place = delimiters.firstIndex(of: byte) { counts[place] += 1 }
    }
    return delimiters[counts.indices.max { counts[$0] < counts[$1] || counts[$0] == counts[$1] && $0 > $1 } ?? 0]
  }

  /// The cells of the next row; nil at the end.
  ///
  /// An empty line is a row with an empty cell.
  package mutating func next() throws(MalformedFile) -> [Cell]? {
    guard index < bytes.count else { return nil }
    rows += 1
    guard rows <= Self.rowLimit else { throw MalformedFile("more than \(Self.rowLimit) rows", at: index) }
    var cells: [Cell] = []
    while true {
      guard cells.count < Self.columnLimit else {
        throw MalformedFile("more than \(Self.columnLimit) columns", at: index)
      }
      cells.append(try cell())
      guard index < bytes.count, bytes[index] == delimiter else { break }
      index += 1
    }
    skipLineEnd()
    return cells
  }

  private mutating func cell() throws(MalformedFile) -> Cell {
    let start = index
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
      while index < bytes.count, bytes[index] != delimiter, !bytes[index].isLineEnd { index += 1 }
      return Cell(text: String(decoding: bytes[start..<index], as: UTF8.self), offset: start)
    }
    index += 1
    var text: [UInt8] = []
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      let following = index < bytes.count ? bytes[index] : nil
      if byte == UInt8(ascii: "\""), following == byte {
        index += 1
      } else if byte == UInt8(ascii: "\"") {
        guard following.map({ $0 == delimiter || $0.isLineEnd }) ?? true else {
          throw MalformedFile(
            "text behind the quotation mark that ends the cell", "Write a quotation mark within a cell twice.",
            at: index)
        }
        return Cell(text: String(decoding: text, as: UTF8.self), offset: start)
      } else if byte == UInt8(ascii: "\r"), following == UInt8(ascii: "\n") {
        continue
      }
      text.append(byte)
    }
    throw MalformedFile("the quotation mark that begins the cell is not closed", at: start)
  }

  private mutating func skipLineEnd() {
    guard index < bytes.count else { return }
    index += bytes[index...].starts(with: "\r\n".utf8) ? 2 : 1
  }
}

extension UInt8 {
  fileprivate var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
