package import SystemPackage

/// A path, given by the user, that a command writes to.
///
/// Files in the working folder or the project may come from a pull request, so there, no part of the path may be a
/// symbolic link. Other folders belong to the user, and links are followed.
package struct OutputPlace: Sendable {
  /// The whole path, without `.` and `..`.
  package let path: FilePath
  /// The part of the path that links are followed in.
  private let base: FilePath
  /// What follows `base`.
  private let parts: [String]

  /// - Parameters:
  ///   - path: as written by the user.
  ///   - workingFolder: the working folder of the command.
  ///   - project: the folder of the project, absolute or relative to the working folder.
  package init(_ path: FilePath, from workingFolder: FilePath, project: FilePath?) {
    let full = workingFolder.pushing(path).lexicallyNormalized()
    let root = project.map { workingFolder.pushing($0).lexicallyNormalized() }
    var base: FilePath
    if let root, full.starts(with: root) {
      base = root
    } else {
      base = path.isAbsolute ? full.removingLastComponent() : Self.sharedStart(full, workingFolder)
    }
    if base == full { base.removeLastComponent() }
    self.path = full
    self.base = base
    parts = full.components.dropFirst(base.components.count).map(\.string)
  }

  /// The last part of the path; nil for the root of the file system.
  package var name: String? { parts.last }

  /// Opens the parent folder of the path, and creates it if missing.
  ///
  /// - Throws: `FileError`, also if a part of the path is a symbolic link that is not followed.
  package func makeParent() throws -> Directory {
    try Self.make(base).makeFolders(parts.dropLast().joined(separator: "/"))
  }

  /// Opens the folder at the path, and creates it if missing.
  ///
  /// - Throws: `FileError`.
  package func makeFolder() throws -> Directory {
    let parent = try makeParent()
    return try name.map { try parent.makeFolders($0) } ?? parent
  }

  /// Writes a file at the path, atomically.
  ///
  /// A link of that name is replaced, not followed. A device named by the user, such as `/dev/null`, is written to.
  ///
  /// - Throws: `FileError`.
  package func write(_ bytes: [UInt8]) throws {
    guard let name else { throw FileError("write", path.string, .refused(.folder)) }
    let parent = try makeParent()
    if parts.count == 1, path.components.first == "dev" { return try writeToDevice(bytes) }
    try parent.replace(name, with: bytes)
  }

  private func writeToDevice(_ bytes: [UInt8]) throws {
    do {
      let descriptor = try FileDescriptor.open(path, .writeOnly, options: .closeOnExec)
      try descriptor.closeAfter { _ = try bytes.withUnsafeBytes { try descriptor.writeAll($0) } }
    } catch let error as Errno {
      throw FileError("write", path.string, .system(error))
    }
  }

  /// Opens a folder of the user, and creates it if missing.
  private static func make(_ path: FilePath) throws -> Directory {
    do {
      return try Directory(path)
    } catch let error as FileError where error.errno == .noSuchFileOrDirectory {
      guard let name = path.lastComponent?.string else { throw error }
      return try make(path.removingLastComponent()).makeFolders(name)
    }
  }

  private static func sharedStart(_ left: FilePath, _ right: FilePath) -> FilePath {
    var shared = right
    while !left.starts(with: shared), shared.removeLastComponent() {}
    return shared
  }
}
