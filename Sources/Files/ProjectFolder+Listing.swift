import SystemPackage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension ProjectFolder {
  /// The contents of a project folder.
  package struct Listing: Sendable, Hashable {
    /// Regular files, relative to the root, sorted by the bytes of their paths.
    package var files: [String] = []
    /// Files that are not read, with the reason.
    package var refused: [String: Refusal] = [:]
    /// The identities of files, as far as the system knows them.
    package var identities: [String: FileIdentity] = [:]

    package init(
      files: [String] = [], refused: [String: Refusal] = [:], identities: [String: FileIdentity] = [:]
    ) {
      self.files = files
      self.refused = refused
      self.identities = identities
    }
  }

  /// Lists all files in a folder of the project except hidden files and folders.
  ///
  /// A link to a file that stays in the folder counts as that file. Links to folders are not followed, so that they
  /// cannot form cycles.
  ///
  /// - Parameters:
  ///   - folder: a name in the root, or a path below it; empty for the root itself.
  ///   - skips: what is left out, with everything in it.
  ///   - limit: the maximum size in bytes of a file, by its path.
  /// - Returns: nothing if there is no such folder.
  /// - Throws: `FileError`, also if the folder itself is a link that leaves the project.
  package func list(
    _ folder: String, skipping skips: FileTree.Skip = { _, _ in false }, limit: (String) -> Int
  ) throws -> Listing {
    // The name of the root is empty, which no call of the system finds.
    guard let found = folder.isEmpty ? .init(file: root.owner, path: "") : try open(folder) else { return Listing() }
    guard let copy = openableFolder(found.file.descriptor) else {
      if errno == ENOTDIR { return Listing() }
      throw root.failure("list", folder)
    }
    var listing = Listing()
    let opened = Directory(descriptor: copy, path: folder.isEmpty ? root.path : root.path.appending(folder))
    try add(opened, at: folder, depth: 0, skips, limit, to: &listing)
    listing.files.sort { $0.precedesByBytes($1) }
    return listing
  }

  /// Folders nested deeper than this are not read.
  private static let depthLimit = 64

  private func openableFolder(_ descriptor: Int32) -> Int32? {
    let copy = openat(descriptor, ".", Directory.openFlags)
    return copy < 0 ? nil : copy
  }

  private func add(
    _ folder: Directory, at path: String, depth: Int, _ skips: FileTree.Skip, _ limit: (String) -> Int,
    to listing: inout Listing
  ) throws {
    for name in try folder.names() where !isHidden(name.text) {
      let path = path.isEmpty ? name.text : path + "/" + name.text
      guard name.isValid else {
        listing.refused[path] = .name
        continue
      }
      guard let status = try folder.status(of: name.text) else { continue }
      if skips(path, status.isFolder) || !status.isFolder && isBackupCopy(path) { continue }
      if status.isFolder {
        guard depth < Self.depthLimit else {
          listing.refused[path] = .tooDeep(limit: Self.depthLimit)
          continue
        }
        guard let child = try folder.folder(name.text) else { continue }
        try add(child, at: path, depth: depth + 1, skips, limit, to: &listing)
      } else {
        switch target(of: path, status, limit: limit(path)) {
        case .refused(let refusal): listing.refused[path] = refusal
        case .file(let status):
          listing.files.append(path)
          listing.identities[path] = status.identity
        }
      }
    }
  }

  /// The file that is read, or why none is.
  private enum Target {
    case file(Directory.Status)
    case refused(Refusal)
  }

  private func target(of path: String, _ status: Directory.Status, limit: Int) -> Target {
    var status = status
    if status.isLink {
      guard let found = try? open(path), let target = try? Directory.Status(of: found.file), target.isFile else {
        return .refused(.link)
      }
      status = target
    }
    if !status.isFile { return .refused(.special) }
    return status.size > limit ? .refused(.tooLarge(limit: limit)) : .file(status)
  }
}

extension Directory.Status {
  fileprivate init(of file: OwnedDescriptor) throws {
    var status = stat()
    guard fstat(file.descriptor, &status) == 0 else { throw Errno(rawValue: errno) }
    self.init(status)
  }
}
