import Diagnostics
import Words
import Writing

/// What to do with a level-1 heading at the start of a page, because the template shows the page title itself.
package enum LeadingTitle: Sendable {
  /// Render it like any other heading.
  case keep
  /// Use it as the title, and do not render it; the first heading behind text, too, because the page has no other title.
  ///
  /// Without one, a heading of another level that the page begins with is the title.
  case takeOut
  /// The same, for a page that the navigation names: a heading of another level is the title only if it is that name.
  case takeOutOfPage(named: String)
  /// The same, but behind text only if it equals the title in front matter: other tools show that in the browser’s tab,
  /// and the heading on the page.
  case takeOutBehindText(ifEqual: String)
  /// Do not render it if it equals the title given elsewhere.
  case takeOutIfEqual(to: String)
}

extension PageRenderer {
  /// Records the page title, and returns whether to remove it from the HTML.
  mutating func takesOut(_ node: CommonMarkNode) -> Bool {
    let level = node.headingLevel
    guard document.title == nil, level == 1 || document.outline.isEmpty, let root = node.parent, root.kind == .document
    else { return false }
    if level > 1, !mayBeTitle(node) { return false }
    let text = plainText(of: node)
    if level == 1, node.firstChild == nil { return isPlaceholder(node) }
    if level == 1 {
      guard followsNoText(node) || document.outline.isEmpty && isTitle(behindText: text) else { return false }
    }
    guard text.contains(where: { !$0.isWhitespace }) else { return false }
    switch leadingTitle {
    case .keep: return false
    case .takeOutOfPage(let name): guard level == 1 || Self.isSame(text, as: name) else { return false }
    case .takeOut, .takeOutBehindText: break
    case .takeOutIfEqual(let title): guard text == title else { return false }
    }
    noteText(ofHidden: node)
    document.title = heading(node, level: level, text: text)
    document.isTitleTakenOut = true
    return true
  }

  /// Whether a heading below level 1 begins a page that has no other heading of its level or above: among others, it
  /// begins a section.
  private func mayBeTitle(_ node: CommonMarkNode) -> Bool {
    switch leadingTitle {
    case .takeOut, .takeOutOfPage: break
    case .keep, .takeOutBehindText, .takeOutIfEqual: return false
    }
    var previous = node.previous
    while let block = previous {
      guard Self.showsNothing(block) else { return false }
      previous = block.previous
    }
    var next = node.next
    while let block = next {
      if block.kind == .heading, block.headingLevel <= node.headingLevel { return false }
      next = block.next
    }
    return true
  }

  /// Whether a block has only comments and anchors.
  private static func showsNothing(_ block: CommonMarkNode) -> Bool {
    if block.kind == .htmlBlock { return isAnchors(block.literal) }
    guard block.kind == .paragraph else { return false }
    var child = block.firstChild
    while let node = child {
      guard node.kind == .softBreak || node.kind == .inlineHTML && isAnchors(node.literal) else { return false }
      child = node.next
    }
    return true
  }

  /// Whether HTML consists of comments and the tags of anchors.
  private static func isAnchors(_ html: UnsafeBufferPointer<UInt8>) -> Bool {
    var rest = html[...]
    while let first = rest.first {
      if first <= 0x20 {
        rest.removeFirst()
        continue
      }
      let isComment = rest.starts(with: "<!--".utf8)
      guard isComment || ["<a ", "</a>"].contains(where: { rest.starts(with: $0.utf8) }),
        let end = isComment ? rest.firstRange(of: "-->".utf8)?.upperBound : rest.firstIndex(of: 0x3E).map({ $0 + 1 })
      else { return false }
      rest = rest[end...]
    }
    return true
  }

  /// Whether two titles have the same letters and digits.
  private static func isSame(_ title: String, as other: String) -> Bool {
    let isPart = { (character: Character) in character.isLetter || character.isNumber }
    return title.lowercased().filter(isPart) == other.lowercased().filter(isPart)
  }

  /// Whether an empty heading only keeps another tool from showing the title of front matter above the text.
  private func isPlaceholder(_ node: CommonMarkNode) -> Bool {
    switch leadingTitle {
    case .takeOut, .takeOutOfPage, .takeOutBehindText: document.outline.isEmpty && followsNoText(node)
    case .keep, .takeOutIfEqual: false
    }
  }

  /// Whether the first heading is the title although text is before it.
  private func isTitle(behindText heading: String) -> Bool {
    switch leadingTitle {
    case .takeOut, .takeOutOfPage: true
    case .takeOutBehindText(let title): heading == title
    case .keep, .takeOutIfEqual: false
    }
  }

  /// Whether a block has only such before it as can be above a title: HTML, a line, or what begins with a link or badge.
  private func followsNoText(_ node: CommonMarkNode) -> Bool {
    var previous = node.previous
    while let block = previous {
      switch block.kind {
      case .htmlBlock, .thematicBreak: break
      case .paragraph where block.firstChild.map { [.image, .link, .inlineHTML].contains($0.kind) } == true: break
      default: return false
      }
      previous = block.previous
    }
    return true
  }

  mutating func enterHeading(_ node: CommonMarkNode) {
    block = node
    beginText(of: node)
    startLine()
    plain.endBlock()
    let level = node.headingLevel
    let heading = heading(node, level: level, text: plainText(of: node))
    html.markup("<h")
    html.number(level)
    if !heading.anchor.isEmpty { html.attribute("id", heading.anchor) }
    html.markup(">")
    document.outline.append(heading)
  }

  mutating func exitHeading(_ node: CommonMarkNode) {
    closeFormatting()
    if let heading = document.outline.last, !heading.anchor.isEmpty { writeAnchorLink(heading.anchor) }
    locatedText.end()
    plain.endBlock()
    if let last = document.outline.indices.last {
      document.outline[last].textRange = document.outline[last].textRange.lowerBound..<plain.count
      if node.headingLevel == 1, document.title == nil { document.title = document.outline[last] }
    }
    html.markup("</h")
    html.number(node.headingLevel)
    html.markup(">\n")
  }

  /// The link of a heading to itself.
  mutating func writeAnchorLink(_ anchor: String) {
    html.markup("<a class=\"anchor\" href=\"#")
    html.url(anchor)
    html.markup("\"")
    html.attribute("aria-label", .anchor, of: options.words)
    html.markup("></a>")
  }

  private mutating func heading(_ node: CommonMarkNode, level: Int, text plain: String) -> MarkdownDocument.Heading {
    let line = text.lineRange(node.startLine)
    let range = min(line.lowerBound + node.startColumn - 1, line.upperBound)..<line.upperBound
    var heading = MarkdownDocument.Heading(
      level: level, anchor: blockID ?? (options.anchors ? slugger.anchor(for: anchorText(of: node, plain)) : ""),
      text: plain,
      offset: html.count, textRange: self.plain.count..<self.plain.count,
      range: text.fileRange(range), isTopLevel: containerDepth == 0)
    if let place = text.includedPlace(of: range) { heading.included = place }
    return heading
  }

  /// What the anchor of a heading is made of: its text, without what badges say, and without blanks at its end.
  private func anchorText(of node: CommonMarkNode, _ plain: String) -> String {
    var child = node.firstChild
    while let other = child, other.kind != .inlineHTML { child = other.next }
    let text = child == nil ? plain : plainText(of: node, skipsBadges: true)
    return text.last?.isWhitespace == true ? String(text.reversed().drop(while: \.isWhitespace).reversed()) : text
  }

  /// The text of a block without markup and images; breaks become spaces.
  func plainText(of block: CommonMarkNode, skipsBadges: Bool = false) -> String {
    var bytes: [UInt8] = []
    var isInBadge = false
    var next = block.firstChild
    while let node = next {
      let kind = node.kind
      switch kind {
      case .inlineHTML where skipsBadges: isInBadge = BadgeInHeading.isStart(node.literal)
      case .text, .code: if !isInBadge { bytes += node.literal }
      case .softBreak, .lineBreak: bytes.append(UInt8(ascii: " "))
      default: break
      }
      if kind != .image, let child = node.firstChild {
        next = child
        continue
      }
      next = node.next
      var ancestor = node.parent
      while next == nil, let parent = ancestor, parent != block {
        next = parent.next
        ancestor = parent.parent
      }
    }
    return bytes.withUnsafeBufferPointer { string($0) }
  }
}
