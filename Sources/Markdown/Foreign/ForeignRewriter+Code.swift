/// Code, which is copied as it is.
extension ForeignRewriter {
  mutating func copyCode(_ range: Range<Int>) {
    followsBlank = false
    isInTable = false
    beginCode(range)
    if reader.has("<!--", at: content) { noteAssignments(inComment: range) }
    lead = .page(range.lowerBound..<range.lowerBound)
    prefix = []
    if let itemPrefix = itemPrefix(bytes[range].prefix(while: ForeignReader.isBlank).count) {
      lead = .prefix
      prefix = itemPrefix
    }
    var start = range.lowerBound
    while start < range.upperBound {
      let lineEnd = min(reader.lineEnd(from: start) + 1, range.upperBound)
      let indent = bytes[start..<lineEnd].prefix(while: ForeignReader.isBlank)
      let blanks = indent.prefix(shift(of: indent.count) + itemOutdent)
      let line = blanks.endIndex..<lineEnd
      if start == range.lowerBound { putFence(line) } else { putCode(line) }
      start = lineEnd
    }
    index = range.upperBound
    copied = index
    isPreviousLineBlank = false
    isBehindMark = false
  }

  /// Notes what the code is whose lines follow; indented code comes line by line.
  private mutating func beginCode(_ range: Range<Int>) {
    let first = content < range.upperBound ? bytes[content] : 0
    let isHidden = Self.hidden.contains { reader.has($0, at: content) }
    let isBlock = "`~".utf8.contains(first) || isHidden || reader.has("<pre", at: content)
    if !isBlock, isInIndentedCode { return }
    code = CodeState(
      end: isBlock ? range.upperBound : end, isShown: !isHidden, isFilledIn: "`~".utf8.contains(first) && isFilledIn())
  }

  /// Whether VitePress fills in the expressions of the fence that begins here.
  private func isFilledIn() -> Bool {
    let line = content..<reader.lineEnd(from: content)
    guard let mark = bytes[line].first else { return false }
    let info = reader.trimmed(bytes[line].drop { $0 == mark }.startIndex..<line.upperBound)
    return CodeInfo.isFilledIn(.init(rebasing: bytes[info]))
  }

  /// What code begins with that readers do not see.
  private static let hidden: [StaticString] = ["<!--", "<script", "<style", "<textarea"]

  /// Copies the first line of a fence, with its name if the component around says it.
  mutating func putFence(_ line: Range<Int>) {
    if reader.isOfMintlify, fenceTitle == nil, let title = plainTitle(ofFence: line) {
      hasChanged = true
      let end = reader.trimmed(line).upperBound
      put(line.lowerBound..<end)
      put(" title=\"\(title)\"")
      return put(end..<line.upperBound)
    }
    guard let title = fenceTitle, let first = bytes[line].first(where: { $0 > 0x20 }), "`~".utf8.contains(first),
      !bytes[title].contains(where: { "\"`\n".utf8.contains($0) })
    else { return putCode(line) }
    fenceTitle = nil
    hasChanged = true
    let end = reader.trimmed(line).upperBound
    put(line.lowerBound..<end)
    put(title, between: " title=\"", "\"")
    put(end..<line.upperBound)
  }

  // MARK: MDX

  /// Copies code; its lines lose as much indentation as the first one has, and the fence that closes it loses all.
  mutating func copyMDXCode(_ range: Range<Int>, _ column: Int) {
    (followsBlank, isInTable, isBehindText) = (false, false, false)
    let isQuoted = prefix.contains(UInt8(ascii: ">"))
    let marker = bytes[range.lowerBound]
    if isQuoted { prefix = prefix.prefix { $0 != UInt8(ascii: ">") } }
    var start = range.lowerBound
    while start < range.upperBound {
      let lineEnd = min(reader.lineEnd(from: start) + 1, range.upperBound)
      var first = start
      if start > range.lowerBound {
        let text = skipBlanks(from: start, column: 0, to: lineEnd)
        let isClosing = lineEnd == range.upperBound && text.offset < lineEnd && bytes[text.offset] == marker
        if text.column <= column || isQuoted || isClosing {
          first = text.offset
        } else {
          let blanks = skipBlanks(from: start, upTo: column)
          first = blanks.offset
          if blanks.rest > 0 { put(String(repeating: " ", count: blanks.rest)) }
        }
      }
      if start > range.lowerBound, first - start != prefix.count { hasChanged = true }
      if start == range.lowerBound { putFence(first..<lineEnd) } else { putCode(first..<lineEnd) }
      start = lineEnd
    }
    index = range.upperBound
    copied = index
    isPreviousLineBlank = false
    isBehindMark = false
  }

  /// Where a column is in blanks, and how many columns of a tab lie behind it.
  private func skipBlanks(from start: Int, upTo column: Int) -> (offset: Int, rest: Int) {
    var (index, reached) = (start, 0)
    while index < end, reached < column, ForeignReader.isBlank(bytes[index]) {
      reached = bytes[index] == 0x09 ? (reached / 4 + 1) * 4 : reached + 1
      index += 1
    }
    return (index, max(reached - column, 0))
  }
}
