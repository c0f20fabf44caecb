extension CodeLanguage {
  static let lua = CodeLanguage(
    ["lua", "luau"],
    scan: BraceSyntax(
      keywords: WordSet(
        """
        and break do else elseif end false for function goto if in local nil not or repeat return then true until while
        """),
      hasSlashComments: false,
      hasDashComments: true,
      strings: [
        StringStyle(quote: UInt8(ascii: "\""), needsEnd: true),
        StringStyle(quote: UInt8(ascii: "'"), needsEnd: true),
      ],
      hasLongBrackets: true
    ).scan)
}
