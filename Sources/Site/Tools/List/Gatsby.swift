import Diagnostics
import Files
import Writing

/// Gatsby: `gatsby-config.js`, with pages in MDX.
struct Gatsby: ForeignTool {
  let name = "Gatsby"

  let conventions = [
    ForeignConvention(
      "`content/`, `docs/`, or `src/pages/`", "`content: content` in `site.yml`, or `--content content`"),
    ForeignConvention(
      "Folders of `gatsby-source-filesystem`",
      "`content` is the one with the most pages; the others are in the report of `init`, with their pages"),
    ForeignConvention("`static/`", "`static: [static]`"),
    ForeignConvention("`siteMetadata` as plain data", "`title`, `description`, `url`"),
    ForeignConvention("Pictures by relative path, outside of the pages", "Their folder is added to `static`"),
    ForeignConvention("Navigation", "Not read; order pages by `order` in front matter"),
    ForeignConvention("React components", "Their text stays, with a finding for each component"),
  ]

  var homesInCode: [String] { ["src/pages/index"] }
  var endingsOfPagesInCode: [String] { ["js", "jsx", "tsx"] }

  func settings(of project: ForeignProject) -> ForeignSettings? {
    let sites = Self.sites(of: project)
    // The site with the most pages.
    guard let site = sites.reduce(nil as GatsbySite?, { best, next in next.count > best?.count ?? 0 ? next : best }),
      var settings = WebFramework.settings(of: project, in: site.base, statics: "static", sources: site.folders)
    else { return nil }
    let data = site.data?["siteMetadata"]
    settings.title = data?["title"]?.text
    settings.description = data?["description"]?.text
    settings.url = data?["siteUrl"]?.text
    settings.byHand += site.notes(besides: settings.content)
    return settings
  }

  private static func sites(of project: ForeignProject) -> [GatsbySite] {
    let names = WebFramework.endings.map { "gatsby-config." + $0 }
    return project.folders(with: Set(names)).map { base in
      let file = names.lazy.compactMap { project.file(ContentFolder(path: base).file($0)) }.first
      return GatsbySite(file.flatMap { project.script($0) }?.argument, in: base, project)
    }
  }
}

/// A site of Gatsby in a project.
private struct GatsbySite {
  let base: String
  let data: ToolData?
  /// Folders with pages that its settings name, without those within others.
  private(set) var folders: [String] = []
  /// Such folders outside of the project.
  private var outside: [String] = []
  private let project: ForeignProject

  private static let most = 20

  init(_ data: ToolData?, in base: String, _ project: ForeignProject) {
    (self.data, self.base, self.project) = (data, base, project)
    for plugin in data?["plugins"]?.items ?? [] {
      let name = plugin["resolve"].flatMap { $0.text ?? $0.arguments?.first?.text }
      guard name == "gatsby-source-filesystem", let path = plugin.at("options", "path").flatMap(\.path) else {
        continue
      }
      if let folder = SitePath.resolve(path, from: base.isEmpty ? "" : base + "/x") {
        if project.pages(in: folder) > 0, !folder.isEmpty, !folders.contains(folder) { folders.append(folder) }
      } else if let folder = PagesOutside.folder(path, from: base), !SitePath.isPage(folder), !outside.contains(folder)
      {
        outside.append(folder)
      }
    }
    let all = folders
    folders.removeAll { folder in all.contains { ContentFolder(path: $0).below(folder) != nil } }
  }

  /// How many pages it may have.
  var count: Int {
    let here = ContentFolder(path: base)
    return project.pages(in: base)
      + folders.filter { here.below($0) == nil }.reduce(0) { $0 + project.pages(in: $1) }
  }

  /// What to say about folders whose pages are not read.
  ///
  /// - Parameter content: the folder with the pages.
  func notes(besides content: String) -> [String] {
    let here = ContentFolder(path: content)
    let usual = ContentFolder(path: base).file("src/pages")
    let others = (folders + [usual]).filter { folder in
      folder != content && here.below(folder) == nil && ContentFolder(path: folder).below(content) == nil
        && project.pages(in: folder) > 0
    }
    let notes = Set(others).sorted().map { folder in
      let count = project.pages(in: folder)
      let (verb, them) = count == 1 ? ("is", "it") : ("are", "them")
      return "\(counted(count, "page")) in \(folder), which \(verb) part of the site of Gatsby, \(verb) not read: move "
        + "\(them) to \(content), or build a site of its own of \(them)"
    }
    return notes.prefix(Self.most)
      + outside.prefix(Self.most).map {
        "pages in \($0), which may be part of the site of Gatsby, are not read: run this command in a folder that "
          + "contains both"
      }
  }
}
