/// The look of every new site, embedded in the program.
///
/// The folder `Resources` is a link to `Templates` at the top of the project, so the documentation site and all other
/// sites use the same files.
package enum Theme {
  /// A file of the theme.
  package struct File: Sendable {
    /// Its path below Templates.
    package let name: String
    package let bytes: [UInt8]

    /// What it is: the first sentence of the comment that a template or style sheet begins with, without its period;
    /// empty for a file without one.
    package var summary: String {
      let text = String(decoding: bytes.prefix(2000), as: UTF8.self)
      for (opening, closing) in [("{{!", "}}"), ("/*", "*/")]
      where text.hasPrefix(opening) && !name.hasSuffix(".js") {
        let comment = text.dropFirst(opening.count)
        let end = comment.firstRange(of: closing)?.lowerBound ?? comment.endIndex
        let words = comment[..<end].drop(while: \.isWhitespace).split(separator: "\n\n").first ?? ""
        let line = words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let sentence = line.firstRange(of: ". ").map { line[..<$0.lowerBound] } ?? line[...]
        return String(sentence.hasSuffix(".") ? sentence.dropLast() : sentence)
      }
      return ""
    }
  }

  /// All files, by name.
  package static let files = EmbeddedFiles.all.map { File(name: $0.name, bytes: $0.bytes) }
}
