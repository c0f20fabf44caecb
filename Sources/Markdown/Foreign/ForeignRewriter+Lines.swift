/// Lines: what they begin with, which of them are code, and what is left of them.
extension ForeignRewriter {
  mutating func readLine() {
    let start = index
    if reader.isLineEnd(start) {
      index = reader.lineEnd(from: start)
      copied = index
      lead = .page(start..<start)
      prefix = []
      endBlankLine()
      return
    }
    if skipCommentInAlert(from: start) { return }
    lineBegin = start
    content = CodeLines.content(reader, from: start)
    let indent = bytes[start..<end].prefix(while: ForeignReader.isBlank).count
    leaveMarksToHTML(from: start)
    if isMDX {
      noteList(start, indent)
      return readMDXLine(start)
    }
    let isCodeOfItem = isCodeOfItem(indent)
    // What looks like the mark of a list in code is none.
    if !isCodeOfItem { noteList(start, indent) }
    noteBody(start, indent)
    if isCodeOfItem || isCode(start, indent) {
      if let fenceEnd = endOfIndentedFence() {
        copyCode(start..<fenceEnd)
        return
      }
      copyCode(start..<min(reader.lineEnd(from: start) + 1, end))
      isInIndentedCode = true
      return
    }
    isInIndentedCode = false
    if let frame = frames.last, frame.shift == nil, !isEndTag(at: start + indent) {
      frames[frames.count - 1].shift = frame.outerShift + max(indent - frame.indent, 0)
    }
    if content == start, let blockEnd = VueBlocks.end(&reader, at: start) {
      noteImports(in: start..<blockEnd)
      (index, copied, hasChanged) = (blockEnd, blockEnd, true)
      return
    }
    if !beginsRawElement(at: content), let codeEnd = CodeLines.end(&reader, at: content) {
      let isComment = reader.has("<!--", at: content)
      // Indented, it would be code.
      if isComment, indent >= 4, content == start + indent, beginsTagWithinElement, !isInList, bodies.isEmpty,
        frames.isEmpty
      {
        hasChanged = true
        copyCode(content..<codeEnd)
        followsBlank = true
        return
      }
      if "`~".utf8.contains(bytes[content]), indent < 4 { leaveHTML() }
      if isIndentedFurther(start, indent) { (itemOutdent, hasChanged) = (indent - lastItem.text, true) }
      copyCode(start..<codeEnd)
      // What follows a comment can begin anything.
      followsBlank = isComment
      return
    }
    if isInHTMLBlock, openElements == 0 && isBelowRule(start) || isBelowElement(start, indent) { leaveHTML() }
    if indent < 4, isHeading(at: start + indent) {
      (openElements, htmlIndent) = (0, 0)
      if isInHTMLBlock { leaveHTML() }
    }
    writeBoxMark(above: start)
    if !readMark(at: start + indent) {
      begin(start, indent)
      writeKramdownLines()
    }
    readText()
  }

  /// Goes back to a sign in a block of HTML that looks like the mark of a quote, and is the end of a tag: the line has
  /// more of them than the one that the block begins with.
  private mutating func leaveMarksToHTML(from start: Int) {
    let mark = UInt8(ascii: ">")
    guard isInHTMLBlock else {
      quotesOfHTML = bytes[start..<content].count { $0 == mark }
      return
    }
    var (index, quotes) = (start, 0)
    while index < content, ForeignReader.isBlank(bytes[index]) || bytes[index] == mark && quotes < quotesOfHTML {
      if bytes[index] == mark { quotes += 1 }
      index += 1
    }
    if index < content, bytes[index] == mark { content = index }
  }

  /// The end of a fence in the content of a tab or an admonition, which is indented like code: lists in it are none.
  private mutating func endOfIndentedFence() -> Int? {
    guard !hasUnclosedFence, "`~".utf8.contains(bytes[content]), let codeEnd = CodeLines.end(&reader, at: content)
    else { return nil }
    // What nothing closes is indented code, and is not looked for again.
    hasUnclosedFence = codeEnd >= end
    return hasUnclosedFence ? nil : codeEnd
  }

  /// Reads a line of another tool that begins with what looks like the mark of a list.
  private mutating func readMark(at offset: Int) -> Bool {
    guard content > offset, !conventions[Int(bytes[offset])].isEmpty else { return false }
    let behindMarks = content
    (content, index, copied) = (offset, offset, offset)
    lead = .page(offset..<offset)
    hasRemoved = false
    if readConstruct(bytes[offset]) { return true }
    content = behindMarks
    return false
  }

  /// Sets what the line begins with.
  private mutating func begin(_ start: Int, _ indent: Int) {
    // An end tag is where its start tag is.
    let shift = isEndTag(at: start + indent) ? frames.last?.outerShift ?? 0 : shift(of: indent)
    var first = start + min(shift + itemOutdent, indent)
    noteHTML(&first, of: start, indent)
    lead = .page(first..<content)
    prefix = bytes[first..<content].map { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "\t") ? $0 : 0x20 }
    if let itemPrefix = itemPrefix(indent) {
      lead = .prefix
      prefix = itemPrefix
    }
    copied = content
    index = content
    hasRemoved = false
    isTableRow = content < end && bytes[content] == UInt8(ascii: "|")
  }

  /// What a line begins with that is in a shortcode of a list item: it is in the item, however it is indented.
  func itemPrefix(_ indent: Int) -> [UInt8]? {
    guard let frame = frames.last, frame.key.notation == .shortcode, indent < frame.prefix.count,
      frame.prefix.allSatisfy(ForeignReader.isBlank)
    else { return nil }
    return frame.prefix
  }

  /// Bytes of the page in front of the content of the line.
  var lineIndent: Int { content - lineBegin }

  /// Whether a construct is all that its line holds.
  func isAlone(_ range: Range<Int>) -> Bool { range.lowerBound == content && reader.isLineEnd(range.upperBound) }

  var shift: Int { frames.last.map { $0.shift ?? $0.outerShift } ?? 0 }

  /// The columns that are taken from a line with an indentation: of one that is indented less than the first line in a
  /// component, none that the tags have, too, for these may be those of a list item.
  func shift(of indent: Int) -> Int {
    guard let frame = frames.last, let shift = frame.shift else { return self.shift }
    return frame.outerShift + min(max(indent - frame.indent, 0), shift - frame.outerShift)
  }

  private mutating func noteList(_ start: Int, _ indent: Int) {
    if indent < lastItem.text + 4 { itemOutdent = 0 }
    if Self.holdsItemMark(bytes[(start + indent)..<content]) {
      isInList = true
      if itemOutdent == 0 { lastItem = (indent, content - start) }
    } else if indent == 0, followsBlank || bytes[start] == UInt8(ascii: "#") {
      isInList = false
    }
  }

  /// Whether a fence in a list item would be code because it is indented by a few blanks more than the item’s text: to
  /// Python-Markdown, whose items have four columns, only what is indented by eight is code.
  private func isIndentedFurther(_ start: Int, _ indent: Int) -> Bool {
    guard !isMDX, isInList, frames.isEmpty, content == start + indent, "`~".utf8.contains(bytes[content]) else {
      return false
    }
    return followsBlank && indent >= lastItem.text + 4 && indent < lastItem.mark + 8
      && bytes[start..<content].allSatisfy { $0 == 0x20 }
  }

  /// Whether a line is indented code, as far as that can be said without parsing the page.
  private func isCode(_ start: Int, _ indent: Int) -> Bool {
    guard followsBlank || isInIndentedCode, !isInList, frames.isEmpty, !beginsTagWithinElement, !continuesHTML(indent)
    else { return false }
    if let body = bodies.last { return indent >= body + 4 }
    return indent >= 4 || indent > 0 && bytes[start..<(start + indent)].contains(0x09)
  }

  /// Whether a line is code in a list item, both to CommonMark and to Python-Markdown, whose items have four columns.
  private func isCodeOfItem(_ indent: Int) -> Bool {
    guard followsBlank || isInIndentedCode, isInList, frames.isEmpty, itemOutdent == 0, !beginsTagWithinElement,
      !continuesHTML(indent)
    else { return false }
    return indent >= max(lastItem.text + 4, lastItem.mark + 8, (bodies.last ?? 0) + 4)
  }

  /// Notes where the content of an admonition, a tab, a definition, or a footnote begins, which is indented.
  private mutating func noteBody(_ start: Int, _ indent: Int) {
    while let body = bodies.last, indent < body { bodies.removeLast() }
    let offset = start + indent
    let around = max(bodies.last ?? 0, isInList ? lastItem.mark + 4 : 0)
    guard indent < around + 4, bodies.count < Self.deepest, opensBody(at: offset) else { return }
    bodies.append(indent + 4)
  }

  func opensBody(at offset: Int) -> Bool {
    guard offset < end else { return false }
    switch bytes[offset] {
    case UInt8(ascii: "!"): return reader.has("!!!", at: offset)
    case UInt8(ascii: "?"): return reader.has("???", at: offset)
    case UInt8(ascii: "="): return ["=== \"", "===! \"", "===+ \""].contains { reader.has($0, at: offset) }
    case UInt8(ascii: ":"): return offset + 1 < end && ForeignReader.isBlank(bytes[offset + 1])
    case UInt8(ascii: "["): return beginsFootnote(at: offset)
    default: return false
    }
  }

  private func beginsItem(at start: Int) -> Bool {
    guard start < end else { return false }
    return Self.holdsItemMark(bytes[start..<CodeLines.content(reader, from: start)])
  }

  private func isEndTag(at offset: Int) -> Bool {
    ["</", "{% end", "{%- end", "{{< /", "{{% /", "{{</", "{{%/", "{% /"]
      .contains { bytes[offset..<end].starts(with: $0.utf8) }
  }

  // MARK: Ends of lines

  mutating func endLine(at lineEnd: Int) {
    index = lineEnd
    flush()
    if hasRemoved, !isLineEmpty, holdsOnlyMarks { truncate(to: lineStart) }
    let isInDefinitions = takesBackDefinition(before: lineEnd)
    takeBackEmptyAlert(before: lineEnd)
    let isBetweenItems = isInList && hasRemoved && !isPreviousLineBlank && beginsItem(at: lineEnd + 1)
    let beginsItem = holdsItem(before: lineEnd)
    // An item that begins with two blank lines is empty.
    let isInBeginning = isBehindMark && hasRemoved
    isBehindMark = beginsItem || isInBeginning && isLineEmpty
    if isLineEmpty, hasRemoved, isBehindHTML(lineEnd) { (isInHTML, isInHTMLBlock) = (false, false) }
    let isSkipped =
      isLineEmpty && !beginsItem && (isInHTML || isInTable || isBetweenItems || isInBeginning || isInDefinitions)
    followsBlank =
      isLineEmpty && !isSkipped || bytes[content..<max(lineEnd, content)].first == UInt8(ascii: "#")
      || isMDX && reader.has("[//]: #", at: content)
    if beginsItem {
      put("")
      putLineEnd()
    } else if isLineEmpty {
      goBehindLineEnd()
      if !isFresh, !isSkipped { newline() }
    } else {
      isInTable = isTableRow
      lastLine = lineStart
      if output[lineStart...].first(where: { !ForeignReader.isBlank($0) }) == UInt8(ascii: "<") { isInHTML = true }
      putLineEnd()
    }
    isFresh = false
  }

  /// Takes back the mark of a definition of which nothing else is left: it would be a term.
  ///
  /// - Returns: whether the next line is another definition of the same term.
  private mutating func takesBackDefinition(before lineEnd: Int) -> Bool {
    guard hasRemoved, !isLineEmpty, content < end, bytes[content] == UInt8(ascii: ":"), opensBody(at: content),
      output[lineStart...].drop(while: ForeignReader.isBlank).first == UInt8(ascii: ":"),
      output[lineStart...].allSatisfy({ " \t\r:".utf8.contains($0) }),
      output[lineStart...].count(where: { $0 == UInt8(ascii: ":") }) == 1
    else { return false }
    let next = lineEnd + 1
    let text = next < end ? CodeLines.content(reader, from: next) : end
    // What is indented further belongs to the definition.
    if text - next > lineIndent, !reader.isLineEnd(next), !opensBody(at: text) { return false }
    truncate(to: lineStart)
    return opensBody(at: text)
  }

  /// Whether all that a line held behind the mark of a list item is gone, and the next line is in the item: the mark
  /// stays, for without it that line would be in no item, or in the one before.
  private func holdsItem(before lineEnd: Int) -> Bool {
    guard hasRemoved, isLineEmpty, case .page(let range, _) = lead, Self.holdsItemMark(bytes[range]) else {
      return false
    }
    let next = lineEnd + 1
    if isMDX {
      return !reader.isLineEnd(next) && skipBlanks(from: next, column: 0).column >= items.last?.column ?? .max
    }
    guard next + lineIndent < end, !reader.isLineEnd(next + lineIndent) else { return false }
    return bytes[next..<next + lineIndent].allSatisfy { ForeignReader.isBlank($0) || $0 == UInt8(ascii: ">") }
  }

  static func holdsItemMark(_ lead: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    lead.contains { !ForeignReader.isBlank($0) && $0 != UInt8(ascii: ">") }
  }

  mutating func endBlankLine() {
    isBehindMark = false
    followsBlank = true
    isInHTML = false
    isInHTMLBlock = false
    isInTable = false
    isFresh = false
    isBehindText = false
    putLineEnd()
  }

  /// Whether only marks of headings or emphasis are left of the line.
  private var holdsOnlyMarks: Bool { output[lineStart...].allSatisfy { " \t\r#*_".utf8.contains($0) } }

  private mutating func goBehindLineEnd() {
    if index < end { index += 1 }
    copied = index
  }

  /// Writes the line end of the page.
  private mutating func putLineEnd() {
    guard index < end else { return }
    isPreviousLineBlank = isLineEmpty
    map.add(index..<index + 1, at: output.count)
    output.append(UInt8(ascii: "\n"))
    lineStart = output.count
    goBehindLineEnd()
  }
}
