/// Alerts, `> [!NOTE]`, whose content a comment or something that goes keeps away from their mark.
extension ForeignRewriter {
  /// No mark has more bytes, quotes around it included.
  private static let longestMark = 60

  /// Leaves out a comment between the mark of an alert and its content, which would be two quotes.
  ///
  ///     > [!NOTE]
  ///     <!-- prettier-ignore -->
  ///     > - a
  mutating func skipCommentInAlert(from start: Int) -> Bool {
    guard reader.has("<!--", at: start), start > text.body.lowerBound,
      let close = reader.find("-->", from: start + 4, reach: 1000), reader.isLineEnd(close + 3)
    else { return false }
    let near = bytes[max(text.body.lowerBound, start - Self.longestMark)..<start - 1]
    let line = near.lastIndex(of: UInt8(ascii: "\n")).map { near[($0 + 1)...] } ?? near
    let next = reader.lineEnd(from: close) + 1
    guard Self.isMarkOfAlert(line), next < end, bytes[next] == UInt8(ascii: ">") else { return false }
    (index, copied, hasChanged) = (next, next, true)
    return true
  }

  /// Takes back the mark of an alert of which nothing is left, when the last line of its quote has been read.
  mutating func takeBackEmptyAlert(before lineEnd: Int) {
    guard hasRemoved, isLineEmpty, prefix.contains(UInt8(ascii: ">")), reader.isLineEnd(min(lineEnd + 1, end)) else {
      return
    }
    var last = lineStart
    let first = max(0, lineStart - 4 * Self.longestMark)
    while last > first {
      let feed = output[first..<last - 1].lastIndex(of: UInt8(ascii: "\n"))
      guard let start = feed.map({ $0 + 1 }) ?? (first == 0 ? 0 : nil) else { return }
      let line = output[start..<last - 1]
      if line.allSatisfy({ " \t\r>".utf8.contains($0) }), line.contains(UInt8(ascii: ">")) {
        last = start
        continue
      }
      guard line.withUnsafeBufferPointer({ Self.isMarkOfAlert(Slice(base: $0, bounds: 0..<$0.count)) }),
        !isInQuote(before: start)
      else { return }
      truncate(to: start)
      (lineStart, prefix) = (start, [])
      return
    }
  }

  /// Whether the line that ends in front of an offset of the output is of a quote.
  private func isInQuote(before start: Int) -> Bool {
    guard start > 0 else { return false }
    let before = output[..<(start - 1)]
    let line = before.suffix(1000).lastIndex(of: UInt8(ascii: "\n")).map { before[($0 + 1)...] } ?? before.suffix(1000)
    return line.first { !ForeignReader.isBlank($0) } == UInt8(ascii: ">")
  }

  /// Whether a line is a quote that begins with the mark of an alert and nothing else.
  private static func isMarkOfAlert(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    var mark = line.drop { ForeignReader.isBlank($0) }
    guard mark.first == UInt8(ascii: ">") else { return false }
    mark = mark.drop { ForeignReader.isBlank($0) || $0 == UInt8(ascii: ">") }
    if mark.last == UInt8(ascii: "\r") { mark.removeLast() }
    return Alert.kind(UnsafeBufferPointer(rebasing: mark)) != nil
  }
}
