/// `{{ site.data.notes.beta }}` alone on its line, where the text of that name has several lines: they are Markdown.
struct TextInclusion: InclusionConvention {
  let mark: StaticString = "{{"
  let isReadInCode = false

  /// What leaves Markdown as it is.
  private static let filters: Set = ["markdownify", "strip", "safe"]
  private static let longest = 200

  func read(_ reader: inout ForeignReader, at offset: Int, in page: InclusionPage) -> InclusionDirective? {
    guard !page.texts.isEmpty, reader.beginsLine(at: offset),
      let close = reader.find("}}", from: offset + 2, reach: Self.longest), reader.isLineEnd(close + 2)
    else { return nil }
    var content = reader.trimmed(offset + 2..<close)
    if reader.bytes[content].first == UInt8(ascii: "-") { content = content.lowerBound + 1..<content.upperBound }
    if reader.bytes[content].last == UInt8(ascii: "-") { content = content.lowerBound..<content.upperBound - 1 }
    let parts = reader.string(content).split(separator: "|", omittingEmptySubsequences: false)
      .map { $0.split(separator: " ").joined(separator: " ") }
    guard let name = parts.first, let text = page.texts[name], Self.isLong(text),
      parts.dropFirst().allSatisfy(Self.filters.contains)
    else { return nil }
    var directive = InclusionDirective(range: offset..<close + 2, files: [])
    directive.text = text
    return directive
  }

  /// Whether a text has several lines; what ends the last one does not count.
  static func isLong(_ text: String) -> Bool { text.utf8.dropLast().contains(UInt8(ascii: "\n")) }
}
