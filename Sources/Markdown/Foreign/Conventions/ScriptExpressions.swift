/// `{…}` of MDX.
struct ScriptExpressions: ForeignConvention {
  let firstBytes: StaticString = "{"
  let scope = ForeignScope.mdx

  static let kind = ForeignKind(
    noun: "expression",
    advice: "Patternbook does not run JavaScript, so the value is missing. Write the text itself. To show "
      + "braces to readers, put them in backticks, or write `\\{`.")

  func read(_ reader: inout ForeignReader, at offset: Int) -> ForeignConstruct? {
    guard let close = reader.endOfFarBraces(at: offset) else { return nil }
    let content = reader.trimmed(offset + 1..<close - 1)
    // An id of a heading, or attributes of what is before it.
    if let first = reader.bytes[content].first, "#:.".utf8.contains(first) { return nil }
    if isOfContainer(reader.bytes, at: offset) { return nil }
    let range = offset..<close
    if let constant = reader.constant(in: content) {
      return ForeignConstruct(range: range, meaning: .string(constant.line))
    }
    if content.count < 100, let value = reader.frontMatter.value(of: reader.string(content)) {
      return ForeignConstruct(range: range, meaning: .string(value))
    }
    if let text = reader.text(ofExpression: content) { return ForeignConstruct(range: range, meaning: .text(text)) }
    if let text = JoinedStrings.text(reader.bytes[content]) {
      let line = text.map { ForeignReader.isSpace($0) ? 0x20 : $0 }
      return ForeignConstruct(range: range, meaning: .string(String(decoding: line, as: UTF8.self)))
    }
    let isComment =
      content.isEmpty || reader.has("/*", at: content.lowerBound) || isLineComment(reader.bytes[content])
    return ForeignConstruct(range: range, meaning: isComment ? .nothing : .unknown(Self.kind))
  }

  /// Whether each line is a comment: `// a`.
  private func isLineComment(_ content: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    content.starts(with: "//".utf8)
      && content.split(separator: UInt8(ascii: "\n")).allSatisfy { line in
        let text = line.drop(while: ForeignReader.isSpace)
        return text.isEmpty || text.starts(with: "//".utf8)
      }
  }

  /// Whether a brace is on a line that opens a container, where it holds attributes: `:::tip[Title]{icon="heart"}`.
  private func isOfContainer(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    let line = bytes[max(0, offset - Self.mostBytesOfOpening)..<offset]
    let start = line.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? line.startIndex
    return bytes[start..<offset].drop { $0 == UInt8(ascii: " ") }.starts(with: ":::".utf8)
  }

  /// Bounds the search for the beginning of a line with many braces.
  private static let mostBytesOfOpening = 300
}
