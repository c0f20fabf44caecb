/// `\(x^2\)` in a line, or `\[ … \]` as a block, also with two backslashes: a formula in TeX.
///
/// To Markdown, these are brackets that do not begin a link, so only what holds TeX is a formula.
struct BracketFormulas: ForeignConvention {
  let firstBytes: StaticString = "\\"

  func read(_ reader: inout ForeignReader, at offset: Int) -> ForeignConstruct? {
    if reader.has("\\(", at: offset) { return line(&reader, offset, from: offset + 2, to: "\\)") }
    if reader.has("\\\\(", at: offset) { return line(&reader, offset, from: offset + 3, to: "\\\\)") }
    if reader.has("\\[", at: offset) { return block(&reader, offset, from: offset + 2, to: "\\]") }
    return reader.has("\\\\[", at: offset) ? block(&reader, offset, from: offset + 3, to: "\\\\]") : nil
  }

  private func line(
    _ reader: inout ForeignReader, _ offset: Int, from start: Int, to close: StaticString
  ) -> ForeignConstruct? {
    let reach = min(reader.nearLineEnd(from: start), start + Self.longest) - start
    guard let end = reader.find(close, from: start, reach: reach) else { return nil }
    let (range, content) = (offset..<end + close.utf8CodeUnitCount, reader.trimmed(start..<end))
    if Self.isIndexed(reader.bytes[content]) {
      return ForeignConstruct(range: range, meaning: .source(Formulas.kind, content))
    }
    return formula(reader, range, content)
  }

  /// Whether a text is a letter with an index: `L_1`.
  private static func isIndexed(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard text.count == 3, let first = text.first, let last = text.last else { return false }
    return ForeignReader.isLetter(first) && text[text.startIndex + 1] == UInt8(ascii: "_")
      && (ForeignReader.isLetter(last) || (0x30...0x39).contains(last))
  }

  private func block(
    _ reader: inout ForeignReader, _ offset: Int, from start: Int, to close: StaticString
  ) -> ForeignConstruct? {
    guard reader.beginsLine(at: offset), let end = reader.find(close, from: start, reach: Self.longestBlock),
      reader.isLineEnd(end + close.utf8CodeUnitCount)
    else { return nil }
    let content = reader.trimmed(start..<end)
    guard !reader.holdsBlankLine(in: content),
      let formula = formula(reader, offset..<end + close.utf8CodeUnitCount, content)
    else {
      // Each line of such marks would read up to the same end.
      reader.spend(end - start)
      return nil
    }
    return formula
  }

  private func formula(_ reader: ForeignReader, _ range: Range<Int>, _ content: Range<Int>) -> ForeignConstruct? {
    let text = reader.bytes[content]
    guard Formulas.isTeX(text), !text.contains(UInt8(ascii: "`")) else { return nil }
    return ForeignConstruct(range: range, meaning: .source(Formulas.kind, content))
  }

  private static let longest = 300
  private static let longestBlock = 5000
}
