/// Lines of MDX, which has no indented code: indentation says only which list item a line is in.
///
/// Each line is written with the indentation of its item, whatever it has in the page:
///
///     1. Item                          1. Item
///
///         <Note>                          :::note
///               ```js             →
///               code                      ```js
///           ```                           code
///         </Note>                         ```
extension ForeignRewriter {
  /// A list item, or something else whose content is indented.
  struct OpenItem {
    /// Where its content begins in lines of the page, and in those that are written.
    let column: Int
    let written: Int
  }

  mutating func readMDXLine(_ start: Int) {
    let column = enterLine(start)
    if content == mdxFence { return removeLine() }
    if let codeEnd = CodeLines.end(&reader, at: content) {
      if Self.opensMDX(reader, at: content) {
        mdxFence = closingFence(before: codeEnd)
        return removeLine()
      }
      let isComment = reader.has("<!--", at: content)
      if "`~".utf8.contains(bytes[content]) { leaveHTMLBeforeLead() }
      copyMDXCode(content..<codeEnd, column)
      // What follows a comment can begin anything.
      followsBlank = isComment
      return
    }
    if isHeading(at: content) { leaveHTMLBeforeLead() }
    hasRemoved = false
    isTableRow = content < end && bytes[content] == UInt8(ascii: "|")
    isBehindText = content < end && isText(bytes[content])
    (copied, index) = (content, content)
    readText()
  }

  // MARK: Fences around MDX

  /// Whether a fence begins whose content is MDX, and not code: other programs for Markdown see code in it.
  static func opensMDX(_ reader: ForeignReader, at index: Int) -> Bool {
    guard index < reader.end, "`~".utf8.contains(reader.bytes[index]) else { return false }
    let line = reader.bytes[index..<reader.lineEnd(from: index)]
    let info = line.drop { $0 == line.first }.drop(while: ForeignReader.isBlank)
    return info.prefix { !ForeignReader.isSpace($0) }.elementsEqual("mdx-code-block".utf8)
  }

  /// Where the mark is that closes the fence at the content of the line; nil where nothing closes it.
  private func closingFence(before codeEnd: Int) -> Int? {
    let last = reader.trimmed(content..<codeEnd).upperBound
    let run = bytes[content..<last].reversed().prefix { $0 == bytes[content] }.count
    return run < 3 || last - run == content ? nil : last - run
  }

  /// Leaves a line away, as if it were blank.
  private mutating func removeLine() {
    hasChanged = true
    index = reader.lineEnd(from: content)
    copied = index
    lead = .page(index..<index)
    prefix = []
    endBlankLine()
  }

  private mutating func leaveHTMLBeforeLead() {
    let lead = lead
    leaveHTML()
    self.lead = lead
  }

  /// Finds the items that a line is in and those that it begins, and sets what it begins with.
  ///
  /// - Returns: the column at which its content begins.
  private mutating func enterLine(_ start: Int) -> Int {
    var (index, column) = skipBlanks(from: start, column: 0)
    let first = index
    leaveItems(at: first, column)
    let outer = items.last?.written ?? 0
    var written = outer
    // Where what is copied in front of the content ends.
    var leadEnd = first
    while items.count < Self.mostItems, let length = markLength(at: index) {
      (index, column, written) = (index + length, column + length, written + length)
      leadEnd = index
      guard !reader.isLineEnd(index) else {
        items.append(OpenItem(column: column + 1, written: written + 1))
        break
      }
      let (next, nextColumn) = skipBlanks(from: index, column: column)
      var nextWritten = skipBlanks(from: index, column: written).column
      leadEnd = next
      // More blanks would begin code.
      if nextWritten - written > 4 {
        leadEnd = index + 1
        nextWritten = skipBlanks(from: index, column: written, to: leadEnd).column
        hasChanged = true
      }
      (index, column, written) = (next, nextColumn, nextWritten)
      items.append(OpenItem(column: column, written: written))
      if leadEnd < next { break }
    }
    content = index
    if content < end, bytes[content] == UInt8(ascii: ">") {
      content = CodeLines.content(reader, from: content)
      leadEnd = content
    }
    lead = .page(first..<leadEnd, indent: outer)
    prefix = [UInt8](repeating: 0x20, count: written)
    prefix += bytes[index..<content].map { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "\t") ? $0 : 0x20 }
    if first - start != outer || bytes[start..<first].contains(0x09) { hasChanged = true }
    if items.count < Self.mostItems, opensBody(at: index) {
      items.append(OpenItem(column: column + 4, written: written + 4))
    }
    return column
  }

  /// Items within items that are told apart.
  private static let mostItems = 50

  /// Leaves the items that a line is not in, by its column.
  private mutating func leaveItems(at first: Int, _ column: Int) {
    if let frame = frames.last, reader.has("</", at: first), reader.string(endOf: first) == frame.key.name {
      return items.removeLast(max(items.count - frame.depth, 0))
    }
    guard let last = items.last, column < last.column else { return }
    // The text of a paragraph may go on anywhere.
    if isBehindText, !followsBlank, markLength(at: first) == nil, isText(bytes[first]), !beginsFootnote(at: first) {
      return
    }
    if markLength(at: first) != nil {
      // Where the next item begins, nothing of the one before is open.
      while let frame = frames.last, frame.depth > 0, frame.depth <= items.count,
        items[frame.depth - 1].column > column
      {
        frames.removeLast()
        end(frame)
      }
    }
    // What is open in an item ends in it.
    let fewest = frames.last?.depth ?? 0
    while items.count > fewest, let item = items.last, item.column > column { items.removeLast() }
  }

  /// Whether a byte begins text, and not a block of another kind.
  private func isText(_ byte: UInt8) -> Bool {
    ForeignReader.isLetter(byte) || byte >= 0x80 || (0x30...0x39).contains(byte) || "*_[(\"'`!".utf8.contains(byte)
  }

  /// Whether a footnote begins, which ends the one above: `[^1]: Text`.
  func beginsFootnote(at index: Int) -> Bool {
    guard reader.has("[^", at: index) else { return false }
    let label = bytes[(index + 2)..<end].prefix(100).prefix { $0 != UInt8(ascii: "]") && $0 > 0x20 }
    return !label.isEmpty && reader.has("]:", at: label.endIndex)
  }

  /// The length of the mark of a list item; nil where none is.
  private func markLength(at index: Int) -> Int? {
    guard index < end else { return nil }
    var length = 1
    switch bytes[index] {
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"): break
    case 0x30...0x39:
      let digits = bytes[index..<end].prefix(10).prefix { (0x30...0x39).contains($0) }
      guard digits.count < 10, digits.endIndex < end, ".)".utf8.contains(bytes[digits.endIndex]) else { return nil }
      length = digits.count + 1
    default: return nil
    }
    let next = index + length
    guard next >= end || ForeignReader.isSpace(bytes[next]), !isThematicBreak(at: index) else { return nil }
    return length
  }

  private func isThematicBreak(at index: Int) -> Bool {
    let mark = bytes[index]
    guard mark == UInt8(ascii: "-") || mark == UInt8(ascii: "*") else { return false }
    var marks = 0
    for byte in bytes[index..<end] {
      if byte == mark {
        marks += 1
      } else if byte == 0x0A {
        break
      } else if !ForeignReader.isSpace(byte) {
        return false
      }
    }
    return marks >= 3
  }

  /// Where the blanks end that begin at an offset, and in which column; tabs go to multiples of four.
  func skipBlanks(from start: Int, column: Int, to last: Int? = nil) -> (offset: Int, column: Int) {
    var (index, column) = (start, column)
    let last = last ?? end
    while index < last, ForeignReader.isBlank(bytes[index]) {
      column = bytes[index] == 0x09 ? (column / 4 + 1) * 4 : column + 1
      index += 1
    }
    return (index, column)
  }
}
