import Diagnostics
import Files

/// A kind of file in which another tool says what one folder is called and in which order its pages are.
protocol FolderFile: Sendable {
  /// The names that such a file can have.
  static var names: Set<String> { get }
  /// Whether a file of that name is one; files with common names can have other purposes.
  ///
  /// - Parameter names: those of the pages and folders beside it, without endings.
  static func isOne(_ bytes: [UInt8], beside names: () -> Set<String>) -> Bool
  /// - Parameter folder: where the file is, below the folder with all pages.
  static func read(_ file: SourceFile, folder: String) -> FolderNavigation
}

extension FolderFile {
  static func isOne(_ bytes: [UInt8], beside names: () -> Set<String>) -> Bool { true }
}

/// All kinds of files about single folders.
enum FolderFiles {
  /// Where a folder has several, the last counts.
  private static let all: [any FolderFile.Type] = [
    DocusaurusCategory.self, NextraMeta.self, MetaFile.self, AwesomePages.self,
  ]
  private static let byName = Dictionary(
    all.flatMap { kind in kind.names.map { ($0, kind) } }, uniquingKeysWith: { $1 })
  /// Names of files that are not listed among those of a folder.
  static let hidden = byName.keys.filter { $0.hasPrefix(".") }.sorted()

  /// Whether a file is about its folder, and neither a page nor published.
  static func contains(_ path: String, in files: FileTree, at place: String) -> Bool {
    guard let kind = byName[SitePath.name(of: path)] else { return false }
    guard let bytes = (try? files.read(place)) ?? nil else { return true }
    return kind.isOne(bytes) { names(in: SitePath.folder(of: place), files) }
  }

  private static func names(in folder: String, _ files: FileTree) -> Set<String> {
    let place = ContentFolder(path: folder)
    let paths = ((try? files.list(folder)) ?? .init()).files.compactMap { place.below($0) }
    return Set(
      paths.compactMap { path in
        let name = path.prefix { $0 != "/" }
        if name.endIndex < path.endIndex { return String(name) }
        guard SitePath.isPage(path), let dot = path.lastIndex(of: ".") else { return nil }
        return String(path[..<dot])
      })
  }

  /// - Parameter path: below the folder with all pages.
  static func read(_ file: SourceFile, at path: String) -> FolderNavigation? {
    byName[SitePath.name(of: path)]?.read(file, folder: SitePath.folder(of: path))
  }
}
