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
