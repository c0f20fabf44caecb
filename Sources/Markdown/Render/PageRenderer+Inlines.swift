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

  private mutating func writeInlineHTML(_ node: CommonMarkNode) {
    switch options.html {
    case .trust:
      noteTrusted(node.literal)
      writeRaw(node.literal)
      _ = plain.html(node.literal)
    case .omit:
      html.markup("<!-- raw HTML omitted -->")
      noteRawHTML(node.literal, at: range(of: node, needle: node.literal))
    }
  }

  // MARK: Raw HTML

  /// Reports HTML that is left out.
  ///
  /// A comment is no finding: a reader would not have seen it.
  mutating func noteRawHTML(_ literal: UnsafeBufferPointer<UInt8>, at range: SourceRange) {
    guard !RawHTML.isComment(literal) else { return }
    let location = text.location(range)
    rawHTMLFindings.add(
      {
        let line = literal.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
        return .rawHTML(RawHTML.summary(line), at: location)
      }, others: { .moreRawHTML($0, at: location) }, to: &document.diagnostics)
  }

  /// Notes that HTML is kept, and ids and names within it, for links may point at them.
  mutating func noteTrusted(_ literal: UnsafeBufferPointer<UInt8>) {
    if !document.holdsTrustedMarkup { document.holdsTrustedMarkup = !RawHTML.isComment(literal) }
    RawHTML.forEachAnchor(in: literal) { document.rawAnchors.append($0) }
  }
}
