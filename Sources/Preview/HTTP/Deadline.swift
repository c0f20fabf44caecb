/// Does something within a time, or cancels it and throws `DeadlinePassed`.
///
/// The work must answer to cancellation, as waiting for a socket does.
func within<Value: Sendable>(
  _ limit: Duration, _ work: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  try await withThrowingTaskGroup(of: Value.self) { group in
    group.addTask { try await work() }
    group.addTask {
      try await Task.sleep(for: limit)
      throw DeadlinePassed()
    }
    defer { group.cancelAll() }
    guard let value = try await group.next() else { throw CancellationError() }
    return value
  }
}

struct DeadlinePassed: Error {}
