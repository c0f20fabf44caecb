import Diagnostics
import Files

/// The files of Content that a configuration can use as word lists: no pages, and no files outside Content.
///
/// The folder is listed only if a rule names a file.
final class ContentWordFiles {
  private let files: FileTree
  /// The files that were read.
  private(set) var used: Set<String> = []
  /// Relative to Content.
  private(set) lazy var paths = ((try? files.list(SourceTree.contentFolder))?.files ?? [])
    .map { String($0.dropFirst(SourceTree.contentFolder.count + 1)) }.filter { !SitePath.isPage($0) }

  init(_ files: FileTree) { self.files = files }

  /// A file by its path in Content; nil if there is none or it cannot be read.
  func read(_ path: String) -> SourceFile? {
    let full = SourceTree.contentFolder + "/" + path
    guard paths.contains(path), full != SiteConfiguration.path, let bytes = try? files.read(full) else { return nil }
    used.insert(path)
    return SourceFile(path: full, bytes: bytes)
  }
}
