package import Files
import Site
import Synchronization
import Writing

/// A folder that takes files beside what else is in it.
///
/// Each file holds its old or its new bytes at every moment; one whose bytes have not changed keeps its date; nothing is
/// removed, unless `settle` is asked to.
package final class ExportFolder: SiteOutput {
  let folder: Directory
  private let state = Mutex<State>(State())

  private struct State {
    var fingerprints: [String: String] = [:]
    var totals = Totals()
  }

  /// What has come of the files.
  package struct Totals: Sendable, Hashable {
    package var written = 0
    package var unchanged = 0
  }

  package init(_ folder: Directory) { self.folder = folder }

  package var totals: Totals { state.withLock { $0.totals } }

  /// Of the files that were handed over, by their paths.
  var fingerprints: [String: String] { state.withLock { $0.fingerprints } }

  package func write(_ path: String, _ bytes: [UInt8]) throws {
    let isWritten = try folder.update(path, to: bytes)
    let fingerprint = Fingerprint.of(bytes)
    state.withLock { state in
      state.fingerprints[path] = fingerprint
      if isWritten { state.totals.written += 1 } else { state.totals.unchanged += 1 }
    }
  }
}
