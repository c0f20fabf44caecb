import TestSupport
import Testing

@testable import Preview

@Suite(.endsInTime) struct ListenerTests {
  private func serving(_ limits: Connection.Limits, _ use: (Listener) async throws -> Void) async throws {
    let listener = try Listener(port: 0, limits: limits)
    let large = Content([UInt8](repeating: 7, count: 20_000_000))
    let task = Task {
      try await listener.run { request in
        switch request.target {
        case "/large": Response(.ok, type: "text/plain", large)
        case "/events": Response(events: AsyncStream { $0.yield(Array("data: 1\n\n".utf8)) })
        default: Response(.ok, "Hello.")
        }
      }
    }
    do {
      try await use(listener)
    } catch {
      task.cancel()
      throw error
    }
    task.cancel()
    await #expect(throws: (any Error).self) { try await task.value }
  }

  private func hello(_ port: UInt16) async throws -> Answer {
    let client = try Client(port: port)
    client.send("GET / HTTP/1.1\r\nConnection: close\r\n\r\n")
    return try Answer(await client.receiveAll())
  }

  private func waitUntil(_ condition: () -> Bool) async throws {
    while !condition() { try await Task.sleep(for: .milliseconds(5)) }
  }

  // MARK: Too many clients

  @Test(arguments: ["", "GET / HTTP/1.1\r\nX: slow", "GET /large HTTP/1.1\r\n\r\n", "GET /events HTTP/1.1\r\n\r\n"])
  func clientsThatHoldConnectionsLeaveRoomForOthers(_ request: String) async throws {
    try await serving(.init(connections: 16)) { listener in
      var clients: [Client] = []
      for number in 1...100 {
        let client = try Client(port: listener.port)
        client.send(request)
        clients.append(client)
        if number % 20 == 0 { #expect(try await hello(listener.port).body == "Hello.\n") }
      }
      // Those that had to give way are let go of.
      try await waitUntil { listener.connectionCount <= 16 }
      #expect(try await hello(listener.port).status == 200)
      withExtendedLifetime(clients) {}
    }
  }

  @Test func anIdleConnectionGivesWayBeforeOneThatIsServed() async throws {
    try await serving(.init(connections: 2)) { listener in
      let busy = try Client(port: listener.port)
      busy.send("GET /large HTTP/1.1\r\n\r\n")
      #expect(await busy.receive { $0.contains("\r\n\r\n") }.hasPrefix("HTTP/1.1 200"))
      let idle = try Client(port: listener.port)
      try await waitUntil { listener.connectionCount == 2 }
      #expect(try await hello(listener.port).status == 200)
      #expect(await idle.receiveAll().isEmpty)
      #expect(await busy.receive { $0.utf8.count > 10_000_000 }.utf8.count > 10_000_000)
    }
  }

  @Test func listenersForEventsTakeOnlyTheirShare() async throws {
    try await serving(.init(connections: 8)) { listener in
      var clients: [Client] = []
      for _ in 0..<5 {
        let client = try Client(port: listener.port)
        client.send("GET /events HTTP/1.1\r\n\r\n")
        #expect(await client.receive { $0.hasSuffix("data: 1\n\n") }.contains("text/event-stream"))
        clients.append(client)
      }
      try await waitUntil { listener.connectionCount == 2 }
      // The oldest have made room for the newest.
      #expect(await clients[0].receiveAll().isEmpty)
      withExtendedLifetime(clients) {}
    }
  }

  // MARK: Slow clients

  @Test func letsGoOfClientsThatSendNothing() async throws {
    try await serving(.init(idle: .milliseconds(20))) { listener in
      let client = try Client(port: listener.port)
      #expect(await client.receiveAll().isEmpty)
    }
  }

  @Test func letsGoOfClientsThatDoNotFinishTheirRequest() async throws {
    try await serving(.init(head: .milliseconds(20))) { listener in
      let client = try Client(port: listener.port)
      client.send("GET / HTTP/1.1\r\nHost")
      #expect(await client.receiveAll().isEmpty)
    }
  }

  @Test func aRequestThatTricklesInIsNotWaitedForLonger() async throws {
    try await serving(.init(head: .milliseconds(300))) { listener in
      let client = try Client(port: listener.port)
      client.send("GET / HTTP/1.1\r\nX: ")
      try await waitUntil { listener.connectionCount == 1 }
      // Each byte comes well within the time that there is for all of them.
      try await waitUntil {
        client.send("x")
        return listener.connectionCount == 0
      }
    }
  }

  @Test func letsGoOfClientsThatDoNotTakeTheirAnswer() async throws {
    try await serving(.init(stall: .milliseconds(20))) { listener in
      let client = try Client(port: listener.port)
      client.send("GET /large HTTP/1.1\r\n\r\n")
      #expect(await client.receive { !$0.isEmpty }.hasPrefix("HTTP/1.1 200 OK"))
      try await waitUntil { listener.connectionCount == 0 }
      #expect(await client.receiveAll().utf8.count < 20_000_000)
    }
  }

  @Test func clientsThatKeepUpGetTheirAnswer() async throws {
    try await serving(.init(stall: .seconds(10), pace: 1_000_000)) { listener in
      let client = try Client(port: listener.port)
      client.send("GET /large HTTP/1.1\r\nConnection: close\r\n\r\n")
      let answer = try Answer(await client.receiveAll())
      #expect(answer.body.utf8.count == 20_000_000)
    }
  }
}
