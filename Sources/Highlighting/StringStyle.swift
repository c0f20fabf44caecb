/// How a string literal is written.
struct StringStyle: Sendable {
  var quote: UInt8
  /// Three for strings between triple quotes.
  var quoteCount = 1
  /// Number signs around a raw string of Swift or Rust.
  var hashes = 0
  var hasEscapes = true
  var spansLines = false
  var interpolation = Interpolation.none
  /// Whether a quote without an end on its line is none, as an apostrophe in the text of JSX.
  var needsEnd = false
  /// Whether it holds one character, so that a quote before something else is none, as in `'a` of Rust.
  var isCharacter = false
  /// Words of which one is right before the quote, as in `f"…"` of Python; nil if none does.
  var prefixes: WordSet?

  enum Interpolation: Sendable {
    case none
    /// `\( )`.
    case parentheses
    /// `${ }`.
    case braces
    /// `#{ }`.
    case numberSigns

    /// What is before the brace; nil if no brace begins code.
    var sign: UInt8? {
      switch self {
      case .none, .parentheses: nil
      case .braces: UInt8(ascii: "$")
      case .numberSigns: UInt8(ascii: "#")
      }
    }
  }
}
