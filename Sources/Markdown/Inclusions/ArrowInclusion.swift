/// `<<< @/file.js#region{2,4-6 ts} [title]` of VitePress on a line of its own: a file as code.
struct ArrowInclusion: InclusionConvention {
  let mark: StaticString = "<<<"
  let isReadInCode = false

  /// More than anybody writes.
  private static let longest = 500

  func read(_ reader: inout ForeignReader, at offset: Int, in page: InclusionPage) -> InclusionDirective? {
    let start = offset + 3
    guard reader.beginsLine(at: offset), start < reader.end else { return nil }
    let line = reader.bytes[start..<reader.end].prefix(Self.longest).prefix { $0 != 0x0A && $0 != 0x0D }
    guard line.count < Self.longest else { return nil }
    var text = Substring(reader.string(start..<line.endIndex)).trimmed
    var title: Substring?
    if text.hasSuffix("]"), let open = text.lastIndex(of: "[") {
      title = text[text.index(after: open)...].dropLast()
      text = text[..<open].trimmed
    }
    // Numbers of lines that are marked, and the language.
    var marked: [Substring] = []
    if text.hasSuffix("}"), let open = text.lastIndex(of: "{") {
      marked = text[text.index(after: open)...].dropLast().split(separator: " ")
      text = text[..<open].trimmed
    }
    var selection = InclusionFile.Selection.all
    if let hash = text.lastIndex(of: "#") {
      selection = .section(String(text[text.index(after: hash)...]))
      text = text[..<hash]
    }
    guard text.contains("/"), !text.contains(where: { "<>{}[] ".contains($0) }) else { return nil }
    let isFromRoot = text.hasPrefix("@")
    let name = isFromRoot ? text.dropFirst().drop { $0 == "/" } : text
    let numbers = marked.first.flatMap { $0.first?.isNumber == true ? $0 : nil }
    let language = marked.first { $0.first?.isNumber != true }?.prefix { $0 != ":" }
    let ending = name.split(separator: "/").last?.split(separator: ".").dropFirst().last ?? ""
    let info: [String] = [
      String(language ?? ending), numbers.map { "{\($0)}" } ?? "", title.map { "[\($0)]" } ?? "",
    ]
    return InclusionDirective(
      range: offset..<line.endIndex,
      files: [
        InclusionFile(String(name), in: isFromRoot ? [page.root, ""] : [page.folder], selection: selection)
      ],
      language: info.filter { !$0.isEmpty }.joined(separator: " "))
  }
}

extension Substring {
  /// Without blanks at either end.
  fileprivate var trimmed: Substring {
    var text = drop { $0 == " " || $0 == "\t" }
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return text
  }
}
