import Diagnostics
import Writing

extension PageRenderer {
  mutating func enterInline(_ node: CommonMarkNode, _ kind: CommonMarkNode.Kind) {
    if node.tag == 0 { locatedText.enter(node, kind) } else { enterText(ofExtended: node, kind) }
    guard image == nil else {
      writeWithinImage(node, kind)
      return
    }
    switch kind {
    case .text:
      let literal = UnsafeBufferPointer(rebasing: node.literal.dropFirst(skippedBytes))
      if abbreviations.isEmpty { write(literal) } else { writeWithAbbreviations(literal) }
      addText(literal)
      skippedBytes = 0
    case .softBreak:
      // Each line of terms is one.
      if let term, node.parent == term {
        html.markup("</dt>\n")
        startTerm(at: node.next)
        plain.endBlock()
      } else {
        html.byte(UInt8(ascii: "\n"))
        plain.space()
      }
    case .lineBreak:
      html.markup("<br />\n")
      plain.endBlock()
    case .code:
      html.markup("<code")
      writeID(attributes(of: node)?.id)
      html.markup(">")
      write(node.literal)
      addText(node.literal)
      html.markup("</code>")
    case .inlineHTML: writeInlineHTML(node)
    case .emphasis:
      html.markup("<em")
      writeID(attributes(of: node)?.id)
      html.markup(">")
    case .strong:
      html.markup("<strong")
      writeID(attributes(of: node)?.id)
      html.markup(">")
    case .link: enterLink(node)
    case .image: enterImage(node)
    case .custom: enterExtended(node)
    default: break
    }
  }

  func item(of node: CommonMarkNode) -> InlineItem? {
    inlines.indices.contains(node.tag - 1) ? inlines[node.tag - 1] : nil
  }

  private mutating func enterExtended(_ node: CommonMarkNode) {
    switch item(of: node) {
    case .pair(let element, _): writeTag(element.name)
    case .element(let name): writeTag(name)
    case .footnote(let key, _): writeReference(to: key)
    default: break
    }
  }

  private mutating func exitExtended(_ node: CommonMarkNode) {
    switch item(of: node) {
    case .pair(let element, _): writeTag(element.name, isEnd: true)
    case .element(let name): writeTag(name, isEnd: true)
    default: break
    }
  }

  private mutating func writeTag(_ name: StaticString, isEnd: Bool = false) {
    html.markup(isEnd ? "</" : "<")
    html.markup(name)
    html.markup(">")
  }

  /// What braces behind a link or an image say of it.
  func attributes(of node: CommonMarkNode) -> AttributeList? {
    guard case .attributes(let list) = item(of: node) else { return nil }
    return list
  }

  /// Where a link stands that was written without brackets.
  func place(of node: CommonMarkNode) -> Range<Int>? {
    guard case .link(let range) = item(of: node) else { return nil }
    return range
  }

  mutating func exitInline(_ node: CommonMarkNode, _ kind: CommonMarkNode.Kind) {
    if node.tag == 0 { locatedText.exit(kind) } else { exitText(ofExtended: node, kind) }
    if let image {
      if image.node == node { exitImage(node) }
      return
    }
    switch kind {
    case .emphasis: html.markup("</em>")
    case .strong: html.markup("</strong>")
    case .link: html.markup("</a>")
    case .custom: exitExtended(node)
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
