import YAML

/// Folders in which included files are looked for first: the setting `includes`.
extension SiteConfiguration {
  mutating func readIncludes(_ reader: inout MappingReader) {
    for node in reader.texts("includes") ?? [] {
      guard let text = node.text else { continue }
      guard includeFolders.count < Self.mostIncludeFolders else {
        return reader.report("“includes” has more than \(Self.mostIncludeFolders) folders", at: node.range)
      }
      guard let folder = ProjectPath.resolve(text, allowsHidden: true) else {
        reader.report(
          "“includes” names “\(text)”, which is not in the project",
          "Give a folder relative to the project folder, such as “docs/snippets”.", at: node.range)
        continue
      }
      if !includeFolders.contains(folder) { includeFolders.append(folder) }
    }
  }

  static let mostIncludeFolders = 20
}
