import Diagnostics

/// What of an included file is put into a page.
struct InclusionSelection {
  private let file: SourceFile

  init(_ file: SourceFile) { self.file = file }

  /// The selected lines, without the marks of sections and without a line end behind the last one, and the way back
  /// into the file.
  ///
  /// - Parameter headingOffset: by how many levels headings are lowered.
  func bytes(
    _ selection: InclusionFile.Selection, in body: Range<Int>, headingOffset: Int = 0
  ) -> ([UInt8], LineMap) {
    switch selection {
    case .between(let start, let end):
      joined(lines(in: TextsBetween(start, end).ranges(in: file.bytes[body])), headingOffset)
    case .part(let name, let numbers): joined(part(lines(.section(name), in: body), numbers)[...], headingOffset)
    default: joined(lines(selection, in: body)[...], headingOffset)
    }
  }

  /// The lines with some numbers of a section.
  private func part(_ lines: [Range<Int>], _ numbers: ClosedRange<Int>) -> [Range<Int>] {
    lines.indices.filter { numbers.contains($0 + 1) }.map { lines[$0] }
  }

  private func lines(_ selection: InclusionFile.Selection, in body: Range<Int>) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var (isInside, hasSection, inner) = (false, false, 0)
    let first = body.isEmpty ? file.lineCount + 1 : file.line(at: body.lowerBound)
    for number in stride(from: first, through: file.lineCount, by: 1) {
      let line = file.lineRange(number)
      let mark = Self.mark(file.bytes[line])
      switch selection {
      case .all: if mark == nil { lines.append(line) }
      case .lines(let numbers): if numbers.contains(where: { $0.contains(number) }), mark == nil { lines.append(line) }
      case .section(let name):
        if let mark {
          if mark.name == name {
            (isInside, inner) = (mark.isStart, 0)
            hasSection = true
          } else if isInside {
            // An end without a name is that of the section that began last.
            if mark.name.isEmpty, inner == 0 { isInside = false }
            inner = max(inner + (mark.isStart ? 1 : -1), 0)
          }
        } else if isInside {
          lines.append(line)
        }
      case .between, .part, .constant: break
      }
    }
    if case .section(let name) = selection, !hasSection, Self.endings.contains(where: file.path.hasSuffix) {
      return section(name, from: first)
    }
    return lines
  }

  /// The lines from a heading with an anchor up to the next one that is not below it.
  private func section(_ anchor: String, from first: Int) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var (level, fence): (Int?, UInt8?) = (nil, nil)
    for number in stride(from: first, through: file.lineCount, by: 1) {
      let line = file.lineRange(number)
      let bytes = file.bytes[line]
      if let mark = bytes.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~"),
        bytes.prefix(3).allSatisfy({ $0 == mark }), bytes.count >= 3
      {
        fence = fence == nil ? mark : fence == mark ? nil : fence
      }
      let marks = bytes.prefix(7).prefix { $0 == UInt8(ascii: "#") }.count
      if fence == nil, (1...6).contains(marks), bytes.dropFirst(marks).first.map(ForeignReader.isBlank) ?? false {
        if let level, marks <= level { break }
        let title = String(decoding: bytes.dropFirst(marks + 1), as: UTF8.self)
        if level == nil, Self.hasAnchor(title, anchor) { level = marks }
      }
      if level != nil { lines.append(line) }
    }
    return lines
  }

  private static let endings = [".md", ".mdx", ".markdown"]

  /// Whether a heading has an anchor, which it can end with: `Title {#anchor}`.
  private static func hasAnchor(_ title: String, _ anchor: String) -> Bool {
    if title.contains("{#\(anchor)}") { return true }
    return AnchorStyle.allCases.contains { $0.slug(title) == anchor }
  }

  /// The lines in some ranges without the marks of sections, and without blank ones in front.
  private func lines(in ranges: [Range<Int>]) -> ArraySlice<Range<Int>> {
    var lines: [Range<Int>] = []
    for range in ranges where !range.isEmpty {
      for number in stride(from: file.line(at: range.lowerBound), through: file.lineCount, by: 1) {
        let line = file.lineRange(number)
        guard line.lowerBound < range.upperBound else { break }
        if Self.mark(file.bytes[line]) == nil { lines.append(line.clamped(to: range)) }
      }
    }
    return lines.drop { file.bytes[$0].allSatisfy(ForeignReader.isBlank) }
  }

  /// Lines without blank ones at the end, and the way back into the file.
  private func joined(_ lines: ArraySlice<Range<Int>>, _ headingOffset: Int) -> ([UInt8], LineMap) {
    var lines = lines
    while let last = lines.last, last.isEmpty { lines.removeLast() }
    var (bytes, map) = ([UInt8](), LineMap())
    var isInFence = false
    for (index, line) in lines.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: "\n")) }
      if headingOffset > 0 {
        let text = file.bytes[line]
        if text.starts(with: "```".utf8) || text.starts(with: "~~~".utf8) { isInFence.toggle() }
        let level = text.prefix { $0 == UInt8(ascii: "#") }.count
        let lowered = isInFence || level == 0 ? 0 : max(min(headingOffset, 6 - level), 0)
        bytes += [UInt8](repeating: UInt8(ascii: "#"), count: lowered)
      }
      map.add(line, at: bytes.count)
      bytes += file.bytes[line]
    }
    return (bytes, map)
  }

  /// A line that begins or ends a section: `ANCHOR: name` of mdBook, `--8<-- [start:name]` of MkDocs, `#region name`,
  /// `[!region name]` of Vocs.
  private static func mark(_ line: ArraySlice<UInt8>) -> (name: String, isStart: Bool)? {
    guard line.count < 200, line.contains(where: { ":#[".utf8.contains($0) }) else { return nil }
    let text = String(decoding: line, as: UTF8.self)
    let marks = [
      ("ANCHOR_END:", false), ("ANCHOR:", true), ("--8<-- [start:", true), ("--8<-- [end:", false), ("#region ", true),
      ("#endregion ", false), ("[!region ", true), ("[!endregion ", false),
    ]
    for (mark, isStart) in marks {
      guard let range = text.firstRange(of: mark) else { continue }
      var name = text[range.upperBound...].drop { $0 == " " }.prefix { !$0.isWhitespace && $0 != "]" }
      for end in ["-->", "*/"] where name.hasSuffix(end) { name = name.dropLast(end.count) }
      return (String(name), isStart)
    }
    return text.contains("#endregion") ? ("", false) : nil
  }

  /// Where the text begins behind the imports of a partial, which has them for itself.
  static func withoutStatements(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var reader = ForeignReader(bytes, end: bytes.count)
    var index = 0
    // A comment behind which no statement has been found.
    var comment: Int?
    while index < bytes.count {
      if reader.isLineEnd(index) {
        index = reader.lineEnd(from: index) + 1
      } else if let statement = ModuleStatements().read(&reader, at: index) {
        index = statement.range.upperBound + 1
        comment = nil
      } else if let end = endOfComment(reader, at: index) {
        comment = comment ?? index
        index = end
      } else {
        break
      }
    }
    return min(comment ?? index, bytes.count)
  }

  private static func endOfComment(_ reader: ForeignReader, at start: Int) -> Int? {
    guard reader.has("<!--", at: start),
      let end = reader.bytes[start..<reader.end].firstRange(of: "-->".utf8)?.upperBound, reader.isLineEnd(end)
    else { return nil }
    return end
  }
}

/// What a file has between two texts.
private struct TextsBetween {
  private let start: [UInt8]
  private let end: [UInt8]

  init(_ start: String?, _ end: String?) {
    (self.start, self.end) = (Array((start ?? "").utf8), Array((end ?? "").utf8))
  }

  func ranges(in bytes: ArraySlice<UInt8>) -> [Range<Int>] {
    let starts = start.isEmpty ? [] : places(of: start, in: bytes)
    // A text that is not there leaves everything.
    guard !starts.isEmpty else { return [bytes.startIndex..<(first(end, in: bytes) ?? bytes.endIndex)] }
    if end.isEmpty { return [starts[0] + start.count..<bytes.endIndex] }
    let ends = places(of: end, in: bytes)
    var ranges: [Range<Int>] = []
    var next = 0
    for place in starts where place + start.count >= ranges.last?.upperBound ?? 0 {
      let first = place + start.count
      while next < ends.count, ends[next] < first { next += 1 }
      ranges.append(first..<(next < ends.count ? ends[next] : bytes.endIndex))
    }
    return ranges
  }

  private func first(_ text: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
    text.isEmpty ? nil : bytes.firstRange(of: text)?.lowerBound
  }

  private func places(of text: [UInt8], in bytes: ArraySlice<UInt8>) -> [Int] {
    bytes.ranges(of: text).map(\.lowerBound)
  }
}
