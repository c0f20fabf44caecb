import CGumbo

/// HTML as Gumbo has parsed it by the rules of the HTML standard; freed when the value goes out of scope.
///
/// This file and `HTMLNode.swift` are the only ones that call Gumbo.
package struct HTMLTree: ~Copyable {
  private let output: UnsafeMutablePointer<GumboOutput>
  private let base: UnsafePointer<CChar>

  /// Parses a piece of a page's body.
  ///
  /// - Parameter html: UTF-8 that outlives the tree.
  /// - Returns: nil for HTML that would take Gumbo out of proportion to its length; see `HTMLBounds`.
  package init?(parsing html: UnsafeBufferPointer<UInt8>) {
    guard HTMLBounds.allow(html) else { return nil }
    let empty: StaticString = ""
    let text = UnsafeRawPointer(html.baseAddress ?? empty.utf8Start).assumingMemoryBound(to: CChar.self)
    guard let output = gumbo_parse_fragment(text, html.count) else { return nil }
    self.output = output
    base = text
  }

  deinit {
    gumbo_free(output)
  }

  /// A walk over everything in the fragment.
  package func walk() -> HTMLWalk {
    HTMLWalk(HTMLNode(output.pointee.root, base: base))
  }
}

/// A walk over what is in a node, without recursion: elements are entered and left, all else is only entered.
package struct HTMLWalk {
  package enum Event {
    case enter(HTMLNode)
    case leave(HTMLNode)
  }

  private var open: [(node: HTMLNode, next: Int)]
  /// The element entered last, until the next step.
  private var entered: HTMLNode?

  package init(_ root: HTMLNode) {
    open = [(root, 0)]
  }

  /// The elements around the node that was reached last, the outermost first.
  package var ancestors: some Sequence<HTMLNode> { open.dropFirst().lazy.map(\.node) }

  /// The next step, or nil at the end.
  package mutating func next() -> Event? {
    if let entered {
      open.append((entered, 0))
      self.entered = nil
    }
    guard let (node, index) = open.last else { return nil }
    guard let child = node.child(at: index) else {
      open.removeLast()
      return open.isEmpty ? nil : .leave(node)
    }
    open[open.count - 1].next += 1
    if child.kind == .element { entered = child }
    return .enter(child)
  }

  /// Goes on behind the element that has just been entered, which is not left then.
  package mutating func skip() {
    entered = nil
  }
}
