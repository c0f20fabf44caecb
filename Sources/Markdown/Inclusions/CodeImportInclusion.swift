/// `@[code{1-4} js:line-numbers{2}](../file.js)` of VuePress on a line of its own: a file as code.
struct CodeImportInclusion: InclusionConvention {
  let mark: StaticString = "@[code"
  let isReadInCode = false

  /// More than anybody writes.
  private static let longest = 500

  func read(_ reader: inout ForeignReader, at offset: Int, in page: InclusionPage) -> InclusionDirective? {
    guard reader.beginsLine(at: offset) else { return nil }
    let line = reader.bytes[offset..<reader.end].prefix(Self.longest).prefix { $0 != 0x0A && $0 != 0x0D }
    guard line.count < Self.longest else { return nil }
    let text = Substring(reader.string(offset..<line.endIndex))
    guard let middle = text.firstRange(of: "](") else { return nil }
    let target = text[middle.upperBound...].prefix { $0 != ")" }
    guard text[middle.upperBound...].dropFirst(target.count).dropFirst().allSatisfy(\.isWhitespace),
      !target.isEmpty, !target.contains(where: { "<>{}[] ".contains($0) })
    else { return nil }
    var options = text[..<middle.lowerBound].dropFirst("@[code".count)
    var selection = InclusionFile.Selection.all
    if options.hasPrefix("{"), let end = options.firstIndex(of: "}") {
      selection = .lines(in: options[options.index(after: options.startIndex)..<end], between: "-")
      options = options[options.index(after: end)...]
    }
    guard options.isEmpty || options.first == " " else { return nil }
    options = options.drop { $0 == " " }
    let language = options.prefix { $0 != ":" && $0 != "{" && $0 != " " }
    let numbers = options.firstIndex(of: "{").map { options[$0...] } ?? ""
    // A project chooses what its names in front of a path mean; usually the folder of that name.
    let isAlias = target.hasPrefix("@")
    let name = isAlias ? target.dropFirst().drop { $0 == "/" } : target
    let ending = name.split(separator: "/").last?.split(separator: ".").dropFirst().last ?? ""
    return InclusionDirective(
      range: offset..<line.endIndex,
      files: [
        InclusionFile(String(name), in: isAlias ? [page.root, ""] : [page.folder], selection: selection)
      ],
      language: [language.isEmpty ? ending : language, numbers].filter { !$0.isEmpty }.joined(separator: " "))
  }
}
