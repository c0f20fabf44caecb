/// `$$ … $$`: a formula in TeX.
struct Formulas: ForeignConvention {
  let firstBytes: StaticString = "$"

  static let kind = ForeignKind(
    noun: "formula",
    advice: "Patternbook does not typeset TeX. Readers see the source as code. Use a picture of the formula with "
      + "alternative text, or HTML.",
    outcome: "shown as code")

  func read(_ reader: inout ForeignReader, at offset: Int) -> ForeignConstruct? {
    guard reader.has("$$", at: offset), !reader.has("$$$", at: offset),
      offset == 0 || reader.bytes[offset - 1] != UInt8(ascii: "$"),
      let close = reader.find("$$", from: offset + 2, reach: 5000), !reader.has("$$$", at: close)
    else { return nil }
    let content = reader.trimmed(offset + 2..<close)
    guard !content.isEmpty, !holdsBlankLine(reader, content) else { return nil }
    return ForeignConstruct(range: offset..<close + 2, meaning: .source(Self.kind, content))
  }

  private func holdsBlankLine(_ reader: ForeignReader, _ range: Range<Int>) -> Bool {
    var index = reader.lineEnd(from: range.lowerBound)
    while index < range.upperBound {
      if reader.isLineEnd(index + 1) { return true }
      index = reader.lineEnd(from: index + 1)
    }
    return false
  }
}
