#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Asks the system for the addresses of a host.
package enum HostLookup {
  package enum Failure: Error, Sendable {
    /// There is no host of that name.
    case notFound
    /// The system could not find out, for example without a network.
    case unavailable
  }

  /// The addresses of a host, as text, without duplicates.
  ///
  /// This can take seconds.
  package static func addresses(of host: String) throws(Failure) -> [String] {
    var hints = addrinfo()
    hints.ai_family = AF_UNSPEC
    #if canImport(Glibc)
      hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    #else
      hints.ai_socktype = SOCK_STREAM
    #endif
    var list: UnsafeMutablePointer<addrinfo>?
    let fault = getaddrinfo(host, nil, &hints, &list)
    guard fault == 0 else { throw fault == EAI_NONAME ? .notFound : .unavailable }
    defer { freeaddrinfo(list) }
    var addresses: [String] = []
    var entry = list
    while let info = entry?.pointee {
      var name = [CChar](repeating: 0, count: Int(NI_MAXHOST))
      if getnameinfo(info.ai_addr, info.ai_addrlen, &name, socklen_t(name.count), nil, 0, NI_NUMERICHOST) == 0 {
        let text = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        if !addresses.contains(text) { addresses.append(text) }
      }
      entry = info.ai_next
    }
    return addresses
  }
}
