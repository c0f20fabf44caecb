/// Finds the lines and columns of many offsets in one file, each in constant time.
///
/// `SourceFile.position(at:)` counts from the start of the line, which is fast enough for a few look-ups. A report of
/// thousands of findings on one endless line would count that line thousands of times; this type counts the file
/// once.
package struct PositionIndex: Sendable {
  package let file: SourceFile
  /// How many scalars and UTF-16 units begin before every `step`th byte of the file.
  private let marks: [Count]

  private static let step = 512

  private struct Count: Sendable {
    var scalars = 0
    var units = 0
  }

  package init(_ file: SourceFile) {
    self.file = file
    var marks = [Count()]
    marks.reserveCapacity(file.bytes.count / Self.step + 1)
    var start = 0
    while start + Self.step <= file.bytes.count {
      marks.append(Self.count(file.bytes[start..<start + Self.step], after: marks[marks.count - 1]))
      start += Self.step
    }
    self.marks = marks
  }

  /// Line and columns of an offset, as in `SourceFile.position(at:)`.
  package func position(at offset: Int) -> SourceFile.Position {
    let offset = min(max(offset, 0), file.bytes.count)
    let line = file.line(at: offset)
    let start = file.lineRange(line).lowerBound
    let before = count(from: start, to: offset)
    return SourceFile.Position(
      line: line, utf8Column: offset - start + 1, scalarColumn: before.scalars + 1, utf16Column: before.units + 1)
  }

  private func count(from start: Int, to offset: Int) -> Count {
    // Most lines are shorter than what would be counted from the marks before their ends.
    if offset - start <= Self.step { return Self.count(file.bytes[start..<offset], after: Count()) }
    let (before, here) = (count(upTo: start), count(upTo: offset))
    return Count(scalars: here.scalars - before.scalars, units: here.units - before.units)
  }

  private func count(upTo offset: Int) -> Count {
    let mark = offset / Self.step
    return Self.count(file.bytes[mark * Self.step..<offset], after: marks[mark])
  }

  private static func count(_ bytes: ArraySlice<UInt8>, after base: Count) -> Count {
    var count = base
    for byte in bytes where byte & 0xC0 != 0x80 {
      count.scalars += 1
      count.units += byte >= 0xF0 ? 2 : 1
    }
    return count
  }
}
