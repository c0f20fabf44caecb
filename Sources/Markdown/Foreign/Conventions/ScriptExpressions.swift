/// `{…}` of MDX.
struct ScriptExpressions: ForeignConvention {
  let firstBytes: StaticString = "{"
  let scope = ForeignScope.mdx

  static let kind = ForeignKind(
    noun: "expression",
    advice: "Patternbook does not run JavaScript, so what it stands for is missing. Write the text itself. To show "
      + "braces to readers, put them in backticks, or write `\\{`.")

  func read(_ reader: inout ForeignReader, at offset: Int) -> ForeignConstruct? {
    guard let close = reader.endOfBraces(at: offset) else { return nil }
    let content = reader.trimmed(offset + 1..<close - 1)
    // An id of a heading, or attributes of what is before it.
    if let first = reader.bytes[content].first, "#:.".utf8.contains(first) { return nil }
    let range = offset..<close
    if let value = Self.frontMatterValue(content, reader) {
      return ForeignConstruct(range: range, meaning: .text(value))
    }
    if let text = reader.text(ofExpression: content) { return ForeignConstruct(range: range, meaning: .text(text)) }
    let isComment = content.isEmpty || reader.has("/*", at: content.lowerBound)
    return ForeignConstruct(range: range, meaning: isComment ? .nothing : .unknown(Self.kind))
  }

  /// The value of `frontmatter.title`, if it is a text on one line of the page’s front matter.
  private static func frontMatterValue(_ expression: Range<Int>, _ reader: ForeignReader) -> Range<Int>? {
    let text = reader.string(expression)
    guard text.utf8.count < 60, let dot = text.firstIndex(of: "."),
      ["frontmatter", "frontMatter", "props.frontmatter"].contains(String(text[..<dot])), reader.has("---", at: 0)
    else { return nil }
    let key = text[text.index(after: dot)...] + ":"
    var index = reader.lineEnd(from: 0) + 1
    while index < reader.end, !reader.has("---", at: index) {
      let line = index..<reader.lineEnd(from: index)
      if reader.bytes[line].starts(with: key.utf8) {
        let value = reader.trimmed(line.lowerBound + key.utf8.count..<line.upperBound)
        guard let first = reader.bytes[value].first, !">|[{&*!#".utf8.contains(first) else { return nil }
        let isQuoted = "\"'".utf8.contains(first) && value.count > 1 && reader.bytes[value].last == first
        return isQuoted ? value.lowerBound + 1..<value.upperBound - 1 : value
      }
      index = line.upperBound + 1
    }
    return nil
  }
}
