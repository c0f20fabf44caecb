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

  func read(_ reader: inout ForeignReader, at offset: Int, in page: InclusionPage) -> InclusionDirective? {
    let lineEnd = reader.nearLineEnd(from: offset)
    guard reader.isLineEnd(lineEnd) else { return nil }
    let text = reader.trimmed(offset..<lineEnd)
    let closing = Array("]]".utf8)
    guard reader.bytes[text].suffix(2).elementsEqual(closing), offset == 0 || reader.bytes[offset - 1] <= 0x20 else {
      return nil
    }
    // What follows the name says how an example is shown.
    let name = reader.string(text.lowerBound + 2..<text.upperBound - 2).prefix { $0 != " " }
    guard !name.contains("]"), !name.contains("[") else { return nil }
    let places = Self.endings.flatMap { InclusionFile("\(name).\($0)", in: [page.folder]).places }
    return InclusionDirective(
      range: offset..<text.upperBound, files: [InclusionFile(name: String(name), places: places, selection: .all)],
      isApart: true, language: "")
  }
}
