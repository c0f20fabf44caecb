/// Syntax that Swift, Kotlin, JavaScript, Python, and most other languages share: names, numbers, comments, and strings
/// with code in them.
struct BraceSyntax: Sendable {
  var keywords: WordSet
  /// Words that are names elsewhere: keywords only before a space and what they belong to.
  var softKeywords = WordSet("")
  /// Types whose names do not begin with an uppercase letter.
  var types = WordSet("")
  /// Whether names with an uppercase letter are types.
  var hasUppercaseTypes = true
  /// Whether names with an uppercase letter are members behind a dot, and functions before a parenthesis.
  var hasUppercaseMembers = false
  /// Whether keywords and types may have any case; in the sets, they are lowercase.
  var ignoresCase = false

  /// Whether `//` and `/* */` are comments.
  var hasSlashComments = true
  /// Whether a comment within a comment has an end of its own.
  var nestsComments = false
  /// Whether `#` begins a comment.
  var hasNumberSignComments = false
  /// Whether `--` begins a comment.
  var hasDashComments = false

  /// Styles of strings; of those with the same quote, the longer one first, and those with prefixes before others.
  var strings: [StringStyle]
  /// The style of a string right behind `@`.
  var atString: StringStyle?
  /// Whether `/` can begin a regular expression.
  var hasRegularExpressions = false
  /// Whether `r#"…"#` is a string.
  var hasRawStrings = false
  /// Whether `R"a(…)a"` is a string.
  var hasDelimitedStrings = false
  /// Whether `1'000` is a number.
  var hasQuotesInNumbers = false
  /// Whether `[[…]]` is a string, and behind `--` a comment.
  var hasLongBrackets = false
  /// Whether `<<~A` or `<<<A` begins a string on the next line, which ends with the line `A`.
  var hasHereDocuments = false

  /// Whether `#` begins a directive, or a string as in `#"…"#`.
  var hasNumberSigns = false
  /// Whether `#[…]` is an attribute.
  var hasBracketAttributes = false
  /// What `@` and a name are.
  var atSign = AtSign.attribute
  /// Whether a quote and a name are a lifetime: `'a`.
  var hasLifetimes = false
  /// Whether `name!` is a macro.
  var hasMacros = false
  /// Whether `:name` and `name:` are symbols.
  var hasSymbols = false
  /// Whether names with a dollar sign are variables.
  var hasVariables = false
  /// Whether a name behind `->` is a member, whatever it is.
  var hasArrowMembers = false

  enum AtSign: Sendable {
    case none
    case attribute
    /// An attribute whose name may have dots.
    case path
    case keyword
  }

  @Sendable func scan(_ scanner: inout CodeScanner) {
    var scan = BraceScan(syntax: self)
    scan.run(&scanner)
  }
}
