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
        let head = head(line, range, followsParagraph: !hasOpened && (isInParagraph || followsParagraph))
        if closesContainers, first == firstByteOfClosing, let colons = ColonContainer.closing(head) {
          if !hasOpened, close(colons) { return }
          break
        }
        if let opening = opening(head) {
          let place = Place(number: number, start: start, line: line, range: range, levels: levels)
          enter(opening, at: place, isBehindOther: isBehindOther)
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

  func opening(_ line: OpeningLine) -> BlockOpening? {
    for opener in openers where opener.firstByte == line.bytes[line.range.lowerBound] {
      if let opening = opener.open(line) { return opening }
    }
    return nil
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
    if isBehindOther { writeSeparator() }
    let (range, offset) = (place.range, place.line.offset)
    writeLead(place.start, range, to: offset, levels: levels)
    blocks.append(
      ExtendedBlock(
        kind: opening.kind, hasTitle: opening.title != nil, id: opening.id, line: outputLine + 1,
        column: output.count - lineStart + 1, sourceLine: place.number,
        opening: trimmed(offset..<range.upperBound)))
    stack.append(.block(blocks.count - 1, opening.extent))
    isInParagraph = false
    followsParagraph = false
    output.append(UInt8(ascii: ">"))
    if let title = opening.title {
      output += " # ".utf8
      writePiece(title)
      output += " #".utf8
    } else if let content = opening.content, content < range.upperBound {
      output.append(UInt8(ascii: " "))
      writePiece(content..<range.upperBound)
      var rest = BlockLine(bytes, content..<range.upperBound)
      openContainers(&rest)
      noteLeaf(rest, hasOpened: true)
    } else {
      writePiece(range.upperBound..<range.upperBound)
    }
    endLine()
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

  /// Ends the container that a line of colons closes: the innermost with as many colons, or with fewer.
  mutating func close(_ colons: Int) -> Bool {
    func index(where matches: (Int) -> Bool) -> Int? {
      var index = stack.count - 1
      while index >= 0 {
        switch stack[index] {
        case .block(_, .fence(let length)) where matches(length): return index
        case .quote: return nil
        default: index -= 1
        }
      }
      return nil
    }
    guard let level = index(where: { $0 == colons }) ?? index(where: { $0 < colons }) else { return false }
    noteUnclosed(from: level + 1)
    stack.removeLast(stack.count - level)
    writeSeparator()
    isInParagraph = false
    followsParagraph = false
    return true
  }

  mutating func pop(to count: Int) {
    noteUnclosed(from: count)
    stack.removeLast(stack.count - count)
  }

  mutating func noteUnclosed(from level: Int) {
    for case .block(let index, .fence) in stack[min(level, stack.count)...] { blocks[index].isUnclosed = true }
  }
}
