/// A fence of MyST that puts a file in: ` ```{include} note.md ` as Markdown, ` ```{literalinclude} main.py ` as code.
struct DirectiveInclusion: InclusionConvention {
  let mark: StaticString = "```"
  let isReadInCode = false

  private static let names = ["include", "literalinclude"]
  /// More than anybody writes.
  private static let longest = 500
  private static let mostOptions = 20
  /// More than a page can have.
  private static let mostLines = 1_000_000_000

  func read(_ reader: inout ForeignReader, at offset: Int, in page: InclusionPage) -> InclusionDirective? {
    let marks = reader.bytes[offset..<reader.end].prefix { $0 == UInt8(ascii: "`") }.count
    guard reader.has("{", at: offset + marks) else { return nil }
    let lineEnd = min(reader.lineEnd(from: offset), reader.end)
    guard lineEnd - offset < Self.longest else { return nil }
    let info = reader.string(reader.trimmed(offset + marks..<lineEnd)).dropFirst()
    guard let name = Self.names.first(where: { info.hasPrefix($0 + "}") }), let end = CodeLines.end(&reader, at: offset)
    else { return nil }
    let file = info.dropFirst(name.count + 1).drop { $0 == " " || $0 == "\t" }
    guard !file.isEmpty, !file.contains(where: { "<>{}\"".contains($0) }) else { return nil }
    let (options, close) = Self.options(reader, from: lineEnd, to: end)
    var selection = InclusionFile.Selection.all
    if let lines = options["lines"] {
      selection = .lines(in: lines[...], between: "-")
    } else if options["start-after"] != nil || options["end-before"] != nil {
      selection = .between(start: options["start-after"], end: options["end-before"])
    } else if options["start-line"] != nil || options["end-line"] != nil {
      // They count from 0, and the last one is left out.
      let start = options["start-line"].flatMap(Int.init) ?? 0
      let first = min(max(start, 0), Self.mostLines) + 1
      let last = options["end-line"].flatMap(Int.init) ?? .max
      selection = .lines([first...max(first, last)])
    }
    let isFromRoot = file.hasPrefix("/")
    let path = String(isFromRoot ? file.drop { $0 == "/" } : file)
    var directive = InclusionDirective(
      range: offset..<close,
      files: [InclusionFile(path, in: isFromRoot ? [page.root, ""] : [page.folder], selection: selection)])
    if name == "literalinclude" || options["literal"] != nil || options["code"] != nil {
      directive.language = options["language"] ?? options["code"] ?? ""
      directive.title = options["caption"]
    } else {
      directive.isApart = true
    }
    return directive
  }

  /// The lines `:name: value` of a fence, and the end of the line that closes it.
  private static func options(_ reader: ForeignReader, from start: Int, to end: Int) -> ([String: String], Int) {
    var options: [String: String] = [:]
    var close = max(end, start)
    while close > start, reader.bytes[close - 1] <= 0x20 { close -= 1 }
    for line in reader.bytes[start..<close].split(separator: UInt8(ascii: "\n"), maxSplits: mostOptions) {
      let text = reader.string(reader.trimmed(line.startIndex..<line.endIndex))
      guard text.hasPrefix(":"), let colon = text.dropFirst().firstIndex(of: ":") else { continue }
      let name = text[text.index(after: text.startIndex)..<colon]
      options[String(name)] = String(text[text.index(after: colon)...].drop { $0 == " " })
    }
    return (options, close)
  }
}
