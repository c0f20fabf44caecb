/// `[[name:value]]`, in which scripts of some sites put a setting or the address of a page: `[[docsref:/forms/input]]`;
/// and `[[= name =]]` and `[[% tag %]]`, which sites of MkDocs write instead of `{{ name }}` and `{% tag %}`.
struct BracketMarks: ForeignConvention {
  let firstBytes: StaticString = "["
  let scope = ForeignScope.all

  static let kind = ForeignKind(
    noun: "mark in double brackets",
    plural: "marks in double brackets",
    advice: "A script of another tool puts a value in its place. Patternbook does not run it, so the value is missing. "
      + "Write the value itself. To show the mark to readers, put it in backticks.")

  func read(_ reader: inout ForeignReader, at offset: Int) -> ForeignConstruct? {
    guard reader.has("[[", at: offset) else { return nil }
    let start = offset + 2
    if let template = template(&reader, at: offset) { return template }
    let name = reader.bytes[start..<reader.end].prefix(Self.longest).prefix {
      (0x61...0x7A).contains($0) || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-")
    }
    guard !name.isEmpty, reader.has(":", at: name.endIndex) else { return nil }
    let value = reader.bytes[(name.endIndex + 1)..<reader.end].prefix(Self.longest).prefix {
      ForeignReader.isNamePart($0) || "-_./#".utf8.contains($0)
    }
    // Wikis begin the names of pages with a capital letter, and write whole addresses.
    guard let first = value.first, !(0x41...0x5A).contains(first), !value.starts(with: "//".utf8),
      reader.has("]]", at: value.endIndex)
    else { return nil }
    let isPath = value.contains(UInt8(ascii: "/"))
    return ForeignConstruct(
      range: offset..<value.endIndex + 2,
      meaning: isPath ? .reference(value.startIndex..<value.endIndex) : .unknown(Self.kind))
  }

  private static let longest = 200

  private func template(_ reader: inout ForeignReader, at offset: Int) -> ForeignConstruct? {
    let marks: (close: StaticString, kind: ForeignKind)
    if reader.has("[[=", at: offset) {
      marks = ("=]]", TemplateExpressions.kind)
    } else if reader.has("[[%", at: offset) {
      marks = ("%]]", TemplateTags.kind)
    } else {
      return nil
    }
    guard let close = reader.find(marks.close, from: offset + 3, reach: 2000) else { return nil }
    let range = offset..<close + 3
    let content = reader.trimmed(offset + 3..<close)
    if reader.bytes[content].first == UInt8(ascii: "#") { return ForeignConstruct(range: range, meaning: .nothing) }
    if content.count < 100, let text = reader.frontMatter.value(of: reader.string(content)) {
      return ForeignConstruct(range: range, meaning: .string(text))
    }
    return ForeignConstruct(range: range, meaning: .unknown(marks.kind))
  }
}
