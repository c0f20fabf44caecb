package import Files
import Synchronization
package import SystemPackage
import Writing

/// Writes a site to a folder atomically.
///
/// Files go to a staging folder next to the published one. `publish` then exchanges the two in one system call, so
/// that the published folder is always the whole old or the whole new site. A failure, a kill, or a full disk before
/// that leaves the old one unchanged. Unchanged files are hard-linked and keep their date. Files of others stay; a
/// manifest lists the files of Patternbook.
package final class FolderOutput: SiteOutput {
  /// The name of the published folder in `parent`.
  let name: String
  /// The folder that contains both the site and its staging folder.
  let parent: Directory
  /// The published site; nil if there is none.
  let current: Directory?
  /// The files of the published site.
  let manifest: SiteManifest
  let staging: StagingFolder
  /// Locks out other builds to the same parent folder.
  private let lock: Directory
  private let state = Mutex(State())
  /// Folders that have the name of a staging folder but are not one.
  package let strangers: [String]

  /// The files that Patternbook has written to the folder before.
  package var publishedFiles: Set<String> { Set(manifest.files.keys) }

  private struct State {
    var written = SiteManifest()
    var folders: Set<String> = []
    /// Files whose paths differ from those of others only in letter case: by then, the others are there.
    var twins: [(path: String, bytes: [UInt8])] = []
  }

  /// Prepares a staging folder, and removes those left by killed builds.
  ///
  /// - Parameters:
  ///   - place: the folder to publish to.
  ///   - project: the project folder, which a site must not replace.
  ///   - sources: the folders that the site is made of, which it must not be published into.
  /// - Throws: `FileError` or `FolderError`; nothing has changed then.
  package init(_ place: OutputPlace, project: FilePath, sources: SourceFolders = SourceFolders()) throws {
    try OutputCheck(place: place, project: project, sources: sources).checkPlace()
    name = place.name ?? ""
    parent = try place.makeParent()
    // The system releases the lock when a build ends, so any staging folder found while holding it is left over.
    guard let lock = try parent.lock() else { throw FolderError.busy(place.path.string) }
    self.lock = lock
    if try parent.status(of: name)?.isLink == true { throw FolderError.link(place.path.string) }
    current = try parent.folder(name)
    manifest = try current.map(OutputCheck.manifest) ?? SiteManifest()
    strangers = try StagingFolder.removeLeftovers(of: name, in: parent, published: current, manifest).sorted()
    staging = try StagingFolder(for: name, in: parent)
  }

  package func write(_ path: String, _ bytes: [UInt8]) throws {
    guard try create(path, bytes) else { throw FileError("write", place(path), .system(.fileExists)) }
  }

  package func writeTwin(_ path: String, _ bytes: [UInt8]) throws {
    state.withLock { $0.twins.append((path, bytes)) }
  }

  /// - Returns: false if there is such a file, also one whose name the file system takes for the same.
  private func create(_ path: String, _ bytes: [UInt8]) throws -> Bool {
    try makeFolder(SitePath.folder(of: path))
    let isKept = try current?.link(path, holding: bytes, to: staging.folder) ?? false
    guard try isKept || staging.folder.create(path, bytes) else { return false }
    // The last build may have written other bytes than those that the file holds now.
    let fingerprint = Fingerprint.of(bytes)
    state.withLock { $0.written.files[path] = fingerprint }
    return true
  }

  /// A file of the published site; nil if it is not Patternbook's, or was edited after the build.
  package func published(_ path: String) -> [UInt8]? {
    guard let fingerprint = manifest.files[path],
      let bytes = (try? current?.read(path, limit: FileTree.assetLimit)) ?? nil,
      Fingerprint.matches(fingerprint, of: bytes)
    else { return nil }
    return bytes
  }

  private func makeFolder(_ path: String) throws {
    guard !path.isEmpty, !state.withLock({ $0.folders.contains(path) }) else { return }
    _ = try staging.folder.makeFolders(path)
    _ = state.withLock { $0.folders.insert(path) }
  }

  /// Replaces the published site with the written one.
  ///
  /// - Returns: notes for the user about files that were kept.
  /// - Throws: `FolderError.foreignFile` if a file that is not Patternbook's is in the way; `FileError`. Nothing has
  /// changed then.
  package func publish() throws -> [String] {
    for twin in state.withLock({ $0.twins }) { _ = try create(twin.path, twin.bytes) }
    let written = state.withLock { $0.written }
    guard try staging.folder.create(SiteManifest.name, written.bytes) else {
      throw FileError("write", place(SiteManifest.name), .system(.fileExists))
    }
    guard let current else {
      try staging.publish(as: name)
      return []
    }
    var changed: [String] = []
    let manifest = manifest
    var succession = FolderSuccession(ownedFolders: manifest.folders, lastFile: SiteManifest.name) { path, file in
      if path == SiteManifest.name { return true }
      guard let fingerprint = manifest.files[path] else { return false }
      if written.files[path] != nil || Self.holds(fingerprint, file) { return true }
      changed.append(path)
      return false
    }
    do {
      try succession.carry(current, to: staging.folder)
    } catch let conflict as FolderSuccession.Conflict {
      let path = place(conflict.path)
      throw manifest.files[conflict.path] == nil ? FolderError.foreignFile(path) : .editedFile(path)
    }
    try staging.exchange(with: name, holding: current)
    // The new site is published now, so later problems must not report that it is not.
    let left = (try? succession.empty(current, into: staging.folder)) ?? [""]
    staging.removeIfEmpty()
    return changed.map {
      "\(place($0)) was edited after the build and is kept, although the site no longer contains it"
    }
      + left.map { "\(staging.path)/\($0) could not be removed" }
  }

  /// Whether a file is unchanged since it was written.
  static func holds(_ fingerprint: String, _ file: FolderSuccession.Place) -> Bool {
    guard let bytes = try? file.folder.read(file.name, limit: FileTree.assetLimit) else { return false }
    return Fingerprint.matches(fingerprint, of: bytes)
  }

  private func place(_ path: String) -> String { parent.path.appending(name).appending(path).string }
}
