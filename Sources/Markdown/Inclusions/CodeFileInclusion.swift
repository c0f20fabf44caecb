/// `{% include_code Title lang:js from:1 to:9 a.js %}` of Hexo: a file of a folder for code.
struct CodeFileInclusion: InclusionConvention {
  let mark: StaticString = "{%"
  let isReadInCode = false

  private static let name: StaticString = "include_code"
  private static let folder = "downloads/code"

  func read(_ reader: inout ForeignReader, at offset: Int, in page: InclusionPage) -> InclusionDirective? {
    var start = offset + 2
    while start < reader.end, ForeignReader.isBlank(reader.bytes[start]) || reader.has("-", at: start) { start += 1 }
    guard reader.has("{%", at: offset), reader.has(Self.name, at: start),
      let close = reader.find("%}", from: start, reach: ForeignReader.longestInLine)
    else { return nil }
    let range = offset..<close + 2
    var words = TagWords(range, reader).words.map(reader.string)
    guard let path = words.popLast(), !path.contains("{") else { return nil }
    var (language, from, to) = ("", Int?.none, Int?.none)
    var title: [String] = []
    for word in words {
      let parts = word.split(separator: ":", maxSplits: 1)
      switch (parts.first, parts.count) {
      case ("lang", 2): language = String(parts[1])
      case ("from", 2): from = Int(parts[1])
      case ("to", 2): to = Int(parts[1])
      default: title.append(word)
      }
    }
    let first = max(from ?? 1, 1)
    let lines = first...max(to ?? Int.max, first)
    let places = page.includeFolders + [page.root.isEmpty ? Self.folder : page.root + "/" + Self.folder]
    let name = String(path.drop { $0 == "/" })
    let file = InclusionFile(
      name, in: places, selection: from == nil && to == nil ? .all : .lines([lines]), mayBeAround: false)
    let caption = title.joined(separator: " ").filter { !"\"`\n\r".contains($0) }
    return InclusionDirective(
      range: range, files: [file], language: language, title: caption.isEmpty ? nil : caption)
  }
}
