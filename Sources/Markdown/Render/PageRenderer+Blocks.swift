import Diagnostics
import Words
import Writing

extension PageRenderer {
  mutating func enter(_ node: CommonMarkNode) {
    let kind = node.kind
    switch kind {
    case .document, .custom: break
    case .blockQuote: enterQuote(node)
    case .list: enterList(node)
    case .item:
      containerDepth += 1
      startLine()
      plain.endBlock()
      html.markup("<li>")
    case .paragraph:
      block = node
      beginText(of: node)
      if node != hiddenParagraph, !isTight(node) {
        startLine()
        plain.endBlock()
        paragraphStart = plain.count
        html.markup("<p>")
      }
      writeTaskBox(node)
    case .heading: enterHeading(node)
    case .codeBlock: writeCodeBlock(node)
    case .htmlBlock: writeHTMLBlock(node)
    case .thematicBreak: writeThematicBreak()
    default: enterInline(node, kind)
    }
  }

  mutating func exit(_ node: CommonMarkNode) {
    let kind = node.kind
    switch kind {
    case .document, .custom, .codeBlock, .htmlBlock, .thematicBreak: break
    case .blockQuote:
      containerDepth -= 1
      startLine()
      plain.endBlock()
      html.markup(quotes.popLast() == true ? "</div>\n" : "</blockquote>\n")
    case .list:
      plain.endBlock()
      html.markup(node.isBulletList ? "</ul>\n" : "</ol>\n")
    case .item:
      containerDepth -= 1
      plain.endBlock()
      html.markup("</li>\n")
    case .paragraph:
      locatedText.end()
      closeFormatting()
      guard node != hiddenParagraph, !isTight(node) else { break }
      endParagraphText(from: paragraphStart)
      html.markup("</p>\n")
    case .heading: exitHeading(node)
    default: exitInline(node, kind)
    }
  }

  /// Whether a paragraph is in a tight list, where it has no element of its own.
  func isTight(_ paragraph: CommonMarkNode) -> Bool {
    guard let list = paragraph.parent?.parent, list.kind == .list else { return false }
    return list.isTightList
  }

  private mutating func enterList(_ node: CommonMarkNode) {
    startLine()
    plain.endBlock()
    if node.isBulletList {
      html.markup("<ul>\n")
    } else if node.listStart == 1 {
      html.markup("<ol>\n")
    } else {
      html.markup("<ol start=\"")
      html.number(node.listStart)
      html.markup("\">\n")
    }
  }

  private mutating func enterQuote(_ node: CommonMarkNode) {
    containerDepth += 1
    startLine()
    plain.endBlock()
    guard options.callouts, let callout = takeCallout(from: node) else {
      quotes.append(false)
      html.markup("<blockquote>\n")
      return
    }
    quotes.append(true)
    callout.start(in: &html, options.words)
    plain.text(options.words.text(callout.title))
    plain.endBlock()
  }

  mutating func writeThematicBreak() {
    startLine()
    plain.endBlock()
    html.markup("<hr />\n")
  }
}
