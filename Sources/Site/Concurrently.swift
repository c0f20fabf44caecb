import Files
import Synchronization

/// Cuts `0..<count` into batches of consecutive numbers and works on them at the same time, one worker a processor.
///
/// - Parameters:
///   - state: makes what a worker keeps from batch to batch.
///   - work: works on one batch.
/// - Returns: the batches' results in the order of the batches, however they finished, and the workers' states in no
///   particular order.
/// - Throws: what the first failing batch throws; the other workers stop after theirs.
package func concurrently<State: Sendable, Result: Sendable>(
  _ count: Int, batch: Int, state makeState: @escaping @Sendable () -> State,
  _ work: @escaping @Sendable (inout State, Range<Int>) throws -> Result
) async throws -> (results: [Result], states: [State]) {
  let batches = (count + batch - 1) / batch
  let workers = min(Surroundings.processors, max(1, batches))
  let queue = BatchQueue(batches)
  return try await withThrowingTaskGroup(of: (State, [(Int, Result)]).self) { group in
    for _ in 0..<workers {
      group.addTask {
        var state = makeState()
        var results: [(Int, Result)] = []
        while !Task.isCancelled, let index = queue.take() {
          results.append((index, try work(&state, index * batch..<min(index * batch + batch, count))))
        }
        return (state, results)
      }
    }
    var results: [(Int, Result)] = []
    var states: [State] = []
    for try await (state, part) in group {
      states.append(state)
      results += part
    }
    results.sort { $0.0 < $1.0 }
    return (results.map(\.1), states)
  }
}

/// The numbers of batches, handed out once each.
private final class BatchQueue: Sendable {
  private let count: Int
  private let next = Atomic<Int>(0)

  init(_ count: Int) { self.count = count }

  func take() -> Int? {
    let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
    return index < count ? index : nil
  }
}
