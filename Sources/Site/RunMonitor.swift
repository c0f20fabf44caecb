import Files
import Synchronization

/// Watches a run of the pipeline: what each stage costs, and how far the present one is.
package final class RunMonitor: Sendable {
  /// The stages of a run, in their order.
  package enum Stage: String, Sendable, CaseIterable {
    /// Settings, templates, words, and the names of all files.
    case read
    case parse, validate
    /// Pages with their drawings, which are written at the same time.
    case render
    /// What is made of all pages: the search index first, then index pages, the catalog, and lists.
    case search, lists
    /// The finished output takes the place of the last.
    case publish
    case report
  }

  /// What a stage has cost.
  package struct Cost: Sendable, Hashable {
    package var stage: Stage
    package var wall: Duration
    /// Time on all processors.
    package var processorTime: Duration
    /// The most memory that the process has had by the end of the stage, in bytes.
    package var peakMemory: Int
  }

  /// How far a stage is.
  package struct Progress: Sendable, Hashable {
    package var stage: Stage
    package var pages: Int
    /// The number of pages that the stage works on; 0 if it does not count them.
    package var total: Int
  }

  fileprivate struct State {
    var costs: [Cost] = []
    var present: (stage: Stage, total: Int, start: ContinuousClock.Instant, usage: ProcessUsage)?
  }

  private let state = Mutex(State())
  private let pages = Atomic(0)

  package init() {}

  /// Begins a stage, which ends the one before.
  ///
  /// - Parameter total: the number of pages that the stage will `advance` by.
  package func begin(_ stage: Stage, of total: Int = 0) {
    let (now, usage) = (ContinuousClock.now, ProcessUsage.current)
    state.withLock { state in
      state.end(now, usage)
      state.present = (stage, total, now, usage)
    }
    pages.store(0, ordering: .relaxed)
  }

  /// Notes that the present stage is done with more pages.
  package func advance(by count: Int) { pages.add(count, ordering: .relaxed) }

  /// Ends the present stage.
  package func end() {
    let (now, usage) = (ContinuousClock.now, ProcessUsage.current)
    state.withLock { $0.end(now, usage) }
  }

  /// The costs of the stages that have ended, in their order.
  package var costs: [Cost] { state.withLock { $0.costs } }

  /// How far the present stage is; nil between stages.
  package var progress: Progress? {
    let done = pages.load(ordering: .relaxed)
    return state.withLock { state in
      state.present.map { Progress(stage: $0.stage, pages: min(done, $0.total), total: $0.total) }
    }
  }
}

extension RunMonitor.State {
  fileprivate mutating func end(_ now: ContinuousClock.Instant, _ usage: ProcessUsage) {
    guard let present else { return }
    costs.append(
      RunMonitor.Cost(
        stage: present.stage, wall: present.start.duration(to: now),
        processorTime: usage.processorTime - present.usage.processorTime, peakMemory: usage.peakMemory))
    self.present = nil
  }
}
