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
    guard !content.isEmpty else { return nil }
    return BlockOpening(kind: .box(box), extent: .paragraph, content: content.lowerBound)
  }
}
