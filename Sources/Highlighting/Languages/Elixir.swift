extension CodeLanguage {
  static let elixir = CodeLanguage(
    ["elixir", "ex", "exs"],
    scan: BraceSyntax(
      keywords: WordSet(
        """
        after alias and case catch cond def defdelegate defexception defguard defguardp defimpl defmacro defmacrop
        defmodule defoverridable defp defprotocol defstruct do else end false fn for if import in nil not or quote raise
        receive require rescue super throw true try unless unquote use when with
        """),
      hasSlashComments: false,
      hasNumberSignComments: true,
      strings: [
        StringStyle(quote: UInt8(ascii: "\""), quoteCount: 3, spansLines: true, interpolation: .numberSigns),
        StringStyle(quote: UInt8(ascii: "'"), quoteCount: 3, spansLines: true, interpolation: .numberSigns),
        StringStyle(quote: UInt8(ascii: "\""), interpolation: .numberSigns, needsEnd: true),
        StringStyle(quote: UInt8(ascii: "'"), interpolation: .numberSigns, needsEnd: true),
      ],
      hasSymbols: true
    ).scan)
}
