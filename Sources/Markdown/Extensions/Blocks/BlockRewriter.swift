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
  static func rewrite(
    _ text: PageText, _ extensions: MarkdownExtensions, _ callouts: Callouts, excluding excluded: Set<Int>
  ) -> Result? {
    text.bytes.withUnsafeBufferPointer { bytes in
      func rewritten(closesOuter: Bool, closesRepeated: Bool = false) -> BlockRewriter {
        var rewriter = BlockRewriter(text: text, bytes: bytes, extensions: extensions, excluded: excluded)
        (rewriter.closesOuter, rewriter.closesRepeated) = (closesOuter, closesRepeated)
        rewriter.use(callouts, extensions)
        for number in 1...max(text.lineCount, 1) where rewriter.refusal == nil {
          rewriter.read(number, BlockLine(bytes, text.lineRange(number)))
        }
        rewriter.noteUnclosed(from: 0)
        return rewriter
      }
      let nested = rewritten(closesOuter: false)
      guard nested.refusal == nil, nested.isAnyUnclosed else { return nested.result }
      if nested.hasRepeatedLine {
        let mended = rewritten(closesOuter: false, closesRepeated: true)
        if mended.mends(nested) { return mended.result }
      }
      let flat = rewritten(closesOuter: true)
      let isRight = flat.refusal == nil && !flat.isAnyUnclosed && flat.strayLines <= nested.strayLines
      return (isRight ? flat : nested).result
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
  private(set) var openers: [any BlockExtension]
  /// Which bytes a line of an extension begins with.
  private(set) var isOpener: [Bool]
  let closesContainers: Bool
  private var callouts = Callouts()
  /// Whether a line of colons closes the outermost container that it can, and with it those inside.
  ///
  /// To VitePress and Docusaurus it does. Most authors mean the innermost, so that counts where a page then closes all.
  private(set) var closesOuter = false
  /// Whether a line that repeats the one with which the container around it begins closes that container.
  ///
  /// Nobody puts a container into another one of its kind and never closes both: the second line is the end, written
  /// wrongly.
  private(set) var closesRepeated = false
  /// Whether a line repeats the one with which the container around it begins.
  var hasRepeatedLine = false
  /// Lines that would close a container, and for which none is open.
  var strayLines = 0
  let excluded: Set<Int>

  var stack: [Level] = []
  var leaf: Leaf?
  /// Whether the line above belongs to a paragraph.
  var isInParagraph = false
  /// Whether blank lines and nothing else lie between here and a paragraph or a definition.
  var followsParagraph = false
  /// Whether the line above opened a box in quotes whose marks this line leaves out.
  var awaitsLazyText = false
  /// What is known of the options of the container above, where this line may hold some.
  var options: ContainerOptions?
  /// Where the last line of so many slashes is, once that has been asked.
  var lastSlashes: [Int: Int]?
  private var isBehindBlank = false
  /// Whether the line above is nothing but a tag such as `<br />`, which begins a block of HTML.
  var isBehindTag = false
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

  /// Takes the callouts of the site, some of which may begin paragraphs.
  private mutating func use(_ callouts: Callouts, _ extensions: MarkdownExtensions) {
    self.callouts = callouts
    guard extensions.contains(.containers) else { return }
    for byte in callouts.firstBytesOfPrefixes.sorted() {
      openers.append(PrefixedParagraph(firstByte: byte))
      isOpener[Int(byte)] = true
    }
    if !callouts.firstBytesOfPrefixes.isEmpty {
      openers.append(PrefixedQuote())
      isOpener[Int(UInt8(ascii: ">"))] = true
    }
  }

  /// Whether a container goes on to the end of what is around it.
  private var isAnyUnclosed: Bool { blocks.contains(where: \.isUnclosed) }

  /// Whether repeated lines that close containers leave fewer open: the container, and the one that the line would open.
  private func mends(_ other: BlockRewriter) -> Bool {
    guard refusal == nil, strayLines <= other.strayLines else { return false }
    let repeated = blocks.count { $0.repetition != nil }
    return blocks.count(where: \.isUnclosed) + 2 * repeated <= other.blocks.count(where: \.isUnclosed)
  }

  private var result: Result? {
    if let refusal {
      return Result(text: text, refusal: refusal)
    }
    guard !blocks.isEmpty else { return nil }
    return Result(
      text: PageText(rewriting: text, as: output, map: map), blocks: blocks, separators: separators)
  }

  // MARK: Lines

  private mutating func read(_ number: Int, _ line: consuming BlockLine) {
    let range = text.lineRange(number)
    let matched = awaitsLazyText ? stack.count : match(&line)
    awaitsLazyText = false
    if let leaf {
      if matched == stack.count {
        writeLeaf(line, range, closing: leaf)
        return
      }
      self.leaf = nil
    }
    if let options {
      if matched == stack.count, readOption(line, range, options) { return }
      self.options = nil
    }
    if line.isBlank {
      pop(to: matched)
      writeBlank(range)
      isInParagraph = false
      (isBehindBlank, isBehindTag) = (true, false)
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
      case .quote, .block(_, .quote): guard line.consumeQuote() else { return matched }
      case .item(let indent): guard line.consumeIndent(indent) else { return matched }
      case .block(_, .fence), .block(_, .sibling): break
      // Code goes on over blank lines.
      case .block(_, .paragraph): guard !line.isBlank || leaf != nil else { return matched }
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
    if isInParagraph, !isFirm, !startsBlock(&line, range, within: matched) { return false }
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

  /// Whether a line begins a block, or closes a container, even where a paragraph could go on.
  ///
  /// - Parameter matched: how many of the open blocks go on.
  private mutating func startsBlock(_ line: inout BlockLine, _ range: Range<Int>, within matched: Int) -> Bool {
    guard line.indent < 4, let first = line.rest.first else { return false }
    switch first {
    case UInt8(ascii: ">"): return true
    case UInt8(ascii: "#"): return isHeading(line)
    case UInt8(ascii: "`"), UInt8(ascii: "~"): return line.openedFence != nil
    default:
      if line.isThematicBreak() || mayInterrupt(line) { return true }
      guard isOpener[Int(first)] else { return false }
      let head = head(line, range, followsParagraph: true)
      return opening(head) != nil || closing(head).flatMap { level($0, within: matched) } != nil
    }
  }

  func head(
    _ line: borrowing BlockLine, _ range: Range<Int>, followsParagraph: Bool, next: OpeningLine.Next = .other
  ) -> OpeningLine {
    OpeningLine(
      bytes: bytes, range: trimmed(line.offset..<range.upperBound), followsParagraph: followsParagraph,
      followsBlankLine: isBehindBlank, parent: innermost, next: next, callouts: callouts)
  }

  /// Whether what a line opens depends on the next one: attributes are those of a quote below, and a callout may have
  /// its text there.
  func asksForNextLine(_ first: UInt8) -> Bool {
    if first == UInt8(ascii: "{") { return true }
    let bytes = callouts.firstBytesOfPrefixes
    return !bytes.isEmpty && (first == UInt8(ascii: ">") || bytes.contains(first))
  }

  /// What a line holds that follows one of attributes, or a callout.
  mutating func nextLine(_ number: Int) -> OpeningLine.Next {
    guard number <= text.lineCount else { return .other }
    let range = text.lineRange(number)
    var line = BlockLine(bytes, range)
    let matched = match(&line)
    guard !line.isBlank, line.indent < 4 else { return .other }
    if matched == stack.count { return line.rest.first == UInt8(ascii: ">") ? .quote : .text }
    let isInQuotes = stack[matched...].allSatisfy { level in
      switch level {
      case .quote, .block(_, .quote): true
      default: false
      }
    }
    return isInQuotes && !startsBlock(&line, range, within: matched) ? .lazyText : .other
  }

  private func isHeading(_ line: borrowing BlockLine) -> Bool {
    let marks = line.rest.prefix { $0 == UInt8(ascii: "#") }
    guard marks.count <= 6 else { return false }
    return marks.endIndex == line.rest.endIndex || bytes[marks.endIndex] == 0x20 || bytes[marks.endIndex] == 0x09
  }

  /// Whether a list item that begins here ends a paragraph: it has text, and if it is numbered, the number is 1.
  func mayInterrupt(_ line: borrowing BlockLine) -> Bool {
    guard let width = line.markerWidth, width < line.rest.count else { return false }
    let marker = line.rest.prefix(width)
    guard marker.count > 1 else { return true }
    return marker.count == 2 && marker.first == UInt8(ascii: "1")
  }

  // MARK: State

  /// Notes what the line leaves open for the next one.
  mutating func noteLeaf(_ line: consuming BlockLine, hasOpened: Bool) {
    let wasInParagraph = isInParagraph && !hasOpened
    isInParagraph = false
    followsParagraph = false
    isBehindTag = false
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
      isBehindTag = !wasInParagraph && Self.isEmptyElement(line.rest)
    }
  }

  /// Whether a line is a tag of an element without content, such as `<br />`.
  private static func isEmptyElement(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard line.first == UInt8(ascii: "<") else { return false }
    let text = line.prefix { $0 != UInt8(ascii: ">") }
    guard text.endIndex < line.endIndex, line[(text.endIndex + 1)...].allSatisfy({ $0 <= 0x20 }) else { return false }
    let name = text.dropFirst().prefix { ForeignReader.isLetter($0) }
    let end = text[name.endIndex...].first ?? 0x20
    guard end <= 0x20 || end == UInt8(ascii: "/") else { return false }
    return ["br", "hr", "img"].contains { name.elementsEqual($0.utf8) { $0 | 0x20 == $1 } }
  }

  private mutating func writeLeaf(_ line: consuming BlockLine, _ range: Range<Int>, closing leaf: Leaf) {
    switch leaf {
    case .fence(let marker, let length):
      write(line, range, levels: stack.count, isCode: true)
      guard line.closesFence(marker, length) else {
        noteEndInCode(line)
        return
      }
    case .html(let end):
      write(line, range, levels: stack.count, isCode: true)
      guard end.ends(line.rest) else { return }
    }
    self.leaf = nil
    isInParagraph = false
    followsParagraph = false
    isBehindBlank = false
  }

  /// Notes that code holds a line that would close the container around it.
  private mutating func noteEndInCode(_ line: borrowing BlockLine) {
    guard closesContainers, let first = line.rest.first, ContainerFence.isMarker(first) else { return }
    let marks = line.rest.prefix { $0 == first }
    guard case .block(let index, .fence(let fence)) = stack.last, fence.marker == first, fence.length == marks.count,
      line.rest.dropFirst(marks.count).allSatisfy({ $0 <= 0x20 })
    else { return }
    blocks[index].endsInCode = true
  }

  private mutating func note(_ number: Int) {
    containerWork += stack.count
    if stack.count > PageLimits.containerDepth || containerWork > PageLimits.containerWork {
      refusal = .tooDeep(limit: PageLimits.containerDepth, at: text.location(text.lineRange(number)))
    }
  }

  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
    return range.lowerBound..<end
  }

  var lineStart = 0
}
