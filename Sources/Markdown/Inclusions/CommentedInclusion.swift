/// `// [!include ~/snippets/a.sol:name]` in code, as Vocs writes it: a file, or a part of it, in place of the comment.
struct CommentedInclusion: InclusionConvention {
  let mark: StaticString = "// [!include "
  let isReadInCode = true

  private static let longest = 500
  /// Where Vocs has the folder that the pages are in.
  private static let root = "~/"

  func read(_ reader: inout ForeignReader, at offset: Int, in page: InclusionPage) -> InclusionDirective? {
    let start = offset + mark.utf8CodeUnitCount
    let content = reader.bytes[start..<reader.end].prefix(Self.longest).prefix { !"[]\n".utf8.contains($0) }
    guard reader.beginsLine(at: offset), reader.has("]", at: content.endIndex), reader.isLineEnd(content.endIndex + 1)
    else { return nil }
    let parts = reader.string(content.startIndex..<content.endIndex).split(separator: ":", maxSplits: 1)
    guard let path = parts.first, !path.isEmpty else { return nil }
    let isFromRoot = path.hasPrefix(Self.root)
    let name = String(isFromRoot ? path.dropFirst(Self.root.count) : path)
    // A part can have something behind it that changes the text.
    let part = parts.count > 1 ? parts[1].prefix { $0 != "/" } : ""
    return InclusionDirective(
      range: offset..<content.endIndex + 1,
      files: [
        InclusionFile(
          name, in: isFromRoot ? page.settingsFolders : [page.folder],
          selection: part.isEmpty ? .all : .section(String(part)))
      ])
  }
}
