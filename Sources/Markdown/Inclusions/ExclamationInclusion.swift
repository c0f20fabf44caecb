/// `{!note.md!}` of markdown-include, and `{!> main.py!}` of mdx-include, with lines: `{!note.md!lines=1-3 8}`,
/// `{!note.md [ln:1-3,8]!}`.
struct ExclamationInclusion: InclusionConvention {
  let mark: StaticString = "{!"
  let isReadInCode = true

  func read(_ reader: inout ForeignReader, at offset: Int, in page: InclusionPage) -> InclusionDirective? {
    guard offset == 0 || reader.bytes[offset - 1] != UInt8(ascii: "\\") else { return nil }
    let content = reader.bytes[offset + 2..<reader.end].prefix(500).prefix { !"{}\n".utf8.contains($0) }
    guard reader.has("}", at: content.endIndex) else { return nil }
    let parts = reader.string(content.startIndex..<content.endIndex)
      .split(separator: "!", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    // A sign says that other extensions of Markdown are to read it.
    var words = (parts[0].first == ">" ? parts[0].dropFirst() : parts[0]).split(separator: " ")
    guard !words.isEmpty else { return nil }
    let name = String(words.removeFirst())
    guard let selection = Self.selection(words.joined(), parts[1]) else { return nil }
    return InclusionDirective(
      range: offset..<content.endIndex + 1,
      files: [InclusionFile(name, in: page.settingsFolders, selection: selection)])
  }

  /// The lines that are asked for, in front of the second mark or behind it; nil where something else is.
  private static func selection(_ inner: String, _ outer: Substring) -> InclusionFile.Selection? {
    if inner.isEmpty, outer.isEmpty { return .all }
    if inner.isEmpty, outer.hasPrefix("lines=") { return .lines(in: outer.dropFirst(6), between: "-") }
    guard outer.isEmpty, inner.hasPrefix("[ln:"), inner.hasSuffix("]") else { return nil }
    return .lines(in: inner.dropFirst(4).dropLast(), between: "-")
  }
}
