/// The bytes of a file with its line starts: the only converter between offsets and columns.
///
/// cmark counts UTF-8 bytes, YAML counts Unicode scalars, and editors count UTF-16 units. Everything else in
/// Patternbook counts UTF-8 offsets from the first byte of the file, and uses this type if a person or a report needs
/// lines and columns.
package struct SourceFile: Sendable {
  /// Path relative to the project's root, with `/` between its parts.
  package let path: String
  package let bytes: [UInt8]
  /// Offset of the first byte of each line.
  ///
  /// Lines end with LF, CR LF or CR, as in CommonMark.
  private let lineStarts: [Int]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    self.lineStarts = Self.findLines(bytes)
  }

  package init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// A line and the columns within it, all counted from 1.
  package struct Position: Sendable, Hashable {
    package var line: Int
    /// In UTF-8 bytes.
    package var utf8Column: Int
    /// In Unicode scalars.
    package var scalarColumn: Int
    /// In UTF-16 code units.
    package var utf16Column: Int
  }

  /// Where the text begins: behind a byte order mark, if there is one.
  package var textStart: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// At least 1: an empty file has one empty line.
  package var lineCount: Int { lineStarts.count }

  /// The bytes of a line (counted from 1) without its line ending; lines past the end are empty.
  package func lineRange(_ line: Int) -> SourceRange {
    guard line >= 1 else { return 0..<0 }
    guard line <= lineStarts.count else { return bytes.count..<bytes.count }
    let start = lineStarts[line - 1]
    var end = line < lineStarts.count ? lineStarts[line] : bytes.count
    if line < lineStarts.count {
      end -= 1
      if end > start, bytes[end] == UInt8(ascii: "\n"), bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    }
    return start..<end
  }

  /// The line, counted from 1, that contains an offset.
  package func line(at offset: Int) -> Int {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// Line and columns of an offset; offsets outside the file are clamped.
  package func position(at offset: Int) -> Position {
    let offset = min(max(offset, 0), bytes.count)
    let line = line(at: offset)
    let start = lineStarts[line - 1]
    var (scalars, units) = (0, 0)
    for byte in bytes[start..<offset] where byte & 0xC0 != 0x80 {
      scalars += 1
      units += byte >= 0xF0 ? 2 : 1
    }
    return Position(
      line: line, utf8Column: offset - start + 1, scalarColumn: scalars + 1, utf16Column: units + 1)
  }

  /// Offset of a line and a column in UTF-8 bytes, both counted from 1, clamped to that line.
  package func offset(line: Int, utf8Column: Int) -> Int {
    let range = lineRange(line)
    return min(range.lowerBound + max(utf8Column, 1) - 1, range.upperBound)
  }

  /// The text of a range, with malformed UTF-8 replaced.
  package func text(_ range: SourceRange) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  private static func findLines(_ bytes: [UInt8]) -> [Int] {
    var starts = [0]
    starts.reserveCapacity(bytes.count / 40 + 1)
    bytes.withUnsafeBufferPointer { bytes in
      let raw = UnsafeRawBufferPointer(bytes)
      var index = 0
      while index < bytes.count {
        // Check eight bytes at a time as long as none is below U+0010, as line endings are.
        while index + 8 <= bytes.count {
          let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
          guard (word &- 0x1010_1010_1010_1010) & ~word & 0x8080_8080_8080_8080 == 0 else { break }
          index += 8
        }
        guard index < bytes.count else { break }
        let byte = bytes[index]
        index += 1
        if byte == UInt8(ascii: "\n") {
          starts.append(index)
        } else if byte == UInt8(ascii: "\r") {
          if index < bytes.count, bytes[index] == UInt8(ascii: "\n") { index += 1 }
          starts.append(index)
        }
      }
    }
    return starts
  }
}
