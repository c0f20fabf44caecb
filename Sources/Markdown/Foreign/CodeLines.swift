/// Code of a page, found without parsing it: fences, and HTML that holds code or text as it is.
enum CodeLines {
  /// The offset behind the code that begins with a line, or nil.
  ///
  /// - Parameter start: behind the marks of quotes and lists.
  static func end(_ reader: inout ForeignReader, at start: Int) -> Int? {
    guard start < reader.end else { return nil }
    switch reader.bytes[start] {
    case UInt8(ascii: "`"), UInt8(ascii: "~"): return endOfFence(&reader, at: start)
    case UInt8(ascii: "<"): return endOfHTML(&reader, at: start)
    default: return nil
    }
  }

  /// The offset behind the indentation of a line, and behind the marks of quotes and lists.
  static func content(_ reader: ForeignReader, from start: Int) -> Int {
    let (bytes, end) = (reader.bytes, reader.end)
    var index = start
    while index < end {
      switch bytes[index] {
      case 0x20, 0x09, UInt8(ascii: ">"): index += 1
      case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"):
        guard index + 1 < end, bytes[index + 1] == 0x20 else { return index }
        index += 2
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        var digits = index
        while digits < end, digits - index < 10, (0x30...0x39).contains(bytes[digits]) { digits += 1 }
        guard digits + 1 < end, bytes[digits] == UInt8(ascii: ".") || bytes[digits] == UInt8(ascii: ")"),
          bytes[digits + 1] == 0x20
        else { return index }
        index = digits + 2
      default: return index
      }
    }
    return index
  }

  private static func endOfFence(_ reader: inout ForeignReader, at start: Int) -> Int? {
    let (bytes, end) = (reader.bytes, reader.end)
    let marker = bytes[start]
    let length = bytes[start..<end].prefix { $0 == marker }.count
    guard length >= 3 else { return nil }
    var lineEnd = reader.lineEnd(from: start)
    if marker == UInt8(ascii: "`"), bytes[(start + length)..<lineEnd].contains(marker) { return nil }
    let fence = LineLead(reader, before: start)
    var item: Int?
    while lineEnd < end {
      let lineStart = lineEnd + 1
      let line = LineLead(reader, from: lineStart)
      lineEnd = reader.lineEnd(from: line.end)
      if !reader.isMDX {
        if line.quotes < fence.quotes { return min(lineStart, end) }
        if line.column < fence.column, line.end < lineEnd {
          let column = item ?? fence.itemColumn(&reader)
          if line.column < column { return lineStart }
          item = column
        }
      }
      // What is indented further than the fence is code, also if it looks like the end of one.
      let isWithin = !reader.isMDX && line.column > fence.column + 3
      let run = bytes[min(line.end, end)..<lineEnd].prefix { $0 == marker }.count
      if run >= length, !isWithin, bytes[(line.end + run)..<lineEnd].allSatisfy({ $0 <= 0x20 }) {
        return min(lineEnd + 1, end)
      }
    }
    return end
  }

  private static let elements: [StaticString] = ["script", "style", "pre", "textarea"]

  private static func endOfHTML(_ reader: inout ForeignReader, at start: Int) -> Int? {
    if reader.has("<!--", at: start) {
      // Not a comment to readers.
      if reader.has(CommentMarks.open, at: start) || TabComments.begins(reader, at: start) { return nil }
      guard let close = reader.find("-->", from: start + 4, reach: .max / 2) else { return nil }
      return reader.isLineEnd(close + 3) ? min(reader.lineEnd(from: close) + 1, reader.end) : nil
    }
    guard let element = elements.first(where: { begins(reader, with: $0, at: start + 1) }) else { return nil }
    return endTag(of: element, &reader, from: start).map { min(reader.lineEnd(from: $0) + 1, reader.end) }
  }

  /// Where the end tag of an element begins.
  static func endTag(of element: StaticString, _ reader: inout ForeignReader, from start: Int) -> Int? {
    var next = start
    while let bracket = reader.find("</", from: next, reach: 1_000_000) {
      next = bracket + 2
      if begins(reader, with: element, at: next) { return bracket }
    }
    reader.spend(next - start)
    return nil
  }

  /// Whether the name of a tag is at an offset.
  static func begins(_ reader: ForeignReader, with name: StaticString, at offset: Int) -> Bool {
    let end = offset + name.utf8CodeUnitCount
    guard end < reader.end else { return false }
    for index in 0..<name.utf8CodeUnitCount where reader.bytes[offset + index] | 0x20 != name.utf8Start[index] {
      return false
    }
    return !ForeignReader.isNamePart(reader.bytes[end])
  }
}

/// What a line begins with: blanks and marks of quotes, and in front of a given offset marks of lists, too.
private struct LineLead {
  let start: Int
  /// The offset behind it, and its column.
  private(set) var end: Int
  private(set) var column = 0
  /// How many marks of quotes are in it.
  private(set) var quotes = 0
  private var hasItem = false

  /// The blanks and marks of quotes that a line begins with.
  init(_ reader: ForeignReader, from start: Int) {
    (self.start, end) = (start, start)
    while end < reader.end, Self.isLead(reader.bytes[end]) { add(reader.bytes[end]) }
  }

  /// All that is in front of an offset on its line.
  init(_ reader: ForeignReader, before offset: Int) {
    var start = offset
    while start > 0, reader.bytes[start - 1] != UInt8(ascii: "\n"), offset - start < ForeignReader.longestInLine {
      start -= 1
    }
    (self.start, end) = (start, start)
    while end < offset { add(reader.bytes[end]) }
  }

  private static func isLead(_ byte: UInt8) -> Bool { ForeignReader.isBlank(byte) || byte == UInt8(ascii: ">") }

  private mutating func add(_ byte: UInt8) {
    end += 1
    column += byte == UInt8(ascii: "\t") ? 4 - column % 4 : 1
    if byte == UInt8(ascii: ">") { quotes += 1 } else if !ForeignReader.isBlank(byte) { hasItem = true }
  }

  /// The column where the content of the list item begins that the line is in; 0 for none.
  func itemColumn(_ reader: inout ForeignReader) -> Int {
    if hasItem { return column }
    guard !reader.isSpent else { return 0 }
    let bytes = reader.bytes
    let first = max(reader.start, start - ForeignReader.longest)
    var (lineStart, least) = (start, column)
    defer { reader.spend(start - lineStart) }
    while lineStart > first, least > 0 {
      let lineEnd = lineStart - 1
      lineStart = bytes[first..<lineEnd].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? first
      let lead = LineLead(reader, from: lineStart)
      guard lead.end < lineEnd, lead.column < least else { continue }
      var line = BlockLine(bytes, lead.end..<lineEnd)
      var (column, inner) = (lead.column, 0)
      while column < least, let width = line.consumeItem() {
        column += width
        if column <= least { inner = column }
      }
      if inner > 0 { return inner }
      least = lead.column
    }
    return 0
  }
}

/// Code between backticks.
struct CodeSpans {
  /// For each length of a run of backticks, up to where none closes it.
  private var unclosed: [Int: Int] = [:]

  /// The offset behind the code span that begins at an offset, or behind the backticks where none does.
  mutating func end(_ reader: ForeignReader, at start: Int) -> Int {
    let (bytes, end) = (reader.bytes, reader.end)
    let backtick = UInt8(ascii: "`")
    let length = bytes[start..<end].prefix { $0 == backtick }.count
    var index = start + length
    if let limit = unclosed[length], start < limit { return index }
    while index < end {
      if bytes[index] == backtick {
        let run = bytes[index..<end].prefix { $0 == backtick }.count
        index += run
        if run == length { return index }
      } else if bytes[index] == 0x0A, reader.isLineEnd(index + 1) {
        break
      } else {
        index += 1
      }
    }
    unclosed[length] = index
    return start + length
  }
}
