import Files
import YAML

/// Files whose text is behind that of each page: the setting `append`.
extension SiteConfiguration {
  mutating func readAppendedFiles(_ reader: inout MappingReader, _ files: FileTree) {
    for node in reader.texts("append") ?? [] {
      guard let text = node.text else { continue }
      guard appendedFiles.count < Self.mostAppended else {
        return reader.report("“append” has more than \(Self.mostAppended) files", at: node.range)
      }
      guard let path = SitePath.resolve(text, from: ""), Self.mayAppend(path) else {
        reader.report(
          "“append” names “\(text)”, which is not a page or a text in the project",
          "Give a file relative to the project folder, such as “includes/links.md”. It ends in .md, .markdown, or .txt.",
          at: node.range)
        continue
      }
      guard let bytes = (try? files.read(path)) ?? nil else {
        reader.report(
          "“append” names “\(text)”, which does not exist", "Give a file relative to the project folder.",
          at: node.range)
        continue
      }
      guard bytes.count <= Self.longestAppended else {
        reader.report(
          "“append” names “\(text)”, which has more than \(Self.longestAppended) bytes",
          "Its text is read with each page. Divide it, or put what few pages need into these.", at: node.range)
        continue
      }
      if !appendedFiles.contains(path) { appendedFiles.append(path) }
    }
  }

  /// Whether a file can be put behind pages: texts, also in hidden folders, but not what Git keeps.
  static func mayAppend(_ path: String) -> Bool {
    let parts = path.lowercased().split(separator: "/")
    return [".md", ".markdown", ".txt"].contains { path.lowercased().hasSuffix($0) } && !parts.contains(".git")
  }

  static let mostAppended = 20
  static let longestAppended = 250_000
}
