/// `*[HTML]: Hypertext Markup Language`: what a word stands for, wherever it is on the page.
struct Abbreviations: ForeignConvention {
  let firstBytes: StaticString = "*"
  let beginsLine = true

  func read(_ reader: inout ForeignReader, at offset: Int) -> ForeignConstruct? {
    guard reader.has("*[", at: offset) else { return nil }
    let lineEnd = reader.lineEnd(from: offset)
    guard let close = reader.bytes[(offset + 2)..<lineEnd].firstIndex(of: UInt8(ascii: "]")), close > offset + 2,
      reader.has("]:", at: close)
    else { return nil }
    let meaning = reader.trimmed(close + 2..<lineEnd)
    return ForeignConstruct(
      range: offset..<lineEnd, meaning: .abbreviation(word: reader.trimmed(offset + 2..<close), meaning: meaning))
  }
}
