import Guidelines
import YAML

/// Which files beside the pages are published: the setting `files`.
extension SiteConfiguration {
  private static let names = PublishedFiles.allCases.map(\.rawValue)
  static let filesShape = ValueShape.either([.choice(names), .mapping([], others: [PatternShape(".", .choice(names))])])

  private static let mostFolders = 20

  /// Reads what holds for all files, or a mapping of folders to it.
  mutating func readFiles(_ reader: inout MappingReader) {
    guard let node = reader.node("files") else { return }
    guard case .mapping(let entries) = node.content else {
      files = reader.choice(node, called: "“files”", PublishedFiles.self) ?? files
      return
    }
    for entry in entries.prefix(Self.mostFolders) {
      guard let folder = projectFolder("files", named: entry.key, at: entry.keyRange, &reader),
        let choice = reader.choice(entry.value, called: "“\(entry.key)”", PublishedFiles.self)
      else { continue }
      if choice == .linked, !foldersOfLinkedFiles.contains(folder) { foldersOfLinkedFiles.append(folder) }
    }
    if entries.count > Self.mostFolders {
      reader.report("“files” has more than \(Self.mostFolders) folders", at: entries[Self.mostFolders].keyRange)
    }
  }
}
