/// Waits until files change, by looking at them time and again.
///
/// Looking works on every system and file system. It costs some milliseconds for 10,000 files, so the pauses grow with
/// what a look takes; where the kernel tells of changes, they are cut short.
struct Watcher {
  private let roots: [String]
  private var state: FolderState
  private let wakeups = Wakeups()

  private static let shortestPause = Duration.milliseconds(100)
  /// Looking takes at most one part in so many of the time.
  private static let idleShare = 20
  /// A burst of changes is over when nothing has changed for so long.
  private static let settling = Duration.milliseconds(20)
  /// Files that never come to rest are taken as they are after so long.
  private static let patience = Duration.seconds(1)

  /// Starts from how the folders are now.
  init(roots: [String]) {
    self.roots = roots
    state = FolderState(of: roots)
    wakeups.watch(state.folders)
  }

  /// The files that have been changed, added or removed since the last answer; waits until there are some.
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
        // A file that came and went within the burst leaves nothing to do, and so does an empty folder.
        if !changes.isEmpty { return changes }
      }
      let reason = try await wakeups.next(within: max(Self.shortestPause, effort * Self.idleShare))
      isSettled = reason == .notice
      if isSettled { try await awaitQuiet(until: clock.now + Self.patience) }
    }
  }

  /// Waits until the kernel has told of nothing for a while: dearer than nothing, cheaper than looking twice.
  private func awaitQuiet(until deadline: ContinuousClock.Instant) async throws {
    while ContinuousClock.now < deadline {
      if try await wakeups.next(within: Self.settling) == .pauseOver { break }
    }
  }

  /// The first of some states that stays for a while, where nobody tells of changes.
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
