import Diagnostics
import Words
import Writing

/// A block quote that is open, or what it stands for.
enum OpenQuote {
  case quote, box, fold, plain, definition, footnote
  /// A container of tabs, which has no element of its own.
  case tabs
  case codeGroup
  /// A tab, and whether it is the last of its set.
  case tab(isLast: Bool)
}

extension PageRenderer {
  /// The extended block that a block quote stands for.
  func extendedBlock(_ node: CommonMarkNode?) -> ExtendedBlock? {
    guard let node, node.kind == .blockQuote, blocks.indices.contains(node.tag - 1) else { return nil }
    return blocks[node.tag - 1]
  }

  mutating func enter(_ block: ExtendedBlock, _ node: CommonMarkNode) {
    startLine()
    switch block.kind {
    case .box(let box):
      quotes.append(box.fold == nil ? .box : .fold)
      start(box, title: takeTitle(of: block, node), id: block.id)
    case .plain(let name):
      quotes.append(.plain)
      startPlain(title: takeTitle(of: block, node), label: label(name), id: block.id)
    case .tabs:
      quotes.append(.tabs)
      // The title of a set of tabs is nothing that readers see.
      if let title = takeTitle(of: block, node) { title.remove() }
    case .codeGroup:
      quotes.append(.codeGroup)
      if let title = takeTitle(of: block, node) { title.remove() }
      startCodeGroup(node)
    case .tab: enterTab(node)
    case .definition:
      guard hasTerm(node) else {
        termless = node
        quotes.append(.plain)
        html.markup("<div>\n")
        return
      }
      quotes.append(.definition)
      html.markup("<dd>")
    case .footnote: quotes.append(.footnote)
    }
  }

  mutating func exitQuote(_ node: CommonMarkNode) {
    plain.endBlock()
    startLineUnlessDefinition()
    switch quotes.popLast() {
    case .box: html.markup("</div>\n")
    case .fold: html.markup("</details>\n")
    case .plain: html.markup("</div>\n")
    case .definition:
      html.markup("</dd>\n")
      if !continuesDefinitions(behind: node) { html.markup("</dl>\n") }
    case .codeGroup:
      openSets.removeLast()
      html.markup("</div>\n")
    case .tab(let isLast): html.markup(isLast ? "</div>\n</div>\n" : "</div>\n")
    case .tabs, .footnote: break
    case .quote, nil: html.markup("</blockquote>\n")
    }
  }

  private mutating func startLineUnlessDefinition() {
    if case .definition = quotes.last { return }
    startLine()
  }

  // MARK: Boxes

  /// Takes the heading out of the tree that holds a block's title.
  mutating func takeTitle(of block: ExtendedBlock, _ node: CommonMarkNode) -> CommonMarkNode? {
    if case .box(let box) = block.kind, box.isTitledByText {
      // A paragraph alone is the text.
      guard let first = node.firstChild, first.kind == .paragraph, first.next != nil else { return nil }
      hasChanged = true
      return first
    }
    guard block.hasTitle, let title = TreeRealizer.title(of: node) else { return nil }
    hasChanged = true
    return title
  }

  /// Writes the beginning of a box, whose title is then taken out of the tree.
  mutating func start(_ box: Box, title: CommonMarkNode?, id: String?) {
    html.markup(box.fold == nil ? "<div class=\"callout callout-" : "<details class=\"callout callout-")
    html.markup(box.kind.style)
    html.byte(UInt8(ascii: "\""))
    writeID(id)
    if box.fold == .open { html.markup(" open") }
    html.markup(box.fold == nil ? " role=\"note\">\n" : ">\n")
    guard box.hasHeading || title != nil else { return }
    html.markup(box.fold == nil ? "<p class=\"callout-title\">" : "<summary class=\"callout-title\">")
    if let title {
      renderTitle(title)
    } else if let title = box.title ?? word(for: box) {
      html.text(title)
      plain.text(title)
      plain.endBlock()
    } else {
      html.word(box.kind.title, of: options.words)
      plain.text(options.words.text(box.kind.title))
      plain.endBlock()
    }
    html.markup(box.fold == nil ? "</p>\n" : "</summary>\n")
  }

  /// The word that an author has for the kind of a box, as MkDocs shows it; nil where the interface has a word for the
  /// kind in another language.
  private func word(for box: Box) -> String? {
    guard let name = box.name, BoxKind(name) == nil || options.words.language == Words.english.language else {
      return nil
    }
    let words = name.split { $0 == "-" || $0 == "_" }.joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// - Parameter label: what a container of an unknown kind is, which its title alone does not say.
  private mutating func startPlain(title: CommonMarkNode?, label: String?, id: String?) {
    html.markup("<div")
    writeID(id)
    html.markup(">\n")
    guard let title else { return }
    html.markup("<p><strong>")
    if let label {
      html.text(label + ": ")
      plain.text(label + ": ")
    }
    renderTitle(title)
    html.markup("</strong></p>\n")
  }

  /// The name of a kind, as readers see it: `version-added` is “Version added”; nil for one that only arranges what is
  /// in it, and for a misspelled one.
  private mutating func label(_ name: String) -> String? {
    guard labels > 0, !Self.plainContainers.contains(name.lowercased()) else { return nil }
    labels -= 1
    if nearestName(to: name, among: BoxKind.names.keys.sorted()) != nil { return nil }
    let words = name.split { $0 == "-" || $0 == "_" }.joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// Renders a title and takes it out of the tree.
  mutating func renderTitle(_ title: CommonMarkNode) {
    rewriteInlines(of: title)
    block = title
    beginText(of: title)
    renderContent(of: title)
    locatedText.end()
    plain.endBlock()
    block = nil
    title.remove()
  }

  mutating func writeID(_ id: String?) {
    guard let id else { return }
    let anchor = slugger.take(id)
    html.attribute("id", anchor)
    document.rawAnchors.append(anchor)
  }

  // MARK: Definitions

  /// Whether a paragraph holds the terms of the definition that follows.
  func isTerm(_ node: CommonMarkNode) -> Bool {
    guard !blocks.isEmpty, node.kind == .paragraph, !isTable(node) else { return false }
    return isDefinition(node.next)
  }

  /// Whether a paragraph is the table that was rendered last, or the one that comes next.
  private func isTable(_ node: CommonMarkNode) -> Bool {
    tables[max(nextTable - 1, 0)..<min(nextTable + 1, tables.count)].contains { $0.node == node }
  }

  private func isDefinition(_ node: CommonMarkNode?) -> Bool {
    if case .definition = extendedBlock(node)?.kind { true } else { false }
  }

  mutating func enterTerm(_ node: CommonMarkNode) {
    startLine()
    plain.endBlock()
    if !continuesList(node) { html.markup("<dl>\n") }
    startTerm(at: node.firstChild)
    term = node
  }

  /// Writes the start tag of a term.
  ///
  /// - Parameter first: what it begins with; the term ends with the line.
  mutating func startTerm(at first: CommonMarkNode?) {
    html.markup("<dt")
    if options.anchors, options.termAnchors {
      var text = ""
      var next = first
      while let inline = next, inline.kind != .softBreak {
        switch inline.kind {
        case .text, .code: text += string(inline.literal)
        case .image: break
        default: text += plainText(of: inline)
        }
        next = inline.next
      }
      let anchor = slugger.anchor(for: text)
      html.attribute("id", anchor)
      document.rawAnchors.append(anchor)
    }
    html.markup(">")
  }

  /// Whether a definition belongs to a term.
  ///
  /// A table is a paragraph in the tree, but not a term.
  private func hasTerm(_ definition: CommonMarkNode) -> Bool {
    continuesList(definition) || definition.previous.map(isTerm) ?? false
  }

  /// Whether the definition list is still open that the block in front belongs to.
  private func continuesList(_ node: CommonMarkNode) -> Bool {
    isDefinition(node.previous) && node.previous != termless
  }

  private func continuesDefinitions(behind node: CommonMarkNode) -> Bool {
    guard let next = node.next else { return false }
    return isDefinition(next) || isTerm(next)
  }

  /// Whether a definition is one paragraph without a blank line above.
  func isTightDefinition(_ quote: CommonMarkNode, of paragraph: CommonMarkNode) -> Bool {
    guard case .definition(let isLoose) = extendedBlock(quote)?.kind else { return false }
    return !isLoose && quote != termless && quote.firstChild == paragraph && paragraph.next?.kind != .paragraph
  }
}

extension PageRenderer {
  /// Containers of other tools that only arrange what is in them.
  private static let plainContainers: Set = [
    "v-pre", "raw", "steps", "card-group", "cardgroup", "cards", "card", "grid", "grids", "columns", "column", "col",
    "row", "div", "section", "center", "left", "right", "preview", "slot", "hero", "grid-item", "code-tabs", "field",
    "field-group", "html", "caption", "figure-caption", "table-caption", "define", "definition",
    "article", "main", "header", "footer", "nav", "figure", "span", "p",
  ]

  /// Whether an author wrote the marks of a fence: those of a component are put in its place.
  private static func isWritten(_ fence: ContainerFence?, at location: SourceLocation, in file: SourceFile) -> Bool {
    guard let fence, location.included == nil, let offset = location.range?.lowerBound,
      file.bytes.indices.contains(offset)
    else { return true }
    return file.bytes[offset] == fence.marker
  }

  /// Reports containers that are never closed, kinds that nobody knows, and footnotes that nothing refers to.
  mutating func reportBlocks(in source: PageText, of file: SourceFile) {
    for block in blocks {
      let location = source.location(block.opening)
      // The code that holds the line which should close it has a finding of its own.
      let isClosedInCode = block.endsInCode && location.range?.lowerBound ?? 0 <= lastUnclosedCode ?? -1
      if block.isUnclosed, !isClosedInCode {
        blockFindings.add(
          {
            .unclosedContainer(
              block.fence, isWritten: Self.isWritten(block.fence, at: location, in: file),
              endsInCode: block.endsInCode, at: location)
          }, others: { .moreContainers($0, at: location) },
          to: &document.diagnostics)
      }
      if let repetition = block.repetition, let fence = block.fence {
        blockFindings.add(
          { .repeatedContainer(fence, at: location, repeatedAt: source.location(repetition)) },
          others: { .moreContainers($0, at: location) }, to: &document.diagnostics)
      }
      switch block.kind {
      case .plain(let name) where Self.plainContainers.contains(name.lowercased()): break
      case .plain(let name):
        let known = BoxKind.names.keys.sorted()
        blockFindings.add(
          { .unknownContainer(name, meant: nearestName(to: name, among: known), at: location) },
          others: { .moreContainers($0, at: location) }, to: &document.diagnostics)
      case .footnote(let key) where footnotes.definitions[key]?.number == nil:
        footnoteFindings.add(
          { .unusedFootnote(key, at: location) }, others: { .moreUnusedFootnotes($0, at: location) },
          to: &document.diagnostics)
      case .footnote(let key) where footnotes.definitions[key]?.references.isEmpty == true:
        footnoteFindings.add(
          { .footnoteOfCode(key, at: location) }, others: { .moreUnusedFootnotes($0, at: location) },
          to: &document.diagnostics)
      default: break
      }
    }
  }
}
