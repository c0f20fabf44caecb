extension CodeLanguage {
  /// JavaScript and TypeScript, also with markup in it.
  static let javaScript = CodeLanguage(
    ["javascript", "js", "mjs", "cjs", "jsx", "typescript", "ts", "mts", "cts", "tsx"],
    scan: BraceSyntax(
      keywords: WordSet(
        """
        await break case catch class const continue debugger default delete do else enum export extends false finally
        for function if import in instanceof interface let new null return super switch this throw true try typeof
        undefined var void while with yield
        """),
      softKeywords: WordSet(
        """
        abstract as asserts async declare from get implements infer is keyof module namespace of override private
        protected public readonly satisfies set static type unique
        """),
      strings: [
        StringStyle(quote: UInt8(ascii: "\""), needsEnd: true),
        StringStyle(quote: UInt8(ascii: "'"), needsEnd: true),
        StringStyle(quote: UInt8(ascii: "`"), spansLines: true, interpolation: .braces),
      ],
      hasRegularExpressions: true
    ).scan)
}
