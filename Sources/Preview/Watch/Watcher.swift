/// Waits for files to change by checking them repeatedly.
///
/// This works on every system and file system. A check takes a few milliseconds for 10,000 files, so pauses grow with
/// the duration of a check; kernel events cut them short.
struct Watcher {
  /// The folders and files to check.
  var roots: [String]
  private var state: FolderState
  private let wakeups = Wakeups()

  private static let shortestPause = Duration.milliseconds(100)
  /// Checks use at most this fraction of the time.
  private static let idleShare = 20
  /// A burst of changes ends when nothing has changed for this long.
  private static let settling = Duration.milliseconds(20)
  /// Files that keep changing are reported after this long.
  private static let patience = Duration.seconds(1)

  /// Starts from the present state of the folders.
  init(roots: [String]) {
    self.roots = roots
    state = FolderState(of: roots)
    wakeups.watch(state.folders)
  }

  /// The files changed, added, or removed since the last call; waits until there are some.
  mutating func nextChanges() async throws -> Set<String> {
    let clock = ContinuousClock()
    var isSettled = false
    while true {
      var now = state
      let effort = clock.measure { now = FolderState(of: roots) }
      if now != state {
        wakeups.watch(now.folders)
        if !isSettled { now = try await settled(now, until: clock.now + Self.patience) }
        let changes = now.changes(since: state)
        state = now
        // A file that appeared and disappeared within the burst needs no rebuild, nor does an empty folder.
        if !changes.isEmpty { return changes }
      }
      let reason = try await wakeups.next(within: max(Self.shortestPause, effort * Self.idleShare))
      isSettled = reason == .notice
      if isSettled { try await awaitQuiet(until: clock.now + Self.patience) }
    }
  }

  /// Waits until the kernel has been quiet for a while, which is cheaper than checking twice.
  private func awaitQuiet(until deadline: ContinuousClock.Instant) async throws {
    while ContinuousClock.now < deadline {
      if try await wakeups.next(within: Self.settling) == .pauseOver { break }
    }
  }

  /// The first state that is stable for a while, for systems without events.
  private func settled(_ state: FolderState, until deadline: ContinuousClock.Instant) async throws -> FolderState {
    var state = state
    while ContinuousClock.now < deadline {
      try await Task.sleep(for: Self.settling)
      let later = FolderState(of: roots)
      if later == state { break }
      state = later
    }
    return state
  }
}
