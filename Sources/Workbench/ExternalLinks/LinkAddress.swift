/// A web address, taken apart so far as a request needs it.
///
/// Only addresses that every program reads in the same way are requested: what is checked here must be what is asked
/// for.
struct LinkAddress: Sendable, Hashable {
  let text: String
  /// Without brackets.
  let host: String
  let port: Int

  /// Nil for an address with a user name, or with characters that have no place in one.
  init?(_ text: String) {
    let (isSecure, start): (Bool, Int)
    if text.hasPrefix("https://") {
      (isSecure, start) = (true, 8)
    } else if text.hasPrefix("http://") {
      (isSecure, start) = (false, 7)
    } else {
      return nil
    }
    guard text.utf8.count <= 8000,
      !text.unicodeScalars.contains(where: { $0.value <= 0x20 || $0.value == 0x7F || $0 == "\\" })
    else { return nil }
    let authority = text.dropFirst(start).prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    guard !authority.contains("@") else { return nil }
    let (name, rest): (Substring, Substring)
    if authority.hasPrefix("[") {
      guard let end = authority.firstIndex(of: "]") else { return nil }
      (name, rest) = (authority[..<end].dropFirst(), authority[authority.index(after: end)...])
      guard name.utf8.allSatisfy(Self.isInIPv6) else { return nil }
    } else {
      let end = authority.firstIndex(of: ":") ?? authority.endIndex
      (name, rest) = (authority[..<end], authority[end...])
      guard name.unicodeScalars.allSatisfy(Self.isInName) else { return nil }
    }
    guard !name.isEmpty else { return nil }
    var port = isSecure ? 443 : 80
    if !rest.isEmpty {
      guard rest.first == ":", rest.dropFirst().utf8.allSatisfy({ (0x30...0x39).contains($0) }),
        let number = Int(rest.dropFirst()), (1...65_535).contains(number)
      else { return nil }
      port = number
    }
    (self.text, host, self.port) = (text, String(name), port)
  }

  private static func isInIPv6(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x3A, 0x41...0x46, 0x61...0x66, 0x2E: true
    default: false
    }
  }

  private static func isInName(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_": true
    default: scalar.properties.isAlphabetic && !scalar.isASCII
    }
  }
}
