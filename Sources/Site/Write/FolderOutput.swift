import Synchronization
package import SystemPackage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A site written to a folder, all or nothing.
///
/// Files go to a staging folder beside the published one. `publish` then exchanges the two in one step of the operating
/// system, so that whoever looks, at whatever moment, sees the whole old site or the whole new one; a failure, a kill or
/// a full disk before that leaves the old one as it was. A file whose bytes have not changed is linked, not written, and
/// keeps its date. Files that Patternbook did not write are carried over untouched; what is ours is listed in a manifest.
package final class FolderOutput: SiteOutput {
  private let folder: FilePath
  private let staging: FilePath
  /// Holds off other builds to folders beside this one.
  private let lock: FileDescriptor
  private let state: Mutex<State>

  private struct State {
    var written: [String] = []
    var folders: Set<String> = []
  }

  /// Name of the list of files that Patternbook owns, one a line.
  static let manifestName = ".patternbook-manifest"

  /// Prepares a staging folder, after clearing away those that killed builds have left.
  ///
  /// - Parameter sources: the project's folder; a site is not published over what it is made from.
  /// - Throws: `FileError`, or `FolderError`.
  package init(folder: FilePath, sources: FilePath) throws {
    for part in ["", SourceTree.contentFolder, SourceTree.templatesFolder]
    where FileManagement.isSameFile(folder, part.isEmpty ? sources : sources.appending(part)) {
      throw FolderError.sources(folder.string)
    }
    self.folder = folder
    let parent = folder.removingLastComponent()
    try FileManagement.makeFolders(parent)
    // The system gives the lock back however a build ends, so what is found under it is left over.
    guard let lock = try FileManagement.lock(parent) else { throw FolderError.busy(folder.string) }
    self.lock = lock
    let prefix = Self.stagingPrefix(folder)
    staging = parent.appending(prefix + String(getpid()))
    state = Mutex(State())
    for name in try FileManagement.names(in: parent) where name.hasPrefix(prefix) {
      try FileManagement.removeTree(parent.appending(name))
    }
    try FileManagement.makeFolder(staging)
  }

  deinit {
    try? FileManagement.removeTree(staging)
    try? lock.close()
  }

  package func write(_ path: String, _ bytes: [UInt8]) throws {
    try makeFolder(SitePath.folder(of: path))
    let target = staging.appending(path)
    let current = folder.appending(path)
    if !FileManagement.hasContents(current, bytes) || !FileManagement.link(current, target) {
      try FileManagement.write(bytes, to: target)
    }
    state.withLock { $0.written.append(path) }
  }

  /// Puts what was written in the place of the last site.
  ///
  /// - Throws: `FolderError.foreignFile` where a file that is not Patternbook's stands in the way; `FileError`. Nothing
  ///   has changed then.
  package func publish() throws {
    let written = state.withLock { $0.written.sorted() }
    let previous = try Self.manifest(of: folder)
    try carryOver(foreignTo: previous.union([Self.manifestName]), written: Set(written))
    let list = written.joined(separator: "\n") + "\n"
    try FileManagement.write(Array(list.utf8), to: staging.appending(Self.manifestName))
    try FileManagement.exchange(staging, folder)
  }

  /// Links whatever in the published folder is not ours into the new one.
  private func carryOver(foreignTo owned: Set<String>, written: Set<String>) throws {
    for path in try FileManagement.files(below: folder) where !owned.contains(path) {
      guard !written.contains(path) else { throw FolderError.foreignFile(folder.appending(path).string) }
      try makeFolder(SitePath.folder(of: path))
      try FileManagement.carry(folder.appending(path), to: staging.appending(path))
    }
  }

  private func makeFolder(_ path: String) throws {
    guard !path.isEmpty, !state.withLock({ $0.folders.contains(path) }) else { return }
    try FileManagement.makeFolders(staging.appending(path))
    _ = state.withLock { $0.folders.insert(path) }
  }

  private static func stagingPrefix(_ folder: FilePath) -> String {
    ".\(folder.lastComponent?.string ?? "site").patternbook-"
  }

  private static func manifest(of folder: FilePath) throws -> Set<String> {
    guard let bytes = try readFile(folder.appending(manifestName)) else { return [] }
    return Set(String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init))
  }
}

/// Why a folder cannot be published to.
package enum FolderError: Error, Sendable, CustomStringConvertible {
  case busy(String)
  case sources(String)
  case foreignFile(String)

  package var description: String {
    switch self {
    case .busy(let folder): "another build is publishing to \(folder); wait for it to end"
    case .sources(let folder): "\(folder) holds what the site is made from; choose another --output"
    case .foreignFile(let path):
      "\(path) was not written by Patternbook and would be overwritten; move it away, or choose another --output"
    }
  }
}
