package import SystemPackage

/// A name that the user has given to something that a command writes.
///
/// What lies below the folder that a command runs in, or below the project, may come from a pull request. So there, no
/// part of the path may be a symbolic link. Elsewhere, folders are the user's own, and links are followed.
package struct OutputPlace: Sendable {
  /// The whole path, without `.` and `..`.
  package let path: FilePath
  /// The part of the path that links are followed in.
  private let base: FilePath
  /// What follows `base`.
  private let parts: [String]

  /// - Parameters:
  ///   - path: as the user has written it.
  ///   - workingFolder: the folder that the command runs in.
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

  /// Opens the folder that the path lies in, and creates it where it is missing.
  ///
  /// - Throws: `FileError`, also where a part of the path is a symbolic link that is not followed.
  package func makeParent() throws -> Directory {
    try Self.make(base).makeFolders(parts.dropLast().joined(separator: "/"))
  }

  /// Opens the folder that the path names, and creates it where it is missing.
  ///
  /// - Throws: `FileError`.
  package func makeFolder() throws -> Directory {
    let parent = try makeParent()
    return try name.map { try parent.makeFolders($0) } ?? parent
  }

  /// Writes a file of this name, in one step.
  ///
  /// A link of that name is replaced, not followed. A device that the user names, such as `/dev/null`, is written to.
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

  /// Opens a folder of the user's own, and creates it where it is missing.
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
