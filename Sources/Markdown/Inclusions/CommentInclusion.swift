/// `<!--@include: ./file.md-->` of VitePress, with lines: `./file.md{3,7}`.
struct CommentInclusion: InclusionConvention {
  let mark: StaticString = "<!--"
  let isReadInCode = false

  func read(_ reader: inout ForeignReader, at offset: Int, in page: InclusionPage) -> InclusionDirective? {
    var start = offset + 4
    while start < reader.end, ForeignReader.isBlank(reader.bytes[start]) { start += 1 }
    guard reader.has("@include:", at: start), let close = reader.find("-->", from: start + 9, reach: 1000) else {
      return nil
    }
    let text = reader.string(reader.trimmed(start + 9..<close))
    var name = text.prefix { $0 != "{" && $0 != "#" }
    let rest = text.dropFirst(name.count)
    var selection = InclusionFile.Selection.all
    if rest.hasPrefix("{") {
      selection = InclusionFile.selection(Substring(rest.dropFirst().prefix { $0 != "}" }.map { $0 == "," ? ":" : $0 }))
    } else if rest.hasPrefix("#") {
      let section = String(rest.dropFirst().prefix { $0 != "{" })
      let numbers = rest.drop { $0 != "{" }.dropFirst().prefix { $0 != "}" }.map { $0 == "," ? ":" : $0 }
      selection = .section(section)
      if case .lines(let lines) = InclusionFile.selection(Substring(numbers)), let lines = lines.first {
        selection = .part(section, lines)
      }
    }
    var folders = [page.folder]
    // The folder with the pages, with a slash behind it or not.
    if name.hasPrefix("@") { (name, folders) = (name.dropFirst(name.hasPrefix("@/") ? 2 : 1), [page.root, ""]) }
    return InclusionDirective(
      range: offset..<close + 3, files: [InclusionFile(String(name), in: folders, selection: selection)])
  }
}
