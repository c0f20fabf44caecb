import Diagnostics
import Files
import Synchronization
import Words

/// The files that settings are read from: what all pages depend on.
///
/// Templates are not among them, because only the frames of pages depend on those.
final class SettingsLog: Sendable {
  private let files = Mutex<[String: InputDigest]>([:])

  /// These files, with what is read from them noted.
  func noting(_ files: FileTree) -> FileTree {
    files.noting { path, bytes in
      guard let bytes, !path.hasPrefix(SourceTree.templatesFolder + "/") else { return }
      self.files.withLock { $0[path] = InputDigest { $0.add(bytes) } }
    }
  }

  /// Adds what another log has noted.
  func add(_ other: SettingsLog) {
    let noted = other.files.withLock { $0 }
    files.withLock { $0.merge(noted) { _, latest in latest } }
  }

  /// The digest of all settings.
  ///
  /// - Parameter words: the word files of the site.
  func digest(_ kept: KeptResults, _ words: [SourceFile]) -> InputDigest {
    kept.digest { inputs in
      for (path, digest) in files.withLock({ $0 }).sorted(by: { $0.key < $1.key }) {
        inputs.add(path)
        inputs.add(digest)
      }
      for file in words {
        inputs.add(file.path)
        inputs.add(file.bytes)
      }
    }
  }
}
