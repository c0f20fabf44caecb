extension FileTree {
  /// The files below a folder, as if it were the root of a project.
  ///
  /// Links stay within the first folder of its path, as in the whole project.
  package func below(_ folder: String) -> FileTree {
    let (original, prefix) = (self, folder + "/")
    @Sendable func inner(_ path: String) -> String { String(path.dropFirst(prefix.count)) }
    @Sendable func outer(_ path: String) -> String? { parts(of: path).contains("..") ? nil : prefix + path }
    var tree = FileTree(
      list: { path, skips in
        guard let place = path.isEmpty ? folder : outer(path) else { return Listing() }
        let listing = try original.list(place) { path, isFolder in skips(inner(path), isFolder) }
        return Listing(
          files: listing.files.map(inner),
          refused: Dictionary(uniqueKeysWithValues: listing.refused.map { (inner($0), $1) }),
          identities: Dictionary(uniqueKeysWithValues: listing.identities.map { (inner($0), $1) }))
      },
      read: { path in try outer(path).flatMap { try original.read($0) } },
      resolve: { path in
        let resolved = outer(path).map(original.resolve) ?? path
        return resolved.hasPrefix(prefix) ? inner(resolved) : path
      })
    tree.probe = { path in if let place = outer(path) { try original.probe(place) } }
    return tree
  }
}
