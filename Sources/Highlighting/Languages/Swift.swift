extension CodeLanguage {
  static let swift = CodeLanguage(
    ["swift"],
    scan: BraceSyntax(
      keywords: WordSet(
        """
        associatedtype await break case catch class continue default defer deinit do else enum extension fallthrough
        false fileprivate for func guard if import in init inout internal is let nil operator private protocol public
        repeat rethrows return Self self static struct subscript super switch throw throws true try typealias var where
        while
        """),
      softKeywords: WordSet(
        """
        actor any as async borrowing consuming convenience copy didSet dynamic each final get indirect infix isolated
        lazy macro mutating nonisolated nonmutating open optional override package postfix precedencegroup prefix
        required sending set some unowned weak willSet yield
        """),
      nestsComments: true,
      strings: [
        StringStyle(quote: UInt8(ascii: "\""), quoteCount: 3, spansLines: true, interpolation: .parentheses),
        StringStyle(quote: UInt8(ascii: "\""), interpolation: .parentheses),
      ],
      hasNumberSigns: true
    ).scan)
}
