import Synchronization

/// Where finished files go: a folder or memory.
///
/// The pipeline does not know which.
package protocol SiteOutput: Sendable {
  /// Takes a file of the site; called from several tasks at the same time, once for each path.
  ///
  /// - Parameters:
  ///   - path: relative to the site's root, `/` between its parts.
  func write(_ path: String, _ bytes: [UInt8]) throws
}

/// For `serve` and tests: files are kept in memory.
package final class MemoryOutput: SiteOutput {
  private let stored = Mutex<[String: [UInt8]]>([:])

  package init() {}

  package func write(_ path: String, _ bytes: [UInt8]) {
    stored.withLock { $0[path] = bytes }
  }

  /// What has been written so far.
  package var files: [String: [UInt8]] { stored.withLock { $0 } }
}
