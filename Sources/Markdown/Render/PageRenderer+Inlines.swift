import Diagnostics
import Writing

extension PageRenderer {
  mutating func enterInline(_ node: CommonMarkNode, _ kind: CommonMarkNode.Kind) {
    locatedText.enter(node, kind)
    guard image == nil else {
      writeWithinImage(node, kind)
      return
    }
    switch kind {
    case .text:
      let literal = UnsafeBufferPointer(rebasing: node.literal.dropFirst(skippedBytes))
      write(literal)
      addText(literal)
      skippedBytes = 0
    case .softBreak:
      html.byte(UInt8(ascii: "\n"))
      plain.space()
    case .lineBreak:
      html.markup("<br />\n")
      plain.endBlock()
    case .code:
      html.markup("<code>")
      write(node.literal)
      addText(node.literal)
      html.markup("</code>")
    case .inlineHTML: writeInlineHTML(node)
    case .emphasis: html.markup("<em>")
    case .strong: html.markup("<strong>")
    case .link: enterLink(node)
    case .image: enterImage(node)
    default: break
    }
  }

  mutating func exitInline(_ node: CommonMarkNode, _ kind: CommonMarkNode.Kind) {
    locatedText.exit(kind)
    if let image {
      if image.node == node { exitImage(node) }
      return
    }
    switch kind {
    case .emphasis: html.markup("</em>")
    case .strong: html.markup("</strong>")
    case .link: html.markup("</a>")
    default: break
    }
  }

  private mutating func writeWithinImage(_ node: CommonMarkNode, _ kind: CommonMarkNode.Kind) {
    switch kind {
    case .text, .code, .inlineHTML:
      write(node.literal)
      image?.alt += node.literal
    case .softBreak, .lineBreak:
      html.byte(UInt8(ascii: " "))
      image?.alt.append(UInt8(ascii: " "))
    default: break
    }
  }
}
