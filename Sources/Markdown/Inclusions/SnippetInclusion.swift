/// `--8<-- "file.md"` of MkDocs, with lines or a section, and blocks of several files; any number of hyphens will do.
struct SnippetInclusion: InclusionConvention {
  let mark: StaticString = "-"
  let isReadInCode = true

  func read(_ reader: inout ForeignReader, at offset: Int, in page: InclusionPage) -> InclusionDirective? {
    guard
      offset == 0 || reader.bytes[offset - 1] == UInt8(ascii: "\n") || ForeignReader.isBlank(reader.bytes[offset - 1])
    else { return nil }
    guard let markEnd = Self.end(ofMark: offset, reader) else { return nil }
    if reader.isLineEnd(markEnd) {
      return Self.beginsLine(reader, offset) ? block(&reader, at: offset, in: page) : nil
    }
    let quote = reader.bytes[markEnd..<reader.end].firstIndex { !ForeignReader.isBlank($0) } ?? reader.end
    guard quote < reader.end, "\"'".utf8.contains(reader.bytes[quote]) else { return nil }
    let rest = reader.trimmed(quote..<reader.nearLineEnd(from: quote))
    guard let name = reader.strings(in: rest, limit: 1).first, name.lowerBound == rest.lowerBound + 1 else {
      return nil
    }
    return InclusionDirective(
      range: offset..<name.upperBound + 1, files: [Self.file(reader.string(name), in: page)])
  }

  /// Whether there are only blanks in front, so that a mark that nothing closes is not looked for again in each line.
  private static func beginsLine(_ reader: ForeignReader, _ offset: Int) -> Bool {
    var start = offset
    while start > 0, offset - start < 100, ForeignReader.isBlank(reader.bytes[start - 1]) { start -= 1 }
    return start == 0 || reader.bytes[start - 1] == UInt8(ascii: "\n")
  }

  /// The offset behind `--8<--` with as many hyphens as there are.
  private static func end(ofMark start: Int, _ reader: ForeignReader) -> Int? {
    func endOfHyphens(from start: Int) -> Int {
      var index = start
      while index < reader.end, reader.bytes[index] == UInt8(ascii: "-") { index += 1 }
      return index
    }
    let scissors = endOfHyphens(from: start)
    guard scissors > start, reader.has("8<-", at: scissors) else { return nil }
    return endOfHyphens(from: scissors + 2)
  }

  /// Names of files on lines of their own, up to another mark.
  private func block(_ reader: inout ForeignReader, at offset: Int, in page: InclusionPage) -> InclusionDirective? {
    var files: [InclusionFile] = []
    var index = reader.lineEnd(from: offset) + 1
    while index < reader.end, files.count < 100 {
      let line = reader.trimmed(index..<reader.lineEnd(from: index))
      if let end = Self.end(ofMark: line.lowerBound, reader) {
        return InclusionDirective(range: offset..<end, files: files)
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
    return file.sought(from: page)
  }
}
