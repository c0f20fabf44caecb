/// What tags and text are made of: names, attributes, and references.
extension XMLReader {
  mutating func attributes() throws(MalformedFile) -> [String: String] {
    var attributes: [String: String] = [:]
    while true {
      let start = index
      skipSpace()
      guard let byte = next, byte != UInt8(ascii: ">"), byte != UInt8(ascii: "/") else { return attributes }
      guard index > start else { throw MalformedFile("no space before an attribute", at: index) }
      let place = index
      let name = try name()
      skipSpace()
      try expect("=", "the attribute “\(name.prefix(40))” has no value")
      skipSpace()
      let value = try attributeValue(name)
      guard attributes.updateValue(value, forKey: name) == nil else {
        throw MalformedFile("the attribute “\(name.prefix(40))” is there twice", at: place)
      }
      guard attributes.count <= Self.attributeLimit else {
        throw MalformedFile("more than \(Self.attributeLimit) attributes", at: place)
      }
      let (prefix, local) = Self.split(name)
      if name == "xmlns" {
        namespaces.append(("", value))
      } else if prefix == "xmlns" {
        namespaces.append((local, value))
      }
    }
  }

  private mutating func attributeValue(_ name: String) throws(MalformedFile) -> String {
    guard let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw MalformedFile("the value of “\(name.prefix(40))” is not in quotes", at: index)
    }
    let start = index
    index += 1
    var value: [UInt8] = []
    while let byte = next, byte != quote {
      switch byte {
      case UInt8(ascii: "<"): throw MalformedFile("“<” in the value of “\(name.prefix(40))”", "Write &lt;.", at: index)
      case UInt8(ascii: "&"): value += try reference().utf8
      default:
        value.append(byte.isXMLSpace ? 0x20 : byte)
        index += 1
      }
    }
    guard next == quote else { throw MalformedFile("the value of “\(name.prefix(40))” does not end", at: start) }
    index += 1
    return String(decoding: value, as: UTF8.self)
  }

  mutating func name() throws(MalformedFile) -> String {
    let start = index
    while let byte = next, byte.isXMLName { index += 1 }
    guard index > start, !bytes[start].isXMLNameRest else {
      throw MalformedFile("no name where one is needed", at: start)
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// The character that a reference stands for.
  mutating func reference() throws(MalformedFile) -> String {
    let start = index
    index += 1
    let name = bytes[index...].prefix(10).prefix { $0 != UInt8(ascii: ";") }
    let text = String(decoding: name, as: UTF8.self)
    index += name.count
    guard next == UInt8(ascii: ";") else {
      throw MalformedFile("“&” that begins no reference", "Write &amp;.", at: start)
    }
    index += 1
    switch text {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    let digits = text.hasPrefix("#x") ? text.dropFirst(2) : text.dropFirst()
    guard text.hasPrefix("#"), digits.utf8.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }),
      let number = UInt32(digits, radix: text.hasPrefix("#x") ? 16 : 10)
    else {
      throw MalformedFile(
        "unknown reference “&\(text);”", "Only amp, lt, gt, quot, apos, and numbers are known.", at: start)
    }
    guard let scalar = Unicode.Scalar(number), number >= 0x20 || [0x09, 0x0A, 0x0D].contains(number),
      number & 0xFFFE != 0xFFFE
    else {
      throw MalformedFile(
        "XML cannot hold the character “&\(text);”", "Not even as a reference. Remove it.", at: start)
    }
    return String(Character(scalar))
  }

  static func split(_ name: String) -> (prefix: String, local: String) {
    guard let colon = name.firstIndex(of: ":") else { return ("", name) }
    return (String(name[..<colon]), String(name[name.index(after: colon)...]))
  }
}

extension UInt8 {
  var isXMLSpace: Bool { self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D }

  /// Whether a byte can only follow the first one of a name.
  fileprivate var isXMLNameRest: Bool {
    self == UInt8(ascii: "-") || self == UInt8(ascii: ".") || (0x30...0x39).contains(self)
  }

  fileprivate var isXMLName: Bool {
    isXMLNameRest || (0x61...0x7A).contains(self | 0x20) || self == UInt8(ascii: "_") || self == UInt8(ascii: ":")
      || self >= 0x80
  }
}
