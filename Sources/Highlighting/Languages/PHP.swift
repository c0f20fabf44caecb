extension CodeLanguage {
  /// PHP, also within HTML: if it has tags of its own, what is outside of them is HTML.
  static let php = CodeLanguage(["php", "php3", "php4", "php5", "phtml", "inc"]) { scanner in
    let first = scanner.offset(of: "<?")
    // In a part that shows only code, nothing is HTML.
    if first == scanner.end { return syntax.scan(&scanner) }
    scanner.scan(.html, to: first)
    while !scanner.isAtEnd {
      let start = scanner.index
      scanner.index = min(start + 2, scanner.end)
      if scanner.peek() == UInt8(ascii: "=") { scanner.index += 1 } else { scanner.skipWord() }
      scanner.add(.keyword, from: start)
      scanner.scan(code, to: scanner.offset(of: "?>"))
      guard !scanner.isAtEnd else { return }
      scanner.take(2, as: .keyword)
      scanner.scan(.html, to: scanner.offset(of: "<?"))
    }
  }

  /// What is between the tags.
  private static let code = CodeLanguage([], scan: syntax.scan)

  private static let syntax = BraceSyntax(
    keywords: WordSet(
      """
      abstract and array as bool break callable case catch class clone const continue declare default do echo else
      elseif empty enddeclare endfor endforeach endif endswitch endwhile enum exit extends false final finally float
      fn for foreach function global goto if implements include include_once instanceof insteadof int interface isset
      iterable list match mixed namespace new null or parent print private protected public readonly require
      require_once return self static string switch this throw trait true try unset use var void while xor yield
      """),
    softKeywords: WordSet("from"),
    hasNumberSignComments: true,
    strings: [
      StringStyle(quote: UInt8(ascii: "\""), spansLines: true, needsEnd: true),
      StringStyle(quote: UInt8(ascii: "'"), spansLines: true, needsEnd: true),
    ],
    hasHereDocuments: true,
    hasBracketAttributes: true,
    atSign: .none,
    hasVariables: true,
    hasArrowMembers: true)
}
