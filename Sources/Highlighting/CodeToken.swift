/// What a piece of source code is, as far as its color goes.
package enum CodeTokenKind: Sendable, CaseIterable {
  /// A word or sign of the language itself, such as `func`, `@media`, or `true`.
  case keyword
  case string
  case comment
  /// A number, a color in hexadecimal, or a reference to a character.
  case number
  /// The name of a type, a tag, or what a CSS rule selects.
  case type
  /// What is attached to something: a key, an attribute, an annotation, an option, or a variable of a shell.
  case attribute

  /// Its element in HTML.
  ///
  /// Sites have thousands of them, so the most frequent ones are elements that need no class, and the class of the
  /// others is one letter.
  var tags: (start: StaticString, end: StaticString) {
    switch self {
    case .keyword: ("<b>", "</b>")
    case .type: ("<i>", "</i>")
    case .string: ("<span class=\"s\">", "</span>")
    case .comment: ("<span class=\"c\">", "</span>")
    case .number: ("<span class=\"n\">", "</span>")
    case .attribute: ("<span class=\"a\">", "</span>")
    }
  }

  /// The most bytes that the two tags of a piece take.
  static let longestTags = allCases.map { $0.tags.start.utf8CodeUnitCount + $0.tags.end.utf8CodeUnitCount }.max() ?? 0
}

/// A colored piece of source code.
package struct CodeToken: Sendable, Hashable {
  /// Offsets in bytes.
  package var range: Range<Int>
  package var kind: CodeTokenKind

  package init(_ range: Range<Int>, _ kind: CodeTokenKind) {
    (self.range, self.kind) = (range, kind)
  }
}
