/// `{{ include.name }}` in an included file, also with filters.
enum IncludeExpression {
  /// What leaves a text as it is, or nearly.
  private static let plain: Set = ["escape", "escape_once", "xml_escape", "strip_html", "strip", "markdownify", "url"]
  /// What makes a text of nothing.
  private static let adding: Set = ["append", "prepend", "plus", "minus", "concat"]

  /// The text of an expression; nil if that depends on what only a template engine knows.
  static func text(of expression: String, _ parameters: IncludeParameters) -> String? {
    let parts = TemplateData.parts(of: expression, by: "|")
    guard let first = parts.first, var value = value(of: first, parameters) else { return nil }
    // The page can have it all the same.
    if case .variable(let variable) = value {
      return "{{ " + ([variable] + Array(parts.dropFirst())).joined(separator: " | ") + " }}"
    }
    for filter in parts.dropFirst() {
      let name = filter.prefix { $0 != ":" && $0 != " " }
      let argument = trimmed(filter.dropFirst(name.count).drop { $0 == ":" || $0 == " " })
      guard let next = filtered(value, String(name), argument, parameters) else { return nil }
      value = next
    }
    return value.text
  }

  /// What the beginning of an expression stands for; nil where that is neither passed nor data.
  private static func value(of first: String, _ parameters: IncludeParameters) -> IncludeValue? {
    if let name = parameters.name(in: first) {
      return name.utf8.allSatisfy(IncludeParameters.isNamePart) ? parameters[name] : nil
    }
    guard !parameters.data.isEmpty else { return nil }
    if let value = parameters.value(at: first) { return value }
    if let quote = first.first, quote == "\"" || quote == "'" {
      return first.utf8.count > 1 && first.last == quote ? .text(String(first.dropFirst().dropLast())) : nil
    }
    return base(first)
  }

  /// What is known elsewhere, and can stand beside something from data.
  private static func base(_ name: String) -> IncludeValue? {
    bases.contains(name) ? .text("{{ \(name) }}") : nil
  }

  /// What links begin with.
  private static let bases: Set = ["site.baseurl", "site.url"]

  private static func filtered(
    _ value: IncludeValue, _ filter: String, _ argument: String, _ parameters: IncludeParameters
  ) -> IncludeValue? {
    if filter == "default" {
      let isMissing = value.isTrue == false || value == .text("")
      return isMissing ? IncludeCondition.value(of: argument, parameters) : value
    }
    if let changed = withoutMarks(value, filter, parameters) { return changed }
    if plain.contains(filter) { return value }
    if case .many(let items) = value {
      guard filter == "join" else { return nil }
      let sign = argument.isEmpty ? .text(" ") : IncludeCondition.value(of: argument, parameters)
      let texts = items.compactMap(\.shown.text)
      guard case .text(let sign) = sign, texts.count == items.count else { return nil }
      return .text(texts.joined(separator: sign))
    }
    if value == .nothing { return adding.contains(filter) ? nil : .nothing }
    guard case .text(let text) = value else { return nil }
    switch filter {
    case "upcase": return .text(text.uppercased())
    case "downcase": return .text(text.lowercased())
    case "capitalize": return .text(text.prefix(1).uppercased() + String(text.dropFirst()))
    case "append", "prepend":
      guard let other = (base(argument) ?? IncludeCondition.value(of: argument, parameters)).text,
        text.utf8.count + other.utf8.count <= longest
      else { return nil }
      return .text(filter == "append" ? text + other : other + text)
    case "size": return .number(String(text.count))
    case "slugify": return argument.isEmpty ? .text(slug(of: text)) : nil
    default: return nil
    }
  }

  /// What filters for HTML make of a text from data; nil for other filters, and for what has no marks.
  private static func withoutMarks(
    _ value: IncludeValue, _ filter: String, _ parameters: IncludeParameters
  ) -> IncludeValue? {
    guard !parameters.data.isEmpty, case .text(let text) = value else { return nil }
    switch filter {
    case "escape", "xml_escape":
      guard text.utf8.contains(where: { "<>\"".utf8.contains($0) }) else { return nil }
      return .text(
        text.replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing("\"", with: "&quot;"))
    case "relative_url", "absolute_url": return value
    case "markdownify":
      guard parameters.isInHTML, text.utf8.count <= longestMarkdown,
        let html = CommonMarkTree(parsing: Array(text.utf8)[...])?.html
      else { return nil }
      let lines = html.split(separator: "\n")
      guard lines.count == 1, html.hasPrefix("<p>") else { return .text(lines.joined(separator: " ")) }
      return .text(String(lines[0].dropFirst(3).dropLast(4)))
    default: return nil
    }
  }

  /// Longer texts stay as they are written.
  private static let longestMarkdown = 5000
  /// The bytes of the longest text that filters make.
  private static let longest = 100_000

  /// Letters and digits in lowercase, with hyphens between words.
  private static func slug(of text: String) -> String {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
