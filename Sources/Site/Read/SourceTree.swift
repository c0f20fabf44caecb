package import Diagnostics
package import Files
import Theme
import Words

/// The source files of a site: the first boundary of the pipeline.
///
/// Pages and assets are only listed here and read later, so that they are never all in memory.
package struct SourceTree: Sendable {
  /// Markdown files relative to Content, sorted.
  package var pages: [String]
  /// Other files relative to Content, sorted.
  package var assets: [String]
  /// Templates by name: the built-in ones, replaced and extended by those of the site.
  package var templates: [String: SourceFile]
  /// Style sheets, scripts, and icons by file name: the built-in ones, replaced and extended by those of the site.
  package var themeAssets: [String: [UInt8]]
  /// Names of assets that belong to the site.
  package var ownThemeAssets: Set<String> = []
  /// The word files of the site.
  package var words: [SourceFile]
  package var configuration: SourceFile?
  /// Files in Content and Templates that are not read, relative to the root of the project, with the reason.
  package var refused: [String: Refusal]

  package static let contentFolder = "Content"
  package static let templatesFolder = "Templates"
  static let assetsFolder = "assets"

  /// Finds the files of a site, and reads those that every page needs.
  ///
  /// - Throws: `FileError`.
  package static func read(_ files: FileTree) throws -> SourceTree {
    let (content, templates) = (try files.list(contentFolder), try files.list(templatesFolder))
    let refused = content.refused.merging(templates.refused) { first, _ in first }
    var tree = SourceTree(
      pages: [], assets: [], templates: [:], themeAssets: [:], words: try words(in: files), configuration: nil,
      refused: refused)
    if refused[SiteConfiguration.path] == nil, let bytes = try files.read(SiteConfiguration.path) {
      tree.configuration = SourceFile(path: SiteConfiguration.path, bytes: bytes)
    }
    for path in content.files where path != SiteConfiguration.path && !isPartial(belowContent(path)) {
      if SitePath.isPage(path) { tree.pages.append(belowContent(path)) } else { tree.assets.append(belowContent(path)) }
    }
    for file in Theme.files { tree.add(file.name, bytes: file.bytes, path: "\(templatesFolder)/\(file.name)") }
    for path in templates.files {
      guard let bytes = try files.read(path) else { continue }
      let name = String(path.dropFirst(templatesFolder.count + 1))
      tree.add(name, bytes: bytes, path: path)
      if let asset = assetName(of: name) { tree.ownThemeAssets.insert(asset) }
    }
    return tree
  }

  /// Folders in which other tools keep what is not a page by itself.
  private static let partialFolders: Set<Substring> = [
    "node_modules", "_includes", "_partials", "_layouts", "_templates", "_data", "_sass", "_site", "_plugins",
  ]

  /// Whether a file is a part of pages, or a dependency of another tool: it is not published by itself.
  static func isPartial(_ path: String) -> Bool {
    let names = path.split(separator: "/")
    guard let name = names.last else { return false }
    return name.hasPrefix("_") && SitePath.isPage(String(name)) && !name.hasPrefix("_index.")
      || names.dropLast().contains(where: partialFolders.contains)
  }

  /// Leaves files out that the configuration excludes.
  mutating func exclude(_ patterns: [PathPattern]) {
    guard !patterns.isEmpty else { return }
    pages.removeAll { path in patterns.contains { $0.matches(path) } }
    assets.removeAll { path in patterns.contains { $0.matches(path) } }
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

  private static func belowContent(_ path: String) -> String {
    String(path.dropFirst(contentFolder.count + 1))
  }
}
