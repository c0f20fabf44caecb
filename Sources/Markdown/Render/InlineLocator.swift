import Diagnostics

/// Finds inlines of a page's paragraph or heading in the file.
///
/// libcmark 0.30.2 counts columns as if every line of a paragraph began in the column of the first, forgets lines that
/// end in a backslash or lie within a link's destination, and counts the columns of autolinks from the beginning of the
/// paragraph. So each place is checked against what ought to stand there, and what is not found there is looked for in
/// the lines that follow.
struct InlineLocator {
  private let text: PageText
  private let firstLine: Int
  private let firstColumn: Int
  private let firstStart: Int
  private let lastLine: Int
  private let quotes: Int
  /// How many lines libcmark has been found to lag behind.
  private var lag = 0
  /// A line, and where it begins in the paragraph's text as libcmark has it.
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

  /// The range of a link, an image or inline HTML, or of its line where it cannot be found.
  ///
  /// - Parameters:
  ///   - needle: bytes that its source holds unless it is written with escapes.
  ///   - searches: how often may still be searched on the page.
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

  /// A place behind the end of a line whose backslash libcmark has overlooked.
  private func offset(beyond line: Int, _ position: Int) -> Int? {
    guard position >= 0, line < lastLine, text.bytes[text.lineRange(line)].last == UInt8(ascii: "\\") else {
      return nil
    }
    let offset = contentStart(line + 1) + position - length(line)
    return text.lineRange(line + 1).contains(offset) ? offset : nil
  }

  /// Where a position in the paragraph's text stands; for autolinks.
  private mutating func offset(position: Int, near line: Int) -> Int? {
    guard line >= firstLine, line <= lastLine else { return nil }
    // Inlines come nearly in order, so that the cursor makes small steps.
    while cursor.line < line { cursor = (cursor.line + 1, cursor.position + length(cursor.line)) }
    while cursor.line > line { cursor = (cursor.line - 1, cursor.position - length(cursor.line - 1)) }
    let offset = contentStart(line) + position - cursor.position
    return text.lineRange(line).contains(offset) ? offset : nil
  }

  /// Bytes of a line in the paragraph's text, where all lines end in one.
  private func length(_ line: Int) -> Int {
    text.lineRange(line).upperBound - contentStart(line) + 1
  }

  /// How many lines at the beginning of the paragraph define links; libcmark takes them out and counts on from there.
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

  /// How often an inline that is not where it should be is looked for, and how far; a page made for the purpose has
  /// hundreds of thousands of them.
  static let searchesPerPage = 200
  private static let searchedLines = 8
  private static let searchedBytes = 2_000
  private static let comparedBytes = 32

  /// The next line that holds certain bytes, or the line itself when none does.
  private func search(_ needle: UnsafeBufferPointer<UInt8>, from first: Int) -> Int {
    let lines = first...min(first + Self.searchedLines, lastLine)
    guard !needle.isEmpty else { return first }
    return lines.first { holds(needle, in: contentStart($0)..<text.lineRange($0).upperBound) } ?? first
  }

  private func holds(_ url: UnsafeBufferPointer<UInt8>, in range: SourceRange) -> Bool {
    // What libcmark puts before the address of `<a@example.org>` is not in the source.
    let needle = (url.starts(with: "mailto:".utf8) ? url[7...] : url[...]).prefix(Self.comparedBytes)
    let end = min(range.upperBound, range.lowerBound + Self.searchedBytes) - needle.count
    guard let first = needle.first else { return true }
    guard range.lowerBound <= end else { return false }
    return (range.lowerBound...end).contains { start in
      text.bytes[start] == first && text.bytes[start..<start + needle.count].elementsEqual(needle)
    }
  }
}
