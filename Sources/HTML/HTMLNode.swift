import CGumbo

/// A node of parsed HTML; valid as long as its tree.
package struct HTMLNode {
  private let pointer: UnsafePointer<GumboNode>
  private let base: UnsafePointer<CChar>

  package enum Kind {
    case element, text, comment
  }

  init(_ pointer: UnsafePointer<GumboNode>, base: UnsafePointer<CChar>) {
    self.pointer = pointer
    self.base = base
  }

  package var kind: Kind {
    switch pointer.pointee.type {
    case GUMBO_NODE_ELEMENT, GUMBO_NODE_TEMPLATE, GUMBO_NODE_DOCUMENT: .element
    case GUMBO_NODE_COMMENT: .comment
    default: .text
    }
  }

  // MARK: Text

  /// The text of a node that is not an element, character references decoded.
  package var text: UnsafeBufferPointer<UInt8> { Self.bytes(gumbo_text(pointer).pointee.text) }

  // MARK: Elements

  private var element: UnsafePointer<GumboElement> { gumbo_element(pointer) }

  /// Whether an element is one of HTML, not one of SVG or MathML.
  package var isHTML: Bool {
    kind == .element && element.pointee.tag_namespace == GUMBO_NAMESPACE_HTML
      && pointer.pointee.type != GUMBO_NODE_TEMPLATE
  }

  /// Whether the parser knows an element of that name.
  package var isKnown: Bool { element.pointee.tag != GUMBO_TAG_UNKNOWN }

  /// The element's name in lowercase.
  package var name: String {
    if element.pointee.tag != GUMBO_TAG_UNKNOWN {
      return String(cString: gumbo_normalized_tagname(element.pointee.tag))
    }
    return writtenName.lowercased()
  }

  /// The element's name as its start tag has it; empty for an element that no start tag has made.
  package var writtenName: String {
    var name = element.pointee.original_tag
    gumbo_tag_from_original_text(&name)
    guard let start = name.data else { return "" }
    let bytes = UnsafeRawBufferPointer(start: start, count: name.length)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Where the start tag is in what was parsed; nil for an element that no start tag has made.
  ///
  /// Elements that the parser had to repeat stand where the first one does.
  package var startTag: Range<Int>? { range(element.pointee.original_tag) }

  /// Whether an end tag of its own ends the element, and not that of one around it.
  package var hasEndTag: Bool {
    let piece = element.pointee.original_end_tag
    guard let start = piece.data else { return false }
    let tag = UnsafeRawBufferPointer(start: start, count: piece.length)
    let name = writtenName.utf8
    return tag.starts(with: "</".utf8) && tag.dropFirst(2).starts(with: name) { $0 | 0x20 == $1 | 0x20 }
  }

  package var attributes: [HTMLAttribute] {
    let vector = element.pointee.attributes
    return (0..<Int(vector.length)).compactMap { index in
      vector.data[index].map { attribute in
        let attribute = attribute.assumingMemoryBound(to: GumboAttribute.self)
        return HTMLAttribute(
          name: String(cString: attribute.pointee.name).lowercased(),
          value: Array(Self.bytes(attribute.pointee.value)),
          valueRange: range(attribute.pointee.original_value))
      }
    }
  }

  /// An attribute's value, character references decoded.
  package func attribute(_ name: String) -> [UInt8]? {
    attributes.first { $0.name == name }?.value
  }

  func child(at index: Int) -> HTMLNode? {
    let children = element.pointee.children
    guard index < Int(children.length), let child = children.data[index] else { return nil }
    return HTMLNode(child.assumingMemoryBound(to: GumboNode.self), base: base)
  }

  package var hasChildren: Bool { element.pointee.children.length > 0 }

  private func range(_ piece: GumboStringPiece) -> Range<Int>? {
    guard let start = piece.data, piece.length > 0 else { return nil }
    let offset = start - base
    return offset..<offset + piece.length
  }

  private static func bytes(_ string: UnsafePointer<CChar>?) -> UnsafeBufferPointer<UInt8> {
    guard let string else { return UnsafeBufferPointer(start: nil, count: 0) }
    let start = UnsafeRawPointer(string).assumingMemoryBound(to: UInt8.self)
    return UnsafeBufferPointer(start: start, count: strlen(string))
  }
}

/// An attribute of an element.
package struct HTMLAttribute: Sendable {
  /// In lower case.
  package var name: String
  /// Character references decoded.
  package var value: [UInt8]
  /// The value with its quotes in what was parsed; nil if there is none.
  package var valueRange: Range<Int>?
}

extension HTMLNode {
  /// What a reader sees of an element on one line: its text, and the alternative texts of its images.
  package var textContent: String {
    var text: [UInt8] = []
    var walk = HTMLWalk(self)
    while let event = walk.next() {
      guard case .enter(let node) = event else { continue }
      switch node.kind {
      case .text: text += node.text
      case .comment: break
      case .element:
        if SafeHTML.treatment(of: node) == .remove { walk.skip() }
        if node.name == "img" { text += node.attribute("alt") ?? [] }
        if node.name == "br" { text.append(0x20) }
      }
    }
    return String(decoding: text, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The first so many bytes of the text of an element, without blanks in front of them.
  package func beginningOfText(_ count: Int) -> String {
    var text: [UInt8] = []
    var walk = HTMLWalk(self)
    var steps = 0
    while text.count < count, steps < Self.farthestText, let event = walk.next() {
      steps += 1
      guard case .enter(let node) = event, node.kind == .text else { continue }
      text += text.isEmpty ? node.text.drop { $0 <= 0x20 } : node.text[...]
    }
    return String(decoding: text.prefix(count), as: UTF8.self)
  }

  /// How many steps into an element its text is looked for.
  private static let farthestText = 50

  /// Whether an element has any text in it, such as the labels of a chart.
  package var holdsText: Bool {
    var walk = HTMLWalk(self)
    while let event = walk.next() {
      if case .enter(let node) = event, node.kind == .text, node.text.contains(where: { $0 > 0x20 }) { return true }
    }
    return false
  }

  /// Whether an element begins with a line end, which a `pre` would lose if it were written as it is.
  package var beginsWithLineEnd: Bool {
    guard let first = child(at: 0), first.kind == .text else { return false }
    return first.text.first == 0x0A
  }
}
