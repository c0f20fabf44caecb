/// Blocks of kramdown that need another line to be blocks here.
extension ForeignRewriter {
  /// Writes what the line that begins needs, in front of it or in its place.
  mutating func writeKramdownLines() {
    guard !isMDX, content < end, "|{".utf8.contains(bytes[content]), !isInHTML, !isInHTMLBlock,
      bytes[lineBegin..<content].allSatisfy({ $0 == 0x20 }), !isIndentedCode
    else { return }
    if bytes[content] == UInt8(ascii: "|") { writeTableLines() } else { writeIDApart() }
  }

  /// Whether the line is indented so far that it is code, in a list item or outside.
  private var isIndentedCode: Bool {
    isInList ? lineIndent >= lastItem.text + 4 && itemOutdent == 0 : bodies.isEmpty && prefix.count >= 4
  }

  private var body: Range<Int> { text.body.lowerBound..<end }

  private mutating func writeTableLines() {
    if !isInTable { hasTableRule = false }
    guard let table = KramdownTable(bytes, at: lineBegin, in: body) else { return removeRule() }
    hasChanged = true
    hasTableRule = !table.lines.isEmpty
    hasRemoved = table.lines.isEmpty
    for (number, line) in table.lines.enumerated() {
      put(line)
      // The end of the line that is replaced ends the last one.
      if !table.replacesLine || number < table.lines.count - 1 { newline() }
    }
    guard table.replacesLine else { return }
    index = reader.lineEnd(from: content)
    copied = index
  }

  /// Removes a rule between the rows of a table, which only kramdown has: its header has one already.
  private mutating func removeRule() {
    guard isInTable, KramdownTable.isDelimiter(bytes, at: lineBegin, in: body) else { return }
    guard hasTableRule else {
      hasTableRule = true
      return
    }
    guard KramdownTable.isRule(bytes, at: lineBegin, in: body) else { return }
    index = reader.lineEnd(from: content)
    copied = index
    (hasRemoved, hasChanged) = (true, true)
  }

  /// Keeps attributes with an id above a block from being text of that: `{: #id}`.
  ///
  /// As a paragraph of their own, they are an anchor.
  private mutating func writeIDApart() {
    guard reader.has("{:", at: content),
      let (list, close) = AttributeList.parse(bytes, content..<reader.nearLineEnd(from: content)),
      list.id != nil, KramdownBox.box(of: list, reader.callouts) == nil, reader.isLineEnd(close),
      KramdownBox.precedesBlock(bytes, from: close, to: end),
      KramdownTable.beginsBlock(bytes, at: lineBegin, in: body)
    else { return }
    let lineEnd = reader.lineEnd(from: close)
    // Of several such lines, the last one is in front of the block.
    guard !reader.has("{:", at: lineEnd + 1) else { return }
    put(content..<close)
    newline()
    index = lineEnd
    copied = index
    hasChanged = true
  }
}
