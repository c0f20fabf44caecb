/// `<% … %>` and `<%= … %>` of EJS and ERB.
struct EmbeddedScripts: ForeignConvention {
  let firstBytes: StaticString = "<"

  static let kind = ForeignKind(
    noun: "script tag",
    advice: "Patternbook does not run scripts in pages, so the output of the tag is missing. Write the text itself. To "
      + "show the tag to readers, put it in backticks.")

  func read(_ reader: inout ForeignReader, at offset: Int) -> ForeignConstruct? {
    guard reader.has("<%", at: offset), let close = reader.find("%>", from: offset + 2) else { return nil }
    let meaning: ForeignConstruct.Meaning = reader.has("<%#", at: offset) ? .nothing : .unknown(Self.kind)
    return ForeignConstruct(range: offset..<close + 2, meaning: meaning)
  }
}
