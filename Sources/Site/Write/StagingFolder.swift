import Files
import SystemPackage

/// The folder in which a site is built, next to the one that it will replace.
///
/// Its name ends with its own inode number. A folder from a checkout or a copy does not have its own number in its
/// name, so a later build can recognize folders left by a killed build. After the exchange, the name belongs to the
/// old site and ends with the number of the published one.
final class StagingFolder: Sendable {
  let folder: Directory
  private let name: String
  private let parent: Directory
  /// The mode at creation; until it is published, only its owner has access.
  private let attributes: Directory.Status

  /// - Throws: `FileError`; no folder is left behind.
  init(for site: String, in parent: Directory) throws {
    self.parent = parent
    let (first, folder) = try parent.makeUniqueFolder(prefix: Self.prefix(site) + Self.newMark)
    self.folder = folder
    do {
      attributes = try folder.makePrivate()
      name = Self.prefix(site) + String(attributes.inode)
      try parent.renameFolder(first, to: name)
    } catch {
      parent.removeFolderIfEmpty(first)
      throw error
    }
  }

  deinit {
    // After publishing, the name refers to something else or to nothing.
    guard let status = try? parent.status(of: name), status.isSame(as: attributes) else { return }
    try? folder.removeAll()
    removeIfEmpty()
  }

  var path: String { parent.path.appending(name).string }

  /// Gives the folder the name of a site if there is none yet.
  ///
  /// - Throws: `FileError`.
  func publish(as site: String) throws {
    try folder.takeAttributes(of: attributes)
    try parent.renameFolder(name, to: site)
  }

  /// Exchanges the folder and the published one atomically.
  ///
  /// - Throws: `FileError`; the old site is still published then.
  func exchange(with site: String, holding current: Directory) throws {
    let old = try current.status()
    try folder.takeAttributes(of: old)
    try parent.exchange(name, site)
    guard let status = try parent.status(of: name), status.isSame(as: old) else {
      try parent.exchange(name, site)
      throw FolderError.busy(current.path.string)
    }
  }

  func removeIfEmpty() { parent.removeFolderIfEmpty(name) }

  // MARK: Folders of killed builds

  private static let newMark = "new-"

  private static func prefix(_ site: String) -> String { ".\(site).patternbook-" }

  /// Removes folders that killed builds left next to a site.
  ///
  /// - Returns: the names of folders that only look like one.
  /// - Throws: `FileError`.
  static func removeLeftovers(
    of site: String, in parent: Directory, published: Directory?, _ manifest: SiteManifest
  ) throws -> [String] {
    let prefix = prefix(site)
    return try parent.names().filter { name in
      guard name.text.hasPrefix(prefix) else { return false }
      guard let folder = (try? parent.folder(name.text)) ?? nil, let status = try? folder.status(), status.isOwn else {
        return true
      }
      let mark = name.text.dropFirst(prefix.count)
      if mark == String(status.inode) {
        try? folder.removeAll()
      } else if let published, mark == String(try published.status().inode) {
        try clear(folder, replacedBy: published, manifest)
      } else if !mark.hasPrefix(newMark) || mark.count != newMark.count + 16 {
        return true
      }
      // A folder with anything else in it stays.
      parent.removeFolderIfEmpty(name.text)
      return try parent.status(of: name.text) != nil
    }.map(\.text)
  }

  /// Removes an old site if a build was killed after it published the new one.
  private static func clear(_ old: Directory, replacedBy published: Directory, _ newer: SiteManifest) throws {
    guard let manifest = try? OutputCheck.manifest(of: old) else { return }
    var succession = FolderSuccession(ownedFolders: manifest.folders, lastFile: SiteManifest.name) { path, file in
      if path == SiteManifest.name { return true }
      guard let fingerprint = manifest.files[path] else { return false }
      return newer.files[path] != nil || FolderOutput.holds(fingerprint, file)
    }
    _ = try succession.clear(old, replacedBy: published)
  }
}
