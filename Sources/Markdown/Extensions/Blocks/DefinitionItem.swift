/// What a term means: a line that begins with a colon, below the lines of the term.
struct DefinitionItem: BlockExtension {
  let option = MarkdownExtensions.definitions
  let firstByte = UInt8(ascii: ":")

  func open(_ line: OpeningLine) -> BlockOpening? {
    let content = line.range.lowerBound + 1
    guard line.followsParagraph, content < line.range.upperBound, line.isBlank(line.bytes[content]) else { return nil }
    return BlockOpening(
      kind: .definition(isLoose: line.followsBlankLine), extent: .lazyIndentation(indentation(line)),
      content: line.trimmed(content..<line.range.upperBound).lowerBound)
  }

  /// Further lines are indented as the first one is, or by four columns.
  private func indentation(_ line: OpeningLine) -> Int {
    let blanks = line.bytes[(line.range.lowerBound + 1)..<line.range.upperBound].prefix { $0 == UInt8(ascii: " ") }
    return (1...3).contains(blanks.count) ? blanks.count + 1 : 4
  }
}
