extension CodeLanguage {
  static let python = CodeLanguage(
    ["python", "py", "python3", "py3", "python2", "py2", "ipython", "ipython3", "pyi", "pyw"],
    scan: BraceSyntax(
      keywords: WordSet(
        """
        and as assert async await break class continue def del elif else except finally for from global if import in is
        lambda nonlocal not or pass raise return try while with yield True False None
        """),
      softKeywords: WordSet("case match type"),
      hasSlashComments: false,
      hasNumberSignComments: true,
      strings: [nil, prefixes].flatMap { prefixes in
        [UInt8(ascii: "\""), UInt8(ascii: "'")].flatMap { quote in
          [
            StringStyle(quote: quote, quoteCount: 3, spansLines: true, prefixes: prefixes),
            StringStyle(quote: quote, needsEnd: prefixes == nil, prefixes: prefixes),
          ]
        }
      },
      atSign: .path
    ).scan)

  private static let prefixes = WordSet("b B br bR Br BR f F fr fR Fr FR r R rb rB Rb RB rf rF Rf RF t T tr u U")

  /// A session: what was typed, after a prompt, and what was answered.
  static let pythonSession = CodeLanguage(["pycon", "python-console", "python-repl"]) { scanner in
    scanner.lines { scanner, end in
      guard scanner.isAt(">>>") || scanner.isAt("...") else { return }
      scanner.take(3, as: .comment)
      scanner.scan(.python, to: end)
    }
  }
}
