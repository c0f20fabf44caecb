/// Filters behind a text that do the same in all tools, with bars between them: `{{ address | trim | urlencode }}`.
enum FilterChain {
  private static let most = 4
  /// Longer ones are no texts that anybody changes by a filter.
  private static let longest = 300

  /// What leaves a text as it is, or nearly.
  private static let plain: Set = ["escape", "e", "safe", "xml_escape", "strip_html", "markdownify"]
  private static let changing: Set = ["upcase", "upper", "downcase", "lower", "urlencode", "url_encode"]

  /// What the filters make of a text.
  ///
  /// - Returns: nil where one of them takes arguments, or is not among those.
  static func apply(_ filters: String, to text: String) -> String? {
    if plain.contains(filters) { return text }
    guard text.utf8.count <= longest, filters.utf8.count <= 100 else { return nil }
    let names = filters.split(separator: "|", omittingEmptySubsequences: false).map(trimmed)
    guard names.count <= most else { return nil }
    var result = text
    for (place, name) in names.enumerated() {
      switch name {
      case "safe": break
      case "trim", "strip": result = trimmed(result[...])
      case _ where changing.contains(name):
        guard let changed = TemplateFilters.text(result, name, [], longest: longest)?.text else { return nil }
        result = changed
      // What signs it writes in another way is only known of the last one.
      case _ where plain.contains(name) && place == names.count - 1: break
      default: return nil
      }
    }
    return result
  }

  private static func trimmed(_ text: Substring) -> String {
    String(decoding: text.utf8.drop { $0 <= 0x20 }.reversed().drop { $0 <= 0x20 }.reversed(), as: UTF8.self)
  }
}
