/// `{* ../src/main.py ln[1:5,8] hl[2] *}` of markdown-include-variants, alone on its line: the file as code.
///
/// `ln` selects lines. What `hl` and `title` ask for, code blocks here do not have.
struct StarInclusion: InclusionConvention {
  let mark: StaticString = "{*"
  let isReadInCode = false

  func read(_ reader: inout ForeignReader, at offset: Int, in page: InclusionPage) -> InclusionDirective? {
    guard reader.beginsLine(at: offset) else { return nil }
    let line = reader.trimmed(offset..<min(reader.lineEnd(from: offset), offset + 1000))
    guard line.count > 4, reader.bytes[line].suffix(2).elementsEqual("*}".utf8) else { return nil }
    let content = reader.trimmed(line.lowerBound + 2..<line.upperBound - 2)
    let text = reader.string(content)
    let name = text.prefix { $0 != " " }
    guard !name.isEmpty, !name.contains(where: "{}*".contains),
      let selection = Self.selection(text.dropFirst(name.count))
    else { return nil }
    return InclusionDirective(
      range: offset..<line.upperBound,
      files: [InclusionFile(String(name), in: page.settingsFolders, selection: selection)], language: "")
  }

  /// The lines that options select; nil where they are no options.
  private static func selection(_ options: Substring) -> InclusionFile.Selection? {
    var (rest, selection) = (options.drop { $0 == " " }, InclusionFile.Selection.all)
    while !rest.isEmpty {
      let name = rest.prefix { $0.isASCII && $0.isLetter }
      guard !name.isEmpty, rest.dropFirst(name.count).first == "[", let close = rest.firstIndex(of: "]") else {
        return nil
      }
      if name == "ln" { selection = .lines(in: rest[name.endIndex..<close].dropFirst(), between: ":") }
      rest = rest[rest.index(after: close)...].drop { $0 == " " }
    }
    return selection
  }
}
