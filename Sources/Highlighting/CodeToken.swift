/// What a piece of source code is, as far as its color goes.
package enum CodeTokenKind: UInt8, Sendable, CaseIterable {
  /// A word or sign of the language itself, such as `func`, `@media`, or `true`.
  case keyword = 0x6B
  case string = 0x73
  case comment = 0x63
  /// A number, a color in hexadecimal, or a reference to a character.
  case number = 0x6E
  /// The name of a type, a tag, or what a CSS rule selects.
  case type = 0x74
  /// What is attached to something: a key, an attribute, an annotation, an option, or a variable of a shell.
  case attribute = 0x61

  /// Its class in HTML: one letter, as sites have thousands of them.
  package var cssClass: UInt8 { rawValue }
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
