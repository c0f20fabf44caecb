internal import Synchronization

/// The files of a build as they are sent: each is prepared once and then shared by all connections.
final class ServedFiles: Sendable {
  /// Path of the page to show if a file is not found.
  let notFoundPath: String
  private let make: @Sendable (_ path: String) async throws -> [UInt8]?
  private let revision: String
  private let prepared = Mutex<[String: ServedFile]>([:])
  /// Compressed contents by path; nil for a file that does not get smaller.
  private let compressed = Mutex<[String: Content?]>([:])

  /// - Parameter revision: the build ID, which is added to pages.
  init(_ snapshot: SiteSnapshot, revision: String) {
    make = snapshot.file
    notFoundPath = snapshot.notFoundPath
    self.revision = revision
  }

  /// A file, or nil if the site has no file at that path.
  ///
  /// - Throws: the error of creating the file.
  func file(_ path: String) async throws -> ServedFile? {
    if let known = prepared.withLock({ $0[path] }) { return known }
    guard let bytes = try await make(path) else { return nil }
    // Outside the lock: preparing a large file must not block others.
    let made = ServedFile(bytes, type: mediaType(of: path), revision: revision)
    return prepared.withLock { prepared in
      let first = prepared[path] ?? made
      prepared[path] = first
      return first
    }
  }

  /// The content of a file in the format of gzip, or nil if it is not worth compressing.
  ///
  /// Like the file, it is made once and then shared by all connections, so slow readers cost no copies.
  func compressedContent(of file: ServedFile, at path: String) -> Content? {
    guard file.isCompressible else { return nil }
    if let known = compressed.withLock({ $0[path] }) { return known }
    let made = file.content.gzipped().flatMap { $0.count < file.content.count ? $0 : nil }
    return compressed.withLock { compressed in
      let first = compressed[path] ?? made
      compressed[path] = .some(first)
      return first
    }
  }
}

/// A file ready to be sent.
struct ServedFile: Sendable {
  let type: String
  let content: Content
  /// A hash of the content for `ETag`.
  let fingerprint: String

  /// Pages get the script that reloads them.
  init(_ bytes: [UInt8], type: String, revision: String) {
    self.type = type
    content = type.hasPrefix("text/html") ? ReloadScript.inserted(into: bytes, revision: revision) : Content(bytes)
    fingerprint = content.fingerprint
  }
}
