/// How one line of a pipe table is read (GitHub Flavored Markdown, section “Tables”).
enum TableSyntax {
  enum Alignment {
    case left, center, right
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (0x09...0x0C).contains(byte) && byte != 0x0A
  }

  /// The columns of a delimiter row such as `| :-- | --- |`, or nil when the line is none.
  static func delimiterRow(_ bytes: [UInt8], _ line: Range<Int>) -> [Alignment?]? {
    var offset = line.lowerBound
    func skipBlanks() {
      while offset < line.upperBound, isBlank(bytes[offset]) { offset += 1 }
    }
    func skip(_ byte: UInt8) -> Bool {
      guard offset < line.upperBound, bytes[offset] == byte else { return false }
      offset += 1
      return true
    }
    var columns: [Alignment?] = []
    skipBlanks()
    var hasPipe = skip(UInt8(ascii: "|"))
    let beginsWithPipe = hasPipe
    /// Python-Markdown lets hyphens have blanks between them; without a pipe in front, the line would be a list.
    func skipHyphens() {
      while true {
        while skip(UInt8(ascii: "-")) {}
        let end = offset
        skipBlanks()
        guard beginsWithPipe, offset > end, skip(UInt8(ascii: "-")) else {
          offset = end
          return
        }
      }
    }
    repeat {
      skipBlanks()
      // A pipe at the end opens no further column.
      if offset == line.upperBound, !columns.isEmpty { return columns }
      let left = skip(UInt8(ascii: ":"))
      guard skip(UInt8(ascii: "-")) else { return nil }
      skipHyphens()
      let right = skip(UInt8(ascii: ":"))
      columns.append(left ? (right ? .center : .left) : (right ? .right : nil))
      skipBlanks()
      hasPipe = skip(UInt8(ascii: "|"))
    } while hasPipe
    return offset == line.upperBound ? columns : nil
  }

  /// Whether a line could be a delimiter row, decided at its first byte for nearly all lines.
  static func mayBeDelimiterRow(_ bytes: [UInt8], _ line: Range<Int>) -> Bool {
    var hasMark = false
    for byte in bytes[line] {
      switch byte {
      case UInt8(ascii: "|"), UInt8(ascii: ":"): hasMark = true
      case UInt8(ascii: "-"): continue
      default: guard isBlank(byte) else { return false }
      }
    }
    return hasMark
  }

  /// The cells of a row without the blanks around them.
  ///
  /// A pipe behind a backslash is part of its cell.
  static func cells(_ bytes: [UInt8], _ line: Range<Int>) -> [Range<Int>] {
    var cells: [Range<Int>] = []
    var start = line.lowerBound
    while start < line.upperBound, isBlank(bytes[start]) { start += 1 }
    if start < line.upperBound, bytes[start] == UInt8(ascii: "|") { start += 1 }
    var offset = start
    while offset < line.upperBound {
      if bytes[offset] == UInt8(ascii: "|"), offset == start || bytes[offset - 1] != UInt8(ascii: "\\") {
        cells.append(trimmed(bytes, start..<offset))
        start = offset + 1
      }
      offset += 1
    }
    let last = trimmed(bytes, start..<line.upperBound)
    if !last.isEmpty { cells.append(last) }
    return cells
  }

  private static func trimmed(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, isBlank(bytes[start]) { start += 1 }
    while end > start, isBlank(bytes[end - 1]) { end -= 1 }
    return start..<end
  }
}
