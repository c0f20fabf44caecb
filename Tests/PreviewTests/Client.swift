import Foundation
import Testing

/// A plain blocking socket, to send a server what no HTTP library would.
///
/// Reads give up after half a minute, so a server that does not answer fails a test instead of hanging it.
final class Client: Sendable {
  private let socket: Int32

  struct ConnectionRefused: Error {}

  init(port: UInt16) throws {
    socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var limit = timeval(tv_sec: 30, tv_usec: 0)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw ConnectionRefused() }
  }

  deinit { close(socket) }

  func send(_ text: String) {
    let bytes = Array(text.utf8)
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        Foundation.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      sent += count
    }
  }

  /// What comes until the text is there, or the connection ends.
  func receive(until isEnough: @escaping @Sendable (String) -> Bool) async -> String {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { [socket] in
        var received: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while !isEnough(String(decoding: received, as: UTF8.self)) {
          let count = recv(socket, &buffer, buffer.count, 0)
          guard count > 0 else { break }
          received += buffer[..<count]
        }
        continuation.resume(returning: String(decoding: received, as: UTF8.self))
      }
    }
  }

  /// All that comes until the server ends the connection.
  func receiveAll() async -> String { await receive { _ in false } }
}

/// An answer taken apart.
struct Answer {
  var status: Int
  var headers: [String: String]
  var body: String

  init(_ text: String) throws {
    let end = try #require(text.firstRange(of: "\r\n\r\n"), "no whole head in \(text.debugDescription)")
    var lines = text[..<end.lowerBound].split(separator: "\r\n")
    status = try #require(Int(lines.removeFirst().split(separator: " ")[1]))
    headers = Dictionary(
      lines.map { line in
        let parts = line.split(separator: ": ", maxSplits: 1)
        return (parts[0].lowercased(), String(parts[1]))
      }, uniquingKeysWith: { $1 })
    body = String(text[end.upperBound...])
  }
}
