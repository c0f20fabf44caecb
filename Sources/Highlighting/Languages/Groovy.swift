extension CodeLanguage {
  /// Groovy, and scripts of Gradle and Jenkins in it.
  static let groovy = CodeLanguage(
    ["groovy", "gradle", "jenkinsfile"],
    scan: BraceSyntax(
      keywords: WordSet(
        """
        abstract as assert boolean break byte case catch char class const continue def default do double else enum
        extends false final finally float for goto if implements import in instanceof int interface long native new null
        package private protected public return short static super switch synchronized this throw throws trait transient
        true try void volatile while
        """),
      softKeywords: WordSet("permits record sealed var yield"),
      strings: [
        StringStyle(quote: UInt8(ascii: "\""), quoteCount: 3, spansLines: true, interpolation: .braces),
        StringStyle(quote: UInt8(ascii: "'"), quoteCount: 3, spansLines: true),
        StringStyle(quote: UInt8(ascii: "\""), interpolation: .braces, needsEnd: true),
        StringStyle(quote: UInt8(ascii: "'"), needsEnd: true),
      ],
      hasRegularExpressions: true,
      atSign: .path
    ).scan)
}
