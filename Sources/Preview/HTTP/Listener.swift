internal import FlyingSocks
internal import Foundation

/// A port that accepts connections.
///
/// FlyingSocks provides sockets for Swift concurrency. The server of its sister project FlyingFox is not used,
/// because it does not limit request heads, waits forever, and stops when accepting one client fails.
struct Listener: Sendable {
  /// The port in use.
  let port: UInt16
  private let socket: Socket
  private let pool: any AsyncSocketPool
  private let limits: Connection.Limits
  private let connections: OpenConnections

  /// Listens on a port; 0 picks any free port.
  ///
  /// - Parameter host: the IPv4 address to listen on; 0.0.0.0 for all of this machine.
  init(
    host: String = PreviewServer.thisMachine, port: UInt16, limits: Connection.Limits = .init()
  ) throws(PortError) {
    guard LocalNetwork.normalized(host) != nil else {
      throw PortError(port: port, isTaken: false, reason: "“\(host)” is not an IPv4 address, such as 0.0.0.0")
    }
    do {
      let socket = try Socket(domain: Int32(AF_INET))
      do {
        try socket.setValue(true, for: .localAddressReuse)
        try socket.bind(to: .inet(ip4: host, port: port))
        try socket.listen()
        guard case .ip4(_, let bound) = try socket.sockname() else { throw SocketError.unsupportedAddress }
        self.port = bound
        self.socket = socket
      } catch {
        try? socket.close()
        throw error
      }
    } catch SocketError.failed(_, EADDRNOTAVAIL, _) {
      throw PortError(port: port, isTaken: false, reason: "this machine does not have the address \(host)")
    } catch SocketError.failed(_, EADDRINUSE, _) {
      throw PortError(port: port, isTaken: true, reason: "another program is using it")
    } catch {
      throw PortError(port: port, isTaken: false, reason: error.localizedDescription)
    }
    _ = fcntl(socket.file.rawValue, F_SETFD, FD_CLOEXEC)
    pool = SocketPool.make()
    self.limits = Self.fitting(limits)
    connections = OpenConnections(limits: self.limits)
  }

  /// Connections that are currently open.
  var connectionCount: Int { connections.count }

  /// Serves clients until the task is canceled, then ends every connection and closes the port.
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
    try await withThrowingDiscardingTaskGroup { group in
      group.addTask {
        while true {
          try await Task.sleep(for: limits.sweep)
          connections.dropOverdue()
        }
      }
      while true {
        while connections.isCrowded { try await Task.sleep(for: .milliseconds(5)) }
        let client: AsyncSocket
        do {
          client = try await listening.accept()
        } catch SocketError.failed(_, let code, _) where Self.passingErrors.contains(code) {
          // If there are too many open files, closing a connection helps.
          connections.dropOne()
          try await Task.sleep(for: .milliseconds(10))
          continue
        }
        prepare(client.socket)
        let connection = Connection(
          socket: client, pool: pool, limits: limits, id: connections.enter(client.socket), others: connections,
          respond: respond)
        group.addTask { await connection.serve() }
      }
    }
  }

  /// Limits the system buffers for the client, sends what is written at once, and keeps child processes from inheriting
  /// the socket.
  private func prepare(_ client: Socket) {
    let descriptor = client.file.rawValue
    var size = limits.buffer
    for option in [SO_SNDBUF, SO_RCVBUF] {
      setsockopt(descriptor, SOL_SOCKET, option, &size, socklen_t(MemoryLayout<Int32>.size))
    }
    // Otherwise, the end of an answer waits until the client acknowledges its beginning, which takes it 40 ms.
    var isOn: Int32 = 1
    setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, socklen_t(MemoryLayout<Int32>.size))
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  /// Errors of accept(2) that concern only one client or are temporary.
  private static let passingErrors: Set<Int32> = [ECONNABORTED, EINTR, EMFILE, ENFILE, ENOBUFS, ENOMEM, EPROTO]

  /// Open files that a rebuild, the watcher, and the program itself may need.
  private static let otherFiles = 256

  /// Limits that fit within the system limit on open files.
  private static func fitting(_ limits: Connection.Limits) -> Connection.Limits {
    let files = OpenFileLimit.raise(to: limits.connections + limits.closing + otherFiles)
    var limits = limits
    limits.connections = min(limits.connections, max(files - limits.closing - otherFiles, files / 4))
    return limits
  }
}

/// Why a port could not be listened on.
package struct PortError: Error, CustomStringConvertible {
  package var port: UInt16
  package var isTaken: Bool
  package var reason: String

  package var description: String { "port \(port) cannot be used: \(reason)" }
}
