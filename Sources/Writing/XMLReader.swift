/// Reads an XML document as a tree.
///
/// This is the part of XML 1.0 with namespaces that exchange formats need: elements, attributes, text, comments, CDATA,
/// and the predefined entities. The bytes may come from anyone, so a document type is refused, and with it every entity
/// that could expand; depth is bounded, and nothing is read twice. Other processing instructions than the declaration
/// are refused.
package struct XMLReader {
  private let bytes: [UInt8]
  private var index = 0
  /// Namespaces in force, by prefix; the innermost last.
  private var namespaces: [(prefix: String, name: String)] = [("xml", "http://www.w3.org/XML/1998/namespace")]

  /// The maximum depth of elements in elements.
  package static let depthLimit = 64
  /// The maximum number of attributes of an element.
  package static let attributeLimit = 128

  /// The outermost element of a document.
  ///
  /// - Throws: `XMLError`.
  package static func root(of bytes: [UInt8]) throws(XMLError) -> XMLElement {
    var reader = XMLReader(bytes: bytes)
    try reader.checkEncoding()
    try reader.skipProlog()
    guard reader.next == UInt8(ascii: "<") else {
      throw XMLError(reader.next == nil ? "no element" : "text outside of any element", at: reader.index)
    }
    let root = try reader.element(depth: 0)
    try reader.skipMiscellany()
    guard reader.next == nil else { throw XMLError("content behind the outermost element", at: reader.index) }
    return root
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private func isNext(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { index + $0.count <= bytes.count && bytes[index..<index + $0.count].elementsEqual($0) }
  }

  private mutating func take(_ text: StaticString) -> Bool {
    guard isNext(text) else { return false }
    index += text.utf8CodeUnitCount
    return true
  }

  private mutating func expect(_ text: StaticString, _ summary: String) throws(XMLError) {
    guard take(text) else { throw XMLError(summary, at: index) }
  }

  private mutating func skipSpace() {
    while let byte = next, byte.isXMLSpace { index += 1 }
  }

  // MARK: Around the outermost element

  private mutating func checkEncoding() throws(XMLError) {
    let advice = "Save the file as UTF-8."
    guard !bytes.starts(with: [0xFF, 0xFE]), !bytes.starts(with: [0xFE, 0xFF]) else {
      throw XMLError("the file is in UTF-16", advice, at: 0)
    }
    if let offset = Self.firstIllegal(in: bytes) {
      let isControl = bytes[offset] < 0x20
      throw XMLError(
        isControl ? "XML does not allow this control character" : "the file is not UTF-8", isControl ? "" : advice,
        at: offset)
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  /// The first byte that is not UTF-8, or a control character that XML does not allow.
  private static func firstIllegal(in bytes: [UInt8]) -> Int? {
    if let control = bytes.firstIndex(where: { $0 < 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }) { return control }
    var parser = Unicode.UTF8.ForwardParser()
    var (iterator, offset) = (bytes.makeIterator(), 0)
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar): offset += scalar.count
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }

  private mutating func skipProlog() throws(XMLError) {
    if isNext("<?xml"), index + 5 < bytes.count, bytes[index + 5].isXMLSpace {
      let start = index
      while next != nil, !isNext("?>") { index += 1 }
      let declaration = String(decoding: bytes[start..<index], as: UTF8.self).lowercased()
      try expect("?>", "the XML declaration does not end")
      if let encoding = declaration.split(separator: "encoding", maxSplits: 1).dropFirst().first,
        !encoding.contains("utf-8"), !encoding.contains("utf8"), !encoding.contains("us-ascii")
      {
        throw XMLError("the XML declaration names another encoding than UTF-8", "Save the file as UTF-8.", at: start)
      }
    }
    try skipMiscellany()
  }

  /// Skips white space and comments.
  private mutating func skipMiscellany() throws(XMLError) {
    while true {
      skipSpace()
      if isNext("<!DOCTYPE") {
        throw XMLError("document types are not read", "Remove the DOCTYPE.", at: index)
      }
      guard try skipComment() else { break }
    }
    try refuseInstruction()
  }

  private func refuseInstruction() throws(XMLError) {
    if isNext("<?") { throw XMLError("processing instructions are not read", "Remove it.", at: index) }
  }

  private mutating func skipComment() throws(XMLError) -> Bool {
    let start = index
    guard take("<!--") else { return false }
    while next != nil, !isNext("-->") { index += 1 }
    guard take("-->") else { throw XMLError("the comment does not end", at: start) }
    return true
  }

  // MARK: Elements

  private mutating func element(depth: Int) throws(XMLError) -> XMLElement {
    let start = index
    guard depth < Self.depthLimit else {
      throw XMLError("elements are nested more than \(Self.depthLimit) levels deep", at: start)
    }
    index += 1
    let name = try name()
    let outer = namespaces.count
    let attributes = try attributes()
    let (prefix, local) = Self.split(name)
    guard let namespace = namespaces.last(where: { $0.prefix == prefix })?.name ?? (prefix.isEmpty ? "" : nil) else {
      throw XMLError("the prefix “\(prefix.prefix(40))” stands for no namespace", at: start)
    }
    var element = XMLElement(name: local, namespace: namespace, attributes: attributes, offset: start)
    if !take("/>") {
      try expect(">", "the tag “<\(name.prefix(40))” does not end")
      try readContent(of: &element, depth: depth)
      let end = index
      index += 2
      guard try self.name() == name else {
        throw XMLError("the end tag does not belong to “<\(name.prefix(40))>”", at: end)
      }
      skipSpace()
      try expect(">", "the end tag of “<\(name.prefix(40))>” does not end")
    }
    namespaces.removeSubrange(outer...)
    return element
  }

  /// Reads up to the end tag of an element.
  private mutating func readContent(of element: inout XMLElement, depth: Int) throws(XMLError) {
    var text: [UInt8] = []
    func flush(_ element: inout XMLElement, _ text: inout [UInt8]) {
      if !text.isEmpty { element.children.append(.text(String(decoding: text, as: UTF8.self))) }
      text = []
    }
    while let byte = next {
      switch byte {
      case UInt8(ascii: "<"):
        if isNext("</") { return flush(&element, &text) }
        if isNext("<![CDATA[") {
          try readCData(into: &text)
        } else if try !skipComment() {
          try refuseInstruction()
          if isNext("<!") { throw XMLError("declarations are not read", "Remove it.", at: index) }
          flush(&element, &text)
          element.children.append(.element(try self.element(depth: depth + 1)))
        }
      case UInt8(ascii: "&"): text += try reference().utf8
      case UInt8(ascii: "\r"):
        // Lines end with LF, however they are written.
        index += 1
        if next != UInt8(ascii: "\n") { text.append(UInt8(ascii: "\n")) }
      default:
        text.append(byte)
        index += 1
      }
    }
    throw XMLError("“<\(element.name.prefix(40))>” has no end tag", at: element.offset)
  }

  private mutating func readCData(into text: inout [UInt8]) throws(XMLError) {
    let start = index
    index += 9
    while let byte = next, !isNext("]]>") {
      text.append(byte)
      index += 1
    }
    guard take("]]>") else { throw XMLError("the CDATA section does not end", at: start) }
  }

  private mutating func attributes() throws(XMLError) -> [String: String] {
    var attributes: [String: String] = [:]
    while true {
      let start = index
      skipSpace()
      guard let byte = next, byte != UInt8(ascii: ">"), byte != UInt8(ascii: "/") else { return attributes }
      guard index > start else { throw XMLError("no space before an attribute", at: index) }
      let place = index
      let name = try name()
      skipSpace()
      try expect("=", "the attribute “\(name.prefix(40))” has no value")
      skipSpace()
      let value = try attributeValue(name)
      guard attributes.updateValue(value, forKey: name) == nil else {
        throw XMLError("the attribute “\(name.prefix(40))” is there twice", at: place)
      }
      guard attributes.count <= Self.attributeLimit else {
        throw XMLError("more than \(Self.attributeLimit) attributes", at: place)
      }
      let (prefix, local) = Self.split(name)
      if name == "xmlns" {
        namespaces.append(("", value))
      } else if prefix == "xmlns" {
        namespaces.append((local, value))
      }
    }
  }

  private mutating func attributeValue(_ name: String) throws(XMLError) -> String {
    guard let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw XMLError("the value of “\(name.prefix(40))” is not in quotes", at: index)
    }
    let start = index
    index += 1
    var value: [UInt8] = []
    while let byte = next, byte != quote {
      switch byte {
      case UInt8(ascii: "<"): throw XMLError("“<” in the value of “\(name.prefix(40))”", "Write &lt;.", at: index)
      case UInt8(ascii: "&"): value += try reference().utf8
      default:
        value.append(byte.isXMLSpace ? 0x20 : byte)
        index += 1
      }
    }
    guard next == quote else { throw XMLError("the value of “\(name.prefix(40))” does not end", at: start) }
    index += 1
    return String(decoding: value, as: UTF8.self)
  }

  private mutating func name() throws(XMLError) -> String {
    let start = index
    while let byte = next, byte.isXMLName { index += 1 }
    guard index > start, !bytes[start].isXMLNameRest else { throw XMLError("no name where one is needed", at: start) }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// The character that a reference stands for.
  private mutating func reference() throws(XMLError) -> String {
    let start = index
    index += 1
    let name = bytes[index...].prefix(10).prefix { $0 != UInt8(ascii: ";") }
    let text = String(decoding: name, as: UTF8.self)
    index += name.count
    guard next == UInt8(ascii: ";") else { throw XMLError("“&” that begins no reference", "Write &amp;.", at: start) }
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
      let number = UInt32(digits, radix: text.hasPrefix("#x") ? 16 : 10), let scalar = Unicode.Scalar(number),
      number >= 0x20 || [0x09, 0x0A, 0x0D].contains(number), number & 0xFFFE != 0xFFFE
    else {
      throw XMLError("unknown reference “&\(text);”", "Only amp, lt, gt, quot, apos, and numbers are known.", at: start)
    }
    return String(Character(scalar))
  }

  private static func split(_ name: String) -> (prefix: String, local: String) {
    guard let colon = name.firstIndex(of: ":") else { return ("", name) }
    return (String(name[..<colon]), String(name[name.index(after: colon)...]))
  }
}

extension UInt8 {
  fileprivate var isXMLSpace: Bool { self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D }

  /// Whether a byte can only follow the first one of a name.
  fileprivate var isXMLNameRest: Bool {
    self == UInt8(ascii: "-") || self == UInt8(ascii: ".") || (0x30...0x39).contains(self)
  }

  fileprivate var isXMLName: Bool {
    isXMLNameRest || (0x61...0x7A).contains(self | 0x20) || self == UInt8(ascii: "_") || self == UInt8(ascii: ":")
      || self >= 0x80
  }
}
