import Diagnostics

/// Finds where the running text of a page is in its file: what readers read as prose, for rules that look for words.
///
/// libcmark tells in which lines a block stands and what it holds, in order, but columns within a block only
/// sometimes. So what a block holds is followed through its lines: each text is found behind the one before, and what
/// is between them is not text but markup. Left out are code, what links lead to, HTML tags, character references and
/// web addresses. Emphasis marks and line ends within a paragraph are not: words are found across them.
///
/// A new kind of inline calls `delimiter` for its marks. Where something is not where it should be, the next text is
/// looked for further on; if that fails, the rest of the line counts as no text.
struct TextLocator {
  /// Where text stands, in the order of the nodes.
  private var found: [SourceRange] = []
  private let bytes: [UInt8]
  private let mayHoldAddresses: Bool
  private var source: BlockSource
  /// Where the text begins that has not been added yet.
  private var start = 0
  private var isLost = false
  private var isInAutolink = false
  /// How often something may still be looked for; a page made for the purpose has very many such places.
  private var searches = 200
  private var references: [SourceRange] = []
  /// Where the bytes are, in order, that marks have and hardly any text has.
  private let marks: [Int]
  /// Marks of Markdown that have become text.
  private(set) var literals: LiteralMarkup
  /// Marks of other tools that have become text.
  private(set) var foreignMarks: ForeignMarks

  /// - Parameter mayHoldFootnotes: whether the dialect has footnotes.
  init(_ text: PageText, mayHoldFootnotes: Bool, _ foreignMarks: ForeignMarks) {
    literals = LiteralMarkup(mayHoldFootnotes: mayHoldFootnotes)
    self.foreignMarks = foreignMarks
    bytes = text.bytes
    source = BlockSource(text.bytes)
    mayHoldAddresses = text.contains(UInt8(ascii: ":"), UInt8(ascii: "/"))
    marks = Self.marks(in: text)
  }

  private static let isMark = (0..<256).map { "*]`<:![{@%+|^;$#\\".utf8.contains(UInt8($0)) }

  private static func marks(in text: PageText) -> [Int] {
    var marks: [Int] = []
    marks.reserveCapacity(text.body.count / 16)
    text.bytes.withUnsafeBufferPointer { bytes in
      isMark.withUnsafeBufferPointer { isMark in
        for index in text.body where isMark[Int(bytes[index])] { marks.append(index) }
      }
    }
    return marks
  }

  /// Whether a range holds one of the bytes that marks have.
  private func holdsMark(_ range: SourceRange) -> Bool {
    var (low, high) = (0, marks.count)
    while low < high {
      let middle = (low + high) / 2
      if marks[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < marks.count && marks[low] < range.upperBound
  }

  /// Where text stands, in the order of the file and none twice, even if nodes were rendered in another order.
  var ranges: [SourceRange] {
    if zip(found, found.dropFirst()).allSatisfy({ $0.upperBound <= $1.lowerBound }) { return found }
    var ranges: [SourceRange] = []
    for range in found.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      let start = max(range.lowerBound, ranges.last?.upperBound ?? 0)
      if start < range.upperBound { ranges.append(start..<range.upperBound) }
    }
    return ranges
  }

  /// Begins a block with its lines, each without what its containers put before it.
  mutating func begin(_ lines: some Sequence<SourceRange>) {
    source.begin(lines)
    (isLost, isInAutolink) = (false, false)
    var place = source.place
    while source.byte == UInt8(ascii: "["), source.skipDefinition() { place = source.place }
    source.place = place
    start = source.offset
  }

  /// Ends the block.
  mutating func end() {
    add(upTo: source.offset)
    source.begin([])
    literals.endBlock()
  }

  /// Adds text that stands by itself.
  mutating func add(_ range: SourceRange) {
    guard !range.isEmpty else { return }
    guard mayHoldAddresses else { return found.append(range) }
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      guard bytes[index] == UInt8(ascii: "h"), isAddress(index..<range.upperBound) else {
        index += 1
        continue
      }
      if index > start { found.append(start..<index) }
      index = bytes[index..<range.upperBound].firstIndex { $0 <= 0x20 || "<>)\"".utf8.contains($0) } ?? range.upperBound
      start = index
    }
    if start < range.upperBound { found.append(start..<range.upperBound) }
  }

  private func isAddress(_ range: SourceRange) -> Bool {
    bytes[range].starts(with: "http://".utf8) || bytes[range].starts(with: "https://".utf8)
  }

  private mutating func add(upTo end: Int) {
    if end > start { add(start..<end) }
    start = max(start, end)
  }

  /// Leaves out what has been passed over since a place.
  private mutating func leaveOut(from end: BlockSource.Place) {
    guard source.offset > end.offset else { return }
    add(upTo: end.offset)
    start = source.offset
  }

  // MARK: What a block holds

  mutating func enter(_ node: CommonMarkNode, _ kind: CommonMarkNode.Kind) {
    if kind == .softBreak || kind == .lineBreak { return lineBreak() }
    guard !isLost else { return }
    switch kind {
    case .text: text(node.literal)
    case .code: code()
    case .inlineHTML: html(node.literal)
    case .emphasis: delimiter(["*", "_"], 1)
    case .strong: delimiter(["*", "_"], 2)
    case .link, .image: link()
    default: break
    }
  }

  mutating func exit(_ kind: CommonMarkNode.Kind) {
    guard !isLost else { return }
    switch kind {
    case .emphasis: delimiter(["*", "_"], 1)
    case .strong: delimiter(["*", "_"], 2)
    case .link, .image: linkEnd()
    default: break
    }
  }

  /// Passes over marks that begin or end a kind of inline, if they stand here.
  mutating func delimiter(_ marks: [Unicode.Scalar], _ count: Int) {
    guard let byte = source.byte, marks.contains(Unicode.Scalar(byte)) else { return }
    source.advance(to: source.offset + count)
  }

  /// Passes over something that is not text, such as an address.
  ///
  /// - Parameter hidesContent: whether the nodes up to `endPassing` stand for it.
  mutating func pass(_ range: SourceRange, hidesContent: Bool) {
    isInAutolink = hidesContent
    guard !isLost, source.offset <= range.lowerBound, range.upperBound <= source.lineEnd else { return }
    source.advance(to: range.lowerBound)
    let end = source.place
    source.advance(to: range.upperBound)
    leaveOut(from: end)
  }

  mutating func endPassing() { isInAutolink = false }

  private mutating func lineBreak() {
    if isLost {
      (isLost, isInAutolink) = (false, false)
      source.nextLine()
      start = source.offset
    } else {
      source.nextLine()
    }
  }

  private mutating func text(_ literal: UnsafeBufferPointer<UInt8>) {
    guard !isInAutolink, !literal.isEmpty else { return }
    let end = source.place
    if skip(literal) { return noteLiterals(from: end, length: literal.count) }
    source.place = end
    guard search({ $0.find(literal) }) else { return lose(at: end) }
    leaveOut(from: end)
    let found = source.place
    if skip(literal) { noteLiterals(from: found, length: literal.count) } else { lose(at: found) }
  }

  /// Notes marks in a text that is in the page as it is, without anything escaped.
  private mutating func noteLiterals(from start: BlockSource.Place, length: Int) {
    guard source.offset - start.offset == length else { return }
    let (range, line, isFirst) = (start.offset..<source.offset, source.lineRange, source.isInFirstLine)
    // Two bytes can be marks only at the beginning. In nearly all text, no other one is.
    let first = bytes[range.lowerBound]
    guard first == UInt8(ascii: ".") || first == UInt8(ascii: "(") || holdsMark(range) else { return }
    literals.note(range, in: bytes, line: line, isFirstLine: isFirst)
    foreignMarks.note(range, in: bytes, line: line, isFirstLine: isFirst)
  }

  /// Adds text in a block of HTML, in which Markdown is not read.
  mutating func addHTML(_ range: SourceRange, holdsCode: Bool) {
    add(range)
    if !holdsCode { literals.noteHTML(range, in: bytes) }
  }

  private mutating func skip(_ literal: UnsafeBufferPointer<UInt8>) -> Bool {
    references.removeAll(keepingCapacity: true)
    guard source.skip(literal, references: &references) else { return false }
    for reference in references {
      add(upTo: reference.lowerBound)
      start = reference.upperBound
    }
    return true
  }

  private mutating func code() {
    guard reach(UInt8(ascii: "`")) else { return }
    let end = source.place
    if source.skipCodeSpan() { leaveOut(from: end) } else { lose(at: end) }
  }

  private mutating func html(_ literal: UnsafeBufferPointer<UInt8>) {
    guard reach(UInt8(ascii: "<")) else { return }
    let end = source.place
    for byte in literal {
      if byte == UInt8(ascii: "\n") { source.nextLine() } else { source.advance(to: source.offset + 1) }
    }
    leaveOut(from: end)
  }

  private mutating func link() {
    let end = source.place
    switch source.byte {
    case UInt8(ascii: "<"):
      isInAutolink = true
      guard source.find(UInt8(ascii: ">")) else { return lose(at: end) }
      source.advance()
      leaveOut(from: end)
    case UInt8(ascii: "!"): source.advance(to: end.offset + 2)
    default: if reach(UInt8(ascii: "[")) { source.advance() }
    }
  }

  private mutating func linkEnd() {
    if isInAutolink {
      isInAutolink = false
    } else if source.skip(UInt8(ascii: "]")) {
      let end = source.place
      source.skipLinkTail()
      leaveOut(from: end)
    }
  }

  // MARK: Where something is not where it should be

  /// Goes to the mark with which something begins.
  private mutating func reach(_ mark: UInt8) -> Bool {
    if source.byte == mark { return true }
    let end = source.place
    if search({ $0.find(mark) }) { return true }
    lose(at: end)
    return false
  }

  private mutating func search(_ find: (inout BlockSource) -> Bool) -> Bool {
    guard searches > 0 else { return false }
    searches -= 1
    let before = source.place
    if find(&source) { return true }
    source.place = before
    return false
  }

  /// Goes back to where all was well; what follows up to the next line is not text.
  private mutating func lose(at end: BlockSource.Place) {
    source.place = end
    add(upTo: end.offset)
    isLost = true
  }
}
