package import SystemPackage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder of our own among the temporary files of the system.
package final class PrivateFolder {
  /// The absolute path of the folder.
  package let path: FilePath
  package let folder: Directory
  private let parent: Directory
  private let name: String

  /// Creates an empty folder that nobody else can read.
  ///
  /// - Throws: `FileError`.
  package init() throws {
    let place = FilePath(Surroundings.variable("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp")
    parent = try Directory(place)
    (name, folder) = try parent.makeUniqueFolder(prefix: "patternbook-")
    _ = try folder.makePrivate()
    path = Surroundings.workingFolder.pushing(place).appending(name)
  }

  deinit {
    try? folder.removeAll()
    parent.removeFolderIfEmpty(name)
  }
}

extension Surroundings {
  /// Whether the process has all rights of the system.
  package static var isRoot: Bool { geteuid() == 0 }
}
