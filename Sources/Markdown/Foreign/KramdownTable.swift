/// A table that kramdown reads and GitHub does not: without a header row, or with a delimiter row that has fewer columns
/// than the header row, such as `|-`.
///
/// kramdown makes a table of any lines with a pipe. Here, all lines must begin with one.
struct KramdownTable {
  /// The lines to write above a line, or in its place, that make its block a table to GitHub, too.
  let lines: [String]
  let replacesLine: Bool

  /// - Parameters:
  ///   - start: where the line begins.
  ///   - body: what is read of the bytes.
  /// - Returns: nil if the line is not part of such a table, or needs nothing.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int, in body: Range<Int>) {
    guard let row = Row(bytes, at: start, end: body.upperBound) else { return nil }
    if Self.beginsBlock(bytes, at: start, in: body) {
      if row.isDelimiter, Self.isAboveHeader(bytes, row, in: body) {
        (lines, replacesLine) = ([], true)
        return
      }
      guard let columns = Self.columns(bytes, from: row, in: body) else { return nil }
      let head = "|" + String(repeating: "  |", count: columns)
      lines = [head, Self.delimiterRow(row.isDelimiter ? row.marks(in: bytes) : [], columns)]
      replacesLine = row.isDelimiter
      return
    }
    guard row.isDelimiter, start > body.lowerBound else { return nil }
    let lineAbove = Self.lineStart(bytes, before: start - 1, in: body)
    guard let header = Row(bytes, at: lineAbove, end: body.upperBound), !header.isDelimiter,
      Self.beginsBlock(bytes, at: lineAbove, in: body) || Self.isBehindFirstRule(bytes, at: lineAbove, in: body)
    else { return nil }
    let delimiters = bytes[row.range].filter { $0 != UInt8(ascii: "\r") }
    if let columns = TableSyntax.delimiterRow(delimiters, 0..<delimiters.count)?.count, columns >= header.cells {
      return nil
    }
    let marks = row.marks(in: bytes)
    guard marks.count <= header.cells, header.cells > 1 else { return nil }
    lines = [Self.delimiterRow(marks, header.cells)]
    replacesLine = true
  }

  /// Whether a line begins a table that GitHub does not read as one.
  static func begins(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int, in body: Range<Int>) -> Bool {
    guard beginsBlock(bytes, at: start, in: body), let row = Row(bytes, at: start, end: body.upperBound) else {
      return false
    }
    let next = row.range.upperBound + 1
    return KramdownTable(bytes, at: start, in: body) != nil
      || next < body.upperBound && KramdownTable(bytes, at: next, in: body) != nil
  }

  /// Whether a line begins a block to kramdown: behind a blank line, or behind attributes on a line of their own.
  static func beginsBlock(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int, in body: Range<Int>) -> Bool {
    guard start > body.lowerBound else { return true }
    let least = max(body.lowerBound, start - 1 - longestBehind)
    var index = start - 1
    while index > least, ForeignReader.isBlank(bytes[index - 1]) || bytes[index - 1] == UInt8(ascii: "\r") {
      index -= 1
    }
    if index == body.lowerBound || bytes[index - 1] == UInt8(ascii: "\n") { return true }
    guard bytes[index - 1] == UInt8(ascii: "}") else { return false }
    while index > least, bytes[index - 1] != UInt8(ascii: "\n") { index -= 1 }
    guard index == body.lowerBound || bytes[index - 1] == UInt8(ascii: "\n") else { return false }
    return bytes[index..<start].drop(while: ForeignReader.isBlank).starts(with: "{:".utf8)
  }

  /// How far a line is read toward its beginning.
  private static let longestBehind = 200

  /// Whether a rule begins a table whose second row is the header: kramdown ignores it.
  private static func isAboveHeader(
    _ bytes: UnsafeBufferPointer<UInt8>, _ rule: Row, in body: Range<Int>
  ) -> Bool {
    guard rule.isLong, rule.range.upperBound < body.upperBound,
      let header = Row(bytes, at: rule.range.upperBound + 1, end: body.upperBound), !header.isDelimiter,
      header.range.upperBound < body.upperBound,
      let next = Row(bytes, at: header.range.upperBound + 1, end: body.upperBound)
    else { return false }
    return next.isDelimiter
  }

  private static func isBehindFirstRule(
    _ bytes: UnsafeBufferPointer<UInt8>, at start: Int, in body: Range<Int>
  ) -> Bool {
    guard start > body.lowerBound else { return false }
    let above = lineStart(bytes, before: start - 1, in: body)
    return Row(bytes, at: above, end: body.upperBound)?.isDelimiter == true && beginsBlock(bytes, at: above, in: body)
  }

  /// Whether a line may be a rule between the rows of a table, to kramdown alone: two rows are above it.
  static func mayPartRows(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int, in body: Range<Int>) -> Bool {
    guard mayBeRule(bytes, at: start, in: body), isRule(bytes, at: start, in: body) else { return false }
    var line = start
    for _ in 0..<2 {
      guard line > body.lowerBound else { return false }
      line = lineStart(bytes, before: line - 1, in: body)
      guard bytes[line..<start].drop(while: { $0 == 0x20 }).first == UInt8(ascii: "|") else { return false }
    }
    return true
  }

  /// Whether a line begins like a rule: nearly all rows have text instead.
  private static func mayBeRule(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int, in body: Range<Int>) -> Bool {
    let text = bytes[start..<body.upperBound].first { $0 != 0x20 && $0 != UInt8(ascii: "|") }
    return text.map { "-=:+\t".utf8.contains($0) } ?? false
  }

  /// Whether a line is made of what parts rows, and of no short marks, which may say that cells are empty.
  static func isRule(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int, in body: Range<Int>) -> Bool {
    Row(bytes, at: start, end: body.upperBound).map { $0.isDelimiter && $0.isRule } ?? false
  }

  static func isDelimiter(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int, in body: Range<Int>) -> Bool {
    Row(bytes, at: start, end: body.upperBound)?.isDelimiter ?? false
  }

  /// How many columns a table without a header row has; nil if the block is not such a table.
  private static func columns(
    _ bytes: UnsafeBufferPointer<UInt8>, from first: Row, in body: Range<Int>
  ) -> Int? {
    var columns = first.isDelimiter ? first.marks(in: bytes).count : first.cells
    // A first row of single hyphens is text.
    guard first.isDelimiter ? first.isLong : first.isClosed else { return nil }
    var count = first.isDelimiter ? 0 : 1
    var next = first.range.upperBound + 1
    while next < body.upperBound, let row = Row(bytes, at: next, end: body.upperBound) {
      next = row.range.upperBound + 1
      // Further rules are between groups of rows.
      if row.isDelimiter, row.isRule, first.isDelimiter, count > 0 { continue }
      guard row.isClosed, !row.isDelimiter else { return nil }
      columns = max(columns, row.cells)
      count += 1
    }
    if next < body.upperBound {
      let rest = bytes[next..<body.upperBound].drop(while: ForeignReader.isBlank)
      guard
        rest.first.map({ $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) ?? true
          || rest.starts(with: "{:".utf8)
      else { return nil }
    }
    // A line alone may be a formula: |a| + |b|
    let isTable = first.isDelimiter ? count > 0 : count > 1 || first.cells > 1 && first.isPadded
    return isTable ? columns : nil
  }

  /// - Parameter marks: those of the columns, from the left.
  private static func delimiterRow(_ marks: [String], _ columns: Int) -> String {
    let others = [String](repeating: "---", count: max(columns - marks.count, 0))
    return "|" + (marks + others).joined(separator: "|") + "|"
  }

  private static func lineStart(
    _ bytes: UnsafeBufferPointer<UInt8>, before offset: Int, in body: Range<Int>
  ) -> Int {
    bytes[body.lowerBound..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? body.lowerBound
  }
}

extension KramdownTable {
  /// A line that begins with a pipe, as far as a table needs to know it.
  fileprivate struct Row {
    /// From the pipe to the end of the line.
    let range: Range<Int>
    let cells: Int
    /// Whether it ends with a pipe.
    let isClosed: Bool
    /// Whether blanks are behind its first pipe and in front of its last one.
    let isPadded: Bool
    /// Whether it holds only what delimiter rows are made of.
    let isDelimiter: Bool
    /// Whether it has two hyphens in a row.
    let isLong: Bool
    /// Whether it has three.
    let isRule: Bool

    init?(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int, end: Int) {
      var first = start
      while first < end, bytes[first] == 0x20 { first += 1 }
      guard first < end, bytes[first] == UInt8(ascii: "|") else { return nil }
      var index = first + 1
      var cells = 0
      var lastPipe = first
      var lastText = first
      var (hasHyphen, hasText, hasTwo, hasThree) = (false, false, false, false)
      while index < end, bytes[index] != UInt8(ascii: "\n") {
        switch bytes[index] {
        case UInt8(ascii: "|") where bytes[index - 1] != UInt8(ascii: "\\"):
          cells += 1
          (lastPipe, lastText) = (index, index)
        case UInt8(ascii: "-"), UInt8(ascii: "="):
          let isSecond = bytes[index - 1] == bytes[index]
          hasTwo = hasTwo || isSecond
          hasThree = hasThree || isSecond && bytes[index - 2] == bytes[index]
          (hasHyphen, lastText) = (true, index)
        case UInt8(ascii: ":"), UInt8(ascii: "+"): lastText = index
        case 0x20, 0x09, 0x0D: break
        default: (hasText, lastText) = (true, index)
        }
        index += 1
      }
      range = first..<index
      isClosed = lastPipe > first && lastText == lastPipe
      self.cells = isClosed ? cells : cells + 1
      isPadded = isClosed && bytes[first + 1] == 0x20 && bytes[lastPipe - 1] == 0x20
      isDelimiter = hasHyphen && !hasText
      (isLong, isRule) = (hasTwo, hasThree)
    }

    /// The columns of a delimiter row as GitHub writes them.
    func marks(in bytes: UnsafeBufferPointer<UInt8>) -> [String] {
      var marks: [String] = []
      var cell: [UInt8] = []
      for index in range.lowerBound + 1..<range.upperBound {
        switch bytes[index] {
        case UInt8(ascii: "|"), UInt8(ascii: "+"):
          marks.append(Self.mark(cell))
          cell = []
        case 0x20, 0x09, 0x0D: break
        case let byte: cell.append(byte)
        }
      }
      if !cell.isEmpty { marks.append(Self.mark(cell)) }
      return marks
    }

    private static func mark(_ cell: [UInt8]) -> String {
      let colon = UInt8(ascii: ":")
      let isRight = cell.count > 1 && cell.last == colon
      if cell.first == colon { return isRight ? ":-:" : ":--" }
      return isRight ? "--:" : "---"
    }
  }
}
