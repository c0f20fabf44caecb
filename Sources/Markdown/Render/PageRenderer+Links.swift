import Diagnostics
import HTML

extension PageRenderer {
  mutating func enterLink(_ node: CommonMarkNode) {
    html.markup("<a href=\"")
    _ = noteLink(node, image: nil)
    writeTitle(node.title)
    html.markup("\">")
  }

  mutating func enterImage(_ node: CommonMarkNode) {
    html.markup("<img src=\"")
    let link = noteLink(node, image: .init(alt: "", title: string(node.title)))
    html.markup("\" alt=\"")
    image = OpenImage(node: node, link: link)
  }

  mutating func exitImage(_ node: CommonMarkNode) {
    if let image {
      let alt = image.alt.withUnsafeBufferPointer { string($0) }
      document.links[image.link].image?.alt = alt
    }
    image = nil
    html.byte(UInt8(ascii: "\""))
    if !node.title.isEmpty {
      html.markup(" title=\"")
      write(node.title)
      html.byte(UInt8(ascii: "\""))
    }
    html.markup(" />")
  }

  private mutating func writeTitle(_ title: UnsafeBufferPointer<UInt8>) {
    guard !title.isEmpty else { return }
    html.markup("\" title=\"")
    write(title)
  }

  /// Writes a destination and records where it leads.
  ///
  /// - Returns: the index of the link in the document.
  private mutating func noteLink(_ node: CommonMarkNode, image: MarkdownDocument.Link.Image?) -> Int {
    let url = node.url
    let range = range(of: node)
    var (target, published) = (LinkTarget.external, [UInt8]?.none)
    if LinkScheme.isUnsafe(url) {
      target = .unsafe
    } else if let resolver {
      (target, published) = resolver.resolve(url, isImage: image != nil)
    }
    if target == .unsafe, options.html == .omit {
      document.diagnostics.append(.unsafeLink(RawHTML.summary(url[...]), at: text.location(range)))
    } else if let published {
      published.withUnsafeBufferPointer { writeURL($0) }
    } else {
      writeURL(url)
    }
    document.links.append(
      MarkdownDocument.Link(destination: string(url), target: target, range: range, image: image))
    return document.links.count - 1
  }

  private mutating func writeURL(_ url: UnsafeBufferPointer<UInt8>) {
    if needsRepair {
      TextRepair.forEachPiece(of: url) { html.url($0) }
    } else {
      html.url(url)
    }
  }

  // MARK: Positions

  /// Where an inline stands in the file.
  ///
  /// libcmark counts columns as if every line of a paragraph began in the column of the first, and errs on the line
  /// behind a link whose destination is broken over lines. What does not look like the inline that it should be is
  /// therefore located by its line.
  func range(of node: CommonMarkNode) -> SourceRange {
    let line = node.startLine
    if let start = offset(line: line, column: node.startColumn),
      let end = offset(line: node.endLine, column: node.endColumn), start <= end, end < text.body.upperBound,
      "[!<".utf8.contains(text.bytes[start]), ")]>".utf8.contains(text.bytes[end])
    {
      return start..<end + 1
    }
    return lineRange(line)
  }

  private func lineRange(_ line: Int) -> SourceRange {
    if isInSheet, let start = sheet.fileOffset(line: line, column: 1) {
      return text.file.lineRange(text.file.line(at: start))
    }
    return text.contentStart(line, quotes: quotes.count).offset..<text.lineRange(line).upperBound
  }

  private func offset(line: Int, column: Int) -> Int? {
    guard !isInSheet else { return sheet.fileOffset(line: line, column: column) }
    guard let block, line >= block.startLine, column >= 1 else { return nil }
    let range = text.lineRange(line)
    let start =
      line == block.startLine
      ? range.lowerBound + column - 1
      : text.contentStart(line, quotes: quotes.count).offset + column - block.startColumn
    return range.contains(start) ? start : nil
  }
}
