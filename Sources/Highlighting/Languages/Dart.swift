extension CodeLanguage {
  static let dart = CodeLanguage(
    ["dart"],
    scan: BraceSyntax(
      keywords: WordSet(
        """
        assert await bool break case catch class const continue default do double dynamic else enum extends false final
        finally for Function if in int is new null num rethrow return super switch this throw true try var void when
        while with yield
        """),
      softKeywords: WordSet(
        """
        abstract as async base covariant deferred export extension external factory get hide implements import
        interface late library mixin on operator part required sealed set show static sync typedef
        """),
      nestsComments: true,
      strings: [
        StringStyle(quote: UInt8(ascii: "'"), quoteCount: 3, spansLines: true, interpolation: .braces),
        StringStyle(quote: UInt8(ascii: "\""), quoteCount: 3, spansLines: true, interpolation: .braces),
        StringStyle(quote: UInt8(ascii: "'"), interpolation: .braces),
        StringStyle(quote: UInt8(ascii: "\""), interpolation: .braces),
      ]
    ).scan)
}
