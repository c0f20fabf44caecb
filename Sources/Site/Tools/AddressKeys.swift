import Files
import Markdown

/// Keys of front matter that give pages addresses here, and not with the tool that they are for: what is left of an older
/// one moves no pages.
enum AddressKeys {
  /// The keys of that kind that pages have.
  static func unread(
    by tool: any ForeignTool, _ settings: ForeignSettings, _ project: ForeignProject
  ) -> Set<String> {
    let known = tool.addressKeys(in: project)
    guard !all.isSubset(of: known) else { return [] }
    let folders = settings.contentFolders.isEmpty ? [settings.content] : settings.contentFolders
    let places = folders.map { ContentFolder(path: $0) }
    var keys: Set<String> = []
    for path in project.paths where SitePath.isPage(path) && places.contains(where: { $0.below(path) != nil }) {
      guard let file = project.file(path), let block = FrontMatter.split(file).content,
        let key = PageFrontMatter.parse(block).frontMatter.addressKey, !known.contains(key)
      else { continue }
      keys.insert(key)
    }
    return keys
  }

  private static let all: Set<String> = ["permalink", "slug", "url"]
}
