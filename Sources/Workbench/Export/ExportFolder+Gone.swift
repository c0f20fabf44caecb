import Files
import Writing

extension ExportFolder {
  /// Files of dialogs that are gone, by their paths.
  package struct Gone: Sendable, Hashable {
    /// Those that hold what an earlier run wrote.
    package var untouched: [String] = []
    /// Those that somebody has changed since.
    package var changed: [String] = []
  }

  /// Ends an export of all pages: finds what earlier ones wrote for dialogs that are gone, and lists what there is now.
  ///
  /// - Parameters:
  ///   - export: what was written, and what dialogs there are.
  ///   - ids: for each file that was written, the id of its dialog.
  ///   - prunes: whether files that hold what an earlier run wrote are removed. What anybody has changed stays.
  /// - Throws: `FileError`.
  package func settle(_ export: MockupExport, ids: [String: String], prunes: Bool) throws -> Gone {
    let list = try folder.read(ExportManifest.name, limit: ExportManifest.sizeLimit)
    var manifest = ExportManifest(list ?? [])
    let written = fingerprints
    var gone = Gone()
    // A block that cannot be read has no id to tell whether its dialog is still there.
    for (path, file) in manifest.files.sorted(by: { $0.key < $1.key })
    where written[path] == nil && export.broken.isEmpty && !export.holds(file.id, in: SitePath.folder(of: path)) {
      guard let fingerprint = fingerprint(ofFileAt: path) else {
        manifest.files[path] = nil
        continue
      }
      guard fingerprint == file.fingerprint else {
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

  /// Nil where there is no such file, or where links lead to it: those are somebody's own.
  private func fingerprint(ofFileAt path: String) -> String? {
    guard let bytes = (try? folder.read(path, limit: FileTree.assetLimit)) ?? nil else { return nil }
    return Fingerprint.of(bytes)
  }
}
