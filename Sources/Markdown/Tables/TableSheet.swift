import Diagnostics

/// The text of all tables of a page as one document for libcmark, which knows no tables.
///
/// Each cell becomes a heading `# cell #`: one line that can be nothing else and whose inlines are parsed as those of
/// a paragraph are. Paragraphs that a table has cut short are set again. The page itself follows where links of a
/// cell may be defined there.
struct TableSheet {
  private(set) var bytes: [UInt8] = []
  /// One for each line of the document before the page's own text.
  private var lines: [Line] = []
  private var mayNeedDefinitions = false

  private struct Line {
    /// Where its text is in the page.
    let offset: Int
    /// Where its text ends there.
    let end: Int
    /// The column of its text in the document, from 1.
    let column: Int
    /// Columns of pipes whose backslash was left out.
    let pipes: [Int]

    func offset(column: Int) -> Int {
      var (low, high) = (0, pipes.count)
      while low < high {
        let middle = (low + high) / 2
        if pipes[middle] <= column { low = middle + 1 } else { high = middle }
      }
      return offset + max(column - self.column, 0) + low
    }
  }

  /// Adds a cell that is not empty.
  ///
  /// - Returns: its line in the document, from 1.
  mutating func addCell(_ cell: Range<Int>, of text: PageText) -> Int {
    bytes += "# ".utf8
    var pipes: [Int] = []
    let start = bytes.count
    var offset = cell.lowerBound
    while offset < cell.upperBound {
      if text.bytes[offset] == UInt8(ascii: "\\"), offset + 1 < cell.upperBound,
        text.bytes[offset + 1] == UInt8(ascii: "|")
      {
        offset += 1
        pipes.append(3 + bytes.count - start)
      }
      mayNeedDefinitions = mayNeedDefinitions || text.bytes[offset] == UInt8(ascii: "[")
      bytes.append(text.bytes[offset])
      offset += 1
    }
    bytes += " #\n".utf8
    lines.append(Line(offset: cell.lowerBound, end: cell.upperBound, column: 3, pipes: pipes))
    return lines.count
  }

  /// Adds the lines of a paragraph, each without what is before its text.
  ///
  /// - Returns: the line in the document, from 1, with which the paragraph begins.
  mutating func addParagraph(_ paragraph: [Range<Int>], of text: PageText) -> Int {
    let first = lines.count + 1
    for (index, line) in paragraph.enumerated() {
      // Indented so far, a line goes on with its paragraph whatever it looks like.
      if index > 0 { bytes += "    ".utf8 }
      mayNeedDefinitions = mayNeedDefinitions || text.bytes[line].contains(UInt8(ascii: "["))
      bytes += text.bytes[line]
      bytes.append(UInt8(ascii: "\n"))
      lines.append(Line(offset: line.lowerBound, end: line.upperBound, column: 1, pipes: []))
    }
    bytes.append(UInt8(ascii: "\n"))
    let end = paragraph.last?.upperBound ?? 0
    lines.append(Line(offset: end, end: end, column: 1, pipes: []))
    return first
  }

  /// Adds the page, if something in the sheet may be a link that is defined there.
  mutating func addDefinitions(of text: PageText) {
    guard mayNeedDefinitions, text.contains(UInt8(ascii: "]"), UInt8(ascii: ":")) else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes += text.bytes[text.body]
  }

  /// Where the lines of a cell or paragraph stand in the page.
  func lineRanges(of node: CommonMarkNode) -> [SourceRange] {
    let first = max(node.startLine, 1) - 1
    return lines[min(first, lines.count)..<min(max(node.endLine, first), lines.count)].map {
      $0.offset..<$0.end
    }
  }

  /// Where a text of the document begins in the page, and where the line of the page ends.
  func start(of node: CommonMarkNode, in text: PageText) -> (offset: Int, lineEnd: Int)? {
    guard lines.indices.contains(node.startLine - 1) else { return nil }
    let offset = lines[node.startLine - 1].offset(column: node.startColumn)
    return (offset, text.lineRange(at: offset).upperBound)
  }

  /// Where a link, an image or inline HTML of the document is in the page.
  func range(of node: CommonMarkNode, in text: PageText) -> SourceRange {
    guard lines.indices.contains(node.startLine - 1) else { return text.lineRange(1) }
    let line = lines[node.startLine - 1]
    // libcmark counts the columns of autolinks from the beginning of the text.
    for shift in [0, line.column - 1] {
      let start = line.offset(column: node.startColumn + shift)
      let end = line.offset(column: node.endColumn + shift)
      if node.endLine == node.startLine, start < end, end < text.body.upperBound,
        "[!<".utf8.contains(text.bytes[start]), ")]>".utf8.contains(text.bytes[end])
      {
        return start..<end + 1
      }
    }
    return text.lineRange(at: line.offset)
  }
}
