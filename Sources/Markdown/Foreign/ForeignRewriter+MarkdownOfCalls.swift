/// Shortcodes of Zola that only show what is between their marks, as Markdown: also within HTML.
extension ForeignRewriter {
  /// Takes out the mark that begins such a shortcode.
  mutating func openMarkdown(of tag: ForeignTag) -> Bool {
    guard isPaired(tag) else {
      findings.note(tag.kind, subject: subject(of: tag), range: tag.range, in: text)
      remove(tag.range)
      return true
    }
    removeMark(tag.range)
    push(tag, nil, .none)
    frames[frames.count - 1].readsMarkdown = true
    reader.readsMarkdownInHTML = true
    return true
  }

  /// Takes out the mark that ends such a shortcode.
  ///
  /// - Returns: false for the end of anything else.
  mutating func closeMarkdown(of key: ForeignTag.Key, at range: Range<Int>) -> Bool {
    guard let frame = frames.suffix(64).last(where: { $0.key == key }), frame.readsMarkdown else { return false }
    removeMark(range)
    pop(key)
    reader.readsMarkdownInHTML = frames.suffix(64).contains(where: \.readsMarkdown)
    return true
  }

  /// Takes out a mark; on a line of its own within HTML, a blank line is where Markdown begins, or ends.
  private mutating func removeMark(_ range: Range<Int>) {
    guard isInHTMLBlock, isAlone(range) else { return remove(range) }
    replace(range) { rewriter in
      rewriter.startBlock()
      rewriter.endBlock()
    }
    (isInHTML, isInHTMLBlock) = (false, false)
  }
}
