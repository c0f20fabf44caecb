import Diagnostics

/// Finds the positions of inlines in the file.
///
/// libcmark 0.30.2 counts columns as if every line of a paragraph started in the column of the first, forgets lines
/// that end in a backslash or are within a link destination, and counts the columns of autolinks from the start of
/// the paragraph. So each position is checked against the expected bytes; if they are not there, the following lines
/// are searched.
struct InlineLocator {
  private let text: PageText
  private let firstLine: Int
  private let firstColumn: Int
  private let firstStart: Int
  private let lastLine: Int
  private let quotes: Int
  /// The number of lines by which libcmark is known to lag behind.
  private var lag = 0
  /// A line, and its start in the paragraph text of libcmark.
  private var cursor: (line: Int, position: Int)

  init(_ block: CommonMarkNode, of text: PageText, quotes: Int) {
    self.text = text
    self.quotes = quotes
    firstLine = block.startLine
    firstColumn = block.startColumn
    firstStart = text.contentStart(of: block)
    lastLine = max(block.endLine, firstLine)
    cursor = (firstLine, 0)
    lag = definitionLines
  }

  /// The range of a link, an image, or inline HTML, or of its line if it cannot be found.
  ///
  /// - Parameters:
  ///   - needle: bytes of its source, unless it is written with escapes.
  ///   - searches: the remaining number of searches on the page.
  mutating func range(
    of node: CommonMarkNode, needle: UnsafeBufferPointer<UInt8>, searches: inout Int
  ) -> SourceRange {
    if let range = reportedRange(of: node, needle) { return range }
    let line = node.startLine
    let expected = min(max(line + lag, firstLine), lastLine)
    guard searches > 0 else { return contentStart(expected)..<text.lineRange(expected).upperBound }
    searches -= 1
    let found = search(needle, from: expected)
    lag = found - line
    return reportedRange(of: node, needle) ?? contentStart(found)..<text.lineRange(found).upperBound
  }

  private mutating func reportedRange(
    of node: CommonMarkNode, _ needle: UnsafeBufferPointer<UInt8>
  ) -> SourceRange? {
    let (line, endLine) = (node.startLine + lag, node.endLine + lag)
    if let start = offset(line, node.startColumn), let end = offset(endLine, node.endColumn),
      looksRight(start, end, needle)
    {
      return start..<end + 1
    }
    if let start = offset(position: node.startColumn - 1, near: line),
      let end = offset(position: node.endColumn - 1, near: line), looksRight(start, end, needle)
    {
      return start..<end + 1
    }
    return nil
  }

  private func looksRight(_ start: Int, _ end: Int, _ needle: UnsafeBufferPointer<UInt8>) -> Bool {
    guard start < end, end < text.body.upperBound else { return false }
    switch (text.bytes[start], text.bytes[end]) {
    case (UInt8(ascii: "["), UInt8(ascii: "]")), (UInt8(ascii: "!"), UInt8(ascii: "]")): return true
    case (UInt8(ascii: "["), UInt8(ascii: ")")), (UInt8(ascii: "!"), UInt8(ascii: ")")),
      (UInt8(ascii: "<"), UInt8(ascii: ">")):
      return holds(needle, in: start..<end + 1)
    default: return false
    }
  }

  /// Where the bytes of a text stand, or nil where that is not certain.
  mutating func places(
    of node: CommonMarkNode, _ literal: UnsafeBufferPointer<UInt8>, searches: inout Int
  ) -> TextPlaces? {
    let line = node.startLine
    if let places = places(literal, line + lag, node.startColumn) { return places }
    guard searches > 0 else { return nil }
    searches -= 1
    for lag in 0..<Self.searchedLines where lag != self.lag {
      guard let places = places(literal, line + lag, node.startColumn) else { continue }
      self.lag = lag
      return places
    }
    return nil
  }

  private func places(_ literal: UnsafeBufferPointer<UInt8>, _ line: Int, _ column: Int) -> TextPlaces? {
    guard let start = offset(line, column) else { return nil }
    return text.bytes.withUnsafeBufferPointer { bytes in
      TextPlaces(literal, in: bytes, from: start, to: text.lineRange(at: start).upperBound)
    }
  }

  // MARK: libcmark's columns

  private func contentStart(_ line: Int) -> Int {
    line == firstLine ? firstStart : text.contentStart(line, quotes: quotes).offset
  }

  private func offset(_ line: Int, _ column: Int) -> Int? {
    guard line >= firstLine, line <= lastLine, column >= 1 else { return nil }
    let range = text.lineRange(line)
    let offset =
      line == firstLine ? range.lowerBound + column - 1 : contentStart(line) + column - firstColumn
    return range.contains(offset) ? offset : self.offset(beyond: line, offset - contentStart(line))
  }

  /// A position after the end of a line whose backslash libcmark has missed.
  private func offset(beyond line: Int, _ position: Int) -> Int? {
    guard position >= 0, line < lastLine, text.bytes[text.lineRange(line)].last == UInt8(ascii: "\\") else {
      return nil
    }
    let offset = contentStart(line + 1) + position - length(line)
    return text.lineRange(line + 1).contains(offset) ? offset : nil
  }

  /// The position in the file of a position in the paragraph text, for autolinks.
  private mutating func offset(position: Int, near line: Int) -> Int? {
    guard line >= firstLine, line <= lastLine else { return nil }
    // Inlines are almost in order, so the cursor makes small steps.
    while cursor.line < line { cursor = (cursor.line + 1, cursor.position + length(cursor.line)) }
    while cursor.line > line { cursor = (cursor.line - 1, cursor.position - length(cursor.line - 1)) }
    let offset = contentStart(line) + position - cursor.position
    return text.lineRange(line).contains(offset) ? offset : nil
  }

  /// Number of bytes of a line in the paragraph text, where all line endings have one byte.
  private func length(_ line: Int) -> Int {
    text.lineRange(line).upperBound - contentStart(line) + 1
  }

  /// Number of link definitions at the start of the paragraph; libcmark removes them and continues counting.
  private var definitionLines: Int {
    var line = firstLine
    while line < lastLine {
      let content = text.bytes[contentStart(line)..<text.lineRange(line).upperBound]
      guard content.first == UInt8(ascii: "["), let end = content.firstIndex(of: UInt8(ascii: "]")),
        end + 1 < content.endIndex, content[end + 1] == UInt8(ascii: ":")
      else { break }
      line += 1
    }
    return line - firstLine
  }

  // MARK: Searching

  /// Limits on searching for misplaced inlines: a malicious page can have hundreds of thousands of them.
  static let searchesPerPage = 200
  private static let searchedLines = 8
  private static let searchedBytes = 2_000
  private static let comparedBytes = 32

  /// The next line that contains certain bytes, or the line itself if none does.
  private func search(_ needle: UnsafeBufferPointer<UInt8>, from first: Int) -> Int {
    let lines = first...min(first + Self.searchedLines, lastLine)
    guard !needle.isEmpty else { return first }
    return lines.first { holds(needle, in: contentStart($0)..<text.lineRange($0).upperBound) } ?? first
  }

  private func holds(_ url: UnsafeBufferPointer<UInt8>, in range: SourceRange) -> Bool {
    // The prefix that libcmark adds to the address of `<a@example.org>` is not in the source.
    let needle = (url.starts(with: "mailto:".utf8) ? url[7...] : url[...]).prefix(Self.comparedBytes)
    let end = min(range.upperBound, range.lowerBound + Self.searchedBytes) - needle.count
    guard let first = needle.first else { return true }
    guard range.lowerBound <= end else { return false }
    return (range.lowerBound...end).contains { start in
      text.bytes[start] == first && text.bytes[start..<start + needle.count].elementsEqual(needle)
    }
  }
}
