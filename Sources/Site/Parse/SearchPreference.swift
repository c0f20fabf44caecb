import Diagnostics
import Markdown
import Writing
import YAML

/// The search settings of a page: `false` to exclude it, or a mapping that raises or lowers it.
package struct SearchPreference: Sendable, Hashable {
  /// Whether search finds the page.
  package var isIncluded = true
  /// The weight of its results: 1 is normal, 0.5 is half.
  package var boost = 1.0
  /// Words and phrases that the page is found by, as if they were in its title.
  package var terms: [String] = []

  /// The minimum is close to nothing; the maximum is what the index can store.
  static let boosts = 0.1...2.0

  static let keys = [
    KeyShape("exclude", .boolean, "Whether search leaves the page out"),
    KeyShape("boost", .number(boosts), "Weight in ranking: 1 is normal, 0.5 is half, 2 is double"),
    KeyShape("terms", .list(.text), "Other words for the page, which count as much as its title: toast, flash message"),
  ]

  static func parse(_ node: YAMLNode, path: String) -> (preference: SearchPreference, diagnostics: [Diagnostic]) {
    var preference = SearchPreference()
    let rules = MappingReader.Rules(invalidValue: .frontMatter, unknownKey: .frontMatter)
    guard case .mapping = node.content else {
      var reader = MappingReader([], path: path, rules: rules)
      if let isIncluded = node.bool {
        preference.isIncluded = isIncluded
      } else {
        reader.report(
          "“search” is \(node.text.map { "“\($0)”" } ?? node.kindName), not true, false, or a mapping",
          "“search: false” excludes the page from search; “search: {boost: 0.5}” lowers its rank, “search: {boost: 2}” "
            + "raises it.",
          at: node.range, meant: meant(by: node))
      }
      return (preference, reader.diagnostics)
    }
    var reader = MappingReader(node, keys: keys, path: path, rules: rules, what: "“search”")
    preference.isIncluded = reader.bool("exclude")?.value != true
    let boost = reader.number("boost", in: boosts, "1 is normal, 0.5 is half, 2 is double.")
    preference.boost = boost?.value ?? 1
    preference.terms = (reader.texts("terms") ?? []).compactMap(\.text)
    let diagnostics = reader.finish { key in
      switch key {
      case "false", "hidden", "noindex": "To exclude the page from search, write “search: false”."
      case "aliases", "synonyms", "keywords": "To have the page found by other words, write “search: {terms: [toast]}”."
      default: nil
      }
    }
    return (preference, diagnostics)
  }

  /// Suggestions for settings of other tools.
  private static func meant(by node: YAMLNode) -> String? {
    if let number = node.number { return boosts.contains(number) ? "{boost: \(number.asWritten)}" : nil }
    return ["no", "off", "none", "never", "hidden", "exclude"].contains(node.text?.lowercased()) ? "false" : nil
  }
}
