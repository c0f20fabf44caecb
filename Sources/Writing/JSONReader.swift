/// Reads JSON as a value.
///
/// Strict, as in RFC 8259; the bytes may come from anyone, so depth is bounded and nothing is read twice.
package struct JSONReader {
  private let bytes: [UInt8]
  private var index = 0

  /// The maximum depth of values in values.
  private static let depthLimit = 64

  /// The value of a text; nil if it is not JSON.
  package static func value(of bytes: [UInt8]) -> JSONValue? {
    var reader = JSONReader(bytes: bytes)
    guard let value = reader.value(depth: 0) else { return nil }
    reader.skipSpace()
    return reader.index == bytes.count ? value : nil
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipSpace()
    guard next == byte else { return false }
    index += 1
    return true
  }

  private mutating func value(depth: Int) -> JSONValue? {
    guard depth < Self.depthLimit else { return nil }
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return object(depth: depth)
    case UInt8(ascii: "["): return list(depth: depth)
    case UInt8(ascii: "\""): return text().map(JSONValue.text)
    case UInt8(ascii: "t"): return word("true", .flag(true))
    case UInt8(ascii: "f"): return word("false", .flag(false))
    default: return number()
    }
  }

  private mutating func word(_ word: String, _ value: JSONValue) -> JSONValue? {
    guard bytes[index...].starts(with: word.utf8) else { return nil }
    index += word.utf8.count
    return value
  }

  private mutating func number() -> JSONValue? {
    let start = index
    while let byte = next, byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") || (0x30...0x39).contains(byte) {
      index += 1
    }
    let digits = String(decoding: bytes[start..<index], as: UTF8.self)
    return Int(digits).map(JSONValue.number) ?? Double(digits).map(JSONValue.decimal)
  }

  private mutating func list(depth: Int) -> JSONValue? {
    index += 1
    var items: [JSONValue] = []
    if take(UInt8(ascii: "]")) { return .list(items) }
    while true {
      guard let item = value(depth: depth + 1) else { return nil }
      items.append(item)
      if take(UInt8(ascii: "]")) { return .list(items) }
      guard take(UInt8(ascii: ",")) else { return nil }
    }
  }

  private mutating func object(depth: Int) -> JSONValue? {
    index += 1
    var members: [JSONValue.Member] = []
    if take(UInt8(ascii: "}")) { return .object(members) }
    while true {
      skipSpace()
      guard next == UInt8(ascii: "\""), let name = text(), take(UInt8(ascii: ":")), let value = value(depth: depth + 1)
      else { return nil }
      members.append(JSONValue.Member(name: name, value: value))
      if take(UInt8(ascii: "}")) { return .object(members) }
      guard take(UInt8(ascii: ",")) else { return nil }
    }
  }

  private mutating func text() -> String? {
    index += 1
    var units: [UInt8] = []
    while let byte = next {
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(validating: units, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let scalar = escape() else { return nil }
        units += UTF8.encode(scalar).map(Array.init) ?? []
      case 0..<0x20: return nil
      default: units.append(byte)
      }
    }
    return nil
  }

  private mutating func escape() -> Unicode.Scalar? {
    guard let byte = next else { return nil }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return codeUnits()
    default: return nil
    }
  }

  /// A scalar of one or two UTF-16 units.
  private mutating func codeUnits() -> Unicode.Scalar? {
    guard let first = codeUnit() else { return nil }
    guard UTF16.isLeadSurrogate(first) else { return Unicode.Scalar(first) }
    guard bytes[index...].starts(with: "\\u".utf8) else { return nil }
    index += 2
    guard let second = codeUnit(), UTF16.isTrailSurrogate(second) else { return nil }
    return Unicode.Scalar(0x10000 + (UInt32(first & 0x3FF) << 10 | UInt32(second & 0x3FF)))
  }

  private mutating func codeUnit() -> UInt16? {
    guard index + 4 <= bytes.count else { return nil }
    let digits = bytes[index..<index + 4]
    index += 4
    guard digits.allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit }) else { return nil }
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
