import Files
import Writing

/// A folder of Markdown files that belongs to no known tool.
struct PlainFolder: ForeignTool {
  let name = "a folder of Markdown files"
  let conventions: [ForeignConvention] = []

  func settings(of project: ForeignProject) -> ForeignSettings? {
    let folders = [
      "docs", "doc", "documentation", "content", "website/docs", "src/content", "site", "guide", "pages", "src",
    ]
    guard project.pages(in: "") > 0 else { return nil }
    let pages = project.paths.filter { SitePath.isPage($0) && !ProjectFolder.isNote($0) }
    let found = folders.map { folder in
      (
        folder: folder, pages: pages.count { ContentFolder(path: folder).below($0) != nil },
        all: project.pages(in: folder)
      )
    }
    // The first of the fullest folders, unless most pages are elsewhere.
    let most = found.reduce((folder: "", pages: 0, all: 0)) { ($1.pages, $1.all) > ($0.pages, $0.all) ? $1 : $0 }
    let isForPages = Self.namesOfDocumentation.contains(most.folder)
    let isMost = most.pages * (isForPages ? Self.leastShare : 2) >= pages.count
    var settings = ForeignSettings(
      content: isMost && most.all > 0 ? most.folder : project.folderWithNearlyAllPages(called: Set(folders)))
    settings.chooseRoot(of: project)
    settings.chooseLanguage(of: project)
    let content = settings.content
    let statics = ["static", "public"].filter { project.hasFolder($0) && $0 != content }
    settings.statics = content.isEmpty ? [] : statics
    settings.tolerated.insert("page/front-matter")
    if ProjectFolder.isCode(content, of: project) { settings.files = .linked }
    settings.excludePackageNotes(of: project)
    settings.byHand += Self.otherPages(than: content, in: project)
    return settings
  }

  /// Folders whose names say that they are the documentation.
  private static let namesOfDocumentation: Set<String> = ["docs", "doc", "documentation", "website/docs"]
  /// Which part of all pages such a folder has at least, as a divisor: libraries have pages beside their components.
  private static let leastShare = 10

  /// Pages that are elsewhere, such as those beside the components of a library; what is only about the project does not
  /// count.
  private static func otherPages(than content: String, in project: ForeignProject) -> [String] {
    let here = ContentFolder(path: content)
    let others = project.paths.filter { SitePath.isPage($0) && here.below($0) == nil && !ProjectFolder.isNote($0) }
    guard let first = others.first else { return [] }
    let verb = others.count == 1 ? "is" : "are"
    return [
      "\(counted(others.count, "page")) outside of \(content), such as \(first), \(verb) not part of this site; “content” in "
        + "site.yml can name a folder that has all"
    ]
  }
}
