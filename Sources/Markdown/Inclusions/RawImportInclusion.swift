/// The text of a file as code, where `import text from './a.ts?raw'` or `'!!raw-loader!./a.ts'` names it: Vite and webpack
/// name it so, and `<CodeBlock>{text}</CodeBlock>` or `<Code code={text} />` shows it.
struct RawImportInclusion: InclusionConvention {
  let mark: StaticString = "<"
  let isReadInCode = false

  func read(_ reader: inout ForeignReader, at offset: Int, in page: InclusionPage) -> InclusionDirective? {
    guard !page.importedTexts.isEmpty, let name = PartialInclusion.componentName(reader, at: offset),
      case .code? = Component(name),
      case .start(let tag)? = ComponentTags().read(&reader, at: offset)?.meaning,
      let (path, end) = Self.content(of: tag, reader, page)
    else { return nil }
    var file = PartialInclusion.file(path, in: page)
    // The root of the site is around the pages.
    if path.hasPrefix("/") {
      let places = page.folders.flatMap { InclusionFile(String(path.dropFirst()), in: [$0]).places }
      file = InclusionFile(name: path, places: places, selection: .all)
    }
    let isAlone = reader.beginsLine(at: offset) && reader.isLineEnd(end)
    return InclusionDirective(
      range: offset..<end, files: [file], isApart: !isAlone,
      language: Self.text(["lang", "language"], of: tag, reader) ?? "", title: Self.text(["title"], of: tag, reader))
  }

  /// The imported file that a component shows, and where the component ends.
  private static func content(
    of tag: ForeignTag, _ reader: ForeignReader, _ page: InclusionPage
  ) -> (path: String, end: Int)? {
    func path(_ expression: Range<Int>) -> String? {
      let name = reader.trimmed(expression)
      return name.count > 100 ? nil : page.importedTexts[reader.string(name)]
    }
    var next = tag.range.upperBound
    func skipSpace() {
      while next < reader.end, next - tag.range.upperBound < longestContent, ForeignReader.isSpace(reader.bytes[next]) {
        next += 1
      }
    }
    if case .expression(let code)? = tag.attributes.first(where: { $0.name == "code" })?.value, let path = path(code) {
      if tag.isSelfClosing { return (path, tag.range.upperBound) }
      skipSpace()
      return endOfEndTag(tag.key.name, at: next, reader).map { (path, $0) }
    }
    guard !tag.isSelfClosing else { return nil }
    skipSpace()
    guard next < reader.end, reader.bytes[next] == UInt8(ascii: "{") else { return nil }
    let inner = reader.bytes[(next + 1)..<reader.end].prefix(longestContent).prefix { $0 != UInt8(ascii: "}") }
    guard inner.endIndex < reader.end, let path = path(next + 1..<inner.endIndex) else { return nil }
    next = inner.endIndex + 1
    skipSpace()
    return endOfEndTag(tag.key.name, at: next, reader).map { (path, $0) }
  }

  /// More than anybody writes between the tags.
  private static let longestContent = 500

  private static func endOfEndTag(_ name: String, at start: Int, _ reader: ForeignReader) -> Int? {
    let end = start + name.utf8.count + 2
    guard reader.has("</", at: start), reader.string(endOf: start) == name, reader.has(">", at: end) else { return nil }
    return end + 1
  }

  /// What an attribute says, if it can be written behind a fence.
  static func text(_ names: [String], of tag: ForeignTag, _ reader: ForeignReader) -> String? {
    let range: Range<Int>?
    switch tag.attributes.first(where: { names.contains($0.name ?? "") })?.value {
    case .string(let text)?: range = text
    case .expression(let expression)?: range = reader.text(ofExpression: expression)
    case nil: range = nil
    }
    guard let range, !range.isEmpty, range.count < 200,
      !reader.bytes[range].contains(where: { "\"`\n\r".utf8.contains($0) })
    else { return nil }
    return reader.string(range)
  }

  /// The path of a file that is imported as text; nil for any other.
  static func path(_ path: String) -> String? {
    if let mark = path.firstIndex(of: "?"), path[mark...].dropFirst().split(separator: "&").contains("raw") {
      // Webpack turns loaders of its settings off with marks in front.
      return String(path[..<mark].drop { $0 == "!" })
    }
    // Webpack puts the names of loaders in front, each with a mark behind it.
    let parts = path.split(separator: "!")
    guard parts.count > 1, parts.dropLast().contains("raw-loader"), let file = parts.last else { return nil }
    return String(file)
  }
}
