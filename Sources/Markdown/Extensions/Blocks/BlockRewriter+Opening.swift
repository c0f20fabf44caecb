import Diagnostics

/// The blocks that a line opens and closes.
extension BlockRewriter {
  mutating func open(
    _ number: Int, _ line: consuming BlockLine, _ range: Range<Int>, isBehindOther: Bool
  ) {
    let levels = stack.count
    let start = line
    var hasOpened = false
    var isBehindOther = isBehindOther
    while line.indent < 4, let first = line.rest.first {
      let isParagraph = isInParagraph && !hasOpened
      if isOpener[Int(first)], !excluded.contains(number) {
        let next = asksForNextLine(first) ? nextLine(number + 1) : .other
        let head = head(
          line, range, followsParagraph: !hasOpened && (isInParagraph || followsParagraph), next: next)
        if let fence = closing(head) {
          if !hasOpened, close(fence) { return }
          strayLines += 1
          break
        }
        if let opening = opening(head) {
          if !hasOpened, closeRepeated(opening, head) { return }
          let place = Place(number: number, start: start, line: line, range: range, levels: levels)
          enter(opening, at: place, isBehindOther: isBehindOther)
          if first == UInt8(ascii: "{"), next == .lazyText, case .box = opening.kind { awaitsLazyText = true }
          return
        }
      }
      if line.consumeQuote() {
        if isBehindOther { writeSeparator() }
        stack.append(.quote)
      } else if isParagraph, !mayInterrupt(line) {
        break
      } else if let indent = line.consumeItem() {
        stack.append(.item(indent))
      } else {
        break
      }
      hasOpened = true
      isBehindOther = false
    }
    write(start, range, levels: levels)
    noteLeaf(line, hasOpened: hasOpened)
  }

  var innermost: ExtendedBlock.Kind? {
    guard case .block(let index, _) = stack.last else { return nil }
    return blocks[index].kind
  }

  mutating func opening(_ line: OpeningLine) -> BlockOpening? {
    for opener in openers where opener.firstByte == line.bytes[line.range.lowerBound] {
      if let opening = opener.open(line), isWanted(opening, at: line.range.upperBound) { return opening }
    }
    return nil
  }

  /// The marks of a line that holds nothing else than those that close a container.
  func closing(_ line: OpeningLine) -> ContainerFence? {
    guard closesContainers, let fence = ContainerFence.closing(line) else { return nil }
    // Where they close nothing, they begin code.
    return fence.isOfCode && level(fence, within: stack.count) == nil ? nil : fence
  }

  /// Slashes in front of a name that nobody knows are text unless a line ends what they would begin.
  private mutating func isWanted(_ opening: BlockOpening, at offset: Int) -> Bool {
    guard case .plain = opening.kind, case .fence(let fence) = opening.extent, fence.marker == UInt8(ascii: "/") else {
      return true
    }
    let last = lastSlashes ?? ContainerFence.lastLines(of: fence.marker, in: bytes, text.body)
    lastSlashes = last
    return last[fence.length].map { $0 > offset } ?? false
  }

  /// A line that opens an extended block.
  private struct Place {
    let number: Int
    /// Read up to the content of the blocks that go on.
    let start: BlockLine
    /// Read up to the block that begins.
    let line: BlockLine
    let range: Range<Int>
    /// How many blocks go on.
    let levels: Int
  }

  private mutating func enter(_ opening: BlockOpening, at place: Place, isBehindOther: Bool) {
    var (levels, isBehindOther) = (place.levels, isBehindOther)
    // A tab ends the one before it.
    if case .sibling = opening.extent, case .block(_, .sibling) = stack.last {
      stack.removeLast()
      levels = min(levels, stack.count)
      isBehindOther = true
    }
    if isBehindTag, opening.extent.fence != nil { writeBlankLine() }
    isBehindTag = false
    if isBehindOther { writeSeparator() }
    let (range, offset) = (place.range, place.line.offset)
    writeLead(place.start, range, to: offset, levels: levels)
    blocks.append(
      ExtendedBlock(
        kind: opening.kind, hasTitle: opening.title != nil, id: opening.id, line: outputLine + 1,
        column: output.count - lineStart + 1, fence: opening.extent.fence, sourceLine: place.number,
        opening: trimmed(offset..<range.upperBound)))
    stack.append(.block(blocks.count - 1, opening.extent))
    options = opening.content == nil ? opening.options : nil
    isInParagraph = false
    followsParagraph = false
    output.append(UInt8(ascii: ">"))
    if let title = opening.title {
      output += " # ".utf8
      writePiece(title)
      output += " #".utf8
    }
    if let content = opening.content, content < range.upperBound {
      if opening.title == nil, opensBlock(content..<range.upperBound) {
        // As if it were on the next line.
        writePiece(content..<content)
        endLine()
        let rest = content..<range.upperBound
        open(place.number, BlockLine(bytes, rest), rest, isBehindOther: false)
        return
      }
      if opening.title == nil {
        output.append(UInt8(ascii: " "))
      } else {
        endLine()
        writeMarks(of: stack.count)
      }
      writePiece(content..<range.upperBound)
      var rest = BlockLine(bytes, content..<range.upperBound)
      openContainers(&rest)
      noteLeaf(rest, hasOpened: true)
    } else if opening.title == nil {
      writePiece(range.upperBound..<range.upperBound)
    }
    endLine()
  }

  /// Whether the content of a block begins with a line that opens another one: `:   !!! note`.
  private mutating func opensBlock(_ content: Range<Int>) -> Bool {
    guard let first = bytes[content].first(where: { $0 != 0x20 }), isOpener[Int(first)] else { return false }
    let line = BlockLine(bytes, content)
    return line.indent < 4 && opening(head(line, content, followsParagraph: false)) != nil
  }

  /// Notes the quotes and items with which a definition's or a footnote's text begins.
  private mutating func openContainers(_ line: inout BlockLine) {
    while line.indent < 4 {
      if line.consumeQuote() {
        stack.append(.quote)
      } else if let indent = line.consumeItem() {
        stack.append(.item(indent))
      } else {
        return
      }
    }
  }

  /// The container that a line of marks closes: the innermost with as many, or, of colons, with fewer.
  ///
  /// - Parameter count: how many of the open blocks go on.
  func level(_ fence: ContainerFence, within count: Int) -> Int? {
    func index(where matches: (ContainerFence) -> Bool) -> Int? {
      var index = count - 1
      while index >= 0 {
        switch stack[index] {
        case .block(_, .fence(let other)) where matches(other): return index
        case .quote: return nil
        default: index -= 1
        }
      }
      return nil
    }
    if closesOuter, fence.marker == UInt8(ascii: ":") { return outermost(fence, within: count) }
    return index { $0 == fence } ?? index(where: fence.closesShorter)
  }

  /// The outermost container of colons that has no more of them, within the quote around.
  private func outermost(_ fence: ContainerFence, within count: Int) -> Int? {
    var found: Int?
    for index in stride(from: count - 1, through: 0, by: -1) {
      switch stack[index] {
      case .block(_, .fence(let other)) where other == fence || fence.closesShorter(other): found = index
      case .quote: return found
      default: break
      }
    }
    return found
  }

  mutating func close(_ fence: ContainerFence) -> Bool {
    guard let level = level(fence, within: stack.count) else { return false }
    if !closesOuter || fence.marker != UInt8(ascii: ":") { noteUnclosed(from: level + 1) }
    stack.removeLast(stack.count - level)
    writeSeparator()
    isInParagraph = false
    followsParagraph = false
    return true
  }

  /// Closes the container around a line that repeats the one with which it begins, where that is wanted.
  private mutating func closeRepeated(_ opening: BlockOpening, _ line: OpeningLine) -> Bool {
    guard case .block(let index, .fence(let outer)) = stack.last, outer.marker == UInt8(ascii: ":"),
      opening.extent.fence == outer, bytes[blocks[index].opening].elementsEqual(bytes[line.range])
    else { return false }
    hasRepeatedLine = true
    guard closesRepeated else { return false }
    blocks[index].repetition = line.range
    return close(outer)
  }

  mutating func pop(to count: Int) {
    noteUnclosed(from: count)
    stack.removeLast(stack.count - count)
  }

  mutating func noteUnclosed(from level: Int) {
    for case .block(let index, .fence) in stack[min(level, stack.count)...] { blocks[index].isUnclosed = true }
  }
}
