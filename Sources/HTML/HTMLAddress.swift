/// Addresses in attributes, as browsers read them.
package enum HTMLAddress {
  /// What a browser does with an address.
  package enum Use: Sendable {
    /// It goes there when the reader asks for it.
    case link
    /// It shows the image, which has an alternative text.
    case image
    /// It shows the image in the place of a video or of another image.
    case picture
    /// It plays it.
    case media
    /// Nothing: it says where a quotation comes from.
    case source
  }

  /// The address without what browsers leave out: blanks around it, and line ends and tabs within.
  package static func clean(_ value: [UInt8]) -> [UInt8] {
    var address = value.filter { $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
    while let last = address.last, last <= 0x20 { address.removeLast() }
    return Array(address.drop { $0 <= 0x20 })
  }

  /// The scheme of a cleaned address in lowercase, or nil for one that has none.
  package static func scheme(of address: [UInt8]) -> String? {
    guard let end = address.firstIndex(of: UInt8(ascii: ":")), let first = address.first, isLetter(first),
      address[..<end].allSatisfy({ isLetter($0) || isDigit($0) || "+-.".utf8.contains($0) })
    else { return nil }
    return String(decoding: address[..<end], as: UTF8.self).lowercased()
  }

  /// Whether a cleaned address may be published for such a use.
  package static func isSafe(_ address: [UInt8], for use: Use) -> Bool {
    guard let scheme = scheme(of: address) else { return true }
    switch use {
    case .link: return ["http", "https", "mailto", "tel", "sms"].contains(scheme)
    case .image, .picture:
      return ["http", "https"].contains(scheme) || scheme == "data" && isImageData(address)
    case .media, .source: return ["http", "https"].contains(scheme)
    }
  }

  /// Images that hold nothing but dots.
  private static func isImageData(_ address: [UInt8]) -> Bool {
    let start = String(decoding: address.prefix(20), as: UTF8.self).lowercased()
    return ["png", "gif", "jpeg", "webp"].contains { type in
      ["data:image/\(type);", "data:image/\(type),"].contains { start.hasPrefix($0) }
    }
  }

  /// Rewrites each address of a `srcset`.
  ///
  /// - Parameter rewrite: the address to publish for one that is cleaned, or nil to leave it out.
  package static func rewrite(set value: [UInt8], _ rewrite: ([UInt8]) -> [UInt8]?) -> [UInt8] {
    var result: [UInt8] = []
    var index = 0
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    let comma = UInt8(ascii: ",")
    while index < value.count {
      while index < value.count, isSpace(value[index]) || value[index] == comma { index += 1 }
      let start = index
      while index < value.count, !isSpace(value[index]) { index += 1 }
      var end = index
      while end > start, value[end - 1] == comma { end -= 1 }
      let address = Array(value[start..<end])
      var descriptor: [UInt8] = []
      if end == index {
        while index < value.count, value[index] != comma {
          let byte = value[index]
          index += 1
          if isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: ".") { descriptor.append(byte) }
        }
      }
      guard !address.isEmpty, let published = rewrite(clean(address)) else { continue }
      if !result.isEmpty { result += ", ".utf8 }
      result += published
      if !descriptor.isEmpty { result += [0x20] + descriptor }
    }
    return result
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
