extension CodeLanguage {
  static let scala = CodeLanguage(
    ["scala", "sbt", "sc"],
    scan: BraceSyntax(
      keywords: WordSet(
        """
        abstract case catch class def do else enum export extends false final finally for given if implicit import lazy
        match new null object override package private protected return sealed super then this throw trait true try type
        val var while with yield
        """),
      softKeywords: WordSet("as derives end extension infix inline opaque open transparent using"),
      nestsComments: true,
      strings: [
        StringStyle(
          quote: UInt8(ascii: "\""), quoteCount: 3, hasEscapes: false, spansLines: true, interpolation: .braces,
          prefixes: prefixes),
        StringStyle(quote: UInt8(ascii: "\""), interpolation: .braces, prefixes: prefixes),
        StringStyle(quote: UInt8(ascii: "\""), quoteCount: 3, hasEscapes: false, spansLines: true),
        StringStyle(quote: UInt8(ascii: "\""), needsEnd: true),
        StringStyle(quote: UInt8(ascii: "'"), isCharacter: true),
      ],
      atSign: .path
    ).scan)

  private static let prefixes = WordSet("f fr q raw s sql")
}
