/// Edits in the notation of Critic Markup: `{++added++}`, `{--removed--}`, `{~~old~>new~~}`, `{==marked==}`, and
/// `{>>comment<<}`, which readers do not see.
struct CriticMarks: ForeignConvention {
  let firstBytes: StaticString = "{"

  /// Each is there twice behind the brace.
  static let signs: StaticString = "+-~=>"

  func read(_ reader: inout ForeignReader, at offset: Int) -> ForeignConstruct? {
    guard let (close, element) = Self.kind(reader, at: offset),
      offset == 0 || reader.bytes[offset - 1] != UInt8(ascii: "{")
    else { return nil }
    let start = offset + 3
    let lineEnd = reader.nearLineEnd(from: start)
    guard let end = reader.find(close, from: start, reach: lineEnd - start), end > start else { return nil }
    let content = start..<end
    let range = offset..<end + 3
    guard close.utf8Start.pointee == UInt8(ascii: "~") else {
      let meaning = element.map { ForeignConstruct.Meaning.element($0, content) } ?? .nothing
      return ForeignConstruct(range: range, meaning: meaning)
    }
    guard let arrow = reader.find("~>", from: start, reach: content.count), arrow < end else { return nil }
    return ForeignConstruct(range: range, meaning: .substitution(old: start..<arrow, new: arrow + 2..<end))
  }

  /// What ends the marks at an offset, and the element that they are.
  private static func kind(_ reader: ForeignReader, at offset: Int) -> (close: StaticString, element: String?)? {
    if reader.has("{++", at: offset) { return ("++}", "ins") }
    if reader.has("{--", at: offset) { return ("--}", "del") }
    if reader.has("{==", at: offset) { return ("==}", "mark") }
    if reader.has("{~~", at: offset) { return ("~~}", nil) }
    return reader.has("{>>", at: offset) ? ("<<}", nil) : nil
  }
}
