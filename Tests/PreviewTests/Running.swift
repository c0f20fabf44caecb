import Foundation
import Synchronization
import Testing

@testable import Preview

/// A preview that runs in the test's process.
struct Running {
  let port: UInt16
  /// What the preview has logged so far.
  let log: @Sendable () -> [String]

  /// Starts a preview on a free port, uses it once it serves, and stops it.
  static func serve(
    roots: @autoclosure @escaping @Sendable () -> [String], rebuild: @escaping PreviewServer.Rebuild,
    _ use: (Running) async throws -> Void
  ) async throws {
    let lines = Lines()
    let server = try PreviewServer(
      port: .exactly(0), watching: roots(), log: { lines.append($0.text) }, rebuild: rebuild)
    let port = try #require(URL(string: server.address)?.port.flatMap(UInt16.init(exactly:)))
    let (ready, continuation) = AsyncStream.makeStream(of: Void.self)
    let task = Task { try await server.run { continuation.yield() } }
    for await _ in ready { break }
    do {
      try await use(Running(port: port, log: { lines.all }))
    } catch {
      task.cancel()
      throw error
    }
    task.cancel()
    try await task.value
  }

  private final class Lines: Sendable {
    private let storage = Mutex<[String]>([])
    var all: [String] { storage.withLock { $0 } }

    func append(_ line: String) {
      storage.withLock { $0.append(line) }
    }
  }
}

extension PreviewServer.Message {
  /// What is said, whether or not it is a report.
  var text: String {
    switch self {
    case .line(let text), .report(let text): text
    }
  }
}
