import Files
import Markdown
import Synchronization

/// The files of a project outside of the folder with its pages.
///
/// Documentation that began as files beside the code links to that code. Such links work at a code host, and not on a
/// site.
final class ProjectFiles: Sendable {
  private let files: FileTree
  /// Names by folder: many links lead to the same one.
  private let names: Mutex<[String: Set<String>]> = Mutex([:])

  init(_ files: FileTree) { self.files = files }

  /// Whether a link leads to a file or folder of the project.
  ///
  /// - Parameters:
  ///   - destination: as written.
  ///   - page: the page with the link, relative to the root of the project.
  func has(_ destination: String, from page: String) -> Bool {
    guard let path = LinkTarget.path(of: destination).flatMap({ SitePath.resolve($0, from: page) }), !path.isEmpty
    else {
      return false
    }
    return names(in: SitePath.folder(of: path)).contains(SitePath.name(of: path))
  }

  /// The names in a folder, hidden ones left out.
  private func names(in folder: String) -> Set<String> {
    names.withLock { known in
      if let names = known[folder] { return names }
      var names: Set<String> = []
      // Nothing is listed: the names are all that is wanted.
      _ = try? files.list(folder) { path, _ in
        if SitePath.folder(of: path) == folder { names.insert(SitePath.name(of: path)) }
        return true
      }
      known[folder] = names
      return names
    }
  }
}
