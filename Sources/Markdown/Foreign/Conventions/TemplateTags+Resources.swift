/// Style sheets and scripts between template tags: `{% css %}…{% endcss %}`.
extension TemplateTags {
  private static let scriptKind = ForeignKind(
    noun: "script between template tags", plural: "scripts between template tags",
    advice: "Patternbook runs no scripts of pages. If it made something that readers see, write that in the page; "
      + "otherwise, remove it.", isOfSite: true)

  /// What is between the tags, which templates put into the head of the page; nil for text in such tags, which can name
  /// the language of an example.
  static func resource(_ name: String, _ range: Range<Int>, _ reader: inout ForeignReader) -> ForeignConstruct? {
    guard let end = end(of: name, from: range.upperBound, &reader), !reader.isSpent else { return nil }
    let content = reader.trimmed(range.upperBound..<end.lowerBound)
    // Looked at again from the next tag if it is text.
    reader.spend(content.count)
    let bytes = reader.bytes[content]
    let hasFence = bytes.indices.contains { bytes[$0] == UInt8(ascii: "`") && reader.has("```", at: $0) }
    guard !hasFence, bytes.isEmpty || isIncluded(content, &reader) || isCode(content, reader) else { return nil }
    let isScript = name != "css" && !name.hasPrefix("style")
    return ForeignConstruct(
      range: range.lowerBound..<end.upperBound, meaning: isScript && !bytes.isEmpty ? .unknown(scriptKind) : .nothing)
  }

  /// Whether a text is one tag, such as that which includes a file.
  private static func isIncluded(_ content: Range<Int>, _ reader: inout ForeignReader) -> Bool {
    reader.has("{%", at: content.lowerBound) && reader.find("%}", from: content.lowerBound) == content.upperBound - 2
  }
}
