import Diagnostics

/// A paragraph that holds a table, taken apart.
struct PipeTable {
  /// The paragraph (or the heading that libcmark takes it for when `---` follows).
  let node: CommonMarkNode
  /// Line in the sheet of the lines before the header row, which are a paragraph of their own.
  let paragraph: Int?
  let alignments: [TableSyntax.Alignment?]
  /// Row by row, the header first: lines in the sheet, nil for empty cells.
  let cells: [Int?]
  /// Whether a line across the page follows.
  let precedesBreak: Bool

  var firstSheetLine: Int? { paragraph ?? cells.lazy.compactMap { $0 }.first }
}

/// Finds the tables of a page among the paragraphs that libcmark makes of them.
///
/// Differences from GitHub's own parser, all on lines directly behind a table that neither begin with a pipe nor follow
/// a blank line: a lazy line, a line indented like code, a numbered item that does not begin with 1, and HTML that
/// cannot end a paragraph are further rows here, where GitHub begins a new block.
struct TableFinder {
  private let text: PageText
  /// Whether pipes in code divide no cells.
  private let keepsCode: Bool
  /// Whether the row of hyphens may have another number of cells than the header.
  private let allowsUneven: Bool
  private(set) var sheet = TableSheet()
  private(set) var tables: [PipeTable] = []
  private(set) var isTooLarge: SourceLocation?
  private(set) var findings = TableFindings()
  private var cellCount = 0
  /// Lines that may be delimiter rows, and how many of them lie behind.
  private let candidates: [Int]
  private var candidate = 0
  private var containers: [Container] = []

  private struct Container {
    let node: CommonMarkNode
    /// Columns of indentation of a list item's content, nil for quotes and lists.
    let indent: Int?
    let isQuote: Bool
    let startLine: Int
  }

  init(_ text: PageText, keepsCode: Bool, allowsUneven: Bool) {
    (self.text, self.keepsCode, self.allowsUneven) = (text, keepsCode, allowsUneven)
    candidates = (1...max(text.lineCount, 1)).filter { line in
      let start = text.contentStart(line, quotes: .max).offset
      return TableSyntax.mayBeDelimiterRow(text.bytes, start..<text.lineRange(line).upperBound)
    }
  }

  /// Looks only into blocks around the lines that may be delimiter rows; without any it does nothing.
  mutating func find(in root: CommonMarkNode) {
    guard !candidates.isEmpty else { return }
    var next = root.firstChild
    while let node = next {
      switch node.kind {
      case .paragraph, .heading: take(node)
      case .blockQuote, .list, .item:
        if holdsCandidate(node), let child = node.firstChild {
          enter(node)
          next = child
          continue
        }
      default: break
      }
      next = node.next
      while next == nil, let container = containers.popLast() { next = container.node.next }
    }
    if !tables.isEmpty { sheet.addDefinitions(of: text) }
  }

  private mutating func holdsCandidate(_ node: CommonMarkNode) -> Bool {
    let start = node.startLine
    while candidate < candidates.count, candidates[candidate] <= start { candidate += 1 }
    return candidate < candidates.count && candidates[candidate] <= node.endLine
  }

  private mutating func enter(_ node: CommonMarkNode) {
    let line = node.startLine
    var indent: Int?
    if node.kind == .item {
      text.bytes.withUnsafeBufferPointer { bytes in
        var cursor = BlockLine(bytes, text.lineRange(line))
        _ = consumeContainers(&cursor, line: line)
        indent = cursor.consumeItem()
      }
    }
    containers.append(
      Container(node: node, indent: indent, isQuote: node.kind == .blockQuote, startLine: line))
  }

  /// Reads the marks and indentation of all containers around; false for a lazy line.
  private func consumeContainers(_ cursor: inout BlockLine, line: Int) -> Bool {
    for container in containers {
      if container.isQuote {
        guard cursor.consumeQuote() else { return false }
      } else if let indent = container.indent {
        guard container.startLine == line ? cursor.consumeItem() != nil : cursor.consumeIndent(indent) else {
          return false
        }
      }
    }
    return true
  }

  private func isLazy(_ line: Int) -> Bool {
    text.bytes.withUnsafeBufferPointer { bytes in
      var cursor = BlockLine(bytes, text.lineRange(line))
      return !consumeContainers(&cursor, line: line)
    }
  }

  // MARK: One paragraph

  private mutating func take(_ node: CommonMarkNode) {
    guard holdsCandidate(node) else { return }
    let quotes = containers.count { $0.isQuote }
    func content(_ line: Int) -> Range<Int> {
      text.contentStart(line, quotes: quotes).offset..<text.lineRange(line).upperBound
    }
    // As on GitHub, only the first delimiter row of a paragraph is given a chance.
    var delimiterRow: (line: Int, alignments: [TableSyntax.Alignment?])?
    for line in candidates[candidate...].prefix(while: { $0 <= node.endLine }) where !isLazy(line) {
      guard let alignments = TableSyntax.delimiterRow(text.bytes, content(line)) else { continue }
      delimiterRow = (line, alignments)
      break
    }
    guard let (delimiterLine, delimiters) = delimiterRow else { return }
    var alignments = delimiters
    let start = node.startLine
    let headerLine = delimiterLine - 1
    let headerStart =
      headerLine == start
      ? text.lineRange(start).lowerBound + node.startColumn - 1 : content(headerLine).lowerBound
    let header = TableSyntax.cells(
      text.bytes, headerStart..<text.lineRange(headerLine).upperBound, keepsCode: keepsCode)
    if header.count != alignments.count {
      let arePiped =
        text.bytes[content(delimiterLine)].contains(UInt8(ascii: "|"))
        && text.bytes[headerStart..<text.lineRange(headerLine).upperBound].contains(UInt8(ascii: "|"))
      if arePiped, allowsUneven {
        alignments = (0..<header.count).map { $0 < alignments.count ? alignments[$0] : nil }
      } else if arePiped {
        findings.reportUnequal(
          header: header.count, delimiters: alignments.count,
          at: headerStart..<text.lineRange(headerLine).upperBound, in: text)
      }
      guard header.count == alignments.count else { return }
    }

    var rows = [header]
    var lastLine = node.endLine
    while lastLine > delimiterLine, content(lastLine).isEmpty { lastLine -= 1 }
    let precedesBreak = node.kind == .heading && lastLine > delimiterLine && isBreak(content(lastLine))
    if precedesBreak { lastLine -= 1 }
    for line in stride(from: delimiterLine + 1, through: lastLine, by: 1) {
      rows.append(TableSyntax.cells(text.bytes, content(line), keepsCode: keepsCode))
    }
    cellCount += rows.count * alignments.count
    guard cellCount <= PageLimits.tableCells else {
      isTooLarge = isTooLarge ?? text.location(text.lineRange(headerLine))
      return
    }

    var paragraph: Int?
    if headerLine > start {
      let first = text.lineRange(start).lowerBound + node.startColumn - 1..<text.lineRange(start).upperBound
      paragraph = sheet.addParagraph([first] + (start + 1..<headerLine).map(content), of: text)
    }
    var cells: [Int?] = []
    cells.reserveCapacity(rows.count * alignments.count)
    var surplus = TableFindings.Surplus()
    for row in rows {
      surplus.add(row.dropFirst(alignments.count))
      for column in alignments.indices {
        let isFilled = column < row.count && !row[column].isEmpty
        cells.append(isFilled ? sheet.addCell(row[column], of: text) : nil)
      }
    }
    findings.report(surplus, columns: alignments.count, in: text)
    tables.append(
      PipeTable(
        node: node, paragraph: paragraph, alignments: alignments, cells: cells, precedesBreak: precedesBreak))
  }

  /// Whether the line that made libcmark take a table for a heading is a line across the page without it.
  private func isBreak(_ line: Range<Int>) -> Bool {
    text.bytes[line].starts(with: "---".utf8)
  }
}
