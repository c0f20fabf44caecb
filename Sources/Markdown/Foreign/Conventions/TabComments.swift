/// `<!-- tab Title -->` and `<!-- endtab -->` in `{% tabs %}` of NexT, a theme of Hexo.
struct TabComments: ForeignConvention {
  let firstBytes: StaticString = "<"

  private static let open: StaticString = "<!-- tab"
  private static let close: StaticString = "<!-- endtab"
  static let key = ForeignTag.Key(notation: .template, name: "tab")

  /// Whether such a comment begins at an offset.
  static func begins(_ reader: ForeignReader, at offset: Int) -> Bool {
    ends(reader, at: offset) || reader.has(open, at: offset) && isWord(reader, offset + open.utf8CodeUnitCount)
  }

  /// Whether a comment that ends a tab begins at an offset.
  static func ends(_ reader: ForeignReader, at offset: Int) -> Bool {
    reader.has(close, at: offset) && isWord(reader, offset + close.utf8CodeUnitCount)
  }

  /// Whether a word ends in front of an offset.
  private static func isWord(_ reader: ForeignReader, _ offset: Int) -> Bool {
    offset < reader.end && (ForeignReader.isBlank(reader.bytes[offset]) || reader.has("-->", at: offset))
  }

  func read(_ reader: inout ForeignReader, at offset: Int) -> ForeignConstruct? {
    guard Self.begins(reader, at: offset),
      let end = reader.find("-->", from: offset + 5, reach: ForeignReader.longestInLine)
    else { return nil }
    let range = offset..<end + 3
    if Self.ends(reader, at: offset) { return ForeignConstruct(range: range, meaning: .end(Self.key)) }
    guard reader.ends.next(Self.key, from: end) != nil else { return nil }
    let text = offset + Self.open.utf8CodeUnitCount..<end
    // An icon may follow the title.
    let title = reader.trimmed(text.lowerBound..<(reader.bytes[text].firstIndex(of: UInt8(ascii: "@")) ?? end))
    let attributes = title.isEmpty ? [] : [ForeignTag.Attribute(name: "label", value: .string(title))]
    return ForeignConstruct(
      range: range,
      meaning: .start(
        ForeignTag(
          key: Self.key, range: range, attributes: attributes, isSelfClosing: false, kind: TemplateTags.kind)))
  }
}
