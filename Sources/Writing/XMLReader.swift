/// Reads an XML document as a tree.
///
/// This is the part of XML 1.0 with namespaces that exchange formats need: elements, attributes, text, comments, CDATA,
/// and the predefined entities. The bytes may come from anyone, so a document type is refused, and with it every entity
/// that could expand; depth is bounded, and nothing is read twice. Other processing instructions than the declaration
/// are refused.
package struct XMLReader {
  let bytes: [UInt8]
  var index = 0
  /// Namespaces in force, by prefix; the innermost last.
  var namespaces: [(prefix: String, name: String)] = [("xml", "http://www.w3.org/XML/1998/namespace")]

  /// The maximum depth of elements in elements.
  package static let depthLimit = 64
  /// The maximum number of attributes of an element.
  package static let attributeLimit = 128

  /// The outermost element of a document.
  ///
  /// - Throws: `MalformedFile`.
  package static func root(of bytes: [UInt8]) throws(MalformedFile) -> XMLElement {
    var reader = XMLReader(bytes: bytes)
    try reader.checkEncoding()
    try reader.skipProlog()
    guard reader.next == UInt8(ascii: "<") else {
      throw MalformedFile(reader.next == nil ? "no element" : "text outside of any element", at: reader.index)
    }
    let root = try reader.element(depth: 0)
    try reader.skipMiscellany()
    guard reader.next == nil else { throw MalformedFile("content behind the outermost element", at: reader.index) }
    return root
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  func isNext(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { index + $0.count <= bytes.count && bytes[index..<index + $0.count].elementsEqual($0) }
  }

  private mutating func take(_ text: StaticString) -> Bool {
    guard isNext(text) else { return false }
    index += text.utf8CodeUnitCount
    return true
  }

  mutating func expect(_ text: StaticString, _ summary: String) throws(MalformedFile) {
    guard take(text) else { throw MalformedFile(summary, at: index) }
  }

  mutating func skipSpace() {
    while let byte = next, byte.isXMLSpace { index += 1 }
  }

  // MARK: Around the outermost element

  private mutating func checkEncoding() throws(MalformedFile) {
    try MalformedFile.checkUTF8(bytes, advice: "Save the file as UTF-8.")
    if let control = bytes.firstIndex(where: { $0 < 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }) {
      throw MalformedFile("XML does not allow this control character", at: control)
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  private mutating func skipProlog() throws(MalformedFile) {
    if isNext("<?xml"), index + 5 < bytes.count, bytes[index + 5].isXMLSpace {
      let start = index
      while next != nil, !isNext("?>") { index += 1 }
      let declaration = String(decoding: bytes[start..<index], as: UTF8.self).lowercased()
      try expect("?>", "the XML declaration does not end")
      if let encoding = declaration.split(separator: "encoding", maxSplits: 1).dropFirst().first,
        !encoding.contains("utf-8"), !encoding.contains("utf8"), !encoding.contains("us-ascii")
      {
        throw MalformedFile(
          "the XML declaration names another encoding than UTF-8", "Save the file as UTF-8.", at: start)
      }
    }
    try skipMiscellany()
  }

  /// Skips white space and comments.
  private mutating func skipMiscellany() throws(MalformedFile) {
    while true {
      skipSpace()
      if isNext("<!DOCTYPE") {
        throw MalformedFile("document types are not read", "Remove the DOCTYPE.", at: index)
      }
      guard try skipComment() else { break }
    }
    try refuseInstruction()
  }

  private func refuseInstruction() throws(MalformedFile) {
    if isNext("<?") { throw MalformedFile("processing instructions are not read", "Remove it.", at: index) }
  }

  private mutating func skipComment() throws(MalformedFile) -> Bool {
    let start = index
    guard take("<!--") else { return false }
    while next != nil, !isNext("-->") { index += 1 }
    guard take("-->") else { throw MalformedFile("the comment does not end", at: start) }
    return true
  }

  // MARK: Elements

  private mutating func element(depth: Int) throws(MalformedFile) -> XMLElement {
    let start = index
    guard depth < Self.depthLimit else {
      throw MalformedFile("elements are nested more than \(Self.depthLimit) levels deep", at: start)
    }
    index += 1
    let name = try name()
    let outer = namespaces.count
    let attributes = try attributes()
    let (prefix, local) = Self.split(name)
    guard let namespace = namespaces.last(where: { $0.prefix == prefix })?.name ?? (prefix.isEmpty ? "" : nil) else {
      throw MalformedFile("the prefix “\(prefix.prefix(40))” stands for no namespace", at: start)
    }
    var element = XMLElement(name: local, namespace: namespace, attributes: attributes, offset: start)
    if !take("/>") {
      try expect(">", "the tag “<\(name.prefix(40))” does not end")
      try readContent(of: &element, depth: depth)
      let end = index
      index += 2
      guard try self.name() == name else {
        throw MalformedFile("the end tag does not belong to “<\(name.prefix(40))>”", at: end)
      }
      skipSpace()
      try expect(">", "the end tag of “<\(name.prefix(40))>” does not end")
    }
    namespaces.removeSubrange(outer...)
    return element
  }

  /// Reads up to the end tag of an element.
  private mutating func readContent(of element: inout XMLElement, depth: Int) throws(MalformedFile) {
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
          if isNext("<!") { throw MalformedFile("declarations are not read", "Remove it.", at: index) }
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
    throw MalformedFile("“<\(element.name.prefix(40))>” has no end tag", at: element.offset)
  }

  private mutating func readCData(into text: inout [UInt8]) throws(MalformedFile) {
    let start = index
    index += 9
    while let byte = next, !isNext("]]>") {
      text.append(byte)
      index += 1
    }
    guard take("]]>") else { throw MalformedFile("the CDATA section does not end", at: start) }
  }
}
