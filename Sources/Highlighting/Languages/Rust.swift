extension CodeLanguage {
  static let rust = CodeLanguage(
    ["rust", "rs"],
    scan: BraceSyntax(
      keywords: WordSet(
        """
        as async await break const continue crate dyn else enum extern false fn for if impl in let loop match mod move
        mut pub ref return self Self static struct super trait true type unsafe use where while
        """),
      softKeywords: WordSet("auto default macro_rules raw safe union"),
      types: WordSet("bool char f32 f64 i8 i16 i32 i64 i128 isize str u8 u16 u32 u64 u128 usize"),
      nestsComments: true,
      strings: [
        StringStyle(quote: UInt8(ascii: "\""), spansLines: true, prefixes: WordSet("b c")),
        StringStyle(quote: UInt8(ascii: "\""), spansLines: true),
        StringStyle(quote: UInt8(ascii: "'"), isCharacter: true),
      ],
      hasRawStrings: true,
      hasBracketAttributes: true,
      hasLifetimes: true,
      hasMacros: true
    ).scan)
}
