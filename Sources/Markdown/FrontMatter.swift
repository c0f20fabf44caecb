package import Diagnostics

/// The YAML between `---` lines at the start of a page, or the TOML between `+++` lines.
package struct FrontMatter: Sendable {
  /// The text between the fences; nil if the page has no front matter.
  package var content: SourceExcerpt?
  /// What follows: the Markdown.
  package var body: SourceRange
  /// A fence that is not closed.
  package var diagnostics: [Diagnostic]
  /// Whether it is a script, which is not read.
  package var isScript = false

  /// Separates a page's front matter from its Markdown.
  ///
  /// A byte order mark belongs to neither part. Blank lines may come first, as in Astro and Hugo, and an HTML comment may
  /// be around all, as in Hugo.
  package static func split(_ file: SourceFile) -> FrontMatter {
    let start = file.textStart
    let first = firstLine(of: file)
    if let hidden = inComment(file, first) { return hidden }
    let opening = max(start, file.lineRange(first).lowerBound)..<file.lineRange(first).upperBound
    let isTOML = isTOMLFence(file.bytes[opening])
    guard isTOML || isFence(file.bytes[opening], closing: false) else {
      if first == 1, let named = inNamedLanguage(file, opening) { return named }
      return FrontMatter(content: nil, body: start..<file.bytes.count, diagnostics: [])
    }
    for line in stride(from: first + 1, through: file.lineCount, by: 1) {
      let range = file.lineRange(line)
      // Behind blank lines, the fence may be a line between two texts.
      if first > 1, !mayBeField(file.bytes[range]) { break }
      guard isTOML ? isTOMLFence(file.bytes[range]) : isFence(file.bytes[range], closing: true) else { continue }
      if first > 1, line == first + 1 { break }
      let content = lineStart(first + 1, of: file)..<range.lowerBound
      return FrontMatter(
        content: isTOML ? TOMLFrontMatter.excerpt(content, of: file) : SourceExcerpt(content, of: file),
        body: lineStart(line + 1, of: file)..<file.bytes.count, diagnostics: [])
    }
    if !isTOML, first == 1, let lenient = leniently(file) { return lenient }
    // Three signs alone may be anything, and with a blank line below, it is a line across the page.
    let isBreak =
      first < file.lineCount && file.bytes[file.lineRange(first + 1)].allSatisfy { $0 == 0x20 || $0 == 0x09 }
    if isTOML || isBreak || first > 1 {
      return FrontMatter(content: nil, body: start..<file.bytes.count, diagnostics: [])
    }
    return FrontMatter(
      content: nil, body: start..<file.bytes.count,
      diagnostics: [.unclosedFrontMatter(at: SourceLocation(path: file.path, range: opening))])
  }

  /// Front matter in a language that its first line names, as tools written in JavaScript read it: `---json`, `---js`.
  private static func inNamedLanguage(_ file: SourceFile, _ opening: SourceRange) -> FrontMatter? {
    let line = file.bytes[opening]
    guard line.starts(with: "---".utf8), line.count <= 30 else { return nil }
    let name = String(decoding: line.dropFirst(3).filter { !isBlank($0) }, as: UTF8.self).lowercased()
    let isScript = ["js", "javascript", "node", "coffee", "coffeescript"].contains(name)
    guard isScript || ["yaml", "yml", "json", "toml"].contains(name) else { return nil }
    for line in stride(from: 2, through: file.lineCount, by: 1) {
      let range = file.lineRange(line)
      guard isFence(file.bytes[range], closing: false) else { continue }
      let content = lineStart(2, of: file)..<range.lowerBound
      let body = lineStart(line + 1, of: file)..<file.bytes.count
      if isScript {
        let finding = Diagnostic.scriptFrontMatter(at: SourceLocation(path: file.path, range: opening))
        return FrontMatter(content: nil, body: body, diagnostics: [finding], isScript: true)
      }
      // JSON is YAML.
      let excerpt = name == "toml" ? TOMLFrontMatter.excerpt(content, of: file) : SourceExcerpt(content, of: file)
      return FrontMatter(content: excerpt, body: body, diagnostics: [])
    }
    return nil
  }

  /// Front matter in an HTML comment that holds nothing else, which hides it from readers of the file.
  private static func inComment(_ file: SourceFile, _ first: Int) -> FrontMatter? {
    func words(_ line: Int) -> ArraySlice<UInt8> {
      let text = file.bytes[file.lineRange(line)].drop(while: isBlank)
      return text[..<((text.lastIndex { !isBlank($0) } ?? text.startIndex - 1) + 1)]
    }
    let beginning = max(file.textStart, file.lineRange(first).lowerBound)
    guard first + 2 < file.lineCount, file.bytes[beginning...].starts(with: "<!--".utf8),
      file.bytes[beginning..<file.lineRange(first).upperBound].dropFirst(4).allSatisfy(isBlank)
    else { return nil }
    let fence = file.bytes[file.lineRange(first + 1)]
    let isTOML = isTOMLFence(fence)
    guard isTOML || isFence(fence, closing: false) else { return nil }
    for line in first + 2..<file.lineCount {
      let range = file.lineRange(line)
      guard isTOML ? isTOMLFence(file.bytes[range]) : isFence(file.bytes[range], closing: true) else {
        guard mayBeField(file.bytes[range]) else { return nil }
        continue
      }
      let end = words(line + 1)
      guard end.suffix(3).elementsEqual("-->".utf8), end.dropLast(3).allSatisfy({ $0 == UInt8(ascii: "!") }) else {
        return nil
      }
      let content = lineStart(first + 2, of: file)..<range.lowerBound
      return FrontMatter(
        content: isTOML ? TOMLFrontMatter.excerpt(content, of: file) : SourceExcerpt(content, of: file),
        body: lineStart(line + 2, of: file)..<file.bytes.count, diagnostics: [])
    }
    return nil
  }

  /// Front matter that ends with a longer line than it should, or with the file; nil where any other line may not be
  /// in front matter.
  ///
  /// Hugo, and tools that are written in JavaScript, read it.
  private static func leniently(_ file: SourceFile) -> FrontMatter? {
    guard file.lineCount > 1, isKey(file.bytes[file.lineRange(2)]) else { return nil }
    func split(_ end: Int, body: Int, _ finding: Diagnostic) -> FrontMatter {
      FrontMatter(
        content: SourceExcerpt(lineStart(2, of: file)..<end, of: file), body: body..<file.bytes.count,
        diagnostics: [finding])
    }
    for line in 3...max(file.lineCount, 3) {
      let range = file.lineRange(line)
      let text = file.bytes[range]
      let marks = text.prefix { $0 == UInt8(ascii: "-") }
      if marks.count > 3, text[marks.endIndex...].allSatisfy(isBlank) {
        let location = SourceLocation(path: file.path, range: marks.startIndex..<marks.endIndex)
        return split(range.lowerBound, body: lineStart(line + 1, of: file), .longFence(at: location))
      }
      guard mayBeField(text) else { return nil }
    }
    let opening = SourceLocation(
      path: file.path, range: max(file.textStart, file.lineRange(1).lowerBound)..<file.lineRange(1).upperBound)
    return split(file.bytes.count, body: file.bytes.count, .endlessFrontMatter(at: opening))
  }

  /// Whether a line begins with a key of YAML.
  private static func isKey(_ line: ArraySlice<UInt8>) -> Bool {
    line.first.map { $0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z") } ?? false
      && mayBeField(line) && line.contains(UInt8(ascii: ":"))
  }

  /// The first line that is not blank.
  private static func firstLine(of file: SourceFile) -> Int {
    let text = file.bytes[file.textStart...]
    guard let offset = text.firstIndex(where: { !isBlank($0) && $0 != 0x0A && $0 != 0x0D }) else { return 1 }
    return offset == file.textStart ? 1 : file.line(at: offset)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  /// Whether a line can be in front matter: a key, what a key has on more lines, a comment, a fence, or nothing.
  private static func mayBeField(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first, !isBlank(first), !"#-+.[]{}".utf8.contains(first) else { return true }
    let key = line.prefix(100).prefix { !":= ".utf8.contains($0) }
    guard let mark = line[key.endIndex...].first(where: { !isBlank($0) }) else { return false }
    return mark == UInt8(ascii: "=")
      || line[key.endIndex] == UInt8(ascii: ":")
        && (line.dropFirst(key.count + 1).first.map(isBlank) ?? true)
  }

  private static func lineStart(_ line: Int, of file: SourceFile) -> Int {
    file.lineRange(line).lowerBound
  }

  private static func isTOMLFence(_ line: ArraySlice<UInt8>) -> Bool {
    line.starts(with: "+++".utf8)
      && line.dropFirst(3).allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }

  /// Three hyphens, or three dots as at the end of a YAML document, followed only by blanks.
  private static func isFence(_ line: ArraySlice<UInt8>, closing: Bool) -> Bool {
    let isHyphens = line.starts(with: "---".utf8)
    guard isHyphens || closing && line.starts(with: "...".utf8) else { return false }
    return line.dropFirst(3).allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }
}
