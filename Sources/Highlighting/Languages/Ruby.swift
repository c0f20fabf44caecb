extension CodeLanguage {
  static let ruby = CodeLanguage(
    ["ruby", "rb", "rake", "gemfile", "rakefile", "podfile", "jruby", "gemspec", "rbx"], scan: syntax(words).scan)

  static let crystal = CodeLanguage(
    ["crystal", "cr"],
    scan: syntax(
      words
        + " abstract annotation as asm enum forall fun getter lib macro of out pointerof private property protected"
        + " select setter sizeof struct type typeof uninitialized union verbatim with"
    ).scan)

  private static let words = """
    BEGIN END __FILE__ __LINE__ alias and attr_accessor attr_reader attr_writer begin break case class def defined do
    else elsif end ensure extend false for if in include module next nil not or prepend raise redo require
    require_relative rescue retry return self super then true undef unless until when while yield
    """

  private static func syntax(_ words: String) -> BraceSyntax {
    BraceSyntax(
      keywords: WordSet(words),
      hasSlashComments: false,
      hasNumberSignComments: true,
      strings: [
        StringStyle(quote: UInt8(ascii: "\""), interpolation: .numberSigns, needsEnd: true),
        StringStyle(quote: UInt8(ascii: "'"), needsEnd: true),
        StringStyle(quote: UInt8(ascii: "`"), interpolation: .numberSigns, needsEnd: true),
      ],
      hasRegularExpressions: true,
      hasHereDocuments: true,
      hasSymbols: true,
      hasVariables: true)
  }
}
