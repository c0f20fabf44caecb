/// Waits for files to change by checking them repeatedly.
///
/// This works on every system and file system. A check takes some milliseconds for 10,000 files, so pauses grow with
/// the duration of a check; kernel events cut them short, and say which files to check.
struct Watcher {
  /// The folders and files to check.
  var roots: [String]
  private var state: FolderState
  /// How long a check of all files takes.
  private var effort = Duration.zero
  private let wakeups = Wakeups()

  private static let shortestPause = Duration.milliseconds(100)
  /// Checks use at most this fraction of the time: less if they only have to find what the kernel does not report.
  private static let (idleShare, reportedIdleShare) = (20, 300)
  /// A burst of changes ends when nothing has changed for this long.
  private static let settling = Duration.milliseconds(20)
  /// The same, if the last file has been closed or moved to its place, as a save does in the end.
  private static let saving = Duration.milliseconds(4)
  /// Files that keep changing are reported after this long.
  private static let patience = Duration.seconds(1)

  /// Starts from the present state of the folders.
  init(roots: [String]) {
    self.roots = roots
    state = FolderState(of: roots)
    wakeups.watch(state.folders + roots)
  }

  /// The files changed, added, or removed since the last call; waits until there are some.
  mutating func nextChanges() async throws -> Set<String> {
    let clock = ContinuousClock()
    let share = wakeups.areReported ? Self.reportedIdleShare : Self.idleShare
    var notice: Wakeups.Notice?
    while true {
      if let notice, !notice.isVague, let changes = state.update(notice.paths) {
        if !changes.isEmpty { return changes }
      } else {
        let isSettled = notice != nil
        var now = state
        effort = clock.measure { now = FolderState(of: roots) }
        if now != state {
          wakeups.watch(now.folders + roots)
          // What came into a new folder before it was watched is seen only now.
          if now.folders != state.folders { now = FolderState(of: roots) }
          if !isSettled { now = try await settled(now, until: clock.now + Self.patience) }
          let changes = now.changes(since: state)
          state = now
          // A file that appeared and disappeared within the burst needs no rebuild, nor does an empty folder.
          if !changes.isEmpty { return changes }
        }
      }
      let reason = try await wakeups.next(within: max(Self.shortestPause, effort * share))
      notice = nil
      if case .notice(let heard) = reason { notice = try await quiet(after: heard, until: clock.now + Self.patience) }
    }
  }

  /// Waits until the kernel has been quiet for a while, which is cheaper than checking twice.
  private func quiet(
    after notice: Wakeups.Notice, until deadline: ContinuousClock.Instant
  ) async throws -> Wakeups.Notice {
    var notice = notice
    while ContinuousClock.now < deadline,
      case .notice(let more) = try await wakeups.next(within: notice.isComplete ? Self.saving : Self.settling)
    {
      notice.add(more)
    }
    return notice
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
