package import Files
import Site
import Synchronization
import Writing

/// A folder that can also contain files of others.
///
/// Each file is replaced atomically. Files with unchanged bytes keep their date. Nothing is removed except by
/// `settle`.
package final class ExportFolder: SiteOutput {
  let folder: Directory
  private let state = Mutex<State>(State())

  private struct State {
    var fingerprints: [String: String] = [:]
    var totals = Totals()
  }

  /// Counts of written and unchanged files.
  package struct Totals: Sendable, Hashable {
    package var written = 0
    package var unchanged = 0
  }

  package init(_ folder: Directory) { self.folder = folder }

  package var totals: Totals { state.withLock { $0.totals } }

  /// Fingerprints of the files of this run, by path.
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
