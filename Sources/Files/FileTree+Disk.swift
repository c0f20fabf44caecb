package import SystemPackage

extension FileTree {
  /// The files of a project on disk.
  ///
  /// - Throws: `FileError` if the root cannot be opened.
  package static func disk(root: FilePath) throws -> FileTree {
    let project = try ProjectFolder(root)
    var tree = FileTree(
      list: { folder, skips in try project.list(folder, skipping: skips, limit: limit(of:)) },
      read: { path in try project.read(path, limit: limit(of: path)) },
      resolve: { path in (try? project.resolve(path)) ?? path })
    tree.probe = { path in try project.probe(path) }
    tree.repository = RepositoryFolder(around: project.root)
    return tree
  }
}
