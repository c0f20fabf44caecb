/// The source files of a site, read through functions so that tests can keep them in memory.
///
/// Paths are relative to the project's root, with `/` between their parts.
package struct FileTree: Sendable {
  /// All regular files in a folder that are not skipped, sorted by the bytes of their paths.
  private var listing: @Sendable (_ folder: String, _ skips: Skip) throws -> Listing
  /// The bytes of a file; nil if there is no such file.
  package var read: @Sendable (_ path: String) throws -> [UInt8]?
  /// Fails if an existing file cannot be read; reads nothing.
  package var probe: @Sendable (_ path: String) throws -> Void = { _ in }
  /// The file that a path leads to, which differs if the path is a symbolic link.
  package var resolve: @Sendable (_ path: String) -> String
  /// The Git repository that the files are a part of; nil if they are in none, or are all of it.
  package var repository: RepositoryFolder?

  package init(
    list: @escaping @Sendable (_ folder: String, _ skips: Skip) throws -> Listing,
    read: @escaping @Sendable (_ path: String) throws -> [UInt8]?,
    resolve: @escaping @Sendable (_ path: String) -> String = { $0 }
  ) {
    listing = list
    self.read = read
    self.resolve = resolve
  }

  package typealias Listing = ProjectFolder.Listing

  /// Whether a listing leaves out a file, or a folder with everything in it.
  package typealias Skip = (_ path: String, _ isFolder: Bool) -> Bool

  /// The regular files in a folder, sorted by the bytes of their paths; empty if there is no such folder.
  ///
  /// - Parameters:
  ///   - folder: relative to the root; empty for the root itself.
  ///   - skips: what is left out.
  /// - Throws: `FileError`.
  package func list(_ folder: String, skipping skips: Skip = { _, _ in false }) throws -> Listing {
    try listing(folder, skips)
  }

  /// The maximum size in bytes of a file that is parsed.
  package static let textLimit = 16_000_000
  /// The maximum size in bytes of a file that is published unchanged.
  package static let assetLimit = 100_000_000

  private static let textEndings = [".yml", ".yaml", ".mustache", ".gitignore", ".pages"]

  /// The maximum size in bytes of a file, by its path.
  package static func limit(of path: String) -> Int {
    SitePath.isPage(path) || textEndings.contains(where: path.hasSuffix) ? textLimit : assetLimit
  }
}

extension FileTree {
  /// Files held in memory.
  package static func memory(_ files: [String: [UInt8]]) -> FileTree {
    FileTree(
      list: { folder, skips in
        let base = parts(of: folder)
        let listed = files.keys.filter { path in
          let names = parts(of: path)
          guard names.count > base.count, names.starts(with: base) else { return false }
          return (base.count..<names.count).allSatisfy { place in
            let path = names[...place].joined(separator: "/")
            return !isHidden(names[place]) && !skips(path, place + 1 < names.count)
          } && !isBackupCopy(path)
        }
        return Listing(files: listed.sorted { $0.precedesByBytes($1) })
      },
      read: { files[$0] })
  }

  /// These files, with each answer to a question for a file also passed on.
  package func noting(_ note: @escaping @Sendable (_ path: String, _ bytes: [UInt8]?) -> Void) -> FileTree {
    var noted = self
    noted.read = { path in
      let bytes = try read(path)
      note(path, bytes)
      return bytes
    }
    return noted
  }

  /// Text files held in memory.
  package static func memory(texts: [String: String]) -> FileTree {
    memory(texts.mapValues { Array($0.utf8) })
  }
}
