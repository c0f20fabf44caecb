/// The files that a site is made from, read through two functions so that tests can hold them in memory.
///
/// Paths are relative to the project's root, with `/` between their parts.
package struct FileTree: Sendable {
  /// All regular files below a folder, in the order of their paths' bytes; an absent folder has none.
  package var list: @Sendable (_ folder: String) throws -> Listing
  /// A file's bytes; nil where there is no such file.
  package var read: @Sendable (_ path: String) throws -> [UInt8]?
  /// The file that a path leads to, which is another where the path is a symbolic link.
  package var resolve: @Sendable (_ path: String) -> String
  /// When pages were last changed, given their paths below Content.
  package var history: @Sendable (_ pages: [String]) -> ChangeHistory = { _ in ChangeHistory() }

  package init(
    list: @escaping @Sendable (_ folder: String) throws -> Listing,
    read: @escaping @Sendable (_ path: String) throws -> [UInt8]?,
    resolve: @escaping @Sendable (_ path: String) -> String = { $0 }
  ) {
    self.list = list
    self.read = read
    self.resolve = resolve
  }

  /// What a folder holds.
  package struct Listing: Sendable, Hashable {
    package var files: [String]
    /// Symbolic links that are not followed because they lead out of the folder or to another folder.
    package var refusedLinks: [String]

    package init(files: [String], refusedLinks: [String] = []) {
      self.files = files
      self.refusedLinks = refusedLinks
    }
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
