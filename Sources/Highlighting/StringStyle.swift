/// How a string literal is written.
struct StringStyle: Sendable {
  var quote: UInt8
  /// Three for strings between triple quotes.
  var quoteCount = 1
  /// Number signs around a raw string of Swift.
  var hashes = 0
  var hasEscapes = true
  var spansLines = false
  var interpolation = Interpolation.none
  /// Whether a quote without an end on its line is none, as an apostrophe in the text of JSX.
  var needsEnd = false

  enum Interpolation: Sendable {
    case none
    /// `\( )`.
    case parentheses
    /// `${ }`.
    case braces
  }
}
