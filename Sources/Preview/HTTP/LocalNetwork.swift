internal import Foundation

/// The addresses at which other machines can reach this one.
enum LocalNetwork {
  /// The IPv4 addresses of the interfaces that are up, without loopback, in the order of the system.
  static var addresses: [String] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return [] }
    defer { freeifaddrs(first) }
    var found: [String] = []
    for entry in sequence(first: first, next: { $0?.pointee.ifa_next }) {
      guard let interface = entry?.pointee, let address = interface.ifa_addr, Int(interface.ifa_flags) & up == up,
        Int32(address.pointee.sa_family) == AF_INET
      else { continue }
      let name = address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { text(of: $0.pointee.sin_addr) }
      if !name.hasPrefix("127."), !found.contains(name) { found.append(name) }
    }
    return found
  }

  /// The usual form of an IPv4 address, such as `192.168.0.7`; nil if the text is not one.
  static func normalized(_ text: String) -> String? {
    var address = in_addr()
    return inet_pton(AF_INET, text, &address) == 1 ? self.text(of: address) : nil
  }

  private static let up = Int(IFF_UP)

  private static func text(of address: in_addr) -> String {
    withUnsafeBytes(of: address.s_addr) { $0.map(String.init).joined(separator: ".") }
  }
}
