package import YAML

extension MappingReader {
  /// A platform by its id.
  ///
  /// - Parameter platforms: those that there are.
  package mutating func platform(_ node: YAMLNode, among platforms: [Platform]) -> Platform? {
    choice(node, called: "a platform", among: platforms, by: \.id)
  }
}
