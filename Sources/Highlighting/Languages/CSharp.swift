extension CodeLanguage {
  static let cSharp = CodeLanguage(
    ["c#", "cs", "csharp", "csx", "cake"],
    scan: BraceSyntax(
      keywords: WordSet(
        """
        abstract as base bool break byte case catch char checked class const continue decimal default delegate do double
        else enum event explicit extern false finally fixed float for foreach goto if implicit in int interface internal
        is lock long namespace new null object operator out override params private protected public readonly ref return
        sbyte sealed short sizeof stackalloc static string struct switch this throw true try typeof uint ulong unchecked
        unsafe ushort using var virtual void volatile while
        """),
      softKeywords: WordSet(
        """
        add alias and ascending async await by descending dynamic equals file from get global group init into join let
        nint not notnull nuint on or orderby partial record remove required scoped select set unmanaged value when where
        with yield
        """),
      hasUppercaseMembers: true,
      strings: [
        StringStyle(
          quote: UInt8(ascii: "\""), quoteCount: 3, hasEscapes: false, spansLines: true, prefixes: WordSet("$ $$ $$$")),
        StringStyle(quote: UInt8(ascii: "\""), prefixes: WordSet("$")),
        StringStyle(quote: UInt8(ascii: "\""), quoteCount: 3, hasEscapes: false, spansLines: true),
        StringStyle(quote: UInt8(ascii: "\""), needsEnd: true),
        StringStyle(quote: UInt8(ascii: "'"), isCharacter: true),
      ],
      atString: StringStyle(quote: UInt8(ascii: "\""), hasEscapes: false, spansLines: true),
      hasNumberSigns: true
    ).scan)
}
