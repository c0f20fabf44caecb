import Diagnostics

/// The parts of a page that are running text, told line by line.
///
/// Left out are code, addresses of links, HTML's tags and comments, and front matter but for the title and the
/// description, which readers see too. Good enough to look for words in; what is code and what is not is settled by
/// the Markdown parser alone.
enum Prose {
  static func ranges(of bytes: [UInt8]) -> [SourceRange] {
    bytes.withUnsafeBufferPointer { bytes in
      var scanner = ProseScanner(bytes: bytes)
      scanner.run()
      return scanner.ranges
    }
  }
}

private struct ProseScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  private(set) var ranges: [SourceRange] = []
  private var fence: FenceMark?
  private var isInComment = false
  /// A line with a tag that does not end on it: nor does any behind it, and none is searched for again.
  private var lineWithoutTags: Range<Int>?

  private struct FenceMark {
    var mark: UInt8
    var length: Int
    var isBare: Bool
    var hasBacktickAfter: Bool
  }

  init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func run() {
    var start = frontMatter()
    while start < bytes.count {
      let line = line(from: start)
      start = line.upperBound + 1
      if line.isEmpty { continue }
      guard !isInComment, let mark = fenceMark(line) else {
        if fence == nil { appendText(line) }
        continue
      }
      if let open = fence {
        if mark.mark == open.mark, mark.length >= open.length, mark.isBare { fence = nil }
      } else if mark.mark != UInt8(ascii: "`") || !mark.hasBacktickAfter {
        fence = mark
      }
    }
  }

  private func line(from start: Int) -> Range<Int> {
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    return start..<end
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }

  private func begins(_ offset: Int, with text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard offset + length <= bytes.count else { return false }
    return text.withUTF8Buffer { bytes[offset..<offset + length].elementsEqual($0) }
  }

  // MARK: Front matter

  /// Appends what readers see of front matter.
  ///
  /// - Returns: where the Markdown begins.
  private mutating func frontMatter() -> Int {
    let start = begins(0, with: "\u{FEFF}") ? 3 : 0
    let first = line(from: start)
    guard begins(start, with: "---"), bytes[first].dropFirst(3).allSatisfy(isBlank) else { return start }
    var found: [SourceRange] = []
    var isText = false
    var next = first.upperBound + 1
    while next < bytes.count {
      let line = line(from: next)
      next = line.upperBound + 1
      if begins(line.lowerBound, with: "---") || begins(line.lowerBound, with: "...") {
        guard bytes[line].dropFirst(3).allSatisfy(isBlank) else { continue }
        ranges = found
        return next
      }
      guard let byte = bytes[line].first else { continue }
      if isBlank(byte) {
        if isText { found.append(line) }
        continue
      }
      let key: StaticString? = ["title:", "description:"].first { begins(line.lowerBound, with: $0) }
      isText = key != nil
      if let key { found.append(line.lowerBound + key.utf8CodeUnitCount..<line.upperBound) }
    }
    return start
  }

  // MARK: Fences

  /// The run of backticks or tildes that opens or closes a fence, behind the marks of quotes and lists.
  private func fenceMark(_ line: Range<Int>) -> FenceMark? {
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
      mark: mark, length: index - begin, isBare: rest.allSatisfy(isBlank),
      hasBacktickAfter: rest.contains(UInt8(ascii: "`")))
  }

  // MARK: Text

  private mutating func appendText(_ line: Range<Int>) {
    var (begin, index) = (line.lowerBound, line.lowerBound)
    if isInComment {
      guard let end = commentEnd(from: index, line) else { return }
      (begin, index) = (end, end)
    } else if let text = definitionEnd(line) {
      (begin, index) = (text, text)
    }
    while index < line.upperBound {
      guard let end = end(ofOther: index, in: line) else {
        index += 1
        continue
      }
      if index > begin { ranges.append(begin..<index) }
      (begin, index) = (end, end)
    }
    if line.upperBound > begin { ranges.append(begin..<line.upperBound) }
  }

  /// The end of something that is not text; nil for text.
  private mutating func end(ofOther index: Int, in line: Range<Int>) -> Int? {
    switch bytes[index] {
    case UInt8(ascii: "`"): return codeEnd(index, line)
    case UInt8(ascii: "("):
      return index > line.lowerBound && bytes[index - 1] == UInt8(ascii: "]") ? destinationEnd(index, line) : nil
    case UInt8(ascii: "<"):
      if begins(index, with: "<!--") { return commentEnd(from: index + 4, line) ?? line.upperBound }
      return tagEnd(index, line)
    case UInt8(ascii: "h") where begins(index, with: "http://") || begins(index, with: "https://"):
      return line[index...].first { isBlank(bytes[$0]) || "<>)\"".utf8.contains(bytes[$0]) } ?? line.upperBound
    case UInt8(ascii: "&"):
      let name = bytes[(index + 1)..<line.upperBound].prefix(32).prefix { byte in
        byte == UInt8(ascii: "#") || Words.isLetter(Unicode.Scalar(byte)) && byte < 0x80
      }
      return name.endIndex < line.upperBound && bytes[name.endIndex] == UInt8(ascii: ";") ? name.endIndex + 1 : nil
    default: return nil
    }
  }

  /// One past a code span; a run of backticks without its like opens none, and is passed over as a whole.
  private func codeEnd(_ open: Int, _ line: Range<Int>) -> Int? {
    if open > line.lowerBound, bytes[open - 1] == UInt8(ascii: "`") { return nil }
    let length = runEnd(open, line) - open
    // Nobody writes longer ones, and each of another length would be searched for to the end of the line.
    if length > 100 { return nil }
    var index = open + length
    while index < line.upperBound {
      guard bytes[index] == UInt8(ascii: "`") else {
        index += 1
        continue
      }
      let end = runEnd(index, line)
      if end - index == length { return end }
      index = end
    }
    return nil
  }

  private func runEnd(_ start: Int, _ line: Range<Int>) -> Int {
    line[start...].first { bytes[$0] != UInt8(ascii: "`") } ?? line.upperBound
  }

  /// One past the address behind a link's text, whose brackets are in pairs.
  private func destinationEnd(_ open: Int, _ line: Range<Int>) -> Int? {
    var depth = 0
    for index in line[open...] {
      switch bytes[index] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      default: continue
      }
      if depth == 0 { return index + 1 }
      // As in CommonMark; and however many are open, none is searched for long.
      if depth > 32 { return nil }
    }
    return nil
  }

  /// One past an HTML tag or an address in angle brackets.
  private mutating func tagEnd(_ open: Int, _ line: Range<Int>) -> Int? {
    guard open + 1 < line.upperBound, bytes[open + 1] == UInt8(ascii: "/") || isASCIILetter(bytes[open + 1]) else {
      return nil
    }
    guard lineWithoutTags != line, let close = line[open...].first(where: { bytes[$0] == UInt8(ascii: ">") }) else {
      lineWithoutTags = line
      return nil
    }
    return close + 1
  }

  private mutating func commentEnd(from start: Int, _ line: Range<Int>) -> Int? {
    let end = start < line.upperBound ? line[start...].first { begins($0, with: "-->") } : nil
    isInComment = end == nil
    return end.map { $0 + 3 }
  }

  /// One past the address of a link reference definition that the line is; nil for any other line.
  private func definitionEnd(_ line: Range<Int>) -> Int? {
    guard let open = line.first(where: { !isBlank(bytes[$0]) && bytes[$0] != UInt8(ascii: ">") }),
      bytes[open] == UInt8(ascii: "["), let close = line[open...].first(where: { bytes[$0] == UInt8(ascii: "]") }),
      begins(close, with: "]:")
    else { return nil }
    return line.upperBound
  }

  private func isASCIILetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}
