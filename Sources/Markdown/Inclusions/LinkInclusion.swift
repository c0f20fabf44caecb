/// `[name](file.md ':include')` of docsify: the file in place of the link.
///
/// A file that is not Markdown is shown as code; pages of HTML and media stay links, and so do addresses of the web.
struct LinkInclusion: InclusionConvention {
  let mark: StaticString = "["
  let isReadInCode = false

  private static let longest = 500
  private static let texts = [".md", ".markdown"]
  /// What docsify shows by an element of its own.
  private static let others = [".html", ".htm", ".mp4", ".ogg", ".mp3", ".pdf", ".png", ".jpg", ".gif", ".svg"]

  /// Whether a page may have such a link.
  static func mayBeIn(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let key = ":include".utf8
    return bytes.indices.contains { bytes[$0] == key.first && bytes[$0...].starts(with: key) }
  }

  func read(_ reader: inout ForeignReader, at offset: Int, in page: InclusionPage) -> InclusionDirective? {
    guard reader.beginsLine(at: offset) else { return nil }
    let line = reader.trimmed(offset..<min(reader.lineEnd(from: offset), offset + Self.longest))
    let text = reader.string(line)
    guard let open = text.firstRange(of: "]("), text.hasSuffix(")") else { return nil }
    let parts = text[open.upperBound...].dropLast().split(separator: " ", maxSplits: 1)
    guard parts.count == 2, let quote = parts[1].first, "'\"".contains(quote), parts[1].last == quote else {
      return nil
    }
    var words = parts[1].dropFirst().dropLast().split(separator: " ")
    guard words.first == ":include" else { return nil }
    words.removeFirst()
    let name = String(parts[0])
    guard !name.contains(":") else { return nil }
    let isText = Self.texts.contains(where: name.lowercased().hasSuffix)
    let type = words.first { $0.hasPrefix(":type=") }?.dropFirst(6).split(separator: " ").first
    let isCode = type.map { $0 == "code" } ?? !isText
    guard isCode ? type != nil || !Self.others.contains(where: name.lowercased().hasSuffix) : isText else { return nil }
    let fragment = words.first { $0.hasPrefix(":fragment=") }?.dropFirst(10)
    var directive = InclusionDirective(
      range: line,
      files: [
        InclusionFile(
          String(name.trimmingPrefix { $0 == "/" }), in: name.hasPrefix("/") ? [page.root] : page.settingsFolders,
          selection: fragment.map { .section(String($0)) } ?? .all, mayBeAround: false)
      ])
    if isCode { directive.language = "" }
    return directive
  }
}
