/// `*[HTML]: Hypertext Markup Language`: what a tooltip says of a word.
struct Abbreviations: ForeignConvention {
  let firstBytes: StaticString = "*"
  let beginsLine = true

  static let kind = ForeignKind(
    noun: "abbreviation",
    advice: "Patternbook has no tooltips for abbreviations. Write out what it stands for where it is first used.")

  func read(_ reader: inout ForeignReader, at offset: Int) -> ForeignConstruct? {
    guard reader.has("*[", at: offset) else { return nil }
    let lineEnd = reader.lineEnd(from: offset)
    guard let close = reader.bytes[(offset + 2)..<lineEnd].firstIndex(of: UInt8(ascii: "]")), close > offset + 2,
      reader.has("]: ", at: close)
    else { return nil }
    return ForeignConstruct(range: offset..<lineEnd, meaning: .unknown(Self.kind))
  }
}
