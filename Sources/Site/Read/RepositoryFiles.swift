import Files
import Synchronization

/// The files around a project in its Git repository, as far as pages may include them.
final class RepositoryFiles: Sendable {
  private let repository: RepositoryFolder
  private let ignored: Mutex<IgnoredFiles>

  init(_ repository: RepositoryFolder) {
    self.repository = repository
    ignored = Mutex(IgnoredFiles(repository.files))
  }

  /// Reads a file, unless Git ignores it.
  ///
  /// - Parameter path: from the root of the project: `../examples/a.rs`.
  /// - Returns: nil if there is nothing at the path.
  /// - Throws: `FileError`.
  func read(_ path: String) throws -> [UInt8]? { try repository.read(path, where: isPublic) }

  /// Whether Git ignores neither a file nor a folder that it is in.
  ///
  /// - Parameter path: from the root of the repository.
  private func isPublic(_ path: String) -> Bool {
    ignored.withLock { ignored in
      let folders = ContentFolder(path: SitePath.folder(of: path)).ancestors
      let isIgnored =
        folders.contains { !$0.isEmpty && ignored.contains($0, isFolder: true) }
        || ignored.contains(path, isFolder: false)
      // What has not been read may name the file.
      return !isIgnored && ignored.isComplete(in: folders)
    }
  }
}
