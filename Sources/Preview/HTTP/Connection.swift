internal import FlyingSocks
internal import Foundation

/// One client: its requests are read, answered and, where it asks for that, followed by more.
///
/// What waits for the client has a deadline in `OpenConnections`, which cuts the line when it has passed; the wait then
/// ends with an error.
struct Connection: Sendable {
  let socket: AsyncSocket
  let pool: any AsyncSocketPool
  let limits: Limits
  let id: OpenConnections.ID
  let others: OpenConnections
  let respond: @Sendable (RequestHead) async -> Response

  /// How long a client may take, and how many there may be.
  struct Limits: Sendable {
    /// Between two requests.
    var idle = Duration.seconds(60)
    /// For a request's head, from its first byte to its last.
    var head = Duration.seconds(10)
    /// For an answer, without taking any of it.
    var stall = Duration.seconds(15)
    /// Bytes a second that a client takes at least, in the long run; browsers on this machine take thousands of times
    /// as many.
    var pace = 16_384
    /// Connections served at a time; a browser opens six, and one for events for each tab.
    var connections = 1_024
    /// Connections that may wait to be closed at a time.
    var closing = 64
    /// Bytes that the system keeps for a client in each direction.
    var buffer: Int32 = 262_144

    /// Connections that may listen for events: the rest is for pages.
    var listeners: Int { max(1, connections / 4) }
  }

  /// Largest part of an answer handed to the system at a time.
  private static let chunkSize = 65_536

  /// Serves the client until it is done or dropped, or the task is cancelled, and closes the socket.
  func serve() async {
    do {
      var received: [UInt8] = []
      while let head = try await nextHead(&received) {
        others.begin(.answering, id, until: nil)
        let response = await respond(head)
        try await send(response, closing: !head.keepsAlive, withBody: head.method == .get)
        guard head.keepsAlive, case .content = response.body else { break }
      }
    } catch let refusal as Refusal {
      await refuse(refusal)
    } catch {
      // The client has gone, was too slow, or the server stops: nobody is left to be told.
    }
    others.leave(id)
    await poolHasLetGo()
    try? socket.close()
  }

  /// Waits for the pool to end what it is doing, which may be with this socket.
  ///
  /// The pool resumes who waits for a socket before it stops watching it. If the socket were closed in between, the
  /// pool would take the next one of the same number for watched already, and never wake who waits for that.
  private func poolHasLetGo() async {
    let turn = Task { try? await pool.suspendSocket(socket.socket, untilReadyFor: []) }
    turn.cancel()
    await turn.value
  }

  /// Answers a request that was not read to its end, and lets the client read the answer before the line is cut.
  private func refuse(_ refusal: Refusal) async {
    others.begin(.answering, id, until: .now + .seconds(1))
    do {
      let response = Response(refusal)
      try await write(Array(response.head(closing: true).utf8)[...]) { _ in }
      if case .content(let content) = response.body {
        for piece in content.pieces { try await write(piece) { _ in } }
      }
      shutdown(socket.socket.file.rawValue, Int32(SHUT_WR))
      for _ in 0..<64 { _ = try await socket.read(atMost: 4_096) }
    } catch {
      // The answer was a courtesy.
    }
  }

  /// The next request's head, or nil where the client has ended.
  private func nextHead(_ received: inout [UInt8]) async throws -> RequestHead? {
    let end = Array("\r\n\r\n".utf8)
    var searched = 0
    // Lets go of the memory that a long head took.
    if received.isEmpty { received = [] }
    let start = ContinuousClock.now
    others.begin(
      received.isEmpty ? .idle : .requesting, id, until: start + (received.isEmpty ? limits.idle : limits.head))
    while true {
      if let found = received[searched...].firstRange(of: end) {
        let head = try RequestHead(received[..<found.lowerBound])
        received.removeSubrange(..<found.upperBound)
        return head
      }
      guard received.count < RequestHead.sizeLimit else { throw Refusal.headTooLarge }
      searched = max(0, received.count - end.count)
      do {
        let isFirst = received.isEmpty
        received += try await socket.read(atMost: 4_096)
        if isFirst { others.begin(.requesting, id, until: .now + limits.head) }
      } catch SocketError.disconnected {
        return nil
      }
    }
  }

  // MARK: Sending

  private func send(_ response: Response, closing: Bool, withBody: Bool) async throws {
    switch response.body {
    case .content(let content):
      let head = Array(response.head(closing: closing).utf8)[...]
      let hasBody = withBody && response.status != .notModified
      try await send(hasBody ? [head] + content.pieces : [head])
    case .events(let events):
      try await send([Array(response.head(closing: true).utf8)[...]])
      if withBody { try await send(events) }
    }
  }

  /// Sends pieces at the client's pace, as long as it has one.
  private func send(_ pieces: [ArraySlice<UInt8>]) async throws {
    let start = ContinuousClock.now
    others.extend(id, until: start + limits.stall)
    var total = 0
    for piece in pieces {
      try await write(piece) { count in
        total += count
        let slowest = start + limits.stall + .seconds(total / limits.pace)
        others.extend(id, until: min(.now + limits.stall, slowest))
      }
    }
  }

  private func send(_ events: AsyncStream<[UInt8]>) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        others.begin(.listening, id, until: nil)
        for await event in events {
          others.extend(id, until: .now + limits.stall)
          try await write(event[...]) { _ in }
          others.extend(id, until: nil)
        }
      }
      // A tab that closes sends nothing, but the end of its stream.
      group.addTask {
        while true { _ = try await socket.read(atMost: 1_024) }
      }
      defer { group.cancelAll() }
      try await group.next()
    }
  }

  /// Hands bytes to the system as it takes them, straight from where they are.
  ///
  /// - Parameter progress: told of the bytes that were taken each time.
  private func write(_ bytes: ArraySlice<UInt8>, _ progress: (Int) -> Void) async throws {
    var rest = bytes
    while !rest.isEmpty {
      try Task.checkCancellation()
      do {
        let count = try rest.prefix(Self.chunkSize).withUnsafeBytes { chunk in
          guard let start = chunk.baseAddress else { return 0 }
          // Neither copied nor changed, nor kept beyond the call.
          let data = Data(
            bytesNoCopy: UnsafeMutableRawPointer(mutating: start), count: chunk.count, deallocator: .none)
          return try socket.socket.write(data)
        }
        rest = rest.dropFirst(count)
        progress(count)
      } catch SocketError.blocked {
        try await pool.suspendSocket(socket.socket, untilReadyFor: .write)
      }
    }
  }
}
