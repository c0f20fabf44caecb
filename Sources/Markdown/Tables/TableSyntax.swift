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
  ///
  /// - Parameter keepsCode: whether pipes in code are part of their cells, too.
  static func cells(_ bytes: [UInt8], _ line: Range<Int>, keepsCode: Bool = false) -> [Range<Int>] {
    var cells: [Range<Int>] = []
    var codes = (keepsCode ? code(in: bytes, line) : [])[...]
    var start = line.lowerBound
    while start < line.upperBound, isBlank(bytes[start]) { start += 1 }
    if start < line.upperBound, bytes[start] == UInt8(ascii: "|") { start += 1 }
    var offset = start
    while offset < line.upperBound {
      if let code = codes.first, offset >= code.lowerBound {
        codes.removeFirst()
        offset = max(offset, code.upperBound)
        continue
      }
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

  /// Where code is in a row, as Python-Markdown and kramdown find it before they divide the row.
  private static func code(in bytes: [UInt8], _ line: Range<Int>) -> [Range<Int>] {
    var runs: [(range: Range<Int>, isEscaped: Bool)] = []
    var offset = line.lowerBound
    var isEscaped = false
    while offset < line.upperBound {
      guard bytes[offset] == UInt8(ascii: "`") else {
        isEscaped = bytes[offset] == UInt8(ascii: "\\") && !isEscaped
        offset += 1
        continue
      }
      let end = bytes[offset..<line.upperBound].firstIndex { $0 != UInt8(ascii: "`") } ?? line.upperBound
      runs.append((offset..<end, isEscaped))
      (offset, isEscaped) = (end, false)
    }
    // For each run, the next one that is as long as what of it opens code.
    var closing = [Int?](repeating: nil, count: runs.count)
    var next: [Int: Int] = [:]
    for (index, run) in runs.enumerated().reversed() {
      closing[index] = next[run.range.count - (run.isEscaped ? 1 : 0)]
      next[run.range.count] = index
    }
    var codes: [Range<Int>] = []
    var index = 0
    while index < runs.count {
      if let close = closing[index] {
        codes.append(runs[index].range.lowerBound..<runs[close].range.upperBound)
        index = close
      }
      index += 1
    }
    return codes
  }

  private static func trimmed(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, isBlank(bytes[start]) { start += 1 }
    while end > start, isBlank(bytes[end - 1]) { end -= 1 }
    return start..<end
  }
}
