/// Text inside a file that may be indented or quoted there: front matter, or the content of a fence.
///
/// Knows where each of its lines starts in the file, so that findings in the text have locations in the file.
package struct SourceExcerpt: Sendable, Hashable {
  /// Path of the file that contains it.
  package let path: String
  /// The text, with the container's indentation and quote marks removed; lines end with LF.
  package let bytes: [UInt8]
  private let lines: [Line]
  /// Where the file ends.
  ///
  /// Its last line may lack the line feed that the text ends with.
  private let fileEnd: Int
  /// Whether the file has it in TOML, of which the text is made.
  package let isTOML: Bool

  /// Where a line starts in the excerpt and in the file.
  package struct Line: Sendable, Hashable {
    package var offset: Int
    package var fileOffset: Int

    package init(offset: Int, fileOffset: Int) {
      self.offset = offset
      self.fileOffset = fileOffset
    }
  }

  /// Creates an excerpt from its text and the positions of its lines, one for each line of the text, in order.
  ///
  /// - Parameter fileEnd: the size of the file; nothing in the excerpt is mapped to a position after it.
  package init(path: String, bytes: [UInt8], lines: [Line], fileEnd: Int = .max, isTOML: Bool = false) {
    self.path = path
    self.isTOML = isTOML
    self.bytes = bytes
    self.fileEnd = fileEnd
    self.lines = lines.isEmpty ? [Line(offset: 0, fileOffset: 0)] : lines
  }

  /// An unchanged range of a file, for front matter and whole files.
  package init(_ range: SourceRange, of file: SourceFile) {
    let first = file.line(at: range.lowerBound)
    var lines = [Line(offset: 0, fileOffset: range.lowerBound)]
    var line = first + 1
    while line <= file.lineCount, file.lineRange(line).lowerBound < range.upperBound {
      let start = file.lineRange(line).lowerBound
      lines.append(Line(offset: start - range.lowerBound, fileOffset: start))
      line += 1
    }
    self.init(path: file.path, bytes: Array(file.bytes[range]), lines: lines)
  }

  /// The offset in the file of an offset in the excerpt.
  package func fileOffset(_ offset: Int) -> Int {
    let line = lines[lineIndex(at: offset)]
    return min(line.fileOffset + offset - line.offset, fileEnd)
  }

  /// The range in the file of a range in the excerpt.
  package func fileRange(_ range: SourceRange) -> SourceRange {
    let index = lineIndex(at: range.lowerBound)
    let line = lines[index]
    let start = min(line.fileOffset + range.lowerBound - line.offset, fileEnd)
    guard range.upperBound > range.lowerBound else { return start..<start }
    // Nearly all ranges end in the line that they begin in.
    let isInLine = index + 1 == lines.count || range.upperBound <= lines[index + 1].offset
    let last = isInLine ? line.fileOffset + range.upperBound - line.offset : fileOffset(range.upperBound - 1) + 1
    return start..<max(min(last, fileEnd), start)
  }

  /// The location in the file of a range in the excerpt.
  package func location(_ range: SourceRange) -> SourceLocation {
    SourceLocation(path: path, range: fileRange(range))
  }

  /// The offset in the excerpt of a line and a column in Unicode scalars, both counted from 1; clamped to the
  /// excerpt.
  package func offset(line: Int, scalarColumn: Int) -> Int {
    let index = min(max(line - 1, 0), lines.count - 1)
    var offset = lines[index].offset
    let end = index + 1 < lines.count ? lines[index + 1].offset : bytes.count
    var remaining = scalarColumn - 1
    while remaining > 0, offset < end {
      offset += 1
      while offset < end, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      remaining -= 1
    }
    return offset
  }

  private func lineIndex(at offset: Int) -> Int {
    var (low, high) = (0, lines.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle].offset <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
