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

  /// Takes a file whose path differs from that of another one, which leads to the same page, only in letter case; without
  /// effect where only one of them can exist.
  func writeTwin(_ path: String, _ bytes: [UInt8]) throws
}

extension SiteOutput {
  package func writeTwin(_ path: String, _ bytes: [UInt8]) throws { try write(path, bytes) }
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
