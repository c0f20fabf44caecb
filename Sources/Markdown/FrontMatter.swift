package import Diagnostics

/// The YAML between `---` lines at the start of a page.
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
    guard isFence(file.bytes[opening], closing: false) else {
      return FrontMatter(content: nil, body: start..<file.bytes.count, diagnostics: [])
    }
    for line in stride(from: 2, through: file.lineCount, by: 1) {
      let range = file.lineRange(line)
      guard isFence(file.bytes[range], closing: true) else { continue }
      return FrontMatter(
        content: SourceExcerpt(lineStart(2, of: file)..<range.lowerBound, of: file),
        body: lineStart(line + 1, of: file)..<file.bytes.count, diagnostics: [])
    }
    return FrontMatter(
      content: nil, body: start..<file.bytes.count,
      diagnostics: [.unclosedFrontMatter(at: SourceLocation(path: file.path, range: opening))])
  }

  private static func lineStart(_ line: Int, of file: SourceFile) -> Int {
    file.lineRange(line).lowerBound
  }

  /// Three hyphens, or three dots as at the end of a YAML document, followed only by blanks.
  private static func isFence(_ line: ArraySlice<UInt8>, closing: Bool) -> Bool {
    let isHyphens = line.starts(with: "---".utf8)
    guard isHyphens || closing && line.starts(with: "...".utf8) else { return false }
    return line.dropFirst(3).allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }
}
