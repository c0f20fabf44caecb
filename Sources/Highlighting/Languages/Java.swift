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
}
