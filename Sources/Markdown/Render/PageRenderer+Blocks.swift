import Diagnostics
import Words
import Writing

extension PageRenderer {
  mutating func enter(_ node: CommonMarkNode) {
    let kind = node.kind
    switch kind {
    case .document: break
    case .blockQuote: enterQuote(node)
    case .list: enterList(node)
    case .item:
      containerDepth += 1
      startLine()
      plain.endBlock()
      html.markup("<li>")
    case .paragraph: enterParagraph(node)
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
    case .document, .codeBlock, .htmlBlock, .thematicBreak: break
    case .blockQuote:
      containerDepth -= 1
      exitQuote(node)
    case .list:
      plain.endBlock()
      html.markup(node.isBulletList ? "</ul>\n" : "</ol>\n")
    case .item:
      containerDepth -= 1
      plain.endBlock()
      html.markup("</li>\n")
    case .paragraph: exitParagraph(node)
    case .heading: exitHeading(node)
    default: exitInline(node, kind)
    }
  }

  private mutating func enterParagraph(_ node: CommonMarkNode) {
    block = node
    beginText(of: node)
    if isTerm(node) { return enterTerm(node) }
    if node == hiddenParagraph {
      writeLoneID()
    } else if !isTight(node) {
      startLine()
      plain.endBlock()
      paragraphStart = plain.count
      html.markup("<p")
      writeBlockID()
      html.markup(">")
    }
    writeTaskBox(node)
  }

  private mutating func exitParagraph(_ node: CommonMarkNode) {
    locatedText.end()
    closeFormatting()
    if node == term {
      plain.endBlock()
      html.markup("</dt>\n")
      term = nil
      return
    }
    writeBackReferences(in: node)
    guard node != hiddenParagraph, !isTight(node) else { return }
    endParagraphText(from: paragraphStart, isLink: Self.isLink(node))
    html.markup("</p>\n")
  }

  /// Whether a paragraph is nothing but a link, such as the title of a box.
  private static func isLink(_ paragraph: CommonMarkNode) -> Bool {
    guard let child = paragraph.firstChild else { return false }
    return child.kind == .link && child.next == nil
  }

  /// Whether a paragraph is in a tight list or definition, where it has no element of its own.
  func isTight(_ paragraph: CommonMarkNode) -> Bool {
    guard let parent = paragraph.parent else { return false }
    if parent.kind == .blockQuote { return isTightDefinition(parent, of: paragraph) }
    guard let list = parent.parent, list.kind == .list else { return false }
    return list.isTightList
  }

  /// Writes the id that the author gave to a paragraph.
  private mutating func writeBlockID() {
    guard let id = blockID else { return }
    html.attribute("id", id)
    document.rawAnchors.append(id)
  }

  /// Writes an id that stands for itself between blocks.
  private mutating func writeLoneID() {
    guard blockID != nil else { return }
    startLine()
    html.markup("<div")
    writeBlockID()
    html.markup("></div>\n")
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
    plain.endBlock()
    if node.tag != 0, blocks.indices.contains(node.tag - 1) { return enter(blocks[node.tag - 1], node) }
    startLine()
    guard options.extensions.contains(.alerts), let kind = takeAlert(from: node) else {
      quotes.append(.quote)
      html.markup("<blockquote>\n")
      return
    }
    quotes.append(.box)
    start(Box(kind: kind, fold: nil, hasHeading: true), title: nil, id: nil)
  }

  mutating func writeThematicBreak() {
    startLine()
    plain.endBlock()
    html.markup("<hr />\n")
  }
}
