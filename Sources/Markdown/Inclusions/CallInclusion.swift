/// `!!!include(note.md)!!!` of markdown-it-include, which names files from a folder around the page.
struct CallInclusion: InclusionConvention {
  let mark: StaticString = "!!!include("
  let isReadInCode = true

  private static let longest = 500

  func read(_ reader: inout ForeignReader, at offset: Int, in page: InclusionPage) -> InclusionDirective? {
    guard offset == 0 || reader.bytes[offset - 1] != UInt8(ascii: "\\") else { return nil }
    let start = offset + 11
    let name = reader.bytes[start..<reader.end].prefix(Self.longest).prefix { $0 >= 0x20 && !"()".utf8.contains($0) }
    guard reader.has(")!!!", at: name.endIndex) else { return nil }
    let path = reader.string(reader.trimmed(name.startIndex..<name.endIndex))
    guard !path.isEmpty else { return nil }
    // What is around the page may be anywhere between its folder and the root of the project.
    let folders = page.settingsFolders + page.folders.filter { !page.settingsFolders.contains($0) }
    return InclusionDirective(range: offset..<name.endIndex + 4, files: [InclusionFile(path, in: folders)])
  }
}
