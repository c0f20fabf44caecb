internal import FlyingSocks
internal import Foundation

/// A loopback port that accepts connections.
///
/// FlyingSocks brings sockets into Swift's concurrency; its sister FlyingFox's server is not used, because it sets no
/// bound on what a request's head may hold, waits for ever, and stops as a whole when accepting one client fails.
struct Listener: Sendable {
  /// The port in use.
  let port: UInt16
  private let socket: Socket
  private let pool: any AsyncSocketPool
  private let limits: Connection.Limits

  /// Starts to listen on 127.0.0.1; port 0 takes any that is free.
  init(port: UInt16, limits: Connection.Limits = .init()) throws(PortError) {
    do {
      let socket = try Socket(domain: Int32(AF_INET))
      do {
        try socket.setValue(true, for: .localAddressReuse)
        try socket.bind(to: .inet(ip4: "127.0.0.1", port: port))
        try socket.listen()
        guard case .ip4(_, let bound) = try socket.sockname() else { throw SocketError.unsupportedAddress }
        self.port = bound
        self.socket = socket
      } catch {
        try? socket.close()
        throw error
      }
    } catch SocketError.failed(_, EADDRINUSE, _) {
      throw PortError(port: port, isTaken: true, reason: "another program listens there")
    } catch {
      throw PortError(port: port, isTaken: false, reason: error.localizedDescription)
    }
    pool = SocketPool.make()
    self.limits = limits
  }

  /// Serves clients until the task is cancelled, then ends every connection and closes the port.
  func run(_ respond: @escaping @Sendable (RequestHead) async -> Response) async throws {
    defer { try? socket.close() }
    try await pool.prepare()
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await pool.run() }
      group.addTask { try await accept(respond) }
      defer { group.cancelAll() }
      try await group.next()
    }
  }

  private func accept(_ respond: @escaping @Sendable (RequestHead) async -> Response) async throws {
    let listening = try AsyncSocket(socket: socket, pool: pool)
    let count = ConnectionCount(limit: limits.connections)
    try await withThrowingDiscardingTaskGroup { group in
      while true {
        let client: AsyncSocket
        do {
          client = try await listening.accept()
        } catch SocketError.failed(_, let code, _) where Self.passingErrors.contains(code) {
          try await Task.sleep(for: .milliseconds(50))
          continue
        }
        group.addTask {
          let connection = Connection(socket: client, limits: limits, respond: respond)
          guard await count.enter() else {
            await connection.refuse(.tooManyConnections)
            try? client.close()
            return
          }
          await connection.serve()
          await count.leave()
        }
      }
    }
  }

  /// What accept(2) fails with for reasons that lie in one client or pass with time.
  private static let passingErrors: Set<Int32> = [ECONNABORTED, EINTR, EMFILE, ENFILE, ENOBUFS, ENOMEM, EPROTO]
}

/// How many connections there are.
private actor ConnectionCount {
  private var count = 0
  private let limit: Int

  init(limit: Int) {
    self.limit = limit
  }

  func enter() -> Bool {
    guard count < limit else { return false }
    count += 1
    return true
  }

  func leave() {
    count -= 1
  }
}

/// Why a port could not be listened on.
package struct PortError: Error, CustomStringConvertible {
  package var port: UInt16
  package var isTaken: Bool
  package var reason: String

  package var description: String { "port \(port) cannot be used: \(reason)" }
}
