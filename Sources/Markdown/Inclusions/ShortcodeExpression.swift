/// Expressions in the templates of shortcodes that show one value: `.Get 0 | default "a"`.
enum ShortcodeExpression {
  /// Functions that leave a text as it is, or nearly.
  private static let filters: Set = [
    "emojify", "htmlEscape", "htmlUnescape", "markdownify", "plainify", "print", "safe.HTML", "safeHTML",
    "strings.TrimSpace", "string", "transform.Markdownify", "transform.Plainify",
  ]

  private static let owners = [
    "site.Params.", ".Site.Params.", ".Page.Site.Params.", "hugo.Site.Params.", "page.Site.Params.",
  ]
  private static let ownersOfPage = [".Page.Params.", "page.Params."]

  /// - Returns: nil for anything else.
  static func piece(_ expression: String) -> ShortcodeText.Piece? { piece(expression, depth: 0) }

  private static func piece(_ expression: String, depth: Int) -> ShortcodeText.Piece? {
    guard depth < 5, let words = words(expression) else { return nil }
    let steps = words.split(separator: "|", omittingEmptySubsequences: false)
    guard let first = steps.first, var piece = value(Array(first), depth) else { return nil }
    for step in steps.dropFirst() {
      let step = Array(step)
      if step.count == 2, step[0] == "default" {
        guard let text = text(step[1]), let changed = piece.without(text) else { return nil }
        piece = changed
      } else if step.count != 1 || !isFilter(step[0]) {
        return nil
      }
    }
    return piece
  }

  static func isFilter(_ word: String) -> Bool {
    filters.contains(word) || [".Page.RenderString", "$.Page.RenderString", "page.RenderString"].contains(word)
  }

  /// Whether a function shows the word for a key in the language of the site.
  static func isTranslation(_ function: String) -> Bool { ["i18n", "T", "lang.Translate"].contains(function) }

  private static func value(_ words: [String], _ depth: Int) -> ShortcodeText.Piece? {
    switch words.count {
    case 1:
      if let text = text(words[0]) { return .text(text) }
      if words[0].hasPrefix("(") { return piece(String(words[0].dropFirst().dropLast()), depth: depth + 1) }
      let name = words[0].hasPrefix("$.") ? String(words[0].dropFirst()) : words[0]
      if name == ".Inner" || name == ".InnerDeindent" { return .content }
      if let key = parameterOfSite(name) { return .site(key) }
      return parameterOfPage(name).map { .page($0) }
    case 2 where isFilter(words[0]):
      return value([words[1]], depth + 1)
    case 2:
      let name = words[0].hasPrefix("$.") ? String(words[0].dropFirst()) : words[0]
      if name == ".Get" {
        let argument = text(words[1]) ?? words[1]
        let isNumber = argument.count < 3 && !argument.isEmpty && argument.allSatisfy { ("0"..."9").contains($0) }
        guard isNumber || text(words[1]) != nil, !argument.isEmpty else { return nil }
        return .argument(argument.lowercased(), default: nil)
      }
      guard let parameter = text(words[1]), !parameter.isEmpty else { return nil }
      if isTranslation(name) { return .word(parameter) }
      if [".Page.Param", "page.Param"].contains(name) { return .any(parameter) }
      return [".Site.Param", "site.Param"].contains(name) ? .site(parameter) : nil
    case 3 where words[0] == "default":
      guard let text = text(words[1]) else { return nil }
      return value([words[2]], depth + 1)?.without(text)
    default: return nil
    }
  }

  /// The path of a parameter of the settings.
  static func parameterOfSite(_ name: String) -> String? {
    owners.first(where: name.hasPrefix).flatMap { key(name, $0) }
  }

  /// The path of a parameter of the page.
  static func parameterOfPage(_ name: String) -> String? {
    ownersOfPage.first(where: name.hasPrefix).flatMap { key(name, $0) }
  }

  /// The path of a parameter behind its owner.
  private static func key(_ name: String, _ owner: String) -> String? {
    let key = name.dropFirst(owner.count)
    let isName = !key.isEmpty && key.utf8.allSatisfy { ForeignReader.isNamePart($0) && $0 != UInt8(ascii: ":") }
    return isName ? String(key) : nil
  }

  /// A text in quotes.
  private static func text(_ word: String) -> String? {
    guard let quote = word.first, quote == "\"" || quote == "`", word.count > 1, word.last == quote else { return nil }
    let text = word.dropFirst().dropLast()
    return text.contains { $0 == "\\" || $0 == quote || $0.isNewline || "&<*`".contains($0) } ? nil : String(text)
  }

  /// The words of an expression: texts in quotes and what is in parentheses are one each, and so are bars.
  static func words(_ expression: String) -> [String]? {
    var words: [String] = []
    var word = ""
    var (depth, quote, isEscaped) = (0, nil as Character?, false)
    for character in expression {
      if let open = quote {
        word.append(character)
        if character == open, !isEscaped { quote = nil }
        isEscaped = !isEscaped && character == "\\" && open == "\""
      } else if character == "\"" || character == "`" {
        word.append(character)
        quote = character
      } else if depth == 0, character.isWhitespace || character == "|" {
        if !word.isEmpty { words.append(word) }
        word = ""
        if character == "|" { words.append("|") }
      } else {
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        guard depth >= 0 else { return nil }
        word.append(character)
      }
    }
    guard depth == 0, quote == nil else { return nil }
    if !word.isEmpty { words.append(word) }
    return words
  }
}

extension ShortcodeText.Piece {
  /// The same with a text for where it is not given; nil if only a run could tell.
  fileprivate func without(_ text: String) -> Self? {
    guard case .argument(let name, nil) = self else { return nil }
    return .argument(name, default: text)
  }
}
