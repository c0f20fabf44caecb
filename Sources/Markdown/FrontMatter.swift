package import Diagnostics

/// The YAML between `---` lines at the start of a page, or the TOML between `+++` lines.
package struct FrontMatter: Sendable {
  /// The text between the fences; nil if the page has no front matter.
  package var content: SourceExcerpt?
  /// What follows: the Markdown.
  package var body: SourceRange
  /// A fence that is not closed.
  package var diagnostics: [Diagnostic]

  /// Separates a page's front matter from its Markdown.
  ///
  /// A byte order mark belongs to neither part.
  package static func split(_ file: SourceFile) -> FrontMatter {
    let start = file.textStart
    let opening = start..<file.lineRange(1).upperBound
    let isTOML = isTOMLFence(file.bytes[opening])
    guard isTOML || isFence(file.bytes[opening], closing: false) else {
      return FrontMatter(content: nil, body: start..<file.bytes.count, diagnostics: [])
    }
    for line in stride(from: 2, through: file.lineCount, by: 1) {
      let range = file.lineRange(line)
      guard isTOML ? isTOMLFence(file.bytes[range]) : isFence(file.bytes[range], closing: true) else { continue }
      let content = lineStart(2, of: file)..<range.lowerBound
      return FrontMatter(
        content: isTOML ? TOMLFrontMatter.excerpt(content, of: file) : SourceExcerpt(content, of: file),
        body: lineStart(line + 1, of: file)..<file.bytes.count, diagnostics: [])
    }
    // Three signs alone may be anything, and with a blank line below, it is a line across the page.
    let isBreak = file.lineCount > 1 && file.bytes[file.lineRange(2)].allSatisfy { $0 == 0x20 || $0 == 0x09 }
    if isTOML || isBreak { return FrontMatter(content: nil, body: start..<file.bytes.count, diagnostics: []) }
    return FrontMatter(
      content: nil, body: start..<file.bytes.count,
      diagnostics: [.unclosedFrontMatter(at: SourceLocation(path: file.path, range: opening))])
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
