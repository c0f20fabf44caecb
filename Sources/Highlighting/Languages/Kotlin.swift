extension CodeLanguage {
  static let kotlin = CodeLanguage(
    ["kotlin", "kt", "kts"],
    scan: BraceSyntax(
      keywords: WordSet(
        """
        as break class continue delegate do dynamic else false field for fun if in interface is null object package
        receiver return super this throw true try typealias val var when while
        """),
      softKeywords: WordSet(
        """
        abstract actual annotation by catch companion const constructor crossinline data enum expect external final
        finally get import infix init inline inner internal lateinit noinline open operator out override private
        protected public reified sealed set suspend tailrec value vararg where
        """),
      nestsComments: true,
      strings: [
        StringStyle(
          quote: UInt8(ascii: "\""), quoteCount: 3, hasEscapes: false, spansLines: true, interpolation: .braces),
        StringStyle(quote: UInt8(ascii: "\""), interpolation: .braces),
        StringStyle(quote: UInt8(ascii: "'"), needsEnd: true),
      ]
    ).scan)
}
