internal import FlyingSocks
internal import Foundation

/// A client connection: reads requests, answers them, and keeps the connection open on request.
///
/// Every wait for the client has a deadline in `OpenConnections`, which closes the connection when it passes; the
/// wait then ends with an error.
struct Connection: Sendable {
  let socket: AsyncSocket
  let pool: any AsyncSocketPool
  let limits: Limits
  let id: OpenConnections.ID
  let others: OpenConnections
  let respond: @Sendable (RequestHead) async -> Response

  /// Time limits and maximum numbers of clients.
  struct Limits: Sendable {
    /// Between two requests.
    var idle = Duration.seconds(60)
    /// For a request head, from its first byte to its last.
    var head = Duration.seconds(10)
    /// For a response of which the client takes no bytes.
    var stall = Duration.seconds(15)
    /// Minimum rate in bytes per second at which a client must receive in the long run; browsers on this machine are
    /// thousands of times faster.
    var pace = 16_384
    /// Maximum number of connections; a browser opens six, and one for events for each tab.
    var connections = 1_024
    /// Maximum number of connections that wait to be closed.
    var closing = 64
    /// Size of the system buffers for a client in each direction, in bytes.
    var buffer: Int32 = 262_144

    /// How often overdue connections are looked for.
    ///
    /// Each time wakes the processor, also of an idle preview, so it is only as often as the shortest limit needs.
    var sweep: Duration { max(min(idle, head, stall) / 20, .milliseconds(20)) }

    /// Maximum number of connections that listen for events; the rest is for pages.
    var listeners: Int { max(1, connections / 4) }
  }

  /// Maximum size of a part of a response handed to the system at a time.
  private static let chunkSize = 65_536

  /// Serves the client until it is done, dropped, or the task is canceled, and closes the socket.
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
      // The client has gone or was too slow, or the server stops: there is no one to tell.
    }
    others.leave(id)
    await poolHasLetGo()
    try? socket.close()
  }

  /// Waits for the pool to finish its current work, which may be on this socket.
  ///
  /// The pool resumes waiting tasks before it stops watching their socket. If the socket were closed in between, the
  /// pool would treat the next socket with the same number as already watched and never resume its tasks.
  private func poolHasLetGo() async {
    let turn = Task { try? await pool.suspendSocket(socket.socket, untilReadyFor: []) }
    turn.cancel()
    await turn.value
  }

  /// Answers a request that was not read completely, and lets the client read the answer before the connection is
  /// closed.
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
      // The answer is optional.
    }
  }

  /// The next request head, or nil if the client has finished.
  private func nextHead(_ received: inout [UInt8]) async throws -> RequestHead? {
    let end = Array("\r\n\r\n".utf8)
    var searched = 0
    // Releases the memory of a long head.
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

  /// Sends pieces at the pace of the client, as long as it is fast enough.
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
      // A closed tab sends nothing except the end of its stream.
      group.addTask {
        while true { _ = try await socket.read(atMost: 1_024) }
      }
      defer { group.cancelAll() }
      try await group.next()
    }
  }

  /// Hands bytes to the system as it takes them, without copying.
  ///
  /// - Parameter progress: called with the number of bytes taken each time.
  private func write(_ bytes: ArraySlice<UInt8>, _ progress: (Int) -> Void) async throws {
    var rest = bytes
    while !rest.isEmpty {
      try Task.checkCancellation()
      do {
        let count = try rest.prefix(Self.chunkSize).withUnsafeBytes { chunk in
          guard let start = chunk.baseAddress else { return 0 }
          // The bytes are neither copied, changed, nor kept beyond the call.
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
