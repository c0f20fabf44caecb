/// A line as in the block structure of CommonMark: read mark by mark, with tab stops every four columns.
struct BlockLine {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let end: Int
  /// The next byte that is not a blank, and its column.
  private(set) var offset: Int
  private var offsetColumn: Int
  /// Where the blanks in front of it begin.
  private var blanks: (offset: Int, column: Int)
  /// How far the line has been read; may lie within a tab.
  private var column = 0
  private var tail: (marker: UInt8, start: Int)?

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    self.bytes = bytes
    end = range.upperBound
    offset = range.lowerBound
    offsetColumn = 0
    blanks = (range.lowerBound, 0)
    skipBlanks()
  }

  /// The rest of the line, without leading blanks.
  var rest: Slice<UnsafeBufferPointer<UInt8>> { bytes[offset..<end] }
  var isBlank: Bool { offset == end }
  /// Columns of blanks that have not been read.
  var indent: Int { offsetColumn - column }

  /// What has not been read with its blanks: columns that are left of a tab, and where the bytes behind them begin.
  var remainder: (columns: Int, offset: Int) {
    var (index, reached) = blanks
    while index < offset, reached < column {
      reached = bytes[index] == UInt8(ascii: "\t") ? reached + 4 - reached % 4 : reached + 1
      index += 1
    }
    return (max(reached - column, 0), index)
  }

  private mutating func skipBlanks() {
    while offset < end {
      if bytes[offset] == UInt8(ascii: " ") {
        offsetColumn += 1
      } else if bytes[offset] == UInt8(ascii: "\t") {
        offsetColumn += 4 - offsetColumn % 4
      } else {
        return
      }
      offset += 1
    }
  }

  /// Reads bytes that are no blanks.
  mutating func advance(_ count: Int) {
    offset += count
    offsetColumn += count
    column = offsetColumn
    blanks = (offset, offsetColumn)
    skipBlanks()
  }

  /// Reads the mark of a quote and the blank after it.
  mutating func consumeQuote() -> Bool {
    guard indent < 4, offset < end, bytes[offset] == UInt8(ascii: ">") else { return false }
    advance(1)
    if indent > 0 { column += 1 }
    return true
  }

  /// Reads the indentation of the content of a list item; a blank line always belongs to the item.
  mutating func consumeIndent(_ count: Int) -> Bool {
    if isBlank { return true }
    guard indent >= count else { return false }
    column += count
    return true
  }

  /// Reads a list marker and the blanks after it.
  ///
  /// - Returns: the number of columns by which the content of the item is indented.
  mutating func consumeItem() -> Int? {
    guard indent < 4, let width = markerWidth, !isThematicBreak() else { return nil }
    let before = indent
    advance(width)
    let padding = isBlank || indent > 4 ? 1 : indent
    if !isBlank { column += padding }
    return before + width + padding
  }

  /// Bytes of the list marker that the rest begins with.
  var markerWidth: Int? {
    guard offset < end else { return nil }
    var cursor = offset
    switch bytes[cursor] {
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"): break
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      while cursor < end, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[cursor]) { cursor += 1 }
      guard cursor - offset <= 9, cursor < end, bytes[cursor] == UInt8(ascii: ".") || bytes[cursor] == UInt8(ascii: ")")
      else { return nil }
    default: return nil
    }
    cursor += 1
    guard cursor == end || bytes[cursor] == UInt8(ascii: " ") || bytes[cursor] == UInt8(ascii: "\t") else { return nil }
    return cursor - offset
  }

  /// Whether the rest is a line across the page, which looks like nested lists.
  mutating func isThematicBreak() -> Bool {
    guard offset < end else { return false }
    let marker = bytes[offset]
    guard marker == UInt8(ascii: "-") || marker == UInt8(ascii: "*"), offset >= startOfTail(marker) else {
      return false
    }
    return rest.lazy.filter { $0 == marker }.prefix(3).count == 3
  }

  /// The start of the run of that marker and blanks at the end of the line.
  ///
  /// Found once per line, so that a line with many markers takes linear time.
  private mutating func startOfTail(_ marker: UInt8) -> Int {
    if let tail, tail.marker == marker { return tail.start }
    var start = end
    while start > offset,
      bytes[start - 1] == marker || bytes[start - 1] == UInt8(ascii: " ")
        || bytes[start - 1] == UInt8(ascii: "\t")
    {
      start -= 1
    }
    tail = (marker, start)
    return start
  }

  /// The marker and length of the fence that the rest opens.
  var openedFence: (marker: UInt8, length: Int)? {
    guard indent < 4, offset < end, bytes[offset] == UInt8(ascii: "`") || bytes[offset] == UInt8(ascii: "~") else {
      return nil
    }
    let marker = bytes[offset]
    let length = rest.prefix { $0 == marker }.count
    guard length >= 3 else { return nil }
    if marker == UInt8(ascii: "`"), rest.dropFirst(length).contains(marker) { return nil }
    return (marker, length)
  }

  /// Whether the rest closes a fence of that marker and length.
  func closesFence(_ marker: UInt8, _ length: Int) -> Bool {
    guard indent < 4 else { return false }
    let run = rest.prefix { $0 == marker }.count
    return run >= length && rest.dropFirst(run).allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }
}
