package import Writing

extension HTMLWriter {
  /// Source code as text, with an element around each piece that has a color.
  ///
  /// - Parameters:
  ///   - language: nil for code that is not colored.
  ///   - write: writes text that may have to be changed first.
  package mutating func code(
    _ code: UnsafeBufferPointer<UInt8>, in language: CodeLanguage?,
    _ write: (UnsafeBufferPointer<UInt8>, inout HTMLWriter) -> Void = { $1.text($0) }
  ) {
    guard let language else { return write(code, &self) }
    var written = 0
    for token in language.tokens(of: code) {
      if written < token.range.lowerBound {
        write(UnsafeBufferPointer(rebasing: code[written..<token.range.lowerBound]), &self)
      }
      let tags = token.kind.tags
      markup(tags.start)
      write(UnsafeBufferPointer(rebasing: code[token.range]), &self)
      markup(tags.end)
      written = token.range.upperBound
    }
    if written < code.count { write(UnsafeBufferPointer(rebasing: code[written...]), &self) }
  }
}
