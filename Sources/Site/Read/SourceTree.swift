package import Diagnostics
package import Files
import Guidelines
import Theme
import Words

/// The source files of a site: the first boundary of the pipeline.
///
/// Pages and assets are only listed here and read later, so that they are never all in memory.
package struct SourceTree: Sendable {
  /// The folder with the pages.
  package var content = ContentFolder.usual
  /// Markdown files relative to the folder with the pages, sorted.
  package var pages: [String]
  /// The files of pages that are called otherwise, because they are translations or by the rules of a framework, by what
  /// the pages are called.
  var fileOfPage: [String: String] = [:]
  /// What links can name in other languages of the site.
  var elsewhere: [Elsewhere] = []
  /// Other files, sorted.
  package var assets: [Asset]
  /// Files of other tools that are not published, relative to the folder with the pages, sorted.
  var foreign: [String] = []
  /// Templates by name: the built-in ones, replaced and extended by those of the site.
  package var templates: [String: SourceFile]
  /// Style sheets, scripts, and icons by file name: the built-in ones, replaced and extended by those of the site.
  package var themeAssets: [String: [UInt8]]
  /// Names of assets that belong to the site.
  package var ownThemeAssets: Set<String> = []
  /// The word files of the site.
  package var words: [SourceFile]
  /// Files that are not read, relative to the root of the project, with the reason.
  package var refused: [String: Refusal]
  /// Findings about files that say which files are part of the site.
  package var diagnostics: [Diagnostic] = []

  /// The identities of pages, by file.
  var identities: [String: FileIdentity] = [:]

  /// Addresses that lead elsewhere at the host.
  var redirects = Redirects()

  /// What files of other tools say about the navigation.
  package var navigation = ForeignNavigation()

  /// A file that is published unchanged.
  package struct Asset: Sendable, Hashable {
    /// Where it is published.
    package var path: String
    /// The file relative to the root of the project.
    package var file: String
    /// Whether it is HTML in which another tool fills something in.
    var isTemplate = false

    package init(path: String, file: String) {
      (self.path, self.file) = (path, file)
    }
  }

  /// Where files of static folders are published, by their paths in the project.
  var movedFiles: [String: String] {
    var places: [String: String] = [:]
    for asset in assets where content.below(asset.file) != asset.path { places[asset.file] = asset.path }
    return places
  }

  /// The folder with the settings, and with the pages unless they say otherwise.
  package static let contentFolder = ContentFolder.usual.path
  package static let templatesFolder = "Templates"
  static let assetsFolder = "assets"

  /// Finds the files of a site, and reads those that every page needs.
  ///
  /// - Throws: `FileError`.
  package static func read(
    _ files: FileTree, _ configuration: SiteConfiguration = SiteConfiguration()
  ) throws -> SourceTree {
    try read(files, configuration, ListedFiles(files, configuration))
  }

  /// Reads those of the listed files that every page needs.
  ///
  /// - Throws: `FileError`.
  static func read(
    _ files: FileTree, _ configuration: SiteConfiguration, _ listed: ListedFiles
  ) throws -> SourceTree {
    let content = configuration.content
    let templates = try files.list(templatesFolder)
    var tree = SourceTree(
      content: content, pages: [], assets: [], templates: [:], themeAssets: [:], words: try words(in: files),
      refused: templates.refused)
    try tree.add(listed, files, configuration)
    try tree.addRedirects(files)
    for file in Theme.files { tree.add(file.name, bytes: file.bytes, path: "\(templatesFolder)/\(file.name)") }
    for path in templates.files {
      guard let bytes = try files.read(path) else { continue }
      let name = String(path.dropFirst(templatesFolder.count + 1))
      tree.add(name, bytes: bytes, path: path)
      if let asset = assetName(of: name) { tree.ownThemeAssets.insert(asset) }
    }
    return tree
  }

  /// Adds the files of the folder with the pages, and those that are published at the root of the site.
  private mutating func add(_ listed: ListedFiles, _ files: FileTree, _ configuration: SiteConfiguration) throws {
    (pages, assets, foreign) = (listed.pages, listed.assets, listed.foreign)
    if let routes = configuration.permalinks.routes { (pages, fileOfPage) = routes.pages(of: pages) }
    (identities, diagnostics) = (listed.identities, listed.diagnostics)
    refused.merge(listed.refused) { first, _ in first }
    navigation = try ForeignNavigation.read(files, configuration, folders: listed.folders, marks: listed.marks)
    // A table of contents is the navigation itself.
    let navigationFiles = navigation.files.filter { !navigation.pages.contains($0) }
    if !navigationFiles.isEmpty { pages = pages.filter { !navigationFiles.contains(file(ofPage: $0)) } }
  }

  /// Reads what the host does with addresses: beside the site, or in a folder above the pages.
  private mutating func addRedirects(_ files: FileTree) throws {
    for asset in assets where asset.path == Redirects.name {
      if let bytes = try files.read(asset.file) { redirects.addLines(bytes) }
    }
    for folder in content.ancestors {
      // A link to elsewhere is not followed, and does no harm.
      guard let bytes = (try? files.read(ContentFolder(path: folder).file(Redirects.settings))) ?? nil else { continue }
      redirects.addTables(bytes)
      break
    }
  }

  /// Folders of the project that are not content, even if the whole project is.
  static let ownFolders: Set<String> = [contentFolder, templatesFolder, "Public"]

  /// Folders in which other tools keep what is not a page by itself.
  private static let partialFolders: Set<Substring> = [
    "node_modules", "_includes", "_partials", "_layouts", "_data", "_sass", "_site", "_plugins",
  ]

  /// Whether a file is a part of pages, or a folder has parts of pages or dependencies of another tool: they are not
  /// published by themselves.
  static func isPartial(_ path: String, isFolder: Bool) -> Bool {
    let name = SitePath.name(of: path)
    return isFolder
      ? partialFolders.contains(name[...])
      : name.hasPrefix("_") && SitePath.isPage(name) && !name.hasPrefix("_index.")
  }

  /// The site's own word files.
  ///
  /// - Throws: `FileError`.
  static func words(in files: FileTree) throws -> [SourceFile] {
    try files.list(templatesFolder + "/" + Words.folder).files.filter { $0.hasSuffix(".yml") || $0.hasSuffix(".yaml") }
      .compactMap { path in try files.read(path).map { SourceFile(path: path, bytes: $0) } }
  }

  private mutating func add(_ name: String, bytes: [UInt8], path: String) {
    if name.hasSuffix(".mustache"), !name.contains("/") {
      templates[String(name.dropLast(".mustache".count))] = SourceFile(path: path, bytes: bytes)
    } else if let asset = Self.assetName(of: name) {
      themeAssets[asset] = bytes
    }
  }

  /// `site.css/90-own.css` for `assets/site.css/90-own.css`; nil for a file that is not an asset.
  private static func assetName(of name: String) -> String? {
    name.hasPrefix(assetsFolder + "/") ? String(name.dropFirst(assetsFolder.count + 1)) : nil
  }
}
