import Diagnostics
import Words
import Writing

/// Tabs: a choice between radio buttons, as with the platforms of a dialog. The style sheet shows the chosen panel.
extension PageRenderer {
  /// So many tabs are told apart by the style sheet; those behind them show all the time.
  private static let most = 12

  mutating func enterTab(_ node: CommonMarkNode) {
    if beginsSet(node) { startSet(node) }
    hasChanged = true
    let number = openSets.last.map { $0.shown + 1 } ?? 1
    if !openSets.isEmpty { openSets[openSets.count - 1].shown = number }
    startPanel(number, name: openSets.last?.names[number - 1] ?? "")
    let isLast = openSets.last.map { $0.shown == $0.names.count } ?? true
    if isLast { openSets.removeLast(openSets.isEmpty ? 0 : 1) }
    quotes.append(.tab(isLast: isLast))
  }

  private func isTab(_ node: CommonMarkNode?) -> (isFirst: Bool, isSelected: Bool)? {
    guard case .tab(let isFirst, let isSelected) = extendedBlock(node)?.kind else { return nil }
    return (isFirst, isSelected)
  }

  /// Whether a tab does not go on with the set of the one before it.
  private func beginsSet(_ node: CommonMarkNode) -> Bool {
    isTab(node.previous) == nil || isTab(node)?.isFirst == true
  }

  /// Writes the names of all tabs of a set, and takes them out of the tree.
  private mutating func startSet(_ first: CommonMarkNode) {
    var names: [Label] = []
    var selected = 0
    var next: CommonMarkNode? = first
    while let node = next, let tab = isTab(node), names.isEmpty || !tab.isFirst {
      if tab.isSelected { selected = names.count }
      let title = extendedBlock(node).flatMap { $0.hasTitle ? TreeRealizer.title(of: node) : nil }
      names.append(title.map(Label.title) ?? .text("\(names.count + 1)"))
      next = node.next
    }
    let texts = writeNames(names, selected: selected)
    openSets.append(OpenSet(names: texts))
  }

  /// What a tab is called.
  private enum Label {
    case title(CommonMarkNode)
    case text(String)
  }

  /// Writes the buttons that choose a tab.
  ///
  /// - Returns: their names without markup.
  private mutating func writeNames(_ labels: [Label], selected: Int) -> [String] {
    // No heading has an id with a dot, so none loses its own to a set.
    setCount += 1
    let set = slugger.take("tabs.\(setCount)")
    html.markup("<div class=\"tabs\">\n<fieldset class=\"tab-names\"><legend class=\"visually-hidden\">")
    html.word(.tabs, of: options.words)
    html.markup("</legend>\n")
    var names: [String] = []
    for (index, label) in labels.enumerated() {
      if case .title(let title) = label { rewriteInlines(of: title) }
      let name =
        switch label {
        case .title(let title): plainText(of: title)
        case .text(let text): text
        }
      names.append(name)
      let id = slugger.take("\(set).\(index + 1)")
      html.markup("<input type=\"radio\"")
      html.attribute("name", set)
      html.attribute("id", id)
      html.attribute("value", Slugger.slug(name))
      writeClass(index + 1, of: "")
      html.markup(index == selected ? " checked><label" : "><label")
      html.attribute("for", id)
      html.markup(">")
      switch label {
      case .title(let title):
        block = title
        beginText(of: title)
        renderContent(of: title)
        locatedText.end()
        block = nil
        title.remove()
      case .text(let text):
        html.text(text)
        plain.text(text)
      }
      plain.endBlock()
      html.markup("</label>\n")
    }
    html.markup("</fieldset>\n")
    return names
  }

  private mutating func writeClass(_ number: Int, of name: StaticString) {
    html.markup(" class=\"")
    html.markup(name)
    html.markup("tab-")
    html.number(min(number, Self.most + 1))
    html.markup("\"")
  }

  private mutating func startPanel(_ number: Int, name: String) {
    html.markup("<div")
    writeClass(number, of: "tab-panel ")
    html.attribute("data-name", name)
    html.markup(">\n")
  }

  // MARK: Groups of code

  /// Writes the names of the code blocks of a group.
  mutating func startCodeGroup(_ node: CommonMarkNode) {
    var labels: [Label] = []
    var next = node.firstChild
    while let child = next {
      if child.kind == .codeBlock { labels.append(.text(Self.name(of: child.info, labels.count + 1))) }
      next = child.next
    }
    openSets.append(OpenSet(names: writeNames(labels, selected: 0)))
  }

  /// What a code block is called: `js [config.js]`, `js title="config.js"`, or its language.
  private static func name(of info: UnsafeBufferPointer<UInt8>, _ number: Int) -> String {
    let info = CodeInfo(info, isExtended: true)
    if !info.tab.isEmpty { return info.tab }
    if !info.name.isEmpty { return info.name }
    if !info.nameInGroup.isEmpty { return info.nameInGroup }
    return info.language.isEmpty ? "\(number)" : String(decoding: info.language, as: UTF8.self)
  }

  func isInCodeGroup(_ node: CommonMarkNode) -> Bool {
    !openSets.isEmpty && extendedBlock(node.parent)?.kind == .codeGroup
  }

  mutating func startCodePanel() {
    let number = openSets[openSets.count - 1].shown + 1
    openSets[openSets.count - 1].shown = number
    startPanel(number, name: openSets[openSets.count - 1].names[number - 1])
  }

  mutating func endCodePanel() {
    startLine()
    html.markup("</div>\n")
  }

  // MARK: Code blocks that are tabs

  /// The tab that a code block is by its info string, `yaml tab="Kubernetes"`: older versions of SuperFences, and
  /// Fumadocs, make tabs of those that follow each other.
  func codeTab(_ node: CommonMarkNode?) -> String? {
    guard let node, node.kind == .codeBlock, options.extensions.isSuperset(of: [.tabs, .codeNames]) else { return nil }
    let info = node.info
    // Nearly no info string has more than its language.
    guard info.count > 4 else { return nil }
    let tab = CodeInfo(info, isExtended: true).tab
    return tab.isEmpty ? nil : tab
  }

  /// Writes the names of all tabs of a set with its first code block.
  mutating func startCodeTab(_ node: CommonMarkNode) {
    startLine()
    if codeTab(node.previous) == nil {
      var labels: [Label] = []
      var next: CommonMarkNode? = node
      while let block = next, let tab = codeTab(block) {
        labels.append(.text(tab))
        next = block.next
      }
      openSets.append(OpenSet(names: writeNames(labels, selected: 0)))
    }
    startCodePanel()
  }

  /// Ends a set of tabs with its last code block.
  mutating func endCodeTab(_ node: CommonMarkNode) {
    endCodePanel()
    guard codeTab(node.next) == nil else { return }
    openSets.removeLast()
    html.markup("</div>\n")
  }
}

/// A set of tabs whose panels are being written.
struct OpenSet {
  let names: [String]
  var shown = 0
}

extension Word {
  fileprivate static let tabs = Word("text.tabs")
}
