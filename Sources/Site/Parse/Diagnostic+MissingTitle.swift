import Diagnostics
import Guidelines

extension Diagnostic {
  /// A page without a title.
  static func missingTitle(of file: SourceFile, body: SourceRange) -> Diagnostic {
    // The beginning of the front matter, or the first line with text.
    let start = body.lowerBound > 0 ? 0 : file.bytes[body].firstIndex { $0 > 0x20 } ?? 0
    let lineEnd = file.bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? file.bytes.count
    let end = body.lowerBound > 0 ? 1 : lineEnd
    return Diagnostic(
      rule: .title, summary: "page has no title",
      explanation:
        "The name of the file is used instead. Add “title: …” to the front matter, or begin the text with a heading.",
      location: SourceLocation(path: file.path, range: start..<end),
      cause: .counting("pages", of: "titles", from: 5, behind: " have no title, here first"))
  }
}
