package import Files
import Synchronization
package import SystemPackage
import Writing

/// A site written to a folder, all or nothing.
///
/// Files go to a staging folder beside the published one. `publish` then exchanges the two in one step of the operating
/// system, so that the published folder is the whole old site or the whole new one at every moment. A failure, a kill,
/// or a full disk before that leaves the old one as it was. A file whose bytes have not changed is linked, not written,
/// and keeps its date. Files of others stay untouched; what is Patternbook's is listed in a manifest.
package final class FolderOutput: SiteOutput {
  /// The published folder's name in `parent`.
  let name: String
  /// The folder that both the site and its staging folder lie in.
  let parent: Directory
  /// The site as it is published now; nil where there is none.
  let current: Directory?
  /// What the present site consists of.
  let manifest: SiteManifest
  let staging: StagingFolder
  /// Holds off other builds to folders beside this one.
  private let lock: Directory
  private let state = Mutex(State())
  /// Folders beside the site that are named like a staging folder, and are not one.
  package let strangers: [String]

  private struct State {
    var written = SiteManifest()
    var folders: Set<String> = []
  }

  /// Prepares a staging folder, and removes those that killed builds have left.
  ///
  /// - Parameters:
  ///   - place: the folder to publish to.
  ///   - project: the folder of the project, which a site is not published over.
  /// - Throws: `FileError`, or `FolderError`; nothing has changed then.
  package init(_ place: OutputPlace, project: FilePath) throws {
    try OutputCheck(place: place, project: project).checkPlace()
    name = place.name ?? ""
    parent = try place.makeParent()
    // The system gives the lock back however a build ends, so what is found under it is left over.
    guard let lock = try parent.lock() else { throw FolderError.busy(place.path.string) }
    self.lock = lock
    if try parent.status(of: name)?.isLink == true { throw FolderError.link(place.path.string) }
    current = try parent.folder(name)
    manifest = try current.map(OutputCheck.manifest) ?? SiteManifest()
    strangers = try StagingFolder.removeLeftovers(of: name, in: parent, published: current, manifest).sorted()
    staging = try StagingFolder(for: name, in: parent)
  }

  package func write(_ path: String, _ bytes: [UInt8]) throws {
    try makeFolder(SitePath.folder(of: path))
    let isKept = try current?.link(path, holding: bytes, to: staging.folder) ?? false
    if !isKept, try !staging.folder.create(path, bytes) {
      throw FileError("write", place(path), .system(.fileExists))
    }
    // What has not changed since the last build has the fingerprint that it had then.
    let fingerprint = (isKept ? manifest.files[path] : nil) ?? Fingerprint.of(bytes)
    state.withLock { $0.written.files[path] = fingerprint }
  }

  private func makeFolder(_ path: String) throws {
    guard !path.isEmpty, !state.withLock({ $0.folders.contains(path) }) else { return }
    _ = try staging.folder.makeFolders(path)
    _ = state.withLock { $0.folders.insert(path) }
  }

  /// Replaces the published site with what was written.
  ///
  /// - Returns: notes for the user on what was found beside or in the site, and left alone.
  /// - Throws: `FolderError.foreignFile` where a file that is not Patternbook's is in the way; `FileError`. Nothing
  ///   has changed then.
  package func publish() throws -> [String] {
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
      throw FolderError.foreignFile(place(conflict.path))
    }
    try staging.exchange(with: name, holding: current)
    // The new site is published now; what goes wrong from here on is no reason to say that it is not.
    let left = (try? succession.empty(current, into: staging.folder)) ?? [""]
    staging.removeIfEmpty()
    return changed.map {
      "\(place($0)) was edited after the build and is kept, although the site no longer contains it"
    }
      + left.map { "\(staging.path)/\($0) could not be removed" }
  }

  /// Whether a file still holds what was written.
  static func holds(_ fingerprint: String, _ file: FolderSuccession.Place) -> Bool {
    guard let bytes = try? file.folder.read(file.name, limit: FileTree.assetLimit) else { return false }
    return Fingerprint.of(bytes) == fingerprint
  }

  private func place(_ path: String) -> String { parent.path.appending(name).appending(path).string }
}
