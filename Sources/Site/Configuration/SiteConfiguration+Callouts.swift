import Guidelines
import Markdown
import YAML

/// Boxes of the site’s own: the setting `callouts`.
extension SiteConfiguration {
  /// What one of them may hold.
  static let calloutKeys: [KeyShape] = [
    KeyShape("title", .text, "Title of the box; without it, the box has none"),
    KeyShape("kind", .choice(Callouts.kinds), "Kind of box whose look it has; default: the one that its name means"),
  ]

  mutating func readCallouts(_ node: YAMLNode, _ outer: inout MappingReader, path: String) {
    guard case .mapping(let entries) = node.content else {
      return outer.report("“callouts” is \(node.kindName), not a mapping of names to boxes", at: node.range)
    }
    for entry in entries {
      guard Callouts.isName(entry.key), case .mapping = entry.value.content else {
        outer.report(
          "“\(entry.key)” is not a box", "Write a name and what it means, such as “new: {title: New, kind: tip}”.",
          at: entry.keyRange)
        continue
      }
      var reader = MappingReader(
        entry.value, keys: Self.calloutKeys, path: path,
        rules: .init(invalidValue: .configuration, unknownKey: .configuration), what: "“\(entry.key)”")
      let title = reader.text("title")?.text
      let kind = reader.text("kind")
      if let kind, !Callouts.kinds.contains(kind.text ?? "") {
        reader.report(
          "unknown kind of box “\(kind.text ?? "")”", "Kinds: \(Callouts.kinds.joined(separator: ", ")).",
          at: kind.range)
      }
      callouts.add(entry.key, kind: kind?.text, title: title)
      outer.add(reader.finish())
    }
  }
}
