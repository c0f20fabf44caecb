/// What a page holds of the bytes that extensions begin with.
///
/// Nearly all pages use few extensions. One look at the bytes says which of them need not be searched for.
struct Triggers: OptionSet {
  let rawValue: UInt16

  /// `::`, `///`, `!!`, `??`, `==`, `{:`, `[!`: lines of containers, admonitions, tabs, boxes and alerts; `==` also
  /// marks text.
  static let blockFences = Self(rawValue: 1 << 0)
  /// A colon that begins a line, or follows a blank: definitions.
  static let definition = Self(rawValue: 1 << 1)
  /// `[^`.
  static let footnote = Self(rawValue: 1 << 2)
  static let tilde = Self(rawValue: 1 << 3)
  static let equals = Self(rawValue: 1 << 4)
  static let brace = Self(rawValue: 1 << 5)
  /// `@`, `:/`, `ww`.
  static let address = Self(rawValue: 1 << 6)
  /// A colon with a letter, a digit, or a sign behind it.
  static let emoji = Self(rawValue: 1 << 7)

  static let blocks: Self = [.blockFences, .definition, .footnote]
  static let inlines: Self = [.footnote, .tilde, .equals, .brace, .address, .emoji]

  init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  init(of text: PageText) {
    rawValue = text.bytes.withUnsafeBufferPointer { Self.scan(UnsafeBufferPointer(rebasing: $0[text.body])) }
  }

  /// Goes through all bytes without a branch, so that the compiler makes vector code.
  private static func scan(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt16 {
    guard bytes.count > 1 else { return bytes.first == UInt8(ascii: "~") ? tilde.rawValue : 0 }
    var found: UInt8 = bytes[0] == UInt8(ascii: ":") ? 1 << 1 : 0
    for index in 1..<bytes.count {
      let (before, byte) = (bytes[index &- 1], bytes[index])
      let isDouble: UInt8 = before == byte ? 0xFF : 0
      let isColon: UInt8 = byte == UInt8(ascii: ":") ? 0xFF : 0
      let followsColon: UInt8 = before == UInt8(ascii: ":") ? 0xFF : 0
      let isFence: UInt8 =
        isColon | (byte == UInt8(ascii: "!") ? 0xFF : 0) | (byte == UInt8(ascii: "?") ? 0xFF : 0)
        | (byte == UInt8(ascii: "=") ? 0xFF : 0)
      found |= isDouble & isFence & 1 << 0
      found |= isColon & (before <= UInt8(ascii: " ") ? 1 << 1 : 0)
      found |= isColon & (before == UInt8(ascii: "{") ? 1 << 0 : 0)
      found |= (before == UInt8(ascii: "[") ? 0xFF : 0) & (byte == UInt8(ascii: "^") ? 1 << 2 : 0)
      found |= byte == UInt8(ascii: "~") ? 1 << 3 : 0
      found |= isDouble & (byte == UInt8(ascii: "=") ? 1 << 4 : 0)
      found |= byte == UInt8(ascii: "{") ? 1 << 5 : 0
      found |= byte == UInt8(ascii: "@") ? 1 << 6 : 0
      found |= isDouble & (byte | 0x20 == UInt8(ascii: "w") ? 1 << 6 : 0)
      found |= followsColon & (byte == UInt8(ascii: "/") ? 1 << 6 : 0)
      found |= followsColon & (byte > UInt8(ascii: "*") ? 1 << 7 : 0)
    }
    // A separate loop: in the one above, these tests would keep the compiler from vectorizing it.
    var foundSlashes: UInt8 = 0
    for index in 1..<bytes.count {
      let (before, byte) = (bytes[index &- 1], bytes[index])
      found |= (before ^ UInt8(ascii: "[")) | (byte ^ UInt8(ascii: "!")) == 0 ? 1 << 0 : 0
      foundSlashes |= (before ^ UInt8(ascii: "/")) | (byte ^ UInt8(ascii: "/")) == 0 ? 1 : 0
    }
    // An address has two slashes, a fence has three.
    if foundSlashes != 0, holdsThreeSlashes(bytes) { found |= 1 << 0 }
    if bytes[0] == UInt8(ascii: "~") { found |= 1 << 3 }
    if bytes[0] == UInt8(ascii: "{") { found |= 1 << 5 }
    return UInt16(found)
  }

  private static func holdsThreeSlashes(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let slash = UInt8(ascii: "/")
    return (2..<bytes.count).contains { index in
      bytes[index] == slash && bytes[index - 1] == slash && bytes[index - 2] == slash
    }
  }
}
