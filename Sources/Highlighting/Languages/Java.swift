extension CodeLanguage {
  static let java = CodeLanguage(
    ["java"],
    scan: BraceSyntax(
      keywords: WordSet(
        """
        abstract assert boolean break byte case catch char class const continue default do double else enum extends
        false final finally float for goto if implements import instanceof int interface long native new null package
        private protected public return short static strictfp super switch synchronized this throw throws transient true
        try void volatile while
        """),
      softKeywords: WordSet(
        "exports module non open opens permits provides record requires sealed to transitive uses var when with yield"),
      strings: [
        StringStyle(quote: UInt8(ascii: "\""), quoteCount: 3, spansLines: true),
        StringStyle(quote: UInt8(ascii: "\""), needsEnd: true),
        StringStyle(quote: UInt8(ascii: "'"), isCharacter: true),
      ],
      atSign: .path
    ).scan)

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
