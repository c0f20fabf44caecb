import Diagnostics

/// The parts of a page's Markdown that are running text, told line by line.
///
/// Fenced code and code spans are left out; front matter, which readers see too, is not. Good enough to look for words in; what is code and what is not is settled
/// by the Markdown parser alone.
enum Prose {
  static func ranges(of bytes: [UInt8]) -> [SourceRange] {
    var ranges: [SourceRange] = []
    var fence: (mark: UInt8, length: Int)?
    var start = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
      let line = start..<end
      if let mark = fenceMark(bytes, line) {
        if let open = fence {
          if mark.mark == open.mark, mark.length >= open.length, mark.isBare { fence = nil }
        } else if mark.mark != UInt8(ascii: "`") || !mark.hasBacktickAfter {
          fence = (mark.mark, mark.length)
        }
      } else if fence == nil, !line.isEmpty {
        appendText(bytes, line, to: &ranges)
      }
      start = end + 1
    }
    return ranges
  }

  private struct FenceMark {
    var mark: UInt8
    var length: Int
    var isBare: Bool
    var hasBacktickAfter: Bool
  }

  /// The run of backticks or tildes that opens or closes a fence, behind the marks of quotes and lists.
  private static func fenceMark(_ bytes: [UInt8], _ line: Range<Int>) -> FenceMark? {
    var index = line.lowerBound
    while index < line.upperBound, " \t>-*+.)0123456789".utf8.contains(bytes[index]) { index += 1 }
    guard index < line.upperBound, bytes[index] == UInt8(ascii: "`") || bytes[index] == UInt8(ascii: "~") else {
      return nil
    }
    let mark = bytes[index]
    let begin = index
    while index < line.upperBound, bytes[index] == mark { index += 1 }
    guard index - begin >= 3 else { return nil }
    let rest = bytes[index..<line.upperBound]
    return FenceMark(
      mark: mark, length: index - begin, isBare: rest.allSatisfy { " \t\r".utf8.contains($0) },
      hasBacktickAfter: rest.contains(UInt8(ascii: "`")))
  }

  /// A line's parts outside code spans; a run of backticks without its like opens none.
  private static func appendText(_ bytes: [UInt8], _ line: Range<Int>, to ranges: inout [SourceRange]) {
    var (begin, index) = (line.lowerBound, line.lowerBound)
    while index < line.upperBound {
      guard bytes[index] == UInt8(ascii: "`") else {
        index += 1
        continue
      }
      let open = index
      while index < line.upperBound, bytes[index] == UInt8(ascii: "`") { index += 1 }
      guard let close = run(of: index - open, bytes, index..<line.upperBound) else { continue }
      if open > begin { ranges.append(begin..<open) }
      begin = close
      index = close
    }
    if line.upperBound > begin { ranges.append(begin..<line.upperBound) }
  }

  /// One past a run of exactly so many backticks.
  private static func run(of length: Int, _ bytes: [UInt8], _ range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      guard bytes[index] == UInt8(ascii: "`") else {
        index += 1
        continue
      }
      let begin = index
      while index < range.upperBound, bytes[index] == UInt8(ascii: "`") { index += 1 }
      if index - begin == length { return index }
    }
    return nil
  }
}
