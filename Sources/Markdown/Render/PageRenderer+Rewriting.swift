import Diagnostics
import HTML

/// Makes of the text in a block what extensions mean by it, before the walk reaches it.
extension PageRenderer {
  mutating func rewriteInlines(of block: CommonMarkNode) {
    guard let constructs else { return }
    textStarts.removeAll(keepingCapacity: true)
    if !isInSheet { self.block = block }
    guard sourceLines(of: block).contains(where: { constructs.mayBe(in: $0, of: text.bytes) }) else { return }
    if constructs.hasAttributes { takeBlockAttributes(of: block) }
    var next = block.firstChild
    // The outermost link or image around.
    var link: CommonMarkNode?
    // Whether the author's tags around are those of a link.
    var isInTags = false
    while let node = next {
      switch node.kind {
      case .image, .link:
        if link == nil, node.firstChild != nil { link = node }
        if constructs.hasAttributes { takeAttributes(behind: node) }
      case .code, .emphasis, .strong: if constructs.hasAttributes { takeAttributes(behind: node) }
      case .inlineHTML: if options.html != .omit { isInTags = Self.isInLink(behind: node.literal) ?? isInTags }
      default: break
      }
      if let child = node.firstChild {
        next = child
        continue
      }
      var current = node
      next = nil
      if node.kind == .text, !constructs.texts.isEmpty {
        current = rewriteText(node, constructs, isInLink: link != nil || isInTags)
      }
      while true {
        if let sibling = current.next {
          next = sibling
          break
        }
        guard let parent = current.parent else { break }
        // All that it holds has been seen.
        if !constructs.pairs.isEmpty { rewritePairs(in: parent, constructs) }
        if parent == block { break }
        if parent == link { link = nil }
        current = parent
      }
    }
  }

  /// The lines that a block is read from, or the ranges of them.
  private func sourceLines(of block: CommonMarkNode) -> [SourceRange] {
    if isInSheet { return sheet.lineRanges(of: block) }
    let first = text.lineRange(max(block.startLine, 1))
    return [first.lowerBound..<max(text.lineRange(max(block.endLine, 1)).upperBound, first.upperBound)]
  }

  /// Whether text behind a tag is that of a link; nil where the tag changes nothing.
  ///
  /// A browser ends a link where another one begins, so an address in it must not become one.
  private static func isInLink(behind tag: UnsafeBufferPointer<UInt8>) -> Bool? {
    guard tag.count > 2, tag.prefix(3).contains(where: { $0 | 0x20 == UInt8(ascii: "a") }),
      let (name, isEnd) = HTMLPiece.name(inTag: tag), name == "a"
    else { return nil }
    if isEnd { return false }
    return tag.indices.contains { index in
      tag[index] | 0x20 == UInt8(ascii: "h")
        && tag[index...].prefix(4).elementsEqual("href".utf8) { $0 | 0x20 == $1 }
    }
  }

  // MARK: Adjacent characters

  /// Replaces a text by pieces.
  ///
  /// - Returns: the last of them.
  private mutating func rewriteText(
    _ node: CommonMarkNode, _ constructs: InlineConstructs, isInLink: Bool
  ) -> CommonMarkNode {
    let literal = node.literal
    let holdsStop = constructs.isStop.withUnsafeBufferPointer { isStop in literal.contains { isStop[Int($0)] } }
    guard holdsStop else { return node }
    let footnotes = footnotes.definitions
    var run = TextRun(
      bytes: literal, before: Self.byte(before: node), isInLink: isInLink,
      isFootnote: { footnotes[$0] != nil })
    var places: TextPlaces?
    var matches: [TextMatch] = []
    var index = 0
    while index < literal.count {
      let byte = literal[index]
      if constructs.isStop[Int(byte)], let match = match(run, at: index, constructs) {
        if places == nil { places = self.places(of: node) }
        if places?.isEscaped(index) != true {
          matches.append(match)
          run.start = match.range.upperBound
          index = match.range.upperBound
          continue
        }
      }
      index += 1
    }
    guard !matches.isEmpty else { return node }
    let line = places == nil ? lineRange(of: node) : nil
    var end = 0
    for match in matches {
      insert(literal[end..<match.range.lowerBound], from: end, places, before: node)
      let source = places?.range(match.range) ?? line ?? 0..<0
      insert(match, UnsafeBufferPointer(rebasing: literal[match.range]), source, before: node)
      end = match.range.upperBound
    }
    textStarts[node.pointer] = places.map { $0.range(end - 1..<end).upperBound }
    let rest = Array(literal[end...])
    rest.withUnsafeBufferPointer { node.setLiteral($0) }
    return node
  }

  private func match(_ run: TextRun, at index: Int, _ constructs: InlineConstructs) -> TextMatch? {
    for text in constructs.texts {
      guard text.bytes.withUTF8Buffer({ $0.contains(run.bytes[index]) }) else { continue }
      if let match = text.match(in: run, at: index) { return match }
    }
    return nil
  }

  private mutating func insert(
    _ text: Slice<UnsafeBufferPointer<UInt8>>, from start: Int, _ places: TextPlaces?, before node: CommonMarkNode
  ) {
    guard !text.isEmpty, let piece = CommonMarkNode.text(UnsafeBufferPointer(rebasing: text)) else { return }
    textStarts[piece.pointer] = places.map { $0.range(start..<start + 1).lowerBound }
    piece.insert(before: node)
  }

  private mutating func insert(
    _ match: TextMatch, _ text: UnsafeBufferPointer<UInt8>, _ source: Range<Int>, before node: CommonMarkNode
  ) {
    switch match.replacement {
    case .text(let string): insert([TextMatch.Piece(text: string)], source, before: node)
    case .pieces(let pieces): insert(pieces, source, before: node)
    case .footnote(let key):
      inlines.append(.footnote(key, at: source))
      CommonMarkNode.custom(tag: inlines.count)?.insert(before: node)
    case .link(let url):
      inlines.append(.link(at: source))
      guard let link = CommonMarkNode.link(to: url, tag: inlines.count), let content = CommonMarkNode.text(text) else {
        return
      }
      link.append(content)
      link.insert(before: node)
    }
  }

  private mutating func insert(_ pieces: [TextMatch.Piece], _ source: Range<Int>, before node: CommonMarkNode) {
    inlines.append(.replacement(at: source))
    guard let replacement = CommonMarkNode.custom(tag: inlines.count) else { return }
    for piece in pieces {
      var text = piece.text
      guard let content = text.withUTF8({ CommonMarkNode.text($0) }) else { continue }
      guard let element = piece.element else {
        replacement.append(content)
        continue
      }
      inlines.append(.element(element))
      guard let holder = CommonMarkNode.custom(tag: inlines.count) else { continue }
      holder.append(content)
      replacement.append(holder)
    }
    replacement.insert(before: node)
  }

  // MARK: Pairs

  private mutating func rewritePairs(in parent: CommonMarkNode, _ constructs: InlineConstructs) {
    guard Self.mayHoldMarks(parent, constructs) else { return }
    var matcher = PairMatcher()
    var children: [CommonMarkNode] = []
    var child = parent.firstChild
    while let node = child {
      if node.kind == .text { addMarks(of: node, children.count, to: &matcher, constructs) }
      children.append(node)
      child = node.next
    }
    let marks = matcher.matched
    guard !marks.isEmpty else { return }
    var open: [CommonMarkNode] = []
    var next = 0
    // A run of children stays where it is; what a pair encloses moves into its node.
    for (index, node) in children.enumerated() {
      guard next < marks.count, marks[next].child == index else {
        open.last?.append(node)
        continue
      }
      let literal = Array(node.literal)
      var end = 0
      func place(_ piece: CommonMarkNode?) {
        guard let piece else { return }
        if let pair = open.last { pair.append(piece) } else { piece.insert(before: node) }
      }
      func placeText(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        literal[range].withUnsafeBufferPointer { place(CommonMarkNode.text($0)) }
      }
      while next < marks.count, marks[next].child == index {
        let mark = marks[next]
        placeText(end..<mark.offset)
        end = mark.offset + mark.length
        next += 1
        if mark.isOpening == true {
          inlines.append(.pair(mark.pair.element, mark.length))
          guard let pair = CommonMarkNode.custom(tag: inlines.count) else { continue }
          place(pair)
          open.append(pair)
        } else {
          open.removeLast()
        }
      }
      placeText(end..<literal.count)
      node.remove()
    }
  }

  /// Whether the text of a node contains a marker character.
  ///
  /// Most text has none.
  private static func mayHoldMarks(_ parent: CommonMarkNode, _ constructs: InlineConstructs) -> Bool {
    var child = parent.firstChild
    while let node = child {
      if node.kind == .text {
        let literal = node.literal
        for pair in constructs.pairs {
          // To the end without a branch, so that the compiler makes vector code.
          var isFound: UInt8 = 0
          for byte in literal { isFound |= byte == pair.marker ? 1 : 0 }
          if isFound != 0 { return true }
        }
      }
      child = node.next
    }
    return false
  }

  private mutating func addMarks(
    of node: CommonMarkNode, _ child: Int, to matcher: inout PairMatcher, _ constructs: InlineConstructs
  ) {
    let literal = node.literal
    var places: TextPlaces?
    var hasPlaces = false
    var index = 0
    while index < literal.count {
      guard let pair = constructs.pair(of: literal[index]) else {
        index += 1
        continue
      }
      let start = index
      while index < literal.count, literal[index] == pair.marker { index += 1 }
      guard pair.lengths.contains(index - start) else { continue }
      let (opens, closes) = pair.roles(
        before: start > 0 ? literal[start - 1] : Self.byte(before: node),
        after: index < literal.count ? literal[index] : Self.byte(after: node))
      guard opens || closes else { continue }
      if !hasPlaces {
        places = self.places(of: node)
        hasPlaces = true
      }
      if let places, (start..<index).contains(where: places.isEscaped) { continue }
      matcher.add(
        PairMatcher.Mark(
          child: child, offset: start, length: index - start, pair: pair, opens: opens, closes: closes))
    }
  }

  // MARK: Attributes

  /// Takes out the braces at the end of a heading, a paragraph, or a cell, and keeps the id in them.
  private mutating func takeBlockAttributes(of block: CommonMarkNode) {
    guard let last = block.lastChild, last.kind == .text else { return }
    let literal = last.literal
    guard let brace = literal.lastIndex(of: UInt8(ascii: "{")),
      let (list, end) = AttributeList.parse(literal, brace..<literal.count, allowsWords: false),
      literal[end...].allSatisfy(TextRun.isSpace)
    else { return }
    let isLine = literal[..<brace].allSatisfy(TextRun.isSpace) && last.previous.map { $0.kind == .softBreak } ?? true
    // Cells are headings in their sheet.
    if isInSheet || block.kind == .paragraph && !isLine {
      // On the line of their text, they may be those of a template, and directly behind markup, they belong to that.
      guard list.isUnmistakable, !isInSheet || list.id == nil, brace > 0 || last.previous == nil else { return }
    }
    let places = places(of: last)
    if let places, places.isEscaped(brace) { return }
    var textEnd = Self.end(ofText: literal, before: brace)
    if block.kind == .heading, !isInSheet {
      textEnd = Self.endBeforeClosingHashes(literal, before: textEnd) { places?.isEscaped($0) == true }
    }
    if let id = list.id { blockID = slugger.take(id) }
    if textEnd > 0 {
      let rest = Array(literal[..<textEnd])
      rest.withUnsafeBufferPointer { last.setLiteral($0) }
      return
    }
    if block.kind == .paragraph, let previous = last.previous, previous.kind == .softBreak { previous.remove() }
    last.remove()
    if block.kind == .paragraph, block.firstChild == nil { hiddenParagraph = block }
  }

  private static func end(ofText text: UnsafeBufferPointer<UInt8>, before end: Int) -> Int {
    var end = end
    while end > 0, TextRun.isSpace(text[end - 1]) { end -= 1 }
    return end
  }

  /// Where the text of a heading ends in front of hashes that close it: `## Name ## {: #id }`.
  ///
  /// To CommonMark they are text, because the braces follow them.
  private static func endBeforeClosingHashes(
    _ text: UnsafeBufferPointer<UInt8>, before end: Int, isEscaped: (Int) -> Bool
  ) -> Int {
    var start = end
    while start > 0, text[start - 1] == UInt8(ascii: "#") { start -= 1 }
    // Directly behind a word, they belong to it: “C#”.
    guard start < end, start > 0, TextRun.isSpace(text[start - 1]), !isEscaped(start) else { return end }
    return Self.end(ofText: text, before: start)
  }

  /// Takes out the braces behind a link, an image, or other text with markup, and keeps what they say.
  private mutating func takeAttributes(behind node: CommonMarkNode) {
    guard let text = node.next, text.kind == .text else { return }
    let literal = text.literal
    guard literal.first == UInt8(ascii: "{"),
      let (list, end) = AttributeList.parse(literal, 0..<literal.count, allowsWords: false)
    else { return }
    let places = places(of: text)
    if let places, places.isEscaped(0) { return }
    inlines.append(.attributes(list))
    node.tag = inlines.count
    textStarts[text.pointer] = places.map { $0.range(0..<end).upperBound }
    let rest = Array(literal[end...])
    rest.withUnsafeBufferPointer { text.setLiteral($0) }
  }

  // MARK: Neighbors and places

  /// A byte like the one that is before a text in the page, as far as it matters: a blank, or punctuation.
  private static func byte(before node: CommonMarkNode) -> UInt8 {
    guard let previous = node.previous else { return edge(of: node.parent, isEnd: false) }
    return byte(of: previous, isEnd: true)
  }

  private static func byte(after node: CommonMarkNode) -> UInt8 {
    guard let next = node.next else { return edge(of: node.parent, isEnd: true) }
    return byte(of: next, isEnd: false)
  }

  private static func byte(of node: CommonMarkNode, isEnd: Bool) -> UInt8 {
    switch node.kind {
    case .text: (isEnd ? node.literal.last : node.literal.first) ?? UInt8(ascii: " ")
    case .softBreak, .lineBreak: UInt8(ascii: " ")
    case .code: UInt8(ascii: "`")
    // A link without brackets stands as it is read.
    case .link where node.tag != 0: node.firstChild.map { byte(of: $0, isEnd: isEnd) } ?? UInt8(ascii: "]")
    case .emphasis, .strong: UInt8(ascii: "*")
    default: UInt8(ascii: "]")
    }
  }

  private static func edge(of parent: CommonMarkNode?, isEnd: Bool) -> UInt8 {
    switch parent?.kind {
    case .emphasis, .strong: UInt8(ascii: "*")
    case .link, .image: isEnd ? UInt8(ascii: "]") : UInt8(ascii: "[")
    default: UInt8(ascii: " ")
    }
  }

  /// Where the bytes of a text that libcmark has made stand in the page.
  private mutating func places(of node: CommonMarkNode) -> TextPlaces? {
    let literal = node.literal
    if let start = textStarts[node.pointer] {
      return text.bytes.withUnsafeBufferPointer {
        TextPlaces(literal, in: $0, from: start, to: text.lineRange(at: start).upperBound)
      }
    }
    guard node.startLine > 0 else { return nil }
    if isInSheet {
      guard let (start, end) = sheet.start(of: node, in: text) else { return nil }
      return text.bytes.withUnsafeBufferPointer { TextPlaces(literal, in: $0, from: start, to: end) }
    }
    guard let block else { return nil }
    if locator == nil { locator = InlineLocator(block, of: text, quotes: quotes.count) }
    return locator?.places(of: node, literal, searches: &searches)
  }

  private func lineRange(of node: CommonMarkNode) -> Range<Int> {
    if isInSheet { return sheet.start(of: node, in: text).map { text.lineRange(at: $0.offset) } ?? 0..<0 }
    return text.lineRange(max(node.startLine, 1))
  }
}
