import Diagnostics

/// A page's text as libcmark is given it, and the way back from libcmark's lines and columns into the file.
///
/// All offsets within this module are those of the text; `fileRange` and `location` lead into the file.
///
/// A class, because all that reads a page has it at hand.
final class PageText: Sendable {
  /// Path of the file.
  let path: String
  /// Size of the file in bytes.
  let fileEnd: Int
  /// The bytes, each as it is in the file or a stand-in for what is not text; the lines of extended blocks are
  /// rewritten.
  let bytes: [UInt8]
  /// The Markdown, without byte order mark and front matter.
  let body: SourceRange
  /// Finds the lines of the bytes.
  private let lines: SourceFile
  /// How many lines come before the body.
  private let linesBefore: Int
  /// What leads from the text to the file, one rewriting after the other; empty where offsets are those of the file.
  private let maps: [LineMap]
  /// Where parts of it are from if it has included files in it, and how many of the last maps lead from there.
  private let origins: (places: InclusionOrigins, mapCount: Int)?

  init(file: SourceFile, bytes: [UInt8], body: SourceRange) {
    path = file.path
    fileEnd = file.bytes.count
    self.bytes = bytes
    self.body = body
    lines = file
    linesBefore = file.line(at: body.lowerBound) - 1
    maps = []
    origins = nil
  }

  /// A text whose lines have been rewritten.
  init(rewriting text: PageText, as bytes: [UInt8], map: LineMap, origins: InclusionOrigins? = nil) {
    path = text.path
    fileEnd = text.fileEnd
    self.bytes = bytes
    body = 0..<bytes.count
    lines = SourceFile(path: text.path, bytes: bytes)
    linesBefore = 0
    maps = [map] + text.maps
    self.origins = origins.map { [count = maps.count] in ($0, count) } ?? text.origins
  }

  /// The text with Markdown in front of it that the file does not hold there.
  func behind(_ opening: String?) -> PageText {
    guard let opening, !opening.isEmpty else { return self }
    var joined = Array((opening + "\n\n").utf8)
    var map = LineMap()
    map.add(body, at: joined.count)
    joined += bytes[body]
    return PageText(rewriting: self, as: joined, map: map)
  }

  var lineCount: Int { lines.lineCount - linesBefore }

  /// The bytes of one of libcmark's lines (from 1) without its ending.
  func lineRange(_ line: Int) -> SourceRange {
    lines.lineRange(line + linesBefore).clamped(to: body)
  }

  /// The line that holds an offset, as a range.
  func lineRange(at offset: Int) -> SourceRange {
    lines.lineRange(lines.line(at: offset))
  }

  /// The range in the file that holds the bytes of a range.
  func fileRange(_ range: SourceRange) -> SourceRange { maps.reduce(range) { $1.fileRange($0) } }

  /// The ranges in the file that hold the bytes of a range of text, without template tags between them that have been
  /// taken out, such as comments.
  func fileRanges(ofText range: SourceRange, in file: SourceFile) -> [SourceRange] {
    let whole = fileRange(range)
    guard let map = maps.first, whole.upperBound <= file.bytes.count,
      file.bytes[whole].firstRange(of: Self.tag) != nil
    else { return [whole] }
    var ranges: [SourceRange] = []
    for part in map.parts(of: range) {
      let part = maps.dropFirst().reduce(map.fileRange(part)) { $1.fileRange($0) }
      if let last = ranges.last, last.upperBound <= part.lowerBound,
        file.bytes[last.upperBound..<part.lowerBound].firstRange(of: Self.tag) == nil
      {
        ranges[ranges.count - 1] = last.lowerBound..<max(part.upperBound, last.upperBound)
      } else {
        ranges.append(part)
      }
    }
    return ranges
  }

  private static let tag = Array("{%".utf8)

  func fileOffset(_ offset: Int) -> Int { maps.reduce(offset) { $1.fileOffset($0) } }

  func location(_ range: SourceRange) -> SourceLocation {
    SourceLocation(path: path, range: fileRange(range), included: includedPlace(of: range))
  }

  /// Where a range is from if the page includes it from another file.
  func includedPlace(of range: SourceRange) -> IncludedPlace? {
    guard let origins else { return nil }
    return origins.places.place(of: maps.dropLast(origins.mapCount).reduce(range) { $1.fileRange($0) })
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
