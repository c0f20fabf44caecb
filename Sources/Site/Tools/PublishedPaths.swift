import Dialogs
import Files
import Markdown
import Writing

/// Where the pages of another tool's project are published with the settings that it gets.
enum PublishedPaths {
  /// The paths of all pages below the root of the site, such as `2024/05/cards/index.html`.
  static func all(of settings: ForeignSettings, in project: ForeignProject) -> [String] {
    heads(of: settings, in: project).map(\.path)
  }

  private static func heads(of settings: ForeignSettings, in project: ForeignProject) -> [PageHead] {
    let here = ContentFolder(path: settings.content)
    var configuration = SiteConfiguration()
    for (folder, text) in settings.permalinks {
      guard let pattern = PermalinkPattern(text), let path = ProjectPath.resolve(folder) else { continue }
      configuration.permalinks.add(pattern, for: ContentFolder(path: path))
    }
    configuration.permalinks.spelling = settings.spelling
    configuration.permalinks.routes = settings.routes
    let store = ScratchStore()
    var heads = project.paths.compactMap { path -> PageHead? in
      guard SitePath.isPage(path), let below = here.below(path), settings.routes?.isPage(below) ?? true,
        let file = project.file(path)
      else { return nil }
      return PageHead(file, below: settings.routes?.page(of: below) ?? below, store)
    }
    configuration.giveAddresses(to: &heads)
    return heads
  }

  /// The names of folders at the root that no page is published below, and from which none redirects.
  static func unused(_ roots: [String], by settings: ForeignSettings, in project: ForeignProject) -> [String] {
    guard !roots.isEmpty else { return [] }
    let heads = heads(of: settings, in: project)
    let paths = heads.map(\.path) + heads.flatMap(\.frontMatter.aliases).map(\.value)
    let used = Set(
      paths.compactMap { path -> String? in
        let parts = path.pathParts()
        return parts.count > 1 ? String(parts[0]) : nil
      })
    return roots.filter { !used.contains($0) }
  }
}
