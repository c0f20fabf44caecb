/// A paragraph that is a box by the word in capitals in front of it: `NOTE: Text`, as the extension “callouts” of
/// Python-Markdown reads it.
///
/// Elsewhere, such a word is text. Only names that end with a colon among the callouts of the site make boxes.
struct PrefixedParagraph: BlockExtension {
  let option = MarkdownExtensions.containers
  let firstByte: UInt8

  func open(_ line: OpeningLine) -> BlockOpening? {
    guard !line.followsParagraph || line.followsBlankLine,
      let (name, box) = line.callouts.box(atStartOf: line.bytes[line.range])
    else { return nil }
    let content = line.trimmed(line.range.lowerBound + name.utf8.count..<line.range.upperBound)
    guard !content.isEmpty || line.next == .text else { return nil }
    return BlockOpening(kind: .box(box), extent: .paragraph, content: content.isEmpty ? nil : content.lowerBound)
  }
}

/// A quote that is such a box: `> NOTE: Text`.
struct PrefixedQuote: BlockExtension {
  let option = MarkdownExtensions.containers
  let firstByte = UInt8(ascii: ">")

  func open(_ line: OpeningLine) -> BlockOpening? {
    let text = line.trimmed(line.range.lowerBound + 1..<line.range.upperBound)
    guard let (name, box) = line.callouts.box(atStartOf: line.bytes[text]) else { return nil }
    let content = line.trimmed(text.lowerBound + name.utf8.count..<text.upperBound)
    guard !content.isEmpty || line.next == .quote else { return nil }
    return BlockOpening(kind: .box(box), extent: .quote, content: content.isEmpty ? nil : content.lowerBound)
  }
}
