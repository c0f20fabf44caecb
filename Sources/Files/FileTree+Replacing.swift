extension FileTree {
  /// The tree with other bytes in one file, which may not exist yet.
  ///
  /// - Parameter path: a path without hidden names; a hidden file is read, but not listed.
  package func replacing(_ path: String, with bytes: [UInt8]) -> FileTree {
    let original = self
    let names = parts(of: path)
    let isLeftOut = names.contains(where: isHidden) || isBackupCopy(path)
    var tree = FileTree(
      list: { folder, skips in
        var listing = try original.list(folder, skipping: skips)
        let base = parts(of: folder)
        guard names.count > base.count, names.starts(with: base), !isLeftOut else { return listing }
        let isSkipped = (base.count..<names.count).contains { place in
          skips(names[...place].joined(separator: "/"), place + 1 < names.count)
        }
        guard !isSkipped else { return listing }
        listing.refused[path] = nil
        if !listing.files.contains(path) {
          let place = listing.files.firstIndex { path.precedesByBytes($0) }
          listing.files.insert(path, at: place ?? listing.files.count)
        }
        return listing
      },
      read: { try $0 == path ? bytes : original.read($0) }, resolve: { $0 == path ? path : original.resolve($0) })
    tree.probe = { if $0 != path { try original.probe($0) } }
    tree.repository = original.repository
    return tree
  }
}
