import Diagnostics
import Guidelines
import YAML

/// What `search` in site.yml says.
package struct SearchSettings: Sendable, Hashable {
  /// Groups of words or phrases that stand for each other, besides the built-in ones.
  package var synonyms: [[String]] = []

  static let keys = [
    KeyShape(
      "synonyms", .sequence(.sequence(.text, limit: mostWords), limit: mostGroups),
      "Groups of words or phrases that search takes for each other: [[promo, voucher], [shop, store]]")
  ]

  /// Each word of a group leads to all pages with the others.
  private static let (mostGroups, mostWords, longest) = (500, 20, 80)

  static func parse(_ node: YAMLNode, path: String) -> (settings: SearchSettings, diagnostics: [Diagnostic]) {
    var settings = SearchSettings()
    var reader = MappingReader(
      node, keys: keys, path: path, rules: .init(invalidValue: .configuration, unknownKey: .configuration),
      what: "“search”")
    let help = "Write a list for each group of words with the same meaning, as in “synonyms: [[promo, voucher]]”."
    for (index, group) in (reader.list("synonyms") ?? []).enumerated() {
      guard index < mostGroups else {
        reader.report("“synonyms” has more than \(mostGroups) groups", at: group.range)
        break
      }
      guard case .sequence(let items) = group.content else {
        reader.report("a group in “synonyms” is \(group.kindName), not a list of words", help, at: group.range)
        continue
      }
      let words = items.compactMap(\.text)
      if words.count < items.count {
        reader.report("a group in “synonyms” has an item that is not text", help, at: group.range)
      } else if words.count < 2 || words.count > mostWords {
        reader.report(
          "a group in “synonyms” has \(words.count == 1 ? "one word" : "\(words.count) words"), not 2 to \(mostWords)",
          help, at: group.range)
      } else if words.contains(where: { $0.utf8.count > longest }) {
        reader.report("a group in “synonyms” has a text of more than \(longest) bytes", help, at: group.range)
      } else {
        settings.synonyms.append(words)
      }
    }
    return (settings, reader.finish())
  }
}
