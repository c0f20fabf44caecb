import Synchronization

/// The destination of finished files: a folder or memory.
///
/// The pipeline does not know which.
package protocol SiteOutput: Sendable {
  /// Takes a file of the site; called concurrently, once for each path.
  ///
  /// - Parameters:
  ///   - path: relative to the root of the site, with `/` between its parts.
  func write(_ path: String, _ bytes: [UInt8]) throws
}

/// For `serve` and tests: keeps files in memory.
package final class MemoryOutput: SiteOutput {
  private let stored = Mutex<[String: [UInt8]]>([:])

  package init() {}

  package func write(_ path: String, _ bytes: [UInt8]) {
    stored.withLock { $0[path] = bytes }
  }

  /// The files written so far.
  package var files: [String: [UInt8]] { stored.withLock { $0 } }
}
