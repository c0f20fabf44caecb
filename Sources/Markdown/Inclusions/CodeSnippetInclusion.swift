/// `[[code-snippets/name]]` on a line of its own: the file of that name in the folder `code-snippets` beside the page, as
/// code, as some sites of Ember write it.
struct CodeSnippetInclusion: InclusionConvention {
  let mark: StaticString = "[[code-snippets/"
  let isReadInCode = false

  /// Endings of the files, those of whole examples first.
  private static let endings = [
    "gts", "gjs", "ts", "tsx", "js", "jsx", "html", "css", "scss", "bash", "sh", "json", "yaml", "yml", "hbs",
    "classic.hbs", "classic.js",
  ]

  /// More than anybody writes.
  private static let longest = 500

  func read(_ reader: inout ForeignReader, at offset: Int, in page: InclusionPage) -> InclusionDirective? {
    let start = offset + 2
    let content = reader.bytes[start..<reader.end].prefix(Self.longest).prefix { !"[]\n".utf8.contains($0) }
    guard reader.has("]]", at: content.endIndex), reader.isLineEnd(content.endIndex + 2),
      offset == 0 || reader.bytes[offset - 1] <= 0x20
    else { return nil }
    // What follows the name says how an example is shown.
    let name = reader.string(start..<content.endIndex).prefix { $0 != " " }
    let places = Self.endings.flatMap { InclusionFile("\(name).\($0)", in: [page.folder]).places }
    return InclusionDirective(
      range: offset..<content.endIndex + 2, files: [InclusionFile(name: String(name), places: places, selection: .all)],
      isApart: true, language: "")
  }
}
