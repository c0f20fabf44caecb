import Diagnostics
import Writing

extension PageRenderer {
  /// Begins to follow the text of a paragraph or heading of the page.
  mutating func beginText(of block: CommonMarkNode) {
    let isCallout = calloutParagraph == block
    let first = block.startLine + (isCallout ? 1 : 0)
    linesOfText.removeAll(keepingCapacity: true)
    for line in first...max(block.endLine, first) {
      let start =
        line == block.startLine ? text.contentStart(of: block) : text.contentStart(line, quotes: quotes.count).offset
      linesOfText.append(start..<text.lineRange(line).upperBound)
    }
    locatedText.begin(linesOfText)
  }

  /// Follows the text of a block that is not rendered.
  mutating func noteText(ofHidden block: CommonMarkNode) {
    beginText(of: block)
    guard var walk = CommonMarkWalk(of: block) else { return }
    while let (event, node) = walk.next() {
      if node == block { continue }
      switch (event, node.tag) {
      case (.enter, 0): locatedText.enter(node, node.kind)
      case (.enter, _): enterText(ofExtended: node, node.kind)
      case (_, 0): locatedText.exit(node.kind)
      default: exitText(ofExtended: node, node.kind)
      }
    }
    locatedText.end()
  }

  /// Notes the text between the tags of an HTML block: authors mean it to be read, whether or not it is kept.
  mutating func noteText(ofHTMLBlock node: CommonMarkNode) {
    var omitted = PlainText(isKept: false)
    let runs = options.html != .omit ? plain.html(node.literal) : omitted.html(node.literal)
    guard !runs.isEmpty else { return }
    let content = excerpt(node.literal, from: node.startLine, isInFile: false).content
    let source = ArraySlice(node.literal)
    let holdsCode = ["<pre", "<code", "<samp", "<kbd"].contains { source.firstRange(ofText: $0) != nil }
    for run in runs { locatedText.addHTML(content.fileRange(run), holdsCode: holdsCode || options.html == .omit) }
  }

  /// Adds text within a line to the page's plain text.
  mutating func addText(_ literal: UnsafeBufferPointer<UInt8>) {
    TextRepair.forEachPiece(of: literal, isNeeded: needsRepair) { plain.text($0) }
  }

  /// Ends a paragraph, and notes it if it is the first one that says something.
  ///
  /// - Parameter isLink: whether it is a link without a sentence around it, which is noted only if no other follows.
  mutating func endParagraphText(from start: Int, isLink: Bool = false) {
    // The end of a block takes spaces away: those that code ends with.
    plain.endBlock()
    let end = plain.bytes.last == UInt8(ascii: "\n") ? plain.count - 1 : plain.count
    guard end > start, document.firstParagraph.isEmpty || isFirstParagraphLink && !isLink else { return }
    document.firstParagraph = start..<end
    isFirstParagraphLink = isLink
  }
}
