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
  /// The same, for a page that the navigation names: a heading of another level is the title if it is that name, also
  /// among others of its level, or if the other tool does not show the name on the page.
  case takeOutOfPage(named: String, isShown: Bool = true)
  /// The same, but behind text, and a heading of another level, only if it equals the title in front matter: other tools
  /// show that in the browser’s tab, and the heading on the page. Among several of level 1, one without the words of that
  /// title begins a part.
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
    if level > 1, !beginsPage(node) { return false }
    let text = plainText(of: node)
    if level == 1, node.firstChild == nil { return isPlaceholder(node) }
    if level == 1 {
      guard followsNoText(node) || document.outline.isEmpty && isTitle(behindText: text) else { return false }
    }
    guard text.contains(where: { !$0.isWhitespace }) else { return false }
    switch leadingTitle {
    case .keep: return false
    case .takeOutIfEqual(let title): guard text == title else { return false }
    case .takeOut, .takeOutOfPage, .takeOutBehindText:
      guard level == 1 ? !beginsPart(node, text) : takesTitle(from: node, text) else { return false }
    }
    noteText(ofHidden: node)
    document.title = heading(node, level: level, text: text)
    document.isTitleTakenOut = true
    return true
  }

  /// Whether a heading of level 1 begins one of several parts of a page, whose title is in front matter.
  private func beginsPart(_ node: CommonMarkNode, _ text: String) -> Bool {
    guard case .takeOutBehindText(let title) = leadingTitle else { return false }
    return !Self.isSame(text, as: title) && !Self.repeats(title, in: text) && highestLevel(behind: node) == 1
  }

  /// Whether a heading has all words of a title, and more: “Split event processor” for “Split event”.
  private static func repeats(_ title: String, in heading: String) -> Bool {
    func words(_ text: String) -> Set<Substring> { Set(text.split { !$0.isLetter && !$0.isNumber }) }
    let needed = words(title.lowercased())
    return !needed.isEmpty && needed.isSubset(of: words(heading.lowercased()))
  }

  /// Whether a heading below level 1 that begins the page is its title; raises the others if all are below it.
  private mutating func takesTitle(from node: CommonMarkNode, _ text: String) -> Bool {
    let highest = highestLevel(behind: node)
    // Among others of its level, it begins a section.
    let isAlone = highest > node.headingLevel
    let isTitle =
      switch leadingTitle {
      case .keep, .takeOutIfEqual: false
      case .takeOut: isAlone
      case .takeOutOfPage(let name, let isShown): Self.isSame(text, as: name) || !isShown && isAlone
      case .takeOutBehindText(let title): Self.isSame(text, as: title)
      }
    guard isTitle, highest > 1 else { return false }
    if isAlone, !hasHTMLHeadings(behind: node) { document.raisedLevels = node.headingLevel - 1 }
    return true
  }

  /// Whether a heading below level 1 begins a page, so that it may be its title.
  private func beginsPage(_ node: CommonMarkNode) -> Bool {
    switch leadingTitle {
    case .takeOut, .takeOutOfPage, .takeOutBehindText: break
    case .keep, .takeOutIfEqual: return false
    }
    var previous = node.previous
    while let block = previous {
      guard Self.showsNothing(block) else { return false }
      previous = block.previous
    }
    return true
  }

  /// The level of the highest heading behind a block; 7 if there is none.
  private func highestLevel(behind node: CommonMarkNode) -> Int {
    var level = 7
    var next = node.next
    while let block = next {
      if block.kind == .heading { level = min(level, block.headingLevel) }
      next = block.next
    }
    return level
  }

  /// Whether the page has headings in HTML, which keep their levels.
  private func hasHTMLHeadings(behind node: CommonMarkNode) -> Bool {
    var next = node.next
    while let block = next {
      if block.kind == .htmlBlock {
        let literal = block.literal
        let marks = literal.indices.dropLast(2).filter { literal[$0] == UInt8(ascii: "<") }
        if marks.contains(where: { literal[$0 + 1] | 0x20 == 0x68 && (0x31...0x36).contains(literal[$0 + 2]) }) {
          return true
        }
      }
      next = block.next
    }
    return false
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

  /// Whether a block has only such before it as can be above a title: HTML, a line, a box, or what begins with a link or
  /// badge.
  private func followsNoText(_ node: CommonMarkNode) -> Bool {
    var previous = node.previous
    while let block = previous {
      switch block.kind {
      case .htmlBlock, .thematicBreak: break
      case .blockQuote where isBox(block): break
      case .paragraph where block.firstChild.map { [.image, .link, .inlineHTML].contains($0.kind) } == true: break
      default: return false
      }
      previous = block.previous
    }
    return true
  }

  /// Whether a block is a box, or a container that only arranges what is in it.
  private func isBox(_ node: CommonMarkNode) -> Bool {
    switch extendedBlock(node)?.kind {
    case .box, .plain: true
    default: false
    }
  }

  mutating func enterHeading(_ node: CommonMarkNode) {
    block = node
    beginText(of: node)
    startLine()
    plain.endBlock()
    let level = shownLevel(of: node)
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
    html.number(shownLevel(of: node))
    html.markup(">\n")
  }

  /// The level of a heading, which follows that of the title.
  private func shownLevel(of node: CommonMarkNode) -> Int {
    let level = node.headingLevel
    return level > document.raisedLevels + 1 ? level - document.raisedLevels : level
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
