import Files
import Writing

extension ExportFolder {
  /// Files of dialogs that no longer exist, by path.
  package struct Gone: Sendable, Hashable {
    /// Files that are unchanged since an earlier run wrote them.
    package var untouched: [String] = []
    /// Files that were edited since.
    package var changed: [String] = []
  }

  /// Completes an export of all pages: finds files of dialogs that no longer exist, and updates the list.
  ///
  /// - Parameters:
  ///   - export: what was written, and which dialogs exist.
  ///   - ids: for each written file, the ID of its dialog.
  ///   - prunes: whether to remove unedited files. Edited files stay.
  /// - Throws: `FileError`.
  package func settle(_ export: MockupExport, ids: [String: String], prunes: Bool) throws -> Gone {
    let list = try folder.read(ExportManifest.name, limit: ExportManifest.sizeLimit)
    var manifest = ExportManifest(list ?? [])
    let written = fingerprints
    var gone = Gone()
    // A block that cannot be read has no ID, so its dialog may still exist.
    for (path, file) in manifest.files.sorted(by: { $0.key < $1.key })
    where written[path] == nil && export.broken.isEmpty && !export.holds(file.id, in: SitePath.folder(of: path)) {
      guard let bytes = bytes(ofFileAt: path) else {
        manifest.files[path] = nil
        continue
      }
      guard Fingerprint.matches(file.fingerprint, of: bytes) else {
        gone.changed.append(path)
        continue
      }
      gone.untouched.append(path)
      guard prunes else { continue }
      let parent = SitePath.folder(of: path)
      try folder.folder(parent)?.remove(SitePath.name(of: path))
      if !parent.isEmpty {
        try folder.folder(SitePath.folder(of: parent))?.removeFolderIfEmpty(SitePath.name(of: parent))
      }
      manifest.files[path] = nil
    }
    for (path, fingerprint) in written {
      manifest.files[path] = ExportManifest.File(fingerprint: fingerprint, id: ids[path] ?? "")
    }
    if list == nil, manifest.files.isEmpty { return gone }
    _ = try folder.update(ExportManifest.name, to: manifest.bytes)
    return gone
  }

  /// Nil if there is no such file, or if links lead to it: those belong to someone else.
  private func bytes(ofFileAt path: String) -> [UInt8]? {
    (try? folder.read(path, limit: FileTree.assetLimit)) ?? nil
  }
}
