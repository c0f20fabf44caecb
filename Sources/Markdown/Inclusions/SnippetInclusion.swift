/// `--8<-- "file.md"` of MkDocs, with lines or a section, and blocks of several files.
struct SnippetInclusion: InclusionConvention {
  let mark: StaticString = "--8<--"
  let isReadInCode = true

  func read(_ reader: inout ForeignReader, at offset: Int, in page: InclusionPage) -> InclusionDirective? {
    guard
      offset == 0 || reader.bytes[offset - 1] == UInt8(ascii: "\n") || ForeignReader.isBlank(reader.bytes[offset - 1])
    else { return nil }
    let lineEnd = reader.lineEnd(from: offset)
    let rest = reader.trimmed(offset + 6..<lineEnd)
    if rest.isEmpty { return block(&reader, at: offset, in: page) }
    guard let name = reader.strings(in: rest, limit: 1).first, name.lowerBound == rest.lowerBound + 1 else {
      return nil
    }
    return InclusionDirective(
      range: offset..<name.upperBound + 1, files: [Self.file(reader.string(name), in: page)])
  }

  /// Names of files on lines of their own, up to another mark.
  private func block(_ reader: inout ForeignReader, at offset: Int, in page: InclusionPage) -> InclusionDirective? {
    var files: [InclusionFile] = []
    var index = reader.lineEnd(from: offset) + 1
    while index < reader.end, files.count < 100 {
      let line = reader.trimmed(index..<reader.lineEnd(from: index))
      if reader.has("--8<--", at: line.lowerBound) {
        return InclusionDirective(range: offset..<line.lowerBound + 6, files: files)
      }
      // A semicolon switches a line off.
      if !line.isEmpty, reader.bytes[line.lowerBound] != UInt8(ascii: ";") {
        files.append(Self.file(reader.string(line), in: page))
      }
      index = reader.lineEnd(from: line.upperBound) + 1
    }
    return nil
  }

  private static func file(_ text: String, in page: InclusionPage) -> InclusionFile {
    let isAddress = text.contains("://")
    let name = isAddress ? text[...] : text.prefix { $0 != ":" }
    let selection = isAddress ? .all : InclusionFile.selection(text.dropFirst(name.count + 1))
    var file = InclusionFile(
      String(name), in: ["", page.root, page.folder, "includes", page.root + "/includes"], selection: selection)
    // MkDocs calls the folder with the pages docs.
    if let slash = name.firstIndex(of: "/") {
      let shorter = InclusionFile(String(name[name.index(after: slash)...]), in: [page.root])
      file = InclusionFile(name: file.name, places: file.places + shorter.places, selection: selection)
    }
    return file
  }
}

extension InclusionFile {
  init(name: String, places: [String], selection: Selection) {
    (self.name, self.places, self.selection) = (name, places, selection)
  }
}
