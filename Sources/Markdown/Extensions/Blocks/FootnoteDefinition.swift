/// The text of a footnote: `[^label]: text`, with further lines indented by four columns.
struct FootnoteDefinition: BlockExtension {
  let option = MarkdownExtensions.footnotes
  let firstByte = UInt8(ascii: "[")

  func open(_ line: OpeningLine) -> BlockOpening? {
    let start = line.range.lowerBound + 2
    guard line.range.count > 4, line.bytes[start - 1] == UInt8(ascii: "^") else { return nil }
    let label = line.bytes[start..<line.range.upperBound].prefix(while: FootnoteReference.isLabel)
    guard !label.isEmpty, label.endIndex + 1 < line.range.upperBound, line.bytes[label.endIndex] == UInt8(ascii: "]"),
      line.bytes[label.endIndex + 1] == UInt8(ascii: ":")
    else { return nil }
    return BlockOpening(
      kind: .footnote(label: FootnoteReference.key(String(decoding: label, as: UTF8.self))),
      extent: .lazyIndentation(4), content: line.trimmed(label.endIndex + 2..<line.range.upperBound).lowerBound)
  }
}
