/// `{{ include.name }}` in an included file, also with filters.
enum IncludeExpression {
  /// What leaves a text as it is, or nearly.
  private static let plain: Set = ["escape", "escape_once", "xml_escape", "strip_html", "strip", "markdownify"]
  /// What makes a text of nothing.
  private static let adding: Set = ["append", "prepend", "plus", "minus", "concat"]

  /// The text of an expression; nil if that depends on what only a template engine knows.
  static func text(of expression: String, _ parameters: IncludeParameters) -> String? {
    let parts = expression.split(separator: "|", omittingEmptySubsequences: false).map(Self.trimmed)
    guard let name = parts.first.flatMap({ IncludeParameters.name(in: $0) }),
      name.utf8.allSatisfy(IncludeParameters.isNamePart)
    else { return nil }
    var value = parameters[name]
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
    switch value {
    case .text(let text), .number(let text): return text
    case .flag(let flag): return flag ? "true" : "false"
    case .nothing: return ""
    case .variable: return nil
    }
  }

  private static func filtered(
    _ value: IncludeValue, _ filter: String, _ argument: String, _ parameters: IncludeParameters
  ) -> IncludeValue? {
    if filter == "default" {
      let isMissing = value.isTrue == false || value == .text("")
      return isMissing ? IncludeCondition.value(of: argument, parameters) : value
    }
    if plain.contains(filter) { return value }
    if value == .nothing { return adding.contains(filter) ? nil : .nothing }
    guard case .text(let text) = value else { return nil }
    switch filter {
    case "upcase": return .text(text.uppercased())
    case "downcase": return .text(text.lowercased())
    case "capitalize": return .text(text.prefix(1).uppercased() + String(text.dropFirst()))
    default: return nil
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
