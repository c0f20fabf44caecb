import Diagnostics

/// A page's text as libcmark is given it, and the way back from libcmark's lines and columns into the file.
struct PageText {
  let file: SourceFile
  /// The file's bytes, each as it stands or a stand-in for what is no text: offsets are those of the file.
  let bytes: [UInt8]
  /// The Markdown, without byte order mark and front matter.
  let body: SourceRange
  /// How many lines of the file come before the body.
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

  /// Where the text of a paragraph's line begins, behind the marks of up to so many quotes, and how many of them were
  /// missing (a lazy line).
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

  // Both loops add up instead of leaving early, because then the compiler makes vector code of them.

  /// Whether the body holds two bytes in a row.
  func contains(_ first: UInt8, _ second: UInt8) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      let body = UnsafeBufferPointer(rebasing: bytes[body])
      var found: UInt8 = 0
      for index in 1..<max(body.count, 1) {
        found |= (body[index &- 1] == first ? 1 : 0) & (body[index] == second ? 1 : 0)
      }
      return found != 0
    }
  }

  /// How often a byte occurs in the body.
  func count(of byte: UInt8) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var count = 0
      for other in UnsafeBufferPointer(rebasing: bytes[body]) { count &+= other == byte ? 1 : 0 }
      return count
    }
  }
}
