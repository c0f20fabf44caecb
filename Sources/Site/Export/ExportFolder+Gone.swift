import SystemPackage

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
    let listPath = folder.appending(ExportManifest.name)
    let list = try readFile(listPath)
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
      try FileManagement.remove(folder.appending(path))
      FileManagement.removeFolderIfEmpty(folder.appending(SitePath.folder(of: path)))
      manifest.files[path] = nil
    }
    for (path, fingerprint) in written {
      manifest.files[path] = ExportManifest.File(fingerprint: fingerprint, id: ids[path] ?? "")
    }
    if list == nil, manifest.files.isEmpty { return gone }
    _ = try FileManagement.update(listPath, to: manifest.bytes)
    return gone
  }

  /// Nil where there is no such file, or where links lead to it: those are somebody's own.
  private func fingerprint(ofFileAt path: String) -> String? {
    var parent = SitePath.folder(of: path)
    while !parent.isEmpty {
      guard FileManagement.isFolder(folder.appending(parent)) else { return nil }
      parent = SitePath.folder(of: parent)
    }
    let file = folder.appending(path)
    guard let bytes = try? readFile(file), FileManagement.hasContents(file, bytes) else { return nil }
    return Fingerprint.of(bytes)
  }
}
