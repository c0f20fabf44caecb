/// Elements within blocks of HTML whose content is not read as Markdown, and that go on to their end tags.
///
/// To kramdown, Python-Markdown, and browsers, they do so over blank lines, too. To CommonMark, a blank line ends the block
/// that they are in, and shows the rest of a script as text.
extension ForeignRewriter {
  /// The names of those elements, and whether their content is nothing that a template or Markdown could be in.
  private static let rawElements: [(name: StaticString, isCode: Bool)] = [
    ("script", true), ("style", true), ("svg", false),
  ]

  /// Whether an element of that kind begins at an offset within a block of HTML.
  func beginsRawElement(at offset: Int) -> Bool {
    guard !isMDX, isInHTMLBlock, reader.has("<", at: offset) else { return false }
    return Self.rawElements.contains { CodeLines.begins(reader, with: $0.name, at: offset + 1) }
  }

  /// Copies such an element without its blank lines.
  ///
  /// - Returns: false where none begins, or where it is read as other HTML is.
  mutating func copyRawElement() -> Bool {
    guard !isMDX, isInHTMLBlock,
      let (name, isCode) = Self.rawElements.first(where: { CodeLines.begins(reader, with: $0.name, at: index + 1) }),
      let endTag = CodeLines.endTag(of: name, &reader, from: index)
    else { return false }
    let element = index..<endTag
    let hasBlankLine = reader.holdsBlankLine(in: element)
    guard isCode || hasBlankLine else {
      reader.spend(element.count)
      return false
    }
    flush()
    let prefix = self.prefix
    var start = element.lowerBound
    while start < element.upperBound {
      let lineEnd = min(reader.lineEnd(from: start) + 1, element.upperBound)
      put(start..<lineEnd)
      // The lines have their own indentation and marks.
      self.prefix = []
      start = lineEnd
      while start < element.upperBound, reader.isLineEnd(start) { start = reader.lineEnd(from: start) + 1 }
    }
    self.prefix = prefix
    (index, copied) = (element.upperBound, element.upperBound)
    if hasBlankLine { hasChanged = true }
    return true
  }
}
