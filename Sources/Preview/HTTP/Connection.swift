internal import FlyingSocks
internal import Foundation

/// One client: its requests are read, answered and, where it asks for that, followed by more.
///
/// Every wait has an end, so a client that sends or takes nothing costs one connection and for a while only.
struct Connection: Sendable {
  let socket: AsyncSocket
  let limits: Limits
  let respond: @Sendable (RequestHead) async -> Response

  /// How long a client may take.
  struct Limits: Sendable {
    /// Between two requests.
    var idle = Duration.seconds(60)
    /// From one part of a request's head to the next.
    var head = Duration.seconds(10)
    /// To take a chunk of an answer.
    var chunk = Duration.seconds(15)
    /// Connections served at a time; a browser opens six.
    var connections = 256
  }

  private static let chunkSize = 65_536

  /// Serves the client until it is done, is too slow, or the task is cancelled; then closes the socket.
  func serve() async {
    defer { try? socket.close() }
    do {
      var received: [UInt8] = []
      while let head = try await nextHead(&received) {
        let response = await respond(head)
        try await send(response, closing: !head.keepsAlive, withBody: head.method == .get)
        guard head.keepsAlive, case .bytes = response.body else { break }
      }
    } catch let refusal as Refusal {
      await refuse(refusal)
    } catch {
      // The client has gone, was too slow, or the server stops: nobody is left to be told.
    }
  }

  /// Answers a request that was not read to its end, and lets the client read the answer before the line is cut.
  func refuse(_ refusal: Refusal) async {
    try? await send(Response(refusal), closing: true, withBody: true)
    shutdown(socket.socket.file.rawValue, Int32(SHUT_WR))
    try? await within(.seconds(1)) {
      for _ in 0..<64 { _ = try await socket.read(atMost: 4_096) }
    }
  }

  /// The next request's head, or nil where the client has ended.
  private func nextHead(_ received: inout [UInt8]) async throws -> RequestHead? {
    let end = Array("\r\n\r\n".utf8)
    var searched = 0
    while true {
      if let found = received[searched...].firstRange(of: end) {
        let head = try RequestHead(received[..<found.lowerBound])
        received.removeSubrange(..<found.upperBound)
        return head
      }
      guard received.count < RequestHead.sizeLimit else { throw Refusal.headTooLarge }
      searched = max(0, received.count - end.count)
      do {
        received += try await within(received.isEmpty ? limits.idle : limits.head) {
          try await socket.read(atMost: 4_096)
        }
      } catch SocketError.disconnected {
        return nil
      }
    }
  }

  private func send(_ response: Response, closing: Bool, withBody: Bool) async throws {
    switch response.body {
    case .bytes(let bytes):
      let head = Array(response.head(closing: closing).utf8)
      try await send(withBody && response.status != .notModified ? head + bytes : head)
    case .events(let events):
      try await send(Array(response.head(closing: true).utf8))
      if withBody { try await send(events) }
    }
  }

  private func send(_ bytes: [UInt8]) async throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let chunk = Data(rest.prefix(Self.chunkSize))
      try await within(limits.chunk) { try await socket.write(chunk) }
      rest = rest.dropFirst(chunk.count)
    }
  }

  private func send(_ events: AsyncStream<String>) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        for await event in events { try await send(Array(event.utf8)) }
      }
      // A tab that closes sends nothing, but the end of its stream.
      group.addTask {
        while true { _ = try await socket.read(atMost: 1_024) }
      }
      defer { group.cancelAll() }
      try await group.next()
    }
  }
}
