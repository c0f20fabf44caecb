/// What is looked for: a word or a phrase, or the beginning of a word.
struct WordPattern: Sendable, Hashable {
  /// Empty where any word will do.
  var text: String
  /// Whether it goes on to the end of the word that it begins.
  var isPrefix: Bool

  /// Reads a word as a list has it: `*` at its end stands for the rest of a word.
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

  /// A text without blanks around it, and single ones between its words.
  static func spaced(_ text: String) -> String {
    text.unicodeScalars.split(whereSeparator: Words.isSpace).map { String($0) }.joined(separator: " ")
  }

  /// How long one may be, in bytes.
  static let limit = 200

  enum Mistake: Error {
    case empty, tooLong, starWithin
  }
}
