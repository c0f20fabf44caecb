/// An element of an XML document.
package struct XMLElement: Sendable {
  /// Its name without a prefix.
  package let name: String
  /// The namespace that its prefix stands for; empty if there is none.
  package let namespace: String
  /// The values of its attributes, by name with prefix.
  package let attributes: [String: String]
  /// Where it starts in the bytes of the document.
  package let offset: Int
  package internal(set) var children: [Child] = []

  package enum Child: Sendable {
    case element(XMLElement)
    case text(String)
  }

  /// Child elements, in order.
  package var elements: [XMLElement] {
    children.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }
}

/// Why bytes are not XML that is read here, and where.
package struct XMLError: Error, Sendable, Hashable {
  /// A headline.
  package var summary: String
  /// How to fix it, in full sentences.
  package var explanation: String
  /// In the bytes of the document.
  package var offset: Int

  package init(_ summary: String, _ explanation: String = "", at offset: Int) {
    (self.summary, self.explanation, self.offset) = (summary, explanation, offset)
  }
}
