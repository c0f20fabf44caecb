import YAML

/// What a page asks search engines not to do, as `robots` in front matter or in the head of a page says.
enum RobotsDirective: String, Sendable, Hashable, CaseIterable {
  case noindex, nofollow, noarchive, nosnippet, noimageindex, notranslate

  /// The directives of a value: `noindex, nofollow`, a list of them, or `{index: false}`.
  static func all(in value: YAMLNode) -> Set<RobotsDirective> {
    let words = value.words + value.entries.compactMap { $0.value.bool == false ? "no" + $0.key : nil }
    return Set(
      words.flatMap { word -> [RobotsDirective] in
        let name = word.lowercased().filter { !$0.isWhitespace }
        return name == "none" ? [.noindex, .nofollow] : [RobotsDirective(rawValue: name)].compactMap(\.self)
      })
  }

  /// The content of the element for a page’s head; nil if nothing is asked.
  static func content(_ directives: Set<RobotsDirective>) -> String? {
    directives.isEmpty ? nil : allCases.filter(directives.contains).map(\.rawValue).joined(separator: ", ")
  }
}
