import Testing

@testable import Preview

@Suite(.timeLimit(.minutes(1))) struct ListenerTests {
  private func serving(_ limits: Connection.Limits, _ use: (UInt16) async throws -> Void) async throws {
    let listener = try Listener(port: 0, limits: limits)
    let task = Task {
      try await listener.run { _ in Response(.ok, type: "text/plain", [UInt8](repeating: 7, count: 20_000_000)) }
    }
    do {
      try await use(listener.port)
    } catch {
      task.cancel()
      throw error
    }
    task.cancel()
    await #expect(throws: (any Error).self) { try await task.value }
  }

  @Test func refusesMoreConnectionsThanItServes() async throws {
    try await serving(.init(connections: 4)) { port in
      let clients = try (0..<5).map { _ in try Client(port: port) }
      let refused = try Answer(await clients[4].receiveAll())
      #expect(refused.status == 503)
      clients[0].send("HEAD / HTTP/1.1\r\n\r\n")
      #expect(await clients[0].receive { $0.hasSuffix("\r\n\r\n") }.hasPrefix("HTTP/1.1 200 OK"))
    }
  }

  @Test func letsGoOfClientsThatSendNothing() async throws {
    try await serving(.init(idle: .milliseconds(20))) { port in
      let client = try Client(port: port)
      #expect(await client.receiveAll().isEmpty)
    }
  }

  @Test func letsGoOfClientsThatDoNotFinishTheirRequest() async throws {
    try await serving(.init(head: .milliseconds(20))) { port in
      let client = try Client(port: port)
      client.send("GET / HTTP/1.1\r\nHost")
      #expect(await client.receiveAll().isEmpty)
    }
  }

  @Test func letsGoOfClientsThatDoNotTakeTheirAnswer() async throws {
    try await serving(.init(chunk: .milliseconds(20), connections: 1)) { port in
      let client = try Client(port: port)
      client.send("GET / HTTP/1.1\r\n\r\n")
      // There is one connection to be had, so an answer to another client says that the first one's has ended.
      while true {
        let other = try Client(port: port)
        other.send("HEAD / HTTP/1.1\r\n\r\n")
        if await other.receive(until: { $0.hasSuffix("\r\n\r\n") }).hasPrefix("HTTP/1.1 200") { break }
      }
      withExtendedLifetime(client) {}
    }
  }
}
