import Diagnostics
import HTML
import Writing

/// The author's tags within text, as far as they must be followed.
struct InlineHTMLNesting {
  /// How often a tag's end may be looked at on a page.
  var searches = 500_000
  /// How tags end by themselves, by their names.
  var endings: [String: HTMLPiece.Ending] = [:]
  /// Names whose end tags the paragraph does not have.
  var unclosed: Set<String> = []
  /// Formatting elements that are open in the paragraph.
  var formatting: [String] = []
}

extension PageRenderer {
  // MARK: Blocks

  mutating func writeHTMLBlock(_ node: CommonMarkNode) {
    startLine()
    let literal = node.literal
    noteText(ofHTMLBlock: node)
    noteAllowance(node)
    terminal.note(literal)
    switch options.html {
    case .trust:
      if !HTMLPiece.isComment(literal) { document.holdsTrustedMarkup = true }
      writeRaw(literal, from: .block(firstLine: node.startLine))
    case .omit:
      writeOmission(of: literal, at: text.location(startOfBlock(node)))
    case .safe:
      // A comment is not a finding: readers would not have seen it.
      guard !HTMLPiece.isComment(literal), !isHTMLBeyondBounds else { return }
      switch HTMLPiece.ending(of: literal) {
      case .clean: writeRaw(literal, from: .block(firstLine: node.startLine))
      case .open:
        noteUnclosed(literal, of: node)
      case .beyondBounds: isHTMLBeyondBounds = true
      }
    }
    startLine()
  }

  /// Notes that a block is left out because something in it goes on behind its end: the message names that.
  private mutating func noteUnclosed(_ literal: UnsafeBufferPointer<UInt8>, of node: CommonMarkNode) {
    let open = HTMLPiece.openElement(of: literal) ?? 0
    let feeds = literal[..<open].count { $0 == UInt8(ascii: "\n") }
    let line = feeds == 0 ? startOfBlock(node) : text.lineRange(node.startLine + feeds)
    removedHTML.note(.unclosed(summary(UnsafeBufferPointer(rebasing: literal[open...]))), at: text.location(line))
  }

  private func startOfBlock(_ node: CommonMarkNode) -> SourceRange {
    let line = text.lineRange(node.startLine)
    return min(line.lowerBound + max(node.startColumn, 1) - 1, line.upperBound)..<line.upperBound
  }

  private mutating func writeOmission(of literal: UnsafeBufferPointer<UInt8>, at location: SourceLocation) {
    html.markup("<!-- raw HTML omitted -->")
    guard !HTMLPiece.isComment(literal) else { return }
    let tag = literal.firstIndex(of: UInt8(ascii: "<")).map { UnsafeBufferPointer(rebasing: literal[$0...]) }
    if let (name, isEnd) = tag.flatMap({ HTMLPiece.name(inTag: $0) }) {
      // Where an end tag is left out, its start tag has been, too.
      if !isEnd { removedHTML.note(.omitted("<\(name)>"), at: location) }
    } else {
      removedHTML.note(.omitted(summary(literal)), at: location)
    }
  }

  private func summary(_ literal: UnsafeBufferPointer<UInt8>) -> String {
    MessageText.summary(literal.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") })
  }

  // MARK: Tags within text

  mutating func writeInlineHTML(_ node: CommonMarkNode) {
    let literal = node.literal
    switch options.html {
    case .trust:
      if !HTMLPiece.isComment(literal) { document.holdsTrustedMarkup = true }
      writeRaw(literal, from: .inline(range(of: node, needle: literal)))
      _ = plain.html(literal)
    case .omit:
      // This tag is ours.
      if BadgeInHeading.isStart(literal) { return }
      writeOmission(of: literal, at: text.location(range(of: node, needle: literal)))
    case .safe:
      // What is not a tag shows nothing.
      guard let (name, isEnd) = HTMLPiece.name(inTag: literal) else { return }
      guard isEnd || !SafeHTML.mustClose(name) || closes(node, name) else {
        let location = text.location(range(of: node, needle: literal))
        removedHTML.note(.known(name), at: location)
        return
      }
      // Only a tag of which something may be said must be found in the file.
      let isPlain = isEnd || literal.count == name.utf8.count + 2 && SafeHTML.isVoid(name)
      writeRaw(literal, from: .inline(isPlain ? 0..<0 : range(of: node, needle: literal)))
      _ = plain.html(literal)
      noteFormatting(name, isEnd: isEnd)
    }
  }

  /// Whether what is behind a start tag is read as if it were not there, at the latest behind its end tag.
  private mutating func closes(_ node: CommonMarkNode, _ name: String) -> Bool {
    let ending = nesting.endings[name] ?? HTMLPiece.ending(of: "<\(name)>".utf8)
    if nesting.endings.count < 1000 { nesting.endings[name] = ending }
    if ending == .clean { return true }
    guard !nesting.unclosed.contains(name) else { return false }
    var next = node.next
    while let sibling = next, nesting.searches > 0 {
      nesting.searches -= 1
      if sibling.kind == .inlineHTML, let other = HTMLPiece.name(inTag: sibling.literal), other == (name, true) {
        return HTMLPiece.ending(of: "<\(name)></\(name)>".utf8) == .clean
      }
      next = sibling.next
    }
    nesting.unclosed.insert(name)
    return false
  }

  private mutating func noteFormatting(_ name: String, isEnd: Bool) {
    guard HTMLBounds.formatting.contains(name) else { return }
    if !isEnd {
      nesting.formatting.append(name)
    } else if let index = nesting.formatting.lastIndex(of: name) {
      nesting.formatting.remove(at: index)
    }
  }

  /// Closes the formatting that the author opened in a paragraph and left open: it would go on in all that follow.
  mutating func closeFormatting() {
    guard !nesting.formatting.isEmpty else { return }
    for name in nesting.formatting.reversed() {
      html.markup("</")
      html.text(name)
      html.markup(">")
    }
    nesting.formatting = []
  }

  // MARK: The whole page

  enum HTMLReading {
    case read
    /// HTML of the page cannot be kept.
    case refused(Diagnostic)
  }

  /// Reads the HTML that has been kept, when the page is rendered: writes what is safe, or notes what is trusted.
  mutating func readHTML() -> HTMLReading {
    let firstLine = text.location(text.lineRange(1))
    guard !isHTMLBeyondBounds else { return .refused(.htmlBeyondBounds(at: firstLine)) }
    guard !authored.isEmpty else { return .read }
    if options.html == .trust {
      if !TrustedBody.read(&self) { document.diagnostics.append(.htmlBeyondBounds(at: firstLine)) }
      return .read
    }
    switch SafeBody.write(&self) {
    case .written: return .read
    case .beyondBounds: return .refused(.htmlBeyondBounds(at: firstLine))
    case .tangled: return .refused(.tangledHTML(at: firstLine))
    }
  }
}
