import Synchronization

/// Where finished files go: a folder, memory, or nowhere.
///
/// The pipeline does not know which.
package protocol SiteOutput: Sendable {
  /// Takes a file of the site; called from several tasks at the same time, once for each path.
  ///
  /// - Parameters:
  ///   - path: relative to the site's root, `/` between its parts.
  func write(_ path: String, _ bytes: [UInt8]) throws
}

/// For `check`: files are made, so that everything that can fail does, and thrown away.
package struct DiscardingOutput: SiteOutput {
  package init() {}
  package func write(_ path: String, _ bytes: [UInt8]) {}
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
