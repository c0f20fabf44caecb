import Diagnostics
import Files
import YAML

extension SiteConfiguration {
  /// Reads the folder with the pages, or several: then `content` is the folder that holds them all.
  mutating func readContent(_ reader: inout MappingReader) {
    guard let node = reader.node("content") else { return }
    guard case .sequence = node.content else {
      if let node = reader.text("content"),
        let path = projectFolder("content", named: node.text ?? "", at: node.range, &reader)
      {
        content = ContentFolder(path: path)
      }
      return
    }
    let items = reader.texts("content") ?? []
    let folders = items.compactMap { projectFolder("content", named: $0.text ?? "", at: $0.range, &reader) }
    // With one of them missing, others would have other addresses.
    guard folders.count == items.count else { return }
    if folders.count == 1 { content = ContentFolder(path: folders[0]) }
    guard folders.count > 1 else { return }
    guard folders.count <= SeveralFolders.most, let several = SeveralFolders(folders) else {
      return reader.report(
        "these folders cannot be “content” together",
        "Give at most \(SeveralFolders.most) folders. None of them can be in another one.", at: node.range)
    }
    content = several.content
    contentFolders = several
  }

  /// The folders that the site is made of.
  func sourceFolders(navigation: [String]) -> SourceFolders {
    SourceFolders(contents: contentFolders?.all ?? [content], statics: staticFolders, navigation: navigation)
  }
}
