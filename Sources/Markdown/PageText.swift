import Diagnostics

/// The text of a page as libcmark gets it, and the mapping from libcmark's lines and columns to the file.
struct PageText {
  let file: SourceFile
  /// The bytes of the file, with placeholders for bytes that are not text; offsets are those of the file.
  let bytes: [UInt8]
  /// The Markdown, without byte order mark and front matter.
  let body: SourceRange
  /// Number of lines of the file before the body.
  private let linesBefore: Int

  init(file: SourceFile, bytes: [UInt8], body: SourceRange) {
    self.file = file
    self.bytes = bytes
    self.body = body
    linesBefore = file.line(at: body.lowerBound) - 1
  }

  var lineCount: Int { file.lineCount - linesBefore }

  /// The bytes of one of libcmark's lines (from 1) without its ending.
  func lineRange(_ line: Int) -> SourceRange {
    file.lineRange(line + linesBefore).clamped(to: body)
  }

  func location(_ range: SourceRange) -> SourceLocation {
    SourceLocation(path: file.path, range: range)
  }

  /// The start of the text of a paragraph line, after up to a number of quote marks, and how many marks are missing
  /// (a lazy line).
  func contentStart(_ line: Int, quotes: Int) -> (offset: Int, missing: Int) {
    let range = lineRange(line)
    var (offset, missing) = (range.lowerBound, quotes)
    while offset < range.upperBound {
      switch bytes[offset] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): offset += 1
      case UInt8(ascii: ">") where missing > 0:
        offset += 1
        missing -= 1
      default: return (offset, missing)
      }
    }
    return (offset, missing)
  }

  /// Where the text of a paragraph or heading begins, behind the mark of a heading.
  func contentStart(of block: CommonMarkNode) -> Int {
    let range = lineRange(block.startLine)
    let start = min(range.lowerBound + max(block.startColumn, 1) - 1, range.upperBound)
    guard block.kind == .heading else { return start }
    let mark = bytes[start..<range.upperBound].prefix { $0 == UInt8(ascii: "#") }
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    let blanks = bytes[mark.endIndex..<range.upperBound].prefix(while: isBlank)
    return mark.isEmpty || blanks.isEmpty ? start : blanks.endIndex
  }

  /// Whether the body holds two bytes in a row.
  func contains(_ first: UInt8, _ second: UInt8) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      let body = UnsafeBufferPointer(rebasing: bytes[body])
      var found: UInt8 = 0
      // Continue to the end, because the compiler vectorizes such a loop.
      for index in 1..<max(body.count, 1) {
        found |= (body[index &- 1] == first ? 1 : 0) & (body[index] == second ? 1 : 0)
      }
      return found != 0
    }
  }

  /// How often a byte occurs in the body.
  func count(of byte: UInt8) -> Int {
    bytes.withUnsafeBytes { bytes in
      let repeated = 0x0101_0101_0101_0101 &* UInt64(byte)
      var (count, index) = (0, body.lowerBound)
      while index + 8 <= body.upperBound {
        let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) ^ repeated
        // Sets the upper bit of each nonzero byte.
        let occupied = ((word & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7F7F_7F7F_7F7F_7F7F) | word | 0x7F7F_7F7F_7F7F_7F7F
        if occupied != .max { count += (~occupied).nonzeroBitCount }
        index += 8
      }
      while index < body.upperBound {
        count += bytes[index] == byte ? 1 : 0
        index += 1
      }
      return count
    }
  }
}
