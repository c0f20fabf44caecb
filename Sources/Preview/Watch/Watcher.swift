/// Waits until files change, by looking at them time and again.
///
/// Looking works on every system and file system, network and container mounts included, where notices of the kernel
/// are late, merged or missing. Looking at 10,000 files takes some milliseconds; the pauses grow with what a look takes.
struct Watcher {
  private let roots: [String]
  private var state: FolderState

  private static let shortestPause = Duration.milliseconds(100)
  /// Looking takes at most one part in so many of the time.
  private static let idleShare = 10
  /// A burst of changes is over when nothing has changed for so long.
  private static let settling = Duration.milliseconds(30)
  /// Files that never come to rest are taken as they are after so long.
  private static let patience = Duration.seconds(1)

  /// Starts from how the folders are now.
  init(roots: [String]) {
    self.roots = roots
    state = FolderState(of: roots)
  }

  /// The files that have been changed, added or removed since the last answer; waits until there are some.
  mutating func nextChanges() async throws -> Set<String> {
    let clock = ContinuousClock()
    while true {
      var now = state
      let effort = clock.measure { now = FolderState(of: roots) }
      if now.files != state.files {
        let deadline = clock.now + Self.patience
        while clock.now < deadline {
          try await Task.sleep(for: Self.settling)
          let later = FolderState(of: roots)
          defer { now = later }
          if later.files == now.files { break }
        }
        let changes = now.changes(since: state)
        state = now
        // A file that came and went within the burst leaves nothing to do.
        if !changes.isEmpty { return changes }
      }
      try await Task.sleep(for: max(Self.shortestPause, effort * Self.idleShare))
    }
  }
}
