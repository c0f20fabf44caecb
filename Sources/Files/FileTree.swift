/// The files that a site is made from, read through two functions so that tests can hold them in memory.
///
/// Paths are relative to the project's root, with `/` between their parts.
package struct FileTree: Sendable {
  /// All regular files below a folder, in the order of their paths' bytes; an absent folder has none.
  package var list: @Sendable (_ folder: String) throws -> Listing
  /// A file's bytes; nil where there is no such file.
  package var read: @Sendable (_ path: String) throws -> [UInt8]?
  /// Fails if a file that is there cannot be read; reads nothing.
  package var probe: @Sendable (_ path: String) throws -> Void = { _ in }
  /// The file that a path leads to, which is another where the path is a symbolic link.
  package var resolve: @Sendable (_ path: String) -> String

  package init(
    list: @escaping @Sendable (_ folder: String) throws -> Listing,
    read: @escaping @Sendable (_ path: String) throws -> [UInt8]?,
    resolve: @escaping @Sendable (_ path: String) -> String = { $0 }
  ) {
    self.list = list
    self.read = read
    self.resolve = resolve
  }

  package typealias Listing = ProjectFolder.Listing

  /// The maximum size in bytes of a file that is parsed.
  package static let textLimit = 16_000_000
  /// The maximum size in bytes of a file that is published as it is.
  package static let assetLimit = 100_000_000

  /// The maximum size in bytes of a file, by its path.
  package static func limit(of path: String) -> Int {
    SitePath.isPage(path) || [".yml", ".yaml", ".mustache"].contains(where: path.hasSuffix) ? textLimit : assetLimit
  }
}

extension FileTree {
  /// Files held in memory.
  package static func memory(_ files: [String: [UInt8]]) -> FileTree {
    FileTree(
      list: { folder in
        Listing(
          files: files.keys.filter { $0.hasPrefix(folder + "/") }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
      },
      read: { files[$0] })
  }

  /// Text files held in memory.
  package static func memory(texts: [String: String]) -> FileTree {
    memory(texts.mapValues { Array($0.utf8) })
  }
}
