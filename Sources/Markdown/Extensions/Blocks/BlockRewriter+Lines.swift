/// The lines that libcmark reads in place of the page's own.
extension BlockRewriter {
  /// Writes a line that opens no extended block.
  ///
  /// - Parameters:
  ///   - line: read up to the content of the blocks that go on.
  ///   - levels: how many of them there are.
  ///   - isCode: whether blanks are part of the content, as they stand.
  mutating func write(_ line: borrowing BlockLine, _ range: Range<Int>, levels: Int, isCode: Bool = false) {
    if isCode, !line.isBlank, stack[..<levels].contains(where: \.isBlock) {
      writeMarks(of: levels)
      let (columns, offset) = line.remainder
      writeBlanks(columns)
      writePiece(offset..<range.upperBound)
    } else {
      writeLead(line, range, to: line.offset, levels: levels)
      writePiece(line.offset..<range.upperBound)
    }
    endLine()
  }

  /// Writes what is before a place in a line: the marks of the blocks around, or the page's own bytes where none of
  /// them is an extended one.
  mutating func writeLead(_ line: borrowing BlockLine, _ range: Range<Int>, to end: Int, levels: Int) {
    guard stack[..<levels].contains(where: \.isBlock) else {
      writePiece(range.lowerBound..<end)
      return
    }
    writeMarks(of: levels)
    // A tab would reach less far behind the marks that have been put in.
    writeBlanks(line.indent)
    if line.offset < end { writePiece(line.offset..<end) }
  }

  /// Writes a blank line, which goes on with all extended blocks.
  mutating func writeBlank(_ range: Range<Int>) {
    if stack.contains(where: \.isBlock) {
      writeMarks(of: stack.count)
      while output.count > lineStart, output.last == UInt8(ascii: " ") { output.removeLast() }
      writePiece(range.upperBound..<range.upperBound)
    } else {
      writePiece(range)
    }
    endLine()
  }

  /// Writes a blank line, which ends a block of HTML above: nobody means a container to be part of that.
  mutating func writeBlankLine() {
    writeMarks(of: stack.count)
    while output.count > lineStart, output.last == UInt8(ascii: " ") { output.removeLast() }
    endLine()
  }

  /// Writes a comment, which ends the paragraphs and quotes above and is not a blank line.
  mutating func writeSeparator() {
    writeMarks(of: stack.count)
    output += "<!---->".utf8
    endLine()
    separators.insert(outputLine)
  }

  mutating func writeMarks(of levels: Int) {
    for level in stack[..<levels] {
      switch level {
      case .quote, .block: output += "> ".utf8
      case .item(let indent): writeBlanks(indent)
      }
    }
  }

  private mutating func writeBlanks(_ count: Int) {
    for _ in 0..<max(count, 0) { output.append(UInt8(ascii: " ")) }
  }

  /// Writes bytes of the page.
  mutating func writePiece(_ range: Range<Int>) {
    map.add(range, at: output.count)
    output.append(contentsOf: bytes[range])
  }

  mutating func endLine() {
    output.append(UInt8(ascii: "\n"))
    outputLine += 1
    lineStart = output.count
  }
}
