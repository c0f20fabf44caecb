import YAML

/// Files that components show on every page: the setting `components`.
extension SiteConfiguration {
  mutating func readComponents(_ node: YAMLNode, _ reader: inout MappingReader) {
    guard case .mapping(let entries) = node.content else {
      return reader.report("“components” is \(node.kindName), not a mapping of names to files", at: node.range)
    }
    for entry in entries {
      guard components.count < Self.mostComponents else {
        return reader.report("“components” has more than \(Self.mostComponents) names", at: entry.keyRange)
      }
      guard Self.isComponent(entry.key) else {
        reader.report(
          "“\(entry.key)” is not the name of a component", "Names begin with a capital letter, such as “Install”.",
          at: entry.keyRange)
        continue
      }
      guard let text = entry.value.text, let path = ProjectPath.resolve(text), !path.isEmpty,
        Self.endingsOfComponents.contains(where: path.lowercased().hasSuffix)
      else {
        reader.report(
          "“\(entry.key)” needs a file with Markdown in the project",
          "Give a path relative to the project folder, such as “docs/parts/install.mdx”. It ends in .mdx or .md.",
          at: entry.value.range)
        continue
      }
      components[entry.key] = path
    }
  }

  static let mostComponents = 500
  static let endingsOfComponents = [".mdx", ".md"]

  /// Whether a text can be the name of a component.
  static func isComponent(_ name: String) -> Bool {
    guard let first = name.utf8.first, (0x41...0x5A).contains(first), name.utf8.count <= 100 else { return false }
    return name.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F
    }
  }
}
