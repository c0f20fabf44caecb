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

  private mutating func writeInlineHTML(_ node: CommonMarkNode) {
    switch options.html {
    case .trust:
      noteTrusted(node.literal)
      writeRaw(node.literal)
    case .omit:
      html.markup("<!-- raw HTML omitted -->")
      noteRawHTML(node.literal, at: range(of: node, needle: node.literal))
    }
  }

  // MARK: Raw HTML

  /// Reports HTML that is removed.
  ///
  /// A comment is not reported, because readers would not see it anyway.
  mutating func noteRawHTML(_ literal: UnsafeBufferPointer<UInt8>, at range: SourceRange) {
    guard !RawHTML.isComment(literal) else { return }
    let location = text.location(range)
    rawHTMLFindings.add(
      {
        let line = literal.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
        return .rawHTML(RawHTML.summary(line), at: location)
      }, others: { .moreRawHTML($0, at: location) }, to: &document.diagnostics)
  }

  /// Records that HTML is kept, and the IDs and names in it, because links can point to them.
  mutating func noteTrusted(_ literal: UnsafeBufferPointer<UInt8>) {
    if !document.holdsTrustedMarkup { document.holdsTrustedMarkup = !RawHTML.isComment(literal) }
    RawHTML.forEachAnchor(in: literal) { document.rawAnchors.append($0) }
  }
}
