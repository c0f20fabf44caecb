extension CodeLanguage {
  static let go = CodeLanguage(
    ["go", "golang"],
    scan: BraceSyntax(
      keywords: WordSet(
        """
        break case chan const continue default defer else fallthrough false for func go goto if import interface iota
        map nil package range return select struct switch true type var
        """),
      types: WordSet(
        """
        any bool byte comparable complex64 complex128 error float32 float64 int int8 int16 int32 int64 rune string uint
        uint8 uint16 uint32 uint64 uintptr
        """),
      // Exported names begin with an uppercase letter, whatever they name.
      hasUppercaseTypes: false,
      strings: [
        StringStyle(quote: UInt8(ascii: "\""), needsEnd: true),
        StringStyle(quote: UInt8(ascii: "`"), hasEscapes: false, spansLines: true),
        StringStyle(quote: UInt8(ascii: "'"), isCharacter: true),
      ]
    ).scan)
}
