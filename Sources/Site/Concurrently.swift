import Files
import Synchronization

/// Cuts `0..<count` into batches of consecutive numbers and works on them at the same time, one worker a processor.
///
/// - Parameters:
///   - state: creates the state of a worker.
///   - work: processes one batch.
/// - Returns: the results in the order of the batches, and the states of the workers in no particular order.
/// - Throws: the error of the first failing batch, or `CancellationError` if the task is canceled; the other workers stop
///   after their current batch.
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
    // Workers that stopped early have left batches out.
    try Task.checkCancellation()
    results.sort { $0.0 < $1.0 }
    return (results.map(\.1), states)
  }
}

/// The batch numbers, each handed out once.
private final class BatchQueue: Sendable {
  private let count: Int
  private let next = Atomic<Int>(0)

  init(_ count: Int) { self.count = count }

  func take() -> Int? {
    let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
    return index < count ? index : nil
  }
}
