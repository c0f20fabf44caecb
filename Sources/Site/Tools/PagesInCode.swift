import Files
import Writing

/// Pages of a website that another tool makes of code, such as components of React: they are not part of the site.
enum PagesInCode {
  private static let folder = "src/pages"

  /// What to say about them.
  ///
  /// - Parameter home: what is said about the home page, which names its file.
  static func note(
    _ tool: any ForeignTool, _ settings: ForeignSettings, _ project: ForeignProject, besides home: String?
  ) -> String? {
    let content = ContentFolder(path: settings.contentFolders.first ?? settings.content)
    let folders = ([content.path] + content.ancestors.reversed() + [""]).map { ContentFolder(path: $0).file(folder) }
    guard !tool.endingsOfPagesInCode.isEmpty, let folder = folders.first(where: project.hasFolder) else { return nil }
    let here = ContentFolder(path: folder)
    let pages = project.paths.filter { path in
      guard let below = here.below(path), content.below(path) == nil else { return false }
      return isPage(below, tool) && !(home?.contains(path) ?? false)
    }
    guard let first = pages.min() else { return nil }
    let verb = pages.count == 1 ? "is" : "are"
    return "\(counted(pages.count, "page")) in React below \(folder), such as \(first), \(verb) not read: write what "
      + "readers need in Markdown"
  }

  /// Whether a file is a page: neither a part of others, nor a test, nor what hosts show in place of a missing page.
  private static func isPage(_ path: String, _ tool: any ForeignTool) -> Bool {
    let parts = path.split(separator: "/")
    guard tool.endingsOfPagesInCode.contains(ForeignFile.ending(of: path)), let name = parts.last else { return false }
    return name.count { $0 == "." } == 1 && name.prefix { $0 != "." } != "404" && !parts.contains { $0.hasPrefix("_") }
  }
}
