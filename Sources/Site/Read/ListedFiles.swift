import Diagnostics
import Files

/// The files of a site by what they are: pages, files that are published unchanged, and files of other tools.
///
/// To list them takes time in proportion to their number, so a preview keeps them and looks only at what has changed.
struct ListedFiles: Sendable {
  private(set) var pages: [String] = []
  private(set) var assets: [SourceTree.Asset] = []
  private(set) var foreign: [String] = []
  /// Files of Docusaurus about folders, below the folder with the pages.
  private(set) var marks: [String] = []
  /// The folders with pages, and those that they are in.
  private(set) var folders: Set<String> = []
  private(set) var refused: [String: Refusal] = [:]
  /// The identities of files in the folder with the pages.
  private(set) var identities: [String: FileIdentity] = [:]
  private(set) var diagnostics: [Diagnostic] = []
  /// What was read to tell the files apart.
  let inputs = SettingsLog()
  private let content: ContentFolder
  private let statics: [String]

  /// Lists the files.
  ///
  /// - Throws: `FileError`.
  init(_ files: FileTree, _ configuration: SiteConfiguration) throws {
    (content, statics) = (configuration.content, configuration.staticFolders)
    let files = inputs.noting(files)
    let ignored = IgnoredFiles(files)
    try addContent(files, configuration, ignored)
    for folder in statics { try addStatic(folder, files, configuration, ignored) }
    refused.merge(ignored.refused) { first, _ in first }
    diagnostics = ignored.diagnostics
  }

  private mutating func addContent(
    _ files: FileTree, _ configuration: SiteConfiguration, _ ignored: IgnoredFiles
  ) throws {
    let (content, statics) = (content, statics)
    let listing = try files.list(content.path) { path, isFolder in
      guard let below = content.below(path) else { return false }
      return SourceTree.isPartial(below, isFolder: isFolder)
        || content.path.isEmpty && SourceTree.ownFolders.contains(below)
        // It is published at the root of the site, and not a second time below it.
        || statics.contains(path)
        || configuration.contentFolders?.excludes(below, isFolder: isFolder) ?? false
        || configuration.leavesOut(below, at: path, isFolder: isFolder, ignored: ignored)
    }
    refused = listing.refused
    identities = listing.identities
    for path in listing.files where path != SiteConfiguration.path && path != SiteConfiguration.misnamedPath {
      guard let below = content.below(path) else { continue }
      if configuration.readsNavigation, FolderFiles.contains(below, in: files, at: path) {
        marks.append(below)
        continue
      }
      if SitePath.isPage(path) {
        if configuration.permalinks.routes?.isPage(below) ?? true { pages.append(below) }
      } else if ForeignFile.kind(of: path) != nil {
        foreign.append(below)
        // Beside code, it is an example that a page leads to.
        if ForeignFile.isForReaders(path) || configuration.files == .linked && ForeignFile.mayBeExample(path) {
          assets.append(SourceTree.Asset(path: below, file: path))
        }
      } else {
        var asset = SourceTree.Asset(path: below, file: path)
        if TemplatedFile.mayBe(path), let bytes = try? files.read(path) {
          let isHTML = SitePath.isHTML(path)
          if TemplatedFile.holdsFrontMatter(bytes, isHTML: isHTML) {
            // HTML is a page like those in Markdown.
            if isHTML { pages.append(below) } else { foreign.append(below) }
            continue
          }
          asset.isTemplate = isHTML && TemplatedFile.holdsExpression(bytes)
        }
        assets.append(asset)
      }
    }
    folders = Set(Set(pages.map(SitePath.folder)).flatMap { ContentFolder(path: $0).ancestors })
    pages.sort()
  }

  /// Adds the files of a folder, or a single file, that is published at the root of the site or elsewhere.
  private mutating func addStatic(
    _ name: String, _ files: FileTree, _ configuration: SiteConfiguration, _ ignored: IgnoredFiles
  ) throws {
    let folder = ContentFolder(path: name)
    let listing = try files.list(name) { path, isFolder in
      guard let below = folder.below(path) else { return false }
      return configuration.leavesOut(below, at: path, isFolder: isFolder, ignored: ignored)
    }
    refused.merge(listing.refused) { first, _ in first }
    identities.merge(listing.identities) { first, _ in first }
    let place = configuration.staticPlaces[name] ?? StaticPlace()
    for path in listing.files {
      guard let below = folder.below(path) else { continue }
      assets.append(SourceTree.Asset(path: place.address(ofFile: below), file: path))
    }
    // Only a mapping says where a file is published.
    guard listing.files.isEmpty, configuration.staticPlaces[name] != nil else { return }
    let around = try files.list(SitePath.folder(of: name)) { path, _ in path != name }
    refused.merge(around.refused) { first, _ in first }
    if around.files == [name] {
      assets.append(SourceTree.Asset(path: place.address(ofSingle: name), file: name))
    }
  }

  /// The same files after some have changed.
  ///
  /// - Parameter changed: all files that have changed, come, or gone, relative to the root of the project.
  /// - Returns: nil unless pages were there and still are, so that only what is in them can differ.
  /// - Throws: `FileError`.
  func updated(_ changed: Set<String>, in files: FileTree) throws -> ListedFiles? {
    var updated = self
    // Included files around the project are not listed.
    let own = changed.filter { !isTemplate($0) && !$0.hasPrefix("../") }
    for (folder, paths) in Dictionary(grouping: own, by: SitePath.folder) {
      let paths = Set(paths)
      let found = try files.list(folder) { path, _ in !paths.contains(path) }
      for path in paths {
        // The same letters can be written in two ways, which texts take for equal and file systems do not.
        guard SitePath.isPage(path), let place = identities.index(forKey: path),
          identities[place].key.utf8.elementsEqual(path.utf8), let now = found.identities[path],
          found.files.contains(where: { $0.utf8.elementsEqual(path.utf8) })
        else { return nil }
        updated.identities[path] = now
      }
    }
    return updated
  }

  /// Whether a file is a template, and nothing else.
  private func isTemplate(_ path: String) -> Bool {
    let folder = SourceTree.templatesFolder
    return path.hasPrefix(folder + "/") && content.path != folder && !content.path.hasPrefix(folder + "/")
      && !statics.contains { $0.isEmpty || $0 == folder || $0.hasPrefix(folder + "/") }
  }
}
