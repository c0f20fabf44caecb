import Diagnostics
import Writing

extension PageRenderer {
  mutating func enterInline(_ node: CommonMarkNode, _ kind: CommonMarkNode.Kind) {
    guard image == nil else {
      writeWithinImage(node, kind)
      return
    }
    switch kind {
    case .text:
      write(UnsafeBufferPointer(rebasing: node.literal.dropFirst(skippedBytes)))
      skippedBytes = 0
    case .softBreak: html.byte(UInt8(ascii: "\n"))
    case .lineBreak: html.markup("<br />\n")
    case .code:
      html.markup("<code>")
      write(node.literal)
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
