import Files
import Writing

/// A part of a Docusaurus site that is documentation: what the classic preset publishes, or one more plugin for
/// documentation.
struct DocusaurusDocs {
  /// Relative to the project.
  var folder: String
  /// Where it is published, without slashes around it; empty for the root.
  var route: String
  /// The file with its sidebars, relative to the project; nil if Docusaurus makes them of its folders.
  var sidebars: String?
  var options: ToolData

  /// All parts that have pages in the project: that at the root of the site first, then that of the preset.
  static func all(of data: ToolData?, below base: String, in project: ForeignProject) -> [DocusaurusDocs] {
    func place(_ path: String) -> String? { SitePath.resolve(path, from: base.isEmpty ? "" : base + "/x") }
    let options = [Docusaurus.presetDocs(data)].compactMap(\.self) + Docusaurus.docsPlugins(data)
    let all = options.compactMap { options -> DocusaurusDocs? in
      guard let folder = place(options["path"]?.path ?? "docs"), project.folderWithPages([folder]) != nil else {
        return nil
      }
      let sidebars = Docusaurus.sidebars(options).flatMap(place).flatMap { Docusaurus.sidebars($0, in: project) }
      return DocusaurusDocs(
        folder: folder, route: Docusaurus.root(options["routeBasePath"]?.text) ?? "docs", sidebars: sidebars,
        options: options)
    }
    return all.filter(\.route.isEmpty) + all.filter { !$0.route.isEmpty }
  }

  /// What Docusaurus does not publish of it, as patterns below the folder with all pages.
  func excluded(below content: ContentFolder) -> [String] {
    let place = folder == content.path ? "" : "/" + (content.below(folder) ?? "")
    return (options["exclude"]?.items ?? []).compactMap(\.text).filter { !$0.contains("{") && !$0.contains("(") }
      .map { $0.hasPrefix("**/") ? String($0.dropFirst(3)) : "\(place)/\($0)" }
  }
}

extension ForeignSettings {
  /// Makes one site of all documentation of a Docusaurus site, with the addresses that it has there.
  ///
  /// - Returns: whether there is more than one part, and one folder can hold all.
  mutating func join(_ docs: [DocusaurusDocs], areFolders: Bool) -> Bool {
    guard let folders = SeveralFolders(docs.map(\.folder)) else { return false }
    content = folders.content.path
    contentFolders = docs.map(\.folder)
    permalinks = areFolders ? [(".", "/:id/")] : []
    for part in docs {
      let place = part.route.isEmpty ? "" : "/" + part.route
      permalinks.append((folders.content.below(part.folder) ?? ".", place + (areFolders ? "/:id/" : "/:id")))
      excluded += part.excluded(below: folders.content)
      navigationOfFolders.append((part.sidebars ?? part.folder, part.folder))
    }
    taken.append(
      "all documentation of the site: \(docs.map { "\($0.folder) at /\($0.route)" }.joined(separator: ", "))")
    return true
  }
}
