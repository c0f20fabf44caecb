import Foundation
import TestSupport
import Testing

@testable import Preview

@Suite(.endsInTime) struct TerminationSignalTests {
  @Test func endsTheWait() async {
    let (listening, continuation) = AsyncStream.makeStream(of: Void.self)
    let waiting = Task { await waitForSignal([SIGUSR2]) { continuation.yield() } }
    // Before that the signal would end the process.
    for await _ in listening { break }
    kill(getpid(), SIGUSR2)
    await waiting.value
  }
}
