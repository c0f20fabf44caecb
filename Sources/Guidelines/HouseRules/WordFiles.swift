package import Diagnostics

/// The word lists that house rules can name, by path in Content.
package struct WordFiles {
  /// The text of a file; nil if it cannot be read.
  package var read: (_ path: String) -> SourceFile?
  /// Paths of files for suggestions.
  package var paths: () -> [String]

  package init(read: @escaping (_ path: String) -> SourceFile?, paths: @escaping () -> [String]) {
    self.read = read
    self.paths = paths
  }

  /// No files.
  package static var none: WordFiles { WordFiles(read: { _ in nil }, paths: { [] }) }
}

extension WordFiles {
  /// The lines of a file that contain words, with their locations; without blank lines and comments, which start with
  /// `#`.
  static func lines(of file: SourceFile) -> [(text: String, range: SourceRange)] {
    let start = file.textStart
    return (1...file.lineCount).compactMap { line in
      let whole = file.lineRange(line)
      var range = max(whole.lowerBound, min(start, whole.upperBound))..<whole.upperBound
      while let first = file.bytes[range].first, isBlank(first) { range = range.dropFirst(1) }
      while let last = file.bytes[range].last, isBlank(last) { range = range.dropLast(1) }
      if range.isEmpty || file.bytes[range.lowerBound] == UInt8(ascii: "#") { return nil }
      return (file.text(range), range)
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
}
