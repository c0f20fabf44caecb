import Diagnostics

/// Follows the text of what extensions have made.
extension PageRenderer {
  mutating func enterText(ofExtended node: CommonMarkNode, _ kind: CommonMarkNode.Kind) {
    switch item(of: node) {
    case .pair(let element, let length): locatedText.delimiter([element.marker], length)
    case .footnote(_, let range): locatedText.pass(range, hidesContent: false)
    case .replacement(let range), .link(let range): locatedText.pass(range, hidesContent: true)
    case .element: break
    case .attributes, nil: locatedText.enter(node, kind)
    }
  }

  mutating func exitText(ofExtended node: CommonMarkNode, _ kind: CommonMarkNode.Kind) {
    switch item(of: node) {
    case .pair(let element, let length): locatedText.delimiter([element.marker], length)
    case .footnote, .element: break
    case .replacement, .link: locatedText.endPassing()
    case .attributes, nil: locatedText.exit(kind)
    }
  }
}
