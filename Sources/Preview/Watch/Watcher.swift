/// Waits for files to change by checking them repeatedly.
///
/// This works on every system and file system. A check takes some milliseconds for 10,000 files, so pauses grow with
/// the duration of a check; kernel events cut them short, and say which files to check.
struct Watcher {
  /// The folders and files to check.
  var roots: [String] {
    didSet { if roots != oldValue { nextCheck = .now } }
  }
  private var state: FolderState
  /// When all files are checked again, if the kernel has reported no change by then.
  private var nextCheck = ContinuousClock.now
  private let wakeups = Wakeups()

  /// The shorter one where nothing but checks finds changes.
  private static let (shortestPause, reportedShortestPause) = (Duration.milliseconds(100), Duration.milliseconds(500))
  /// Checks use at most this fraction of the time: less if they only have to find what the kernel does not report.
  private static let (idleShare, reportedIdleShare) = (20, 400)
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
    watch(state)
  }

  /// The files changed, added, or removed since the last call; waits until there are some.
  mutating func nextChanges() async throws -> Set<String> {
    while true {
      var notice: Wakeups.Notice?
      let pause = nextCheck - .now
      if pause > .zero, case .notice(let heard) = try await wakeups.next(within: pause) {
        notice = try await quiet(after: heard, until: .now + Self.patience)
      }
      if let notice, !notice.isVague, let changes = state.update(notice.paths.filter(isInRoots)) {
        if !changes.isEmpty { return changes }
      } else if notice != nil || nextCheck <= .now, var now = otherState() {
        watch(now)
        // What came into a new folder before it was watched is seen only now.
        if now.folders != state.folders { now = FolderState(of: roots) }
        if notice == nil { now = try await settled(now, until: .now + Self.patience) }
        let changes = now.changes(since: state)
        state = now
        // A file that appeared and disappeared within the burst needs no rebuild, nor does an empty folder.
        if !changes.isEmpty { return changes }
      }
    }
  }

  /// Asks for reports about folders and files, and about the folders in which those that are missing may appear.
  private func watch(_ state: FolderState) {
    wakeups.watch(state.folders + roots + roots.compactMap(FolderState.folder(ofMissing:)))
  }

  private func isInRoots(_ path: String) -> Bool {
    roots.contains { path.hasPrefix($0) && (path.utf8.count == $0.utf8.count || path.hasPrefix($0 + "/")) }
  }

  /// The present state of all files; nil if it is the known one.
  ///
  /// The next check follows after a pause that makes this one cheap.
  private mutating func otherState() -> FolderState? {
    let start = ContinuousClock.now
    var now: FolderState?
    if !state.isCurrent(of: roots) {
      now = FolderState(of: roots)
      if let same = now, same == state { (state, now) = (same, nil) }
    }
    let (share, shortest) =
      wakeups.areReported
      ? (Self.reportedIdleShare, Self.reportedShortestPause) : (Self.idleShare, Self.shortestPause)
    // To compare states of many files takes as long as to look at them.
    nextCheck = .now + max(shortest, (.now - start) * share)
    return now
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
