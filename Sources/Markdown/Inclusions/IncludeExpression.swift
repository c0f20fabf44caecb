/// Expressions in included files and in loops, also with filters: `{{ include.name }}`, `{{ item.title | upcase }}`.
enum IncludeExpression {
  /// What leaves a text as it is, or nearly.
  private static let plain: Set = ["escape", "escape_once", "xml_escape", "strip_html", "strip", "markdownify", "url"]
  /// What makes a text of nothing.
  private static let adding: Set = ["append", "prepend", "plus", "minus", "concat"]
  private static let mostFilters = 20

  /// The text of an expression; nil if that depends on what only a template engine knows.
  static func text(of expression: String, _ parameters: IncludeParameters) -> String? {
    let parts = TemplateData.parts(of: expression, by: "|")
    guard let first = parts.first, let value = value(of: first, parameters) else { return nil }
    // The page can have it all the same.
    if case .value(.variable(let variable)) = value {
      if !variable.contains("."), parameters.data[variable] != nil { return nil }
      return "{{ " + ([variable] + Array(parts.dropFirst())).joined(separator: " | ") + " }}"
    }
    return filtered(value, parts.dropFirst(), parameters)?.printed
  }

  /// The data of an expression; nil if that depends on what only a template engine knows.
  static func data(of expression: String, _ parameters: IncludeParameters) -> TemplateData? {
    let parts = TemplateData.parts(of: expression, by: "|")
    guard let first = parts.first else { return nil }
    var value = value(of: first, parameters)
    if value == nil {
      if parameters.isMissing(first) {
        value = .value(.nothing)
      } else if case let word = IncludeValue(word: first), word.text != nil {
        value = .value(word)
      }
    }
    guard let value, !value.isUnknown else { return nil }
    return filtered(value, parts.dropFirst(), parameters)
  }

  private static func filtered(
    _ value: TemplateData, _ filters: ArraySlice<String>, _ parameters: IncludeParameters
  ) -> TemplateData? {
    guard filters.count <= mostFilters else { return nil }
    var value = value
    for filter in filters {
      let name = filter.prefix { $0 != ":" && $0 != " " }
      let written = String(filter.dropFirst(name.count).drop { $0 == ":" || $0.isWhitespace })
      guard let next = filtered(value, String(name), TemplateData.parts(of: written, by: ","), parameters) else {
        return nil
      }
      value = next
    }
    return value
  }

  /// What the beginning of an expression stands for; nil where that is neither passed nor data.
  private static func value(of first: String, _ parameters: IncludeParameters) -> TemplateData? {
    if let value = parameters.data(at: first) { return value }
    guard parameters.hasData else { return nil }
    if let quote = first.first, quote == "\"" || quote == "'" {
      return first.utf8.count > 1 && first.last == quote ? .value(.text(String(first.dropFirst().dropLast()))) : nil
    }
    return base(first).map(TemplateData.value)
  }

  /// What is known elsewhere, and can stand beside something from data.
  private static func base(_ name: String) -> IncludeValue? {
    bases.contains(name) ? .text("{{ \(name) }}") : nil
  }

  /// What links begin with.
  private static let bases: Set = ["site.baseurl", "site.url"]

  // MARK: Filters

  private static func filtered(
    _ data: TemplateData, _ filter: String, _ arguments: [String], _ parameters: IncludeParameters
  ) -> TemplateData? {
    func argument(_ index: Int) -> TemplateData? {
      guard arguments.indices.contains(index) else { return nil }
      let word = arguments[index]
      let value = base(word) ?? IncludeCondition.value(of: word, parameters)
      if case .many = value { return parameters.data(at: word) }
      return .value(value)
    }
    if filter == "default" {
      let value = data.shown
      return value.isTrue == false || value == .text("") || value == .many([]) ? argument(0).flatMap(known) : data
    }
    if let list = data.filtered(by: filter, arguments.indices.map(argument)) { return list }
    guard case .value(let value) = data else { return nil }
    let texts = arguments.indices.map { argument($0)?.shown ?? .nothing }
    return filtered(value, filter, texts, parameters).map(TemplateData.value)
  }

  private static func known(_ data: TemplateData) -> TemplateData? { data.isUnknown ? nil : data }

  private static func filtered(
    _ value: IncludeValue, _ filter: String, _ arguments: [IncludeValue], _ parameters: IncludeParameters
  ) -> IncludeValue? {
    if let changed = withoutMarks(value, filter, parameters) { return changed }
    if plain.contains(filter) { return value }
    if let number = TemplateFilters.number(value, filter, arguments) { return number }
    if value == .nothing { return adding.contains(filter) ? nil : .nothing }
    guard let text = value.text else { return nil }
    if filter == "append" || filter == "prepend" {
      guard let other = arguments.first?.text, text.utf8.count + other.utf8.count <= longest else { return nil }
      return .text(filter == "append" ? text + other : other + text)
    }
    // What is not known yet, filters could change otherwise.
    guard !value.holdsTemplate, text.utf8.count <= longest else { return nil }
    return TemplateFilters.text(text, filter, arguments, longest: longest)
  }

  /// What filters for HTML make of a text from data; nil for other filters, and for what has no marks.
  private static func withoutMarks(
    _ value: IncludeValue, _ filter: String, _ parameters: IncludeParameters
  ) -> IncludeValue? {
    guard parameters.hasData, case .text(let text) = value else { return nil }
    switch filter {
    case "escape", "xml_escape":
      guard text.utf8.contains(where: { "<>\"".utf8.contains($0) }) else { return nil }
      return .text(
        text.replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing("\"", with: "&quot;"))
    case "relative_url", "absolute_url": return .text(fromRoot(text))
    case "markdownify":
      guard parameters.isInHTML, text.utf8.count <= longestMarkdown,
        let html = CommonMarkTree(parsing: Array(text.utf8)[...])?.html(keepsHTML: true)
      else { return nil }
      let lines = html.split(separator: "\n")
      guard lines.count == 1, html.hasPrefix("<p>") else { return .text(lines.joined(separator: " ")) }
      return .text(String(lines[0].dropFirst(3).dropLast(4)))
    default: return nil
    }
  }

  /// A path from the root of the site, which is what the filters for addresses take any path for.
  private static func fromRoot(_ path: String) -> String {
    guard let first = path.utf8.first, !"/#?{".utf8.contains(first), !path.utf8.contains(UInt8(ascii: ":")) else {
      return path
    }
    return "/" + path
  }

  /// Longer texts stay as they are written.
  private static let longestMarkdown = 5000
  /// The bytes of the longest text that filters make.
  private static let longest = 100_000
}
