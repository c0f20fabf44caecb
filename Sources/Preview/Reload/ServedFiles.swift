internal import Synchronization

/// The files of one build as they are sent: each is prepared once and then shared by all connections.
final class ServedFiles: Sendable {
  /// Path of the page that answers where there is no file.
  let notFoundPath: String
  private let files: [String: SiteSnapshot.File]
  private let revision: String
  private let prepared = Mutex<[String: ServedFile]>([:])

  /// - Parameter revision: the name of the build, which pages carry.
  init(_ snapshot: SiteSnapshot, revision: String) {
    files = snapshot.files
    notFoundPath = snapshot.notFoundPath
    self.revision = revision
  }

  /// Whether the site has a file.
  func has(_ path: String) -> Bool { files[path] != nil }

  /// A file, or nil if the site has none of that path.
  ///
  /// - Throws: what the file's own bytes threw.
  func file(_ path: String) throws -> ServedFile? {
    if let known = prepared.withLock({ $0[path] }) { return known }
    guard let file = files[path] else { return nil }
    // Outside the lock: preparing a large file must not keep others waiting.
    let made = ServedFile(try file.bytes(), type: mediaType(of: path), revision: revision)
    return prepared.withLock { prepared in
      let first = prepared[path] ?? made
      prepared[path] = first
      return first
    }
  }
}

/// A file ready to be sent.
struct ServedFile: Sendable {
  let type: String
  let content: Content
  /// Differs from that of any other content, for `ETag`.
  let fingerprint: String

  /// Pages get the script that reloads them.
  init(_ bytes: [UInt8], type: String, revision: String) {
    self.type = type
    content = type.hasPrefix("text/html") ? ReloadScript.inserted(into: bytes, revision: revision) : Content(bytes)
    fingerprint = content.fingerprint
  }
}
