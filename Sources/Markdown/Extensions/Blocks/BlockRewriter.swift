import Diagnostics

/// Follows a page's lines as CommonMark reads them, and rewrites those of extended blocks to block quotes.
///
///     :::note Title          > # Title #
///     Some *text*       →    > Some *text*
///     :::                    <!---->
///
/// So one tree holds the whole page: definitions of links reach into every block, every block may hold any other, and
/// libcmark alone says what a paragraph is. The comment keeps neighbors apart without a blank line, which would make a
/// list loose; it is taken out of the tree. `TreeRealizer` checks that libcmark has seen each block where it was
/// written.
struct BlockRewriter {
  struct Result {
    var text: PageText
    var blocks: [ExtendedBlock] = []
    /// libcmark's lines of comments that keep blocks apart.
    var separators: Set<Int> = []
    /// The finding that keeps the page from being parsed.
    var refusal: Diagnostic?
  }

  /// Rewrites a page; nil where it holds no extended block.
  ///
  /// - Parameter excluded: lines of the page that open nothing, for libcmark has seen them within something else.
  static func rewrite(_ text: PageText, _ extensions: MarkdownExtensions, excluding excluded: Set<Int>) -> Result? {
    text.bytes.withUnsafeBufferPointer { bytes in
      var rewriter = BlockRewriter(text: text, bytes: bytes, extensions: extensions, excluded: excluded)
      for number in 1...max(text.lineCount, 1) where rewriter.refusal == nil {
        rewriter.read(number, BlockLine(bytes, text.lineRange(number)))
      }
      return rewriter.finish()
    }
  }

  enum Level {
    case quote
    /// Columns by which the content of the item is indented.
    case item(Int)
    case block(Int, BlockExtent)

    var isBlock: Bool {
      if case .block = self { true } else { false }
    }

    var isItem: Bool {
      if case .item = self { true } else { false }
    }
  }

  /// A leaf whose lines are nothing else, whatever they look like.
  enum Leaf {
    case fence(marker: UInt8, length: Int)
    case html(end: HTMLBlockEnd)
  }

  let text: PageText
  let bytes: UnsafeBufferPointer<UInt8>
  private let openers: [any BlockExtension]
  /// Which bytes a line of an extension begins with.
  private let isOpener: [Bool]
  private let closesContainers: Bool
  private let firstByteOfClosing = UInt8(ascii: ":")
  private let excluded: Set<Int>

  var stack: [Level] = []
  private var leaf: Leaf?
  /// Whether the line above belongs to a paragraph.
  private var isInParagraph = false
  /// Whether blank lines and nothing else lie between here and a paragraph or a definition.
  private var followsParagraph = false
  private var isBehindBlank = false
  private var containerWork = 0
  private var refusal: Diagnostic?

  var blocks: [ExtendedBlock] = []
  var output: [UInt8] = []
  var map = LineMap()
  var outputLine = 0
  var separators: Set<Int> = []

  private init(
    text: PageText, bytes: UnsafeBufferPointer<UInt8>, extensions: MarkdownExtensions, excluded: Set<Int>
  ) {
    self.text = text
    self.bytes = bytes
    self.excluded = excluded
    openers = ExtensionList.blocks.filter { extensions.contains($0.option) }
    var isOpener = [Bool](repeating: false, count: 256)
    for opener in openers { isOpener[Int(opener.firstByte)] = true }
    self.isOpener = isOpener
    closesContainers = extensions.contains(.containers)
    output.reserveCapacity(text.body.count + text.body.count / 8)
  }

  private mutating func finish() -> Result? {
    if let refusal {
      return Result(text: text, refusal: refusal)
    }
    guard !blocks.isEmpty else { return nil }
    noteUnclosed(from: 0)
    return Result(
      text: PageText(rewriting: text, as: output, map: map), blocks: blocks, separators: separators)
  }

  // MARK: Lines

  private mutating func read(_ number: Int, _ line: consuming BlockLine) {
    let range = text.lineRange(number)
    let matched = match(&line)
    if let leaf {
      if matched == stack.count {
        writeLeaf(line, range, closing: leaf)
        return
      }
      self.leaf = nil
    }
    if line.isBlank {
      pop(to: matched)
      writeBlank(range)
      isInParagraph = false
      isBehindBlank = true
      return
    }
    let popped = matched < stack.count ? leave(matched, &line, range) : false
    guard matched == stack.count else {
      // Goes on with the paragraph of a block that its marks do not reach.
      write(line, range, levels: matched)
      return
    }
    open(number, line, range, isBehindOther: popped)
    isBehindBlank = false
    note(number)
  }

  /// Passes over the marks and indentation of the blocks that go on in this line.
  private func match(_ line: inout BlockLine) -> Int {
    var matched = 0
    for level in stack {
      switch level {
      case .quote: guard line.consumeQuote() else { return matched }
      case .item(let indent): guard line.consumeIndent(indent) else { return matched }
      case .block(_, .fence), .block(_, .sibling): break
      case .block(_, .indentation(let indent)), .block(_, .lazyIndentation(let indent)):
        guard line.consumeIndent(indent) else { return matched }
      }
      matched += 1
    }
    return matched
  }

  /// Leaves the blocks that a line does not belong to, unless it goes on with a paragraph in them.
  ///
  /// - Returns: whether a quote or an extended block ends here that would merge with one that begins here.
  private mutating func leave(_ matched: Int, _ line: inout BlockLine, _ range: Range<Int>) -> Bool {
    let isFirm = stack[matched...].contains { level in
      if case .block(_, .indentation) = level { true } else { false }
    }
    if isInParagraph, !isFirm, !startsBlock(&line, range) { return false }
    let endsBlock = stack[matched...].contains(where: \.isBlock)
    let endsItem = stack[matched].isItem
    followsParagraph = isDefinition(stack[matched])
    // Another item of a list ends what the one before it holds. A comment would end the list.
    let needsSeparator = endsBlock && isInParagraph && !(endsItem && line.markerWidth != nil)
    pop(to: matched)
    isInParagraph = false
    if needsSeparator { writeSeparator() }
    return !endsItem && !needsSeparator
  }

  private func isDefinition(_ level: Level) -> Bool {
    guard case .block(let index, _) = level, case .definition = blocks[index].kind else { return false }
    return true
  }

  /// Whether a line begins a block even where a paragraph could go on.
  private func startsBlock(_ line: inout BlockLine, _ range: Range<Int>) -> Bool {
    guard line.indent < 4, let first = line.rest.first else { return false }
    switch first {
    case UInt8(ascii: ">"): return true
    case UInt8(ascii: "#"): return isHeading(line)
    case UInt8(ascii: "`"), UInt8(ascii: "~"): return line.openedFence != nil
    default:
      if line.isThematicBreak() || mayInterrupt(line) { return true }
      guard isOpener[Int(first)] else { return false }
      let head = head(line, range, followsParagraph: true)
      return opening(head) != nil || closesContainers && ColonContainer.closing(head) != nil
    }
  }

  private func head(_ line: borrowing BlockLine, _ range: Range<Int>, followsParagraph: Bool) -> OpeningLine {
    OpeningLine(
      bytes: bytes, range: trimmed(line.offset..<range.upperBound), followsParagraph: followsParagraph,
      followsBlankLine: isBehindBlank, parent: innermost)
  }

  private func isHeading(_ line: borrowing BlockLine) -> Bool {
    let marks = line.rest.prefix { $0 == UInt8(ascii: "#") }
    guard marks.count <= 6 else { return false }
    return marks.endIndex == line.rest.endIndex || bytes[marks.endIndex] == 0x20 || bytes[marks.endIndex] == 0x09
  }

  /// Whether a list item that begins here ends a paragraph: it has text, and if it is numbered, the number is 1.
  private func mayInterrupt(_ line: borrowing BlockLine) -> Bool {
    guard let width = line.markerWidth, width < line.rest.count else { return false }
    let marker = line.rest.prefix(width)
    guard marker.count > 1 else { return true }
    return marker.count == 2 && marker.first == UInt8(ascii: "1")
  }

  // MARK: Blocks that begin

  private mutating func open(
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

  private var innermost: ExtendedBlock.Kind? {
    guard case .block(let index, _) = stack.last else { return nil }
    return blocks[index].kind
  }

  private func opening(_ line: OpeningLine) -> BlockOpening? {
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
  private mutating func close(_ colons: Int) -> Bool {
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

  private mutating func pop(to count: Int) {
    noteUnclosed(from: count)
    stack.removeLast(stack.count - count)
  }

  private mutating func noteUnclosed(from level: Int) {
    for case .block(let index, .fence) in stack[min(level, stack.count)...] { blocks[index].isUnclosed = true }
  }

  // MARK: State

  /// Notes what the line leaves open for the next one.
  private mutating func noteLeaf(_ line: consuming BlockLine, hasOpened: Bool) {
    let wasInParagraph = isInParagraph && !hasOpened
    isInParagraph = false
    followsParagraph = false
    if line.isBlank { return }
    guard line.indent < 4 else {
      isInParagraph = wasInParagraph
      followsParagraph = wasInParagraph
      return
    }
    if let (marker, length) = line.openedFence {
      leaf = .fence(marker: marker, length: length)
    } else if let end = HTMLBlockEnd(startOf: line.rest) {
      if !end.ends(line.rest) { leaf = .html(end: end) }
    } else if !isHeading(line), !line.isThematicBreak() {
      isInParagraph = true
      followsParagraph = true
    }
  }

  private mutating func writeLeaf(_ line: consuming BlockLine, _ range: Range<Int>, closing leaf: Leaf) {
    switch leaf {
    case .fence(let marker, let length):
      write(line, range, levels: stack.count, isCode: true)
      guard line.closesFence(marker, length) else { return }
    case .html(let end):
      write(line, range, levels: stack.count, isCode: true)
      guard end.ends(line.rest) else { return }
    }
    self.leaf = nil
    isInParagraph = false
    followsParagraph = false
    isBehindBlank = false
  }

  private mutating func note(_ number: Int) {
    containerWork += stack.count
    if stack.count > PageLimits.containerDepth || containerWork > PageLimits.containerWork {
      refusal = .tooDeep(limit: PageLimits.containerDepth, at: text.location(text.lineRange(number)))
    }
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
    return range.lowerBound..<end
  }

  var lineStart = 0
}
