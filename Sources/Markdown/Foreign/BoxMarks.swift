/// Lines such as `{: .note }` below the block of which they make a box, as kramdown has them.
///
/// What rewrites boxes reads a page from the top, so that each mark is written above its block, too.
struct BoxMarks {
  private struct Mark {
    /// Where the first line of the block begins.
    let start: Int
    /// What is in front of the mark on its line.
    let prefix: Range<Int>
    /// The class that names the box.
    let name: String
  }

  /// In the order of the page.
  private var marks: [Mark] = []
  private var next = 0

  init() {}

  init(_ reader: ForeignReader, from start: Int) {
    var last = start
    var index = start
    while let brace = reader.bytes[index..<reader.end].firstIndex(of: UInt8(ascii: "{")) {
      index = brace + 1
      guard reader.has("{:", at: brace) else { continue }
      var line = brace
      while line > start, Self.isPrefix(reader.bytes[line - 1]) { line -= 1 }
      guard line > last, reader.bytes[line - 1] == UInt8(ascii: "\n") else { continue }
      if let name = Self.name(reader, at: brace), let block = Self.block(reader, above: line..<brace, from: last),
        Self.begins(reader, at: block, with: line..<brace)
      {
        marks.append(Mark(start: block, prefix: line..<brace, name: name))
      }
      // The block of another mark does not reach farther up.
      last = line
    }
  }

  /// The mark of the block that begins with a line: its class, and what is in front of it.
  mutating func take(at line: Int) -> (name: String, prefix: Range<Int>)? {
    while next < marks.count, marks[next].start < line { next += 1 }
    guard next < marks.count, marks[next].start == line else { return nil }
    defer { next += 1 }
    return (marks[next].name, marks[next].prefix)
  }

  private static func name(_ reader: ForeignReader, at brace: Int) -> String? {
    guard let (list, end) = AttributeList.parse(reader.bytes, brace..<reader.nearLineEnd(from: brace)),
      reader.isLineEnd(end)
    else { return nil }
    return reader.callouts.box(of: list.classes)?.name
      ?? BoxKind(classes: list.classes.lazy.map { $0[...] }).map { "\($0)" }
  }

  /// Where the block begins whose last line is above a mark; nil where that is not text.
  private static func block(_ reader: ForeignReader, above mark: Range<Int>, from first: Int) -> Int? {
    let isInQuote = reader.bytes[mark].contains(UInt8(ascii: ">"))
    let line = mark.lowerBound
    var start = line
    while start > first {
      let above = lineStart(reader, before: start - 1, from: first)
      let text = reader.bytes[above..<(start - 1)]
      guard let content = text.firstIndex(where: { !isPrefix($0) && $0 != 0x0D }) else {
        // A quote that the mark is not in goes on.
        guard !isInQuote, text.contains(UInt8(ascii: ">")) else { break }
        start = above
        continue
      }
      let isFence = reader.has("```", at: content) || reader.has("~~~", at: content)
      if isFence || reader.bytes[content] == UInt8(ascii: "<") { return nil }
      if reader.bytes[content] == UInt8(ascii: "#") { break }
      start = above
    }
    return start < line ? start : nil
  }

  /// Whether the first line of a block is in the same quote and item as a mark.
  private static func begins(_ reader: ForeignReader, at start: Int, with prefix: Range<Int>) -> Bool {
    let end = start + prefix.count
    guard end < reader.end, reader.bytes[start..<end].elementsEqual(reader.bytes[prefix]) else { return false }
    return !ForeignReader.isSpace(reader.bytes[end])
  }

  private static func lineStart(_ reader: ForeignReader, before offset: Int, from first: Int) -> Int {
    reader.bytes[first..<max(offset, first)].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? first
  }

  private static func isPrefix(_ byte: UInt8) -> Bool { ForeignReader.isBlank(byte) || byte == UInt8(ascii: ">") }
}

extension ForeignRewriter {
  /// Writes the mark of a box above the block that begins with a line.
  mutating func writeBoxMark(above line: Int) {
    guard !isMDX, let (name, before) = boxMarks.take(at: line) else { return }
    if !isPreviousLineBlank, lineStart > 0 { newline() }
    (lead, prefix) = (.prefix, Array(bytes[before]))
    put("{: .\(name) }")
    newline()
    hasChanged = true
  }
}
