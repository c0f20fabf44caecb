/// A pattern: a word, a phrase, or the start of a word.
struct WordPattern: Sendable, Hashable {
  /// Empty if any word matches.
  var text: String
  /// Whether it matches to the end of the word.
  var isPrefix: Bool

  /// Reads a pattern; `*` at its end matches the rest of a word.
  ///
  /// - Throws: `Mistake`.
  init(_ written: String) throws(Mistake) {
    let text = Self.spaced(written)
    guard !text.isEmpty else { throw .empty }
    guard text.utf8.count <= Self.limit else { throw .tooLong }
    isPrefix = text.hasSuffix("*")
    self.text = isPrefix ? String(text.dropLast()) : text
    if self.text.contains("*") { throw .starWithin }
    if let last = self.text.unicodeScalars.last, isPrefix, !WordBounds.isPart(last) { throw .starWithin }
  }

  /// A text without surrounding blanks, and with single blanks between words.
  static func spaced(_ text: String) -> String {
    text.unicodeScalars.split(whereSeparator: TextWords.isSpace).map { String($0) }.joined(separator: " ")
  }

  /// Maximum length in bytes.
  static let limit = 200

  enum Mistake: Error {
    case empty, tooLong, starWithin
  }
}
