/// A language whose source code can be colored: one file each in Languages.
package struct CodeLanguage: Sendable {
  /// What authors call it in the info string of a fence, in lowercase.
  package let names: [String]
  /// Finds what is colored, in one pass from where the scanner is to its end.
  let scan: @Sendable (inout CodeScanner) -> Void

  init(_ names: [String], scan: @escaping @Sendable (inout CodeScanner) -> Void) {
    (self.names, self.scan) = (names, scan)
  }

  /// All languages.
  package static let all: [CodeLanguage] = [
    .swift, .kotlin, .javaScript, .html, .dart, .yaml, .css, .json, .shell, .session, .python, .pythonSession, .rust,
    .go, .java, .groovy, .scala, .c, .cPlusPlus, .objectiveC, .cSharp, .ruby, .crystal, .elixir, .php, .lua, .sql,
    .toml, .ini, .dockerfile, .diff,
  ]

  private static let byName = Dictionary(
    uniqueKeysWithValues: all.flatMap { language in language.names.map { ($0, language) } })

  /// The language of an info string’s first word, or nil if its code is not colored.
  package static func named(_ name: String) -> CodeLanguage? { byName[name] ?? byName[name.lowercased()] }

  /// The largest number of colored pieces in a block; what follows them stays plain, so that no code, whatever it is,
  /// makes a page many times as large.
  package static let tokenLimit = 10_000

  /// What is colored in source code, in order and without overlap.
  package func tokens(of code: UnsafeBufferPointer<UInt8>) -> [CodeToken] {
    var scanner = CodeScanner(code)
    scan(&scanner)
    return scanner.tokens
  }
}
